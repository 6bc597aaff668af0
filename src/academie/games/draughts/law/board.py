"""The damier: its squares by number, and the lines that run from each.

Squares are counted row by row from Black's side, the first of them next to the left corner: on a hundred
squares 1 to 50, as both treatises print it and as is still done.
Source: MAN ch. I § 59; METZ, the damier § 13.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final, NewType

from academie.kernel import WHITE, Seat

Square = NewType("Square", int)
Line = tuple[Square, ...]
Bits = int
"""A set of squares: bit n is square n."""


class Way(Enum):
    """A direction as rows and columns to the next square of the colour; White goes up."""

    UP_LEFT = (-1, -1)
    UP_RIGHT = (-1, 1)
    DOWN_LEFT = (1, -1)
    DOWN_RIGHT = (1, 1)
    UP = (-2, 0)
    DOWN = (2, 0)
    LEFT = (0, -2)
    RIGHT = (0, 2)


@dataclass(frozen=True, slots=True)
class Damier:
    """A board of `side` by `side`; only the squares of one colour are played on and numbered."""

    side: int

    @property
    def squares(self) -> int:
        """How many squares are played on; the last number."""
        return self.side * self.side // 2

    def numbers(self) -> Line:
        """Every square in order."""
        return tuple(Square(number) for number in range(1, self.squares + 1))

    def place(self, square: Square) -> tuple[int, int]:
        """Row and column, from 0 at the upper left."""
        row, index = divmod(square - 1, self.side // 2)
        return row, 2 * index + (row + 1) % 2

    def at(self, row: int, column: int) -> Square | None:
        """The square there; none off the board or on the other colour."""
        if not (0 <= row < self.side and 0 <= column < self.side) or (row + column) % 2 == 0:
            return None
        return Square(row * (self.side // 2) + column // 2 + 1)

    def line(self, square: Square, way: Way) -> Line:
        """The squares met going that way, the nearest first."""
        (row, column), (rows, columns) = self.place(square), way.value
        met: list[Square] = []
        while found := self.at(row := row + rows, column := column + columns):
            met.append(found)
        return tuple(met)

    def last_row(self, seat: Seat) -> Line:
        """Where the men of `seat` are crowned. Source: MAN rule XXV; METZ rule XIII."""
        row = self.side // 2
        return self.numbers()[:row] if seat == WHITE else self.numbers()[-row:]

    def main_line(self) -> Line:
        """The ligne du milieu from White's left corner to Black's: 46 to 5 on a hundred squares.

        Source: METZ, the damier § 11; MAN ch. VI § 5.
        """
        corner = Square(self.squares - self.side // 2 + 1)
        return (corner, *self.line(corner, Way.UP_RIGHT))

    def turned(self, square: Square) -> Square:
        """The same square as the other player counts it."""
        return Square(self.squares + 1 - square)


HUNDRED: Final = Damier(10)
SIXTY_FOUR: Final = Damier(8)


def bits(squares: Iterable[int]) -> Bits:
    """Those squares as a set."""
    return sum(1 << square for square in {*squares})


@lru_cache(maxsize=1 << 14)
def squares(of: Bits) -> Line:
    """The squares of a set in order."""
    found: list[Square] = []
    while of:
        lowest = of & -of
        found.append(Square(lowest.bit_length() - 1))
        of ^= lowest
    return tuple(found)
