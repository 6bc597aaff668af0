"""Signs upon squares, each of a shape of its own for those who print in grey."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from enum import Enum
from typing import Final

from academie.drawing.grid.geometry import Cell, Grid
from academie.drawing.grid.pieces import RADIUS
from academie.drawing.palette import FALSE, FILLING, INK, PAPER, TRUE
from academie.drawing.svg import Element, Value, Vec, box, circle, element, group, pair

CROSS: Final = 0.62
"""Half the breadth of a cross, in radii of a man."""
INSET: Final = 4.0


class Mark(Enum):
    """What a sign tells of its square."""

    TAKEN = "taken"
    """A piece taken: a cross, on an empty square with the rim of what stood there."""
    CROWNED = "crowned"
    """A new king: a ring."""
    NOTED = "noted"
    """A square the text speaks of: a frame."""


def marks(grid: Grid, shown: Mapping[Cell, Mark], occupied: Collection[Cell]) -> Element:
    """All the signs."""
    return group(
        (
            group(sign(grid, cell, mark, bare=cell not in occupied), data_mark=mark.value)
            for cell, mark in shown.items()
        ),
        data_part="marks",
    )


def sign(grid: Grid, cell: Cell, mark: Mark, *, bare: bool) -> Iterator[Element]:
    """One sign, on a pale border."""
    spot, radius = grid.centre(cell), RADIUS * grid.pitch
    match mark:
        case Mark.TAKEN:
            yield from rim(spot, radius) if bare else ()
            yield cross(spot, CROSS * radius, stroke=PAPER, stroke_width=10)
            yield cross(spot, CROSS * radius, stroke=FALSE, stroke_width=5.5)
        case Mark.CROWNED:
            for colour, width in ((PAPER, 7.5), (FILLING, 4)):
                yield circle(spot, radius * 1.24, fill="none", stroke=colour, stroke_width=width)
        case Mark.NOTED:
            for colour, width in ((PAPER, 7.5), (TRUE, 4)):
                yield frame(grid.corner(cell), grid.pitch, stroke=colour, stroke_width=width)


def rim(spot: Vec, radius: float) -> Iterator[Element]:
    """The broken rim of a piece that has been lifted."""
    yield circle(spot, radius, fill="none", stroke=PAPER, stroke_width=3.4)
    yield circle(spot, radius, fill="none", stroke=INK, stroke_width=1.6, stroke_dasharray="6 4")


def cross(spot: Vec, half: float, **attributes: Value) -> Element:
    """A diagonal cross."""
    corners = [spot.plus(x * half, y * half) for x, y in ((-1, -1), (1, 1), (-1, 1), (1, -1))]
    path = " ".join(f"{letter}{pair(corner)}" for letter, corner in zip("MLML", corners, strict=True))
    return element("path", d=path, stroke_linecap="round", **attributes)


def frame(corner: Vec, pitch: float, **attributes: Value) -> Element:
    """A frame just within a square."""
    breadth = pitch - 2 * INSET
    return box(corner.plus(INSET, INSET), breadth, breadth, rx=4, fill="none", **attributes)
