"""Numbers as a language writes them."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from academie.words.ftl import Number
from academie.words.language import Language
from academie.words.plurals import RULES

MINUS: Final = "\N{MINUS SIGN}"
"""What stands before a number below zero in every language; a hyphen is too short and may end a line."""


def decimal(value: float | Fraction, shape: Number, language: Language) -> str:
    """A number with the decimals that are asked for; zeros beyond the fewest are left out."""
    shown = float(value) * (100 if shape.percent else 1)
    about = language.about
    whole, _, fraction = f"{abs(shown):,.{shape.most}f}".partition(".")
    while len(fraction) > shape.least and fraction.endswith("0"):
        fraction = fraction[:-1]
    text = whole.replace(",", about.group) + (about.decimal + fraction if fraction else "")
    sign = MINUS if shown < 0 and text.strip("0.,") else "+" if shape.signed and shown >= 0 else ""
    return f"{sign}{text}{about.percent}" if shape.percent else f"{sign}{text}"


def plural(value: float | Fraction, language: Language) -> str:
    """The plural form that a number takes: `one`, `few`, `many` or `other`."""
    size = abs(float(value))
    return RULES[language.about.plural](size, 0 if size.is_integer() else 1)
