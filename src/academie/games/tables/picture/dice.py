"""Dice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from academie.drawing.palette import DIE
from academie.drawing.svg import Element, Vec, box, circle, group

SIDE: Final = 38.0
_STEP: Final = 10.0

_CENTRE: Final = ((0, 0),)
_RISING: Final = ((-1, 1), (1, -1))
_FALLING: Final = ((-1, -1), (1, 1))
_WAIST: Final = ((-1, 0), (1, 0))

PIPS: Final[Mapping[int, tuple[tuple[int, int], ...]]] = {
    1: _CENTRE,
    2: _RISING,
    3: _CENTRE + _RISING,
    4: _RISING + _FALLING,
    5: _CENTRE + _RISING + _FALLING,
    6: _RISING + _FALLING + _WAIST,
}


def die(centre: Vec, face: int) -> Element:
    """One die that shows `face`."""
    return group((body(centre), *pips(centre, face)), data_die=face)


def body(centre: Vec) -> Element:
    """A blank die."""
    corner = centre.plus(-SIDE / 2, -SIDE / 2)
    return box(corner, SIDE, SIDE, rx=7, fill=DIE.fill, stroke=DIE.edge, stroke_width=1.8)


def pips(centre: Vec, face: int) -> Iterator[Element]:
    """The pips of a face."""
    for x, y in PIPS[face]:
        yield circle(centre.plus(x * _STEP, y * _STEP), 3.8, fill=DIE.mark, data_pip=face)
