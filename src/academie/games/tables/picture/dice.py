"""Dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.drawing.svg import Element, Vec, box, circle, group
from academie.games.tables.picture.geometry import DATA, look

_DIE: Final = DATA["die"]
SIDE: Final[float] = _DIE["side"]
PIPS: Final = tuple(tuple(Vec(**pip) for pip in face) for face in DATA["pips"])
"""The pips of each number from none on, in steps from the middle."""


def die(centre: Vec, face: int) -> Element:
    """One die that shows `face`."""
    return group((body(centre), *pips(centre, face)), data_die=face)


def body(centre: Vec) -> Element:
    """A blank die."""
    corner = centre.plus(-SIDE / 2, -SIDE / 2)
    return box(corner, SIDE, SIDE, **look("die", "die"))


def pips(centre: Vec, face: int) -> Iterator[Element]:
    """The pips of a face."""
    for x, y in PIPS[face]:
        spot = centre.plus(x * _DIE["step"], y * _DIE["step"])
        yield circle(spot, _DIE["pip"], **look("pip", "die"), data_pip=face)
