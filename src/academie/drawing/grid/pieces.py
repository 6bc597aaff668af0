"""Men and kings on the squares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from academie.drawing.grid.geometry import Cell, Grid
from academie.drawing.palette import MEN
from academie.drawing.svg import Element, Vec, circle, group, polygon
from academie.kernel import Seat
from academie.notation.seats import NAMES

RADIUS: Final = 0.355
"""Of a man, as a part of the breadth of a square."""
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
    """One piece."""
    spot, radius = grid.centre(shown.cell), RADIUS * grid.pitch
    kind = "king" if shown.king else "man"
    parts = king(spot, radius, shown.seat) if shown.king else man(spot, radius, shown.seat)
    return group(
        parts, data_piece=f"{NAMES[shown.seat]} {kind}", data_cell=f"{shown.cell[0]} {shown.cell[1]}"
    )


def man(spot: Vec, radius: float, seat: Seat) -> Iterator[Element]:
    """A disc with a turned groove."""
    yield disc(spot, radius, seat)
    yield circle(spot, radius * 0.68, fill="none", stroke=MEN[seat].mark, stroke_width=1.4)


def king(spot: Vec, radius: float, seat: Seat) -> Iterator[Element]:
    """A man upon a man, with a crown upon both. Source: MAN rule XXIV."""
    upper = spot.plus(0, -LIFT * radius)
    yield disc(spot.plus(0, LIFT * radius), radius, seat)
    yield disc(upper, radius, seat)
    corners = (upper.plus(corner.x * radius, corner.y * radius) for corner in CROWN)
    yield polygon(corners, fill=MEN[seat].edge, stroke_linejoin="round")


def disc(spot: Vec, radius: float, seat: Seat) -> Element:
    """The body of a man."""
    paint = MEN[seat]
    return circle(spot, radius - 0.7, fill=paint.fill, stroke=paint.edge, stroke_width=1.6)
