"""Words for people, in both languages the project speaks."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Any, Final, NamedTuple, cast


class Language(Enum):
    """A language a person may read."""

    FRENCH = "fr"
    ENGLISH = "en"


class Text(NamedTuple):
    """The same sentence in French and in English."""

    fr: str
    en: str

    def in_(self, language: Language) -> str:
        return self.fr if language is Language.FRENCH else self.en


YES: Final = Text("oui", "yes")
NO: Final = Text("non", "no")
NONE: Final = Text("aucune", "none")
UNLIMITED: Final = Text("aucune limite", "no limit")


def in_words(value: object) -> Text:
    """A value for people: yes or no, no limit for none, numbers, ranges, lists; any other as it prints."""
    match value:
        case bool():
            return YES if value else NO
        case None:
            return UNLIMITED
        case Enum():
            return in_words(value.value)
        case range():
            return _range(value)
        case tuple() | list():
            return listed(map(in_words, cast(Iterable[Any], value)))
        case _:
            return Text(str(value), str(value))


def listed(parts: Iterable[Text]) -> Text:
    """The parts one after the other."""
    french, english = zip(*parts, strict=True)
    return Text(", ".join(french), ", ".join(english))


def _range(value: range) -> Text:
    """Numbers from the first to the last."""
    if not value:
        return NONE
    first, last = value[0], value[-1]
    return in_words(first) if first == last else Text(f"de {first} à {last}", f"from {first} to {last}")
