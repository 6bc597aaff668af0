"""What the server sends to be said, said as a client would."""

from __future__ import annotations

from typing import Any

import msgspec

from academie.server.wire import Cite, Phrase
from academie.server.wire_v1 import cite_text, text_of
from academie.words import Language

Json = dict[str, Any]


def said(phrase: Json, language: Language) -> str:
    """The words of a phrase in a language."""
    return text_of(msgspec.convert(phrase, Phrase)).in_(language)


def french(phrase: Json) -> str:
    return said(phrase, Language.FRENCH)


def english(phrase: Json) -> str:
    return said(phrase, Language.ENGLISH)


def cited(cite: Json) -> str:
    """A citation in English."""
    return cite_text(msgspec.convert(cite, Cite))
