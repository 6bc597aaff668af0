"""The empty board: its frame, its squares, and their names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from itertools import pairwise
from typing import Final

from academie.drawing.grid.arrows import Path
from academie.drawing.grid.geometry import BREADTH, DATA, FRAME, LEFT, TOP, Cell, Grid, look
from academie.drawing.svg import Element, Vec, box, group, words


class CornerColour(Enum):
    """The colour of the square in the lower left corner, which is the one draughts are played on."""

    DARK = "dark"
    """As today, and in Germany in Manoury's time (MAN ch. II)."""
    PALE = "pale"
    """As was usual in France, and as Manoury numbers his board (MAN ch. II)."""


def board(grid: Grid, ground: CornerColour) -> Element:
    """Return the board without anything on it."""
    return group((frame(), *squares(grid, ground)), data_part="board")


def frame() -> Element:
    """Return the wooden frame."""
    breadth = BREADTH + 2 * FRAME
    return box(Vec(LEFT - FRAME, TOP - FRAME), breadth, breadth, **look("case"))


def colour_of(cell: Cell, ground: CornerColour) -> str:
    """Return the name of a square's colour; the lower left one is played on, and neighbours differ."""
    played = sum(cell) % 2 == 1
    return "dark" if played is (ground is CornerColour.DARK) else "pale"


def squares(grid: Grid, ground: CornerColour) -> Iterator[Element]:
    """Yield the pale ground, the dark squares upon it, and a line around them."""
    yield box(Vec(LEFT, TOP), BREADTH, BREADTH, **look("ground"))
    for cell in ((row, column) for row in range(grid.side) for column in range(grid.side)):
        if colour_of(cell, ground) == "dark":
            yield box(grid.corner(cell), grid.pitch, grid.pitch, **look("square"))
    yield box(Vec(LEFT, TOP), BREADTH, BREADTH, **look("rim"))


SIZE: Final[float] = DATA["name"]["size"]
"""As a part of the width of a square."""
INSET: Final[float] = DATA["name"]["inset"]
DOWN: Final[float] = DATA["name"]["down"]
"""How far the middle of a name lies from the edge, as a part of its size."""
CORNERS: Final = ((0, 0), (0, 1), (1, 1), (1, 0))
"""Of a square as it is seen, down and to the right, in the order in which they are tried."""

Vertex = tuple[int, int]
"""Where four squares meet: row and column of the lower right one of them."""


def labels(grid: Grid, ground: CornerColour, names: Mapping[Cell, str], paths: Iterable[Path]) -> Element:
    """Return the names of the squares, in the upper left corner where that is free."""
    hidden = {vertex for path in paths for vertex in crossed(path)}
    written = (
        part
        for cell, name in names.items()
        for part in label(grid, cell, name, colour_of(cell, ground), hidden)
    )
    return group(written, data_part="names", font_family="sans-serif")


def crossed(path: Path) -> Iterator[Vertex]:
    """Yield the vertices that a diagonal arrow runs over."""
    for (row, column), (to_row, to_column) in pairwise(path):
        down, right = (1 if end > start else -1 for start, end in ((row, to_row), (column, to_column)))
        if abs(to_row - row) == abs(to_column - column):
            for step in range(abs(to_row - row)):
                yield row + down * step + (down > 0), column + right * step + (right > 0)


def label(grid: Grid, cell: Cell, name: str, colour: str, hidden: set[Vertex]) -> Iterator[Element]:
    """Yield one name, on a border of the colour of its square that sets it off from what it covers."""
    down, right = free_corner(grid, cell, hidden)
    size = SIZE * grid.pitch
    spot = grid.corner(cell).plus(
        grid.pitch - INSET if right else INSET, grid.pitch - DOWN * size if down else DOWN * size
    )
    anchor = "end" if right else "start"
    yield words(spot, name, size, anchor=anchor, **look("name-border", colour))
    yield words(spot, name, size, anchor=anchor, **look("name", colour), data_name=name)


def free_corner(grid: Grid, cell: Cell, hidden: set[Vertex]) -> Vertex:
    """Return the first corner of the square, as seen, that no arrow runs over; the first if there is none."""
    row, column = cell
    turned = 1 if grid.flip else 0
    free = (
        (down, right)
        for down, right in CORNERS
        if (row + (down ^ turned), column + (right ^ turned)) not in hidden
    )
    return next(free, CORNERS[0])
