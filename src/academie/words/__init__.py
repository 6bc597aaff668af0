"""What people read: the catalogues of each language, and the values that stand for their messages.

Nothing else of the project is imported here, so that every part of it can speak.
"""

from academie.words.catalogue import register
from academie.words.language import WRITTEN, Language, languages
from academie.words.text import (
    NONE,
    NOTHING,
    UNLIMITED,
    Content,
    Fleche,
    Message,
    Player,
    Sayable,
    Text,
    all_of,
    any_of,
    from_json,
    in_words,
    listed,
    series,
    spaced,
    to_json,
    verbatim,
)

__all__ = [
    "NONE",
    "NOTHING",
    "UNLIMITED",
    "WRITTEN",
    "Content",
    "Fleche",
    "Language",
    "Message",
    "Player",
    "Sayable",
    "Text",
    "all_of",
    "any_of",
    "from_json",
    "in_words",
    "languages",
    "listed",
    "register",
    "series",
    "spaced",
    "to_json",
    "verbatim",
]
