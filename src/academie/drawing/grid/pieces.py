"""Pieces and marks on the squares of a board."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from enum import Enum
from typing import Final, NamedTuple

from academie.drawing.grid.geometry import DATA, Cell, Grid, look
from academie.drawing.palette import Style
from academie.drawing.svg import Element, Vec, box, circle, element, group, pair, polygon
from academie.kernel import Seat
from academie.notation.seats import NAMES

_MAN: Final = DATA["man"]
RADIUS: Final[float] = _MAN["radius"]
"""Of a man, as a part of the width of a square."""
LIFT: Final[float] = _MAN["lift"]
"""How far the upper man of a king lies above the lower, as a part of the radius."""
CROWN: Final = tuple(Vec(**corner) for corner in _MAN["crown"])
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
    yield circle(spot, radius * _MAN["groove"], **look("groove", NAMES[seat]))


def king(spot: Vec, radius: float, seat: Seat) -> Iterator[Element]:
    """Yield a man upon a man, with a crown on top. Source: MAN rule XXIV."""
    upper = spot.plus(0, -LIFT * radius)
    yield disc(spot.plus(0, LIFT * radius), radius, seat)
    yield disc(upper, radius, seat)
    corners = (upper.plus(corner.x * radius, corner.y * radius) for corner in CROWN)
    yield polygon(corners, **look("crown", NAMES[seat]))


def disc(spot: Vec, radius: float, seat: Seat) -> Element:
    """Return the body of a man."""
    return circle(spot, radius - _MAN["rim"], **look("disc", NAMES[seat]))


_MARK: Final = DATA["mark"]


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
    """Yield one mark, on a pale border; one of a piece taken with the rim of what stood on a bare square."""
    spot, radius = grid.centre(cell), RADIUS * grid.pitch
    if mark is Mark.TAKEN and bare:
        yield from (circle(spot, radius, **look(name)) for name in ("lifted-border", "lifted"))
    for style in (look(f"{mark.value}-border"), look(mark.value)):
        match mark:
            case Mark.TAKEN:
                yield cross(spot, _MARK["cross"] * radius, style)
            case Mark.CROWNED:
                yield circle(spot, radius * _MARK["ring"], **style)
            case Mark.NOTED:
                yield frame(grid.corner(cell), grid.pitch, style)


def cross(spot: Vec, half: float, style: Style) -> Element:
    """Return a diagonal cross."""
    corners = [spot.plus(x * half, y * half) for x, y in ((-1, -1), (1, 1), (-1, 1), (1, -1))]
    path = " ".join(f"{letter}{pair(corner)}" for letter, corner in zip("MLML", corners, strict=True))
    return element("path", d=path, **style)


def frame(corner: Vec, pitch: float, style: Style) -> Element:
    """Return a frame just within a square."""
    inset: float = _MARK["inset"]
    breadth = pitch - 2 * inset
    return box(corner.plus(inset, inset), breadth, breadth, **style)
