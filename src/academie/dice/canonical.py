"""JSON in the one form that is hashed: RFC 8785, kept to what logs need.

Keys are ASCII and sorted, there are no spaces, numbers are integers below 2^53 in size. Anything that two
readers could take differently is refused: a key given twice, a fraction, half of a surrogate pair.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, NoReturn, cast

LARGEST: Final = 2**53 - 1
MOST_DEEP: Final = 32
"""How deep lists and objects may stand in one another; logs need five."""
MALFORMED: Final = (ValueError, LookupError, TypeError, AttributeError, OverflowError, RecursionError)
"""What a reader may raise that takes JSON for something else than it is."""

_encode: Final = json.JSONEncoder(
    sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
).encode


def canonical(value: object) -> bytes:
    """The value as canonical JSON. Raises `ValueError` for what has no such form."""
    _check(value)
    return _encode(value).encode()


def parse(text: str | bytes) -> Any:  # noqa: ANN401 - JSON
    """Read JSON of which there is one reading only. Raises `ValueError`."""
    value = json.loads(text, object_pairs_hook=_unique, parse_float=_no_fraction, parse_constant=_no_fraction)
    _check(value)
    return value


def _check(value: object, deep: int = 0) -> None:
    if deep > MOST_DEEP:
        raise ValueError("this stands too deep for canonical JSON")
    match value:
        case None | bool():
            pass
        case int():
            if abs(value) > LARGEST:
                raise ValueError(f"{value} is too large for canonical JSON")
        case str():
            value.encode()  # raises for half of a surrogate pair
        case list() | tuple():
            for item in cast("Sequence[object]", value):
                _check(item, deep + 1)
        case Mapping():
            for key, item in cast("Mapping[object, object]", value).items():
                if not isinstance(key, str) or not key.isascii():
                    raise ValueError(f"{key!r} is not a key of canonical JSON")
                _check(item, deep + 1)
        case _:
            raise ValueError(f"{type(value).__name__} has no form in canonical JSON")


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key is given twice")
    return found


def _no_fraction(text: str) -> NoReturn:
    raise ValueError(f"{text} is not an integer")
