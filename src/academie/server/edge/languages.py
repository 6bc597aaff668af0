"""The language a client asks for."""

from __future__ import annotations

from academie.words import Language, languages


def asked_language(wishes: str) -> Language:
    """The language of the catalogues that a browser likes best, by its `Accept-Language`; else English."""
    there = {language.value.lower(): language for language in languages()}
    for wish in sorted(wishes.lower().split(","), key=_weight, reverse=True):
        code = wish.split(";")[0].strip()
        if found := there.get(code) or there.get(code.split("-")[0]):
            return found
    return Language.ENGLISH


def _weight(wish: str) -> float:
    _, _, weight = wish.partition("q=")
    try:
        return float(weight) if weight else 1.0
    except ValueError:
        return 0.0
