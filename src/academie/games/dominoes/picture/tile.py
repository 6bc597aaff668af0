"""A dé: its face of bone with the two numbers, or its back of blackened wood. Source: ACAD-D ch. I."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.drawing.palette import BLACK_MAN, DIE
from academie.drawing.svg import Element, Vec, box, circle, element, group, number
from academie.games.dominoes.law.line import Laid
from academie.games.tables.picture.dice import PIPS

INSET: Final = 0.03
"""What is left free around a dé, as a part of its half's side."""
STEP: Final = 0.24
PIP: Final = 0.09


def face(laid: Laid, middle: Vec, side: float, turn: int) -> Element:
    """A dé face up, turned by degrees from lying with its left half to the left."""
    marks = (
        pip
        for half, x in ((laid.left, -0.5), (laid.right, 0.5))
        for pip in _pips(half, Vec(x * side, 0), side)
    )
    parts = (_body(side, DIE.fill, DIE.edge), _bar(side), *marks)
    return _turned(parts, middle, turn, data_tile=f"{laid.left}-{laid.right}")


def back(middle: Vec, side: float, turn: int) -> Element:
    """A dé face down."""
    parts = (_body(side, BLACK_MAN.fill, BLACK_MAN.edge), _groove(side))
    return _turned(parts, middle, turn, data_tile="?")


def _turned(parts: tuple[Element, ...], middle: Vec, turn: int, *, data_tile: str) -> Element:
    place = f"translate({number(middle.x)} {number(middle.y)})"
    return group(parts, transform=f"{place} rotate({turn})" if turn else place, data_tile=data_tile)


def _body(side: float, fill: str, edge: str) -> Element:
    inset = INSET * side
    corner = Vec(-side + inset, -side / 2 + inset)
    width, height = 2 * (side - inset), side - 2 * inset
    return box(corner, width, height, rx=side * 0.16, fill=fill, stroke=edge, stroke_width=1.4)


def _bar(side: float) -> Element:
    half = 0.33 * side
    return element("line", x1=0, y1=-half, x2=0, y2=half, stroke=DIE.edge, stroke_width=1.2)


def _groove(side: float) -> Element:
    half, length = 0.24 * side, 1.5 * side
    corner = Vec(-length / 2, -half)
    return box(corner, length, 2 * half, rx=side * 0.08, fill="none", stroke=BLACK_MAN.mark, stroke_width=1.2)


def _pips(half: int, middle: Vec, side: float) -> Iterator[Element]:
    """The pips of a half; a six lies in rows along the dé."""
    for across, along in PIPS.get(half, ()):
        spot = middle.plus(along * STEP * side, across * STEP * side)
        yield circle(spot, PIP * side, fill=DIE.mark, data_pip=half)
