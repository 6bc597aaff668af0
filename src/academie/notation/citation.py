"""Citations for people: sources are cited in English throughout, and people read French too.

A game brings the phrases that only its own citations have, as its part `citations`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from academie.kernel import Citation, Facet
from academie.registry import registry
from academie.words import Content, Text

CITATIONS: Final[Facet[Mapping[str, str]]] = Facet("citations")

SHARED: Final = {
    "where the treatise is silent: ": "où le traité se tait : ",
    "which does not know it": "qui ne la connaît pas",
    "only if agreed": "seulement si l'on en convient",
    "a rule of another game": "une règle d'un autre jeu",
    "the dice drawn for the dé are not played": "les dés tirés pour avoir le dé ne se jouent pas",
}
"""Phrases that citations of several games have."""

PLACES: Final = {
    r"\bpart 1\b": "1re partie",
    r"\bpart (\d)\b": r"\1e partie",
    r"\bno\. ": "nº ",
    r"\bnos\. ": "nos ",
    r"\bthe (\d+) rules\b": r"les \1 règles",
    r"\brules\b": "règles",
    r"\brule\b": "règle",
    r"\bappendix\b": "appendice",
    r"\bpreface\b": "préface",
    r"\bdictionary\b": "dictionnaire",
    r"\babout p\.": "vers p.",
    r"\bbefore N\.": "avant le nº",
    r"\blikewise\b": "de même",
    r"\bvaried\b": "variée",
    r"\bplate\b": "planche",
    r"\bmoves? (\d)": r"coup \1",
    r"\bnote\b": "note",
    r"\band\b": "et",
    r"\bas ACAD\b": "comme ACAD",
    r"\bon règle\b": "sur la règle",
    r"\bend\b": "fin",
    r" ?: ": " : ",
    r" ?; ": " ; ",
}
"""A place in a book."""


def place_in_words(citation: Citation) -> Text:
    """The siglum and the place, in both languages."""
    place = citation.place
    for phrase, french in _phrases():
        place = place.replace(phrase, french)
    for pattern, french in PLACES.items():
        place = re.sub(pattern, french, place)
    return Content(fr=f"{citation.source.siglum}, {place}", en=str(citation))


@cache
def _phrases() -> tuple[tuple[str, str], ...]:
    """Every phrase in French, the longest first, since some are part of others."""
    parts = (CITATIONS.get(game) or {} for game in registry)
    phrases = {**SHARED, **{phrase: french for part in parts for phrase, french in part.items()}}
    return tuple(sorted(phrases.items(), key=lambda each: len(each[0]), reverse=True))
