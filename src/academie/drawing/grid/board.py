"""The empty board: its frame and its squares."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from academie.drawing.grid.geometry import BREADTH, FRAME, LEFT, TOP, Cell, Grid
from academie.drawing.palette import DARK_SQUARE, PALE_SQUARE, WOOD, Paint
from academie.drawing.svg import Element, Vec, box, group


class Ground(Enum):
    """The colour of the square in the lower left corner, which is the one draughts are played on."""

    DARK = "dark"
    """As today, and in Germany in Manoury's time (MAN ch. II)."""
    PALE = "pale"
    """As was usual in France, and as Manoury numbers his board (MAN ch. II)."""


def board(grid: Grid, ground: Ground) -> Element:
    """The board without anything on it."""
    return group((frame(), *squares(grid, ground)), data_part="board")


def frame() -> Element:
    """The wooden frame."""
    breadth = BREADTH + 2 * FRAME
    return box(
        Vec(LEFT - FRAME, TOP - FRAME),
        breadth,
        breadth,
        rx=7,
        fill=WOOD.fill,
        stroke=WOOD.edge,
        stroke_width=2,
    )


def paint_of(cell: Cell, ground: Ground) -> Paint:
    """The colours of one square; the lower left one is played on, and neighbours differ."""
    played = sum(cell) % 2 == 1
    return DARK_SQUARE if played is (ground is Ground.DARK) else PALE_SQUARE


def squares(grid: Grid, ground: Ground) -> Iterator[Element]:
    """The squares of the one colour laid upon a whole of the other, and a line round them."""
    yield box(Vec(LEFT, TOP), BREADTH, BREADTH, fill=PALE_SQUARE.fill)
    for cell in ((row, column) for row in range(grid.side) for column in range(grid.side)):
        if (paint := paint_of(cell, ground)) is DARK_SQUARE:
            yield box(grid.corner(cell), grid.pitch, grid.pitch, fill=paint.fill)
    yield box(Vec(LEFT, TOP), BREADTH, BREADTH, fill="none", stroke=WOOD.edge, stroke_width=1.5)
