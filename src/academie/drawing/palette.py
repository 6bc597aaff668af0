"""The colours of the drawings: wood and felt, of different lightness for printing in grey."""

from __future__ import annotations

from typing import Final, NamedTuple


class Paint(NamedTuple):
    """The colours of a thing: its body, its edge and what is drawn upon it."""

    fill: str
    edge: str
    mark: str


PAPER: Final = "#fffdf8"
INK: Final = "#2b241d"
QUIET_INK: Final = "#6d6154"
DUSK: Final = "#e4ddd0"
"""The ground of what belongs to Black; that of White is as light as the white men."""

WOOD: Final = Paint("#c9a679", "#5d4128", "#4a331f")
FELT: Final = Paint("#b7c4ae", "#5d4128", "#4a331f")
PALE_FLECHE: Final = Paint("#f0e7d3", "#726046", INK)
DARK_FLECHE: Final = Paint("#896042", "#6e4b32", PAPER)
PALE_SQUARE: Final = PALE_FLECHE
DARK_SQUARE: Final = DARK_FLECHE

WHITE_MAN: Final = Paint("#fbf6ea", "#2b241d", "#b8a98e")
BLACK_MAN: Final = Paint("#2e2925", "#efe6d4", "#6f655b")
MEN: Final = (WHITE_MAN, BLACK_MAN)
"""By seat."""

DIE: Final = Paint("#fffdf8", "#2b241d", "#2b241d")
JETON: Final = Paint("#f4dc93", "#4f3d0d", "#8a6d1f")
HOLE: Final = "#3c2a1a"

TRUE: Final = "#14508c"
FALSE: Final = "#b3231b"
FILLING: Final = "#1d6b3c"


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
