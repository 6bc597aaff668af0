"""Pieces and marks on the squares of a board."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from enum import Enum
from typing import Final, NamedTuple

from academie.drawing.grid.geometry import DATA, Cell, Grid
from academie.drawing.svg import Element, group, use
from academie.kernel import Seat
from academie.notation.seats import NAMES

RADIUS: Final[float] = DATA["man"]["radius"]
"""Of a man, as a part of the width of a square."""
COLOURS: Final = "wb"
"""By seat, as symbols are called."""


class Piece(NamedTuple):
    """A man or a king on its square."""

    seat: Seat
    cell: Cell
    king: bool = False


def piece(grid: Grid, shown: Piece) -> Element:
    """Return one piece. A king is a man upon a man, with a crown on top. Source: MAN rule XXIV."""
    kind = "king" if shown.king else "man"
    symbol = f"{'dame' if shown.king else 'man'}{COLOURS[shown.seat]}"
    return group(
        (on_man(symbol, grid, shown.cell),),
        data_piece=f"{NAMES[shown.seat]} {kind}",
        data_cell=f"{shown.cell[0]} {shown.cell[1]}",
    )


def on_man(symbol: str, grid: Grid, cell: Cell) -> Element:
    """Return a symbol as large as a man."""
    return use(symbol, grid.centre(cell), RADIUS * grid.pitch / 100)


def on_square(symbol: str, grid: Grid, cell: Cell) -> Element:
    """Return a symbol as large as a square."""
    return use(symbol, grid.centre(cell), grid.pitch / 100)


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
    """Yield one mark; one of a piece taken with the rim of what stood on a bare square."""
    if mark is Mark.TAKEN and bare:
        yield on_man("lifted", grid, cell)
    yield on_square("squarenoted", grid, cell) if mark is Mark.NOTED else on_man(mark.value, grid, cell)
