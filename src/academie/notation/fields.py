"""`key=value` words at the end of a position."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from academie.kernel import NotationError
from academie.words import Message

T = TypeVar("T")


def pair_text(values: tuple[int, ...]) -> str:
    """Return White's number and Black's, e.g. `4-0`."""
    return f"{values[0]}-{values[1]}"


def read_pair(text: str) -> tuple[int, int]:
    """Return the two numbers of such a text. Raises `ValueError`."""
    first, second = text.split("-")
    return int(first), int(second)


class Fields:
    """The fields of one position, each to be taken once; what is left over is an error."""

    def __init__(self, words: Iterable[str]) -> None:
        self._values: dict[str, str] = {}
        for word in words:
            key, equals, value = word.partition("=")
            if not equals or key in self._values:
                raise NotationError(Message("notation-not-a-field", word=word))
            self._values[key] = value

    def take(self, key: str, read: Callable[[str], T]) -> T | None:
        """Return the field as read, or `None` if it is not given. Raises `NotationError` if reading fails."""
        if key not in self._values:
            return None
        value = self._values.pop(key)
        try:
            return read(value)
        except (KeyError, ValueError, TypeError) as wrong:
            raise NotationError(Message("notation-unreadable-field", field=f"{key}={value}")) from wrong

    def done(self) -> None:
        """Raise `NotationError` if a field was given that was never taken."""
        if self._values:
            raise NotationError(Message("notation-unknown-field", fields=tuple(self._values)))
