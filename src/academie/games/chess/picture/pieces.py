"""The pieces of chess, turned on the lathe: symbols of the theme."""

from __future__ import annotations

from typing import Final, NamedTuple

from academie.drawing.assets import board_data
from academie.drawing.grid.geometry import Cell, Grid
from academie.drawing.grid.pieces import COLOURS
from academie.drawing.svg import Element, group, use
from academie.games.chess.law.position import Kind
from academie.kernel import Seat
from academie.notation.seats import NAMES

_DATA: Final = board_data("chess")


class Piece(NamedTuple):
    """A piece on its square."""

    seat: Seat
    kind: Kind
    cell: Cell


def piece(grid: Grid, shown: Piece) -> Element:
    """One piece, as large as its square lets it be."""
    kind, (row, column) = shown.kind.name.lower(), shown.cell
    spot = grid.centre(shown.cell).plus(0, _DATA["down"] * grid.pitch)
    symbol = f"{COLOURS[shown.seat]}{_DATA['letters'][kind]}"
    return group(
        (use(symbol, spot, _DATA["scale"] * grid.pitch / 100),),
        data_piece=f"{NAMES[shown.seat]} {kind}",
        data_cell=f"{row} {column}",
    )
