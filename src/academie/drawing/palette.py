"""The colours of charts, those of *Encre*: blue for what is gained, red for what is lost."""

from __future__ import annotations

from typing import Final

from academie.drawing.theme import Theme, tokens

_COLOURS: Final = tokens(Theme.ENCRE)
PAPER: Final = _COLOURS["panel"]
INK: Final = _COLOURS["panelink"]
QUIET_INK: Final = _COLOURS["soft"]
TRUE: Final = _COLOURS["true"]
FALSE: Final = _COLOURS["false"]
SHADE: Final = _COLOURS["wash"]
MEN: Final = (_COLOURS["manw"], _COLOURS["manb"])
"""By seat."""


def colour_for(part: float) -> str:
    """Return the colour of an amount from -1, the deepest red, over paper at 0 to 1, the deepest blue."""
    deepest = TRUE if part >= 0 else FALSE
    depth = min(abs(part), 1.0)
    parts = (
        round(pale + (deep - pale) * depth) for pale, deep in zip(_rgb(PAPER), _rgb(deepest), strict=True)
    )
    return "#" + "".join(f"{part:02x}" for part in parts)


def text_colour_on(ground: str) -> str:
    """Return the colour that reads better on that ground: ink or paper."""
    return max((INK, PAPER), key=lambda ink: contrast(ink, ground))


def contrast(one: str, two: str) -> float:
    """Return the contrast of two colours, from 1 to 21, as WCAG 2 defines it."""
    darker, lighter = sorted((luminance(one), luminance(two)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    """Return the relative luminance as WCAG 2 defines it."""
    red, green, blue = map(_linear, _rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(value: int) -> float:
    part = value / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _rgb(colour: str) -> tuple[int, int, int]:
    red, green, blue = (int(colour[start : start + 2], 16) for start in (1, 3, 5))
    return red, green, blue
