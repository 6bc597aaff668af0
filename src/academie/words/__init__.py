"""What people read: the catalogues of each language, and the values that stand for their messages.

Nothing else of the project is imported here, so that every part of it can speak.
"""

from academie.words.language import WRITTEN, Language, languages, register
from academie.words.text import (
    NONE,
    NOTHING,
    UNLIMITED,
    Content,
    Message,
    Sayable,
    Text,
    in_words,
    listed,
    to_json,
    verbatim,
)

__all__ = [
    "NONE",
    "NOTHING",
    "UNLIMITED",
    "WRITTEN",
    "Content",
    "Language",
    "Message",
    "Sayable",
    "Text",
    "in_words",
    "languages",
    "listed",
    "register",
    "to_json",
    "verbatim",
]
