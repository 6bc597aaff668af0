"""Words for people, in both languages the project speaks."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


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
