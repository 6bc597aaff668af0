"""The names of the squares, each in a corner of its square where no arrow hides it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Final

from academie.drawing.grid.arrows import Path
from academie.drawing.grid.board import Ground, paint_of
from academie.drawing.grid.geometry import Cell, Grid
from academie.drawing.palette import Paint
from academie.drawing.svg import Element, group, words

SIZE: Final = 0.225
"""As a part of the breadth of a square."""
INSET: Final = 3.0
BORDER: Final = 3.5
CORNERS: Final = ((0, 0), (0, 1), (1, 1), (1, 0))
"""Of a square as it is seen, down and to the right, in the order in which they are tried."""

Vertex = tuple[int, int]
"""Where four squares meet: row and column of the lower right one of them."""


def labels(grid: Grid, ground: Ground, names: Mapping[Cell, str], paths: Iterable[Path]) -> Element:
    """The names, in the upper left corner where that is free."""
    hidden = {vertex for path in paths for vertex in crossed(path)}
    written = (
        part
        for cell, name in names.items()
        for part in label(grid, cell, name, paint_of(cell, ground), hidden)
    )
    return group(written, data_part="names", font_family="sans-serif")


def crossed(path: Path) -> Iterator[Vertex]:
    """The vertices an arrow runs over where it goes diagonally."""
    for (row, column), (to_row, to_column) in pairwise(path):
        down, right = (1 if end > start else -1 for start, end in ((row, to_row), (column, to_column)))
        if abs(to_row - row) == abs(to_column - column):
            for step in range(abs(to_row - row)):
                yield row + down * step + (down > 0), column + right * step + (right > 0)


def label(grid: Grid, cell: Cell, name: str, paint: Paint, hidden: set[Vertex]) -> Iterator[Element]:
    """One name, on a border of the colour of its square that parts it from what it covers."""
    down, right = free_corner(grid, cell, hidden)
    size = SIZE * grid.pitch
    spot = grid.corner(cell).plus(
        grid.pitch - INSET if right else INSET, grid.pitch - 0.58 * size if down else 0.58 * size
    )
    anchor = "end" if right else "start"
    yield words(
        spot, name, size, anchor=anchor, stroke=paint.fill, stroke_width=BORDER, stroke_linejoin="round"
    )
    yield words(spot, name, size, anchor=anchor, fill=paint.mark, data_name=name)


def free_corner(grid: Grid, cell: Cell, hidden: set[Vertex]) -> Vertex:
    """The first corner of the square, as it is seen, that no arrow runs over; the first of all if none is."""
    row, column = cell
    turned = 1 if grid.flip else 0
    free = (
        (down, right)
        for down, right in CORNERS
        if (row + (down ^ turned), column + (right ^ turned)) not in hidden
    )
    return next(free, CORNERS[0])
