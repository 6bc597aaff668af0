"""Where the tiles of a line lie: from one in the middle to both ends, in rows that turn before the rim.

The right arm turns down and the left arm up, so that they never meet, and a tile that lies does not move
when another is laid. Doubles lie across, and where rows are long enough not on a corner. Lengths are in sides
of half a tile.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from academie.drawing.assets import board_data
from academie.drawing.svg import Vec
from academie.games.dominoes.law.line import Laid

GAP: Final[float] = board_data("dominoes")["chain"]["gap"]
"""What is left free between two tiles."""
ACROSS: Final = 90
RIGHT: Final = Vec(1, 0)
DOWN: Final = Vec(0, 1)


class Spot(NamedTuple):
    """A tile, its middle, and how many degrees it is turned from lying with its left half to the left."""

    laid: Laid
    middle: Vec
    turn: int


class Rows(NamedTuple):
    """How long rows may be, and what room before the rim is too little to go on: a double may come next."""

    width: float
    turn: float


@dataclass(frozen=True, slots=True)
class Arm:
    """The end of an arm: where the next tile touches, which way it runs, whether the last is a double."""

    at: Vec
    way: Vec
    double: bool

    def must_turn(self, rows: Rows, *, double: bool) -> bool:
        """Whether the next tile begins another row; what joins two rows is as short as can be."""
        if self.way.y:
            return not (self.double or double)
        room = rows.width - self.at.x if self.way.x > 0 else self.at.x
        length = 1 if double else 2
        return room < (length if self.double or double else rows.turn)

    def turned(self, aside: Vec, rows: Rows) -> Arm:
        """The arm after a corner: towards the next row, or into it, away from the rim."""
        way = Vec(-1 if self.at.x > rows.width / 2 else 1, 0) if self.way.y else aside
        corner = along(self.at, self.way, -0.5 - GAP)
        return replace(self, way=way, at=along(corner, way, (1 if self.double else 0.5) + GAP))


def along(spot: Vec, way: Vec, by: float) -> Vec:
    return spot.plus(way.x * by, way.y * by)


def back(way: Vec) -> Vec:
    return Vec(-way.x, -way.y)


def is_double(laid: Laid) -> bool:
    return laid.left == laid.right


def snake(line: Sequence[Laid], first: int, rows: Rows) -> list[Spot]:
    """Every tile of the line in order; that of number `first` lies in the middle of the row at height 0."""
    if not line:
        return []
    middle, double = Vec(rows.width / 2, 0), is_double(line[first])
    half = (0.5 if double else 1) + GAP
    right = Arm(middle.plus(half, 0), RIGHT, double=double)
    left = Arm(middle.plus(-half, 0), back(RIGHT), double=double)
    return [
        *reversed([*_arm(line[:first][::-1], left, rows)]),
        Spot(line[first], middle, ACROSS if double else 0),
        *_arm(line[first + 1 :], right, rows),
    ]


def _arm(tiles: Sequence[Laid], arm: Arm, rows: Rows) -> Iterator[Spot]:
    """The tiles of one arm, from the middle outward."""
    rightward = arm.way == RIGHT
    aside = DOWN if rightward else back(DOWN)
    for laid in tiles:
        double = is_double(laid)
        if arm.must_turn(rows, double=double):
            arm = arm.turned(aside, rows)
        length = 1 if double else 2
        turn = _across(arm.way) if double else heading(arm.way if rightward else back(arm.way))
        yield Spot(laid, along(arm.at, arm.way, length / 2), turn)
        arm = replace(arm, at=along(arm.at, arm.way, length + GAP), double=double)


def _across(way: Vec) -> int:
    return 0 if way.y else ACROSS


def heading(way: Vec) -> int:
    """How far a tile is turned whose right half looks that way; none looks up."""
    if way.y:
        return ACROSS
    return 0 if way.x > 0 else 180
