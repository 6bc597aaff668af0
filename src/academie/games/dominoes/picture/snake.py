"""Where the tiles of a line lie so that it stays within its frame: to the right, down, back, and so on.

Lengths are in sides of half a tile; doubles lie across.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from academie.drawing.assets import board_data
from academie.drawing.svg import Vec
from academie.games.dominoes.law.line import Laid

_SNAKE: Final = board_data("dominoes")["snake"]
SLACK: Final[float] = _SNAKE["slack"]
"""How far a tile that turns the corner keeps from its neighbours, so that rows of doubles do not touch."""
ROW: Final[float] = _SNAKE["row"]
"""From one row to the next."""
DOWN: Final = 90


class Spot(NamedTuple):
    """A tile, its middle, and how many degrees it is turned from lying with its left half to the left."""

    laid: Laid
    middle: Vec
    turn: int


@dataclass(frozen=True, slots=True)
class Cursor:
    """Where the next tile touches the last one, which way the row runs, and whether it has just turned."""

    at: Vec
    way: int = 1
    turning: bool = False

    def room(self, width: float) -> float:
        """How much of the row is left."""
        return width - self.at.x if self.way > 0 else self.at.x


def snake(line: Iterable[Laid], width: float) -> list[Spot]:
    """Every tile of the line in its order, the first row at height 0; none outside the width."""
    cursor, spots = Cursor(Vec(0, 0)), list[Spot]()
    for laid in line:
        spot, cursor = _placed(laid, cursor, width)
        spots.append(spot)
    return spots


def _placed(laid: Laid, cursor: Cursor, width: float) -> tuple[Spot, Cursor]:
    double = laid.left == laid.right
    if cursor.turning:
        return _below(laid, cursor, double=double)
    # Beyond a tile there must be room for a double after it and for one that turns the corner.
    if cursor.room(width) >= (2 if double else 4):
        return _along(laid, cursor, double=double)
    return _corner(laid, cursor)


def _along(laid: Laid, cursor: Cursor, *, double: bool) -> tuple[Spot, Cursor]:
    """A tile in the row, a double across it."""
    length = 1 if double else 2
    middle = cursor.at.plus(cursor.way * length / 2, 0)
    turn = DOWN if double else heading(cursor.way)
    return Spot(laid, middle, turn), replace(cursor, at=cursor.at.plus(cursor.way * length, 0))


def _corner(laid: Laid, cursor: Cursor) -> tuple[Spot, Cursor]:
    """A tile at the end of the row that points down; the row below begins under its lower half."""
    middle = cursor.at.plus(cursor.way / 2, 0.5 + SLACK)
    return Spot(laid, middle, DOWN), Cursor(Vec(middle.x, cursor.at.y + ROW), -cursor.way, turning=True)


def _below(laid: Laid, cursor: Cursor, *, double: bool) -> tuple[Spot, Cursor]:
    """The first tile of a row, below the one that turned the corner."""
    middle = cursor.at if double else cursor.at.plus(cursor.way / 2, 0)
    end = cursor.at.plus(cursor.way * (1 if double else 1.5), 0)
    return Spot(laid, middle, heading(cursor.way)), Cursor(end, cursor.way)


def heading(way: int) -> int:
    """How far a tile is turned that lies along the row."""
    return 0 if way > 0 else 180
