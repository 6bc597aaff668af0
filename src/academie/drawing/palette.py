"""The colours of the drawings: wood and felt, of different lightness for printing in grey."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from academie.drawing.assets import board_data
from academie.notation.seats import NAMES


def _printed() -> Iterator[tuple[str, str]]:
    yield "none", "none"
    for name, value in board_data("palette")["light"].items():
        if isinstance(value, str):
            yield name, value
        else:
            yield name, value["fill"]
            yield from ((f"{name}-{part}", value[part]) for part in ("edge", "mark"))


COLOURS: Final = dict(_printed())
"""By their names: `wood` is the body of a thing, `wood-edge` its edge, `wood-mark` what is drawn upon it."""

PAPER: Final = COLOURS["paper"]
INK: Final = COLOURS["ink"]
QUIET_INK: Final = COLOURS["quiet-ink"]
TRUE: Final = COLOURS["true"]
FALSE: Final = COLOURS["false"]


class Paint(NamedTuple):
    """The colours of a thing: its body, its edge and what is drawn upon it."""

    fill: str
    edge: str
    mark: str


MEN: Final = tuple(Paint(*(COLOURS[f"{seat}{part}"] for part in ("", "-edge", "-mark"))) for seat in NAMES)
"""By seat."""


Style = dict[str, str | float]
"""Attributes of SVG by their names."""


@cache
def style(board: str, name: str, of: str = "") -> Style:
    """Return a style of a board's data; `of` is the name of the colour of what is drawn."""
    written: Style = board_data(board)["styles"][name]
    return {key: _shown(key, value, of) for key, value in written.items()}


def _shown(key: str, value: str | float, of: str) -> str | float:
    if key in {"fill", "stroke"} and isinstance(value, str):
        return COLOURS[value.replace("$", of)]
    return value


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
