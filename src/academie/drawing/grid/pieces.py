"""Pieces and marks on the squares of a board."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from enum import Enum
from typing import Final, NamedTuple

from academie.drawing.grid.geometry import Cell, Grid
from academie.drawing.palette import FALSE, FILLING, INK, MEN, PAPER, TRUE
from academie.drawing.svg import Element, Value, Vec, box, circle, element, group, pair, polygon
from academie.kernel import Seat
from academie.notation.seats import NAMES

RADIUS: Final = 0.355
"""Of a man, as a part of the width of a square."""
LIFT: Final = 0.17
"""How far the upper man of a king lies above the lower, as a part of the radius."""
CROWN: Final = (
    Vec(-0.5, 0.36),
    Vec(-0.56, -0.3),
    Vec(-0.25, 0.02),
    Vec(0, -0.46),
    Vec(0.25, 0.02),
    Vec(0.56, -0.3),
    Vec(0.5, 0.36),
)
"""The corners of a crown, as parts of the radius."""


class Piece(NamedTuple):
    """A man or a king on its square."""

    seat: Seat
    cell: Cell
    king: bool = False


def piece(grid: Grid, shown: Piece) -> Element:
    """Return one piece."""
    spot, radius = grid.centre(shown.cell), RADIUS * grid.pitch
    kind = "king" if shown.king else "man"
    parts = king(spot, radius, shown.seat) if shown.king else man(spot, radius, shown.seat)
    return group(
        parts, data_piece=f"{NAMES[shown.seat]} {kind}", data_cell=f"{shown.cell[0]} {shown.cell[1]}"
    )


def man(spot: Vec, radius: float, seat: Seat) -> Iterator[Element]:
    """Yield a disc with a turned groove."""
    yield disc(spot, radius, seat)
    yield circle(spot, radius * 0.68, fill="none", stroke=MEN[seat].mark, stroke_width=1.4)


def king(spot: Vec, radius: float, seat: Seat) -> Iterator[Element]:
    """Yield a man upon a man, with a crown on top. Source: MAN rule XXIV."""
    upper = spot.plus(0, -LIFT * radius)
    yield disc(spot.plus(0, LIFT * radius), radius, seat)
    yield disc(upper, radius, seat)
    corners = (upper.plus(corner.x * radius, corner.y * radius) for corner in CROWN)
    yield polygon(corners, fill=MEN[seat].edge, stroke_linejoin="round")


def disc(spot: Vec, radius: float, seat: Seat) -> Element:
    """Return the body of a man."""
    paint = MEN[seat]
    return circle(spot, radius - 0.7, fill=paint.fill, stroke=paint.edge, stroke_width=1.6)


CROSS: Final = 0.62
"""Half the width of a cross, in radii of a man."""
INSET: Final = 4.0


class Mark(Enum):
    """What a mark says of its square. Each has its own shape, for printing in grey."""

    TAKEN = "taken"
    """A piece taken: a cross, on an empty square with the rim of what stood there."""
    CROWNED = "crowned"
    """A new king: a ring."""
    NOTED = "noted"
    """A square the text speaks of: a frame."""


def marks(grid: Grid, shown: Mapping[Cell, Mark], occupied: Collection[Cell]) -> Element:
    """Return all the marks."""
    return group(
        (
            group(mark_shapes(grid, cell, mark, bare=cell not in occupied), data_mark=mark.value)
            for cell, mark in shown.items()
        ),
        data_part="marks",
    )


def mark_shapes(grid: Grid, cell: Cell, mark: Mark, *, bare: bool) -> Iterator[Element]:
    """Yield one mark, on a pale border."""
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
    """Yield the broken rim of a piece that has been lifted."""
    yield circle(spot, radius, fill="none", stroke=PAPER, stroke_width=3.4)
    yield circle(spot, radius, fill="none", stroke=INK, stroke_width=1.6, stroke_dasharray="6 4")


def cross(spot: Vec, half: float, **attributes: Value) -> Element:
    """Return a diagonal cross."""
    corners = [spot.plus(x * half, y * half) for x, y in ((-1, -1), (1, 1), (-1, 1), (1, -1))]
    path = " ".join(f"{letter}{pair(corner)}" for letter, corner in zip("MLML", corners, strict=True))
    return element("path", d=path, stroke_linecap="round", **attributes)


def frame(corner: Vec, pitch: float, **attributes: Value) -> Element:
    """Return a frame just within a square."""
    breadth = pitch - 2 * INSET
    return box(corner.plus(INSET, INSET), breadth, breadth, rx=4, fill="none", **attributes)
