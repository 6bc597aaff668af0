"""The empty board: its frame, its squares, and their names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from itertools import pairwise
from typing import Final

from academie.drawing.grid.arrows import Path
from academie.drawing.grid.geometry import DATA, FIELD, Cell, Grid, look
from academie.drawing.svg import Element, group, use, words


class CornerColour(Enum):
    """The colour of the square in the lower left corner, which is the one draughts are played on."""

    DARK = "dark"
    """As today, and in Germany in Manoury's time (MAN ch. II § 3)."""
    PALE = "pale"
    """As was usual in France, and as Manoury numbers his board (MAN ch. I § 59, ch. II § 3)."""


def board(grid: Grid, ground: CornerColour) -> Element:
    """Return the board without anything on it."""
    parts = (
        use(f"{grid.kind}frame", grid.origin),
        turned(DATA[grid.kind]["squares"], grid, ground),
        use("squaresshade", grid.origin),
    )
    return group(parts, data_part="board")


def turned(symbol: str, grid: Grid, ground: CornerColour) -> Element:
    """Return a symbol of the field; a quarter turn exchanges the colours of its squares."""
    if ground is CornerColour.DARK:
        return use(symbol, grid.origin)
    return use(symbol, grid.origin.plus(FIELD, 0), turn=90)


def great_line(grid: Grid) -> Element:
    """Return the longest diagonal that is played on, from the lower left corner to the upper right."""
    return use("greatline", grid.origin)


def colour_of(cell: Cell, ground: CornerColour) -> str:
    """Return the name of a square's colour; the lower left one is played on, and neighbours differ."""
    played = sum(cell) % 2 == 1
    return "dark" if played is (ground is CornerColour.DARK) else "pale"


SIZE: Final[float] = DATA["name"]["size"]
"""As a part of the width of a square, as are all measures of names."""
RIGHT: Final[float] = DATA["name"]["right"]
"""Where a name begins, from the edge."""
DOWN: Final[float] = DATA["name"]["down"]
"""How far the middle of a name lies from the edge."""
CORNERS: Final = ((0, 0), (0, 1), (1, 1), (1, 0))
"""Of a square as it is seen, down and to the right, in the order in which they are tried."""

Vertex = tuple[int, int]
"""Where four squares meet: row and column of the lower right one of them."""


def labels(grid: Grid, ground: CornerColour, names: Mapping[Cell, str], paths: Iterable[Path]) -> Element:
    """Return the names of the squares, in the upper left corner where that is free."""
    hidden = {vertex for path in paths for vertex in crossed(path)}
    written = (label(grid, cell, name, colour_of(cell, ground), hidden) for cell, name in names.items())
    return group(written, data_part="names")


def crossed(path: Path) -> Iterator[Vertex]:
    """Yield the vertices that a diagonal arrow runs over."""
    for (row, column), (to_row, to_column) in pairwise(path):
        down, right = (1 if end > start else -1 for start, end in ((row, to_row), (column, to_column)))
        if abs(to_row - row) == abs(to_column - column):
            for step in range(abs(to_row - row)):
                yield row + down * step + (down > 0), column + right * step + (right > 0)


def label(grid: Grid, cell: Cell, name: str, colour: str, hidden: set[Vertex]) -> Element:
    """Return one name in its corner."""
    down, right = free_corner(grid, cell, hidden)
    x, y = 1 - RIGHT if right else RIGHT, 1 - DOWN if down else DOWN
    spot = grid.corner(cell).plus(x * grid.pitch, y * grid.pitch)
    style = look("name" if colour == "dark" else "name-pale")
    anchor = "end" if right else "start"
    return words(spot, name, SIZE * grid.pitch, anchor=anchor, font_weight=600, **style, data_name=name)


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
