"""The nine points, and the lines drawn between them."""

from __future__ import annotations

from typing import Final

from academie.kernel import Seat

Point = int
"""Counted by rows from a1, at White's left: a1, b1, c1, a2 …"""
Board = tuple[Seat | None, ...]
"""Whose man stands on each point."""
Line = tuple[Point, Point, Point]

NAMES: Final = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
CENTRE: Final = NAMES.index("b2")
MEN: Final = 3
"""Of each player."""
EMPTY: Final[Board] = (None,) * 9

SIDES: Final[tuple[Line, ...]] = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8))
DIAGONALS: Final[tuple[Line, ...]] = ((0, 4, 8), (2, 4, 6))


def lines(*, diagonals: bool) -> tuple[Line, ...]:
    """Return the lines of the board."""
    return (*SIDES, *DIAGONALS) if diagonals else SIDES


def neighbours(point: Point, *, diagonals: bool) -> tuple[Point, ...]:
    """Return the points next to `point` along a line, in the order of the board."""
    pairs = [pair for a, b, c in lines(diagonals=diagonals) for pair in ((a, b), (b, c))]
    return tuple(sorted({end for pair in pairs if point in pair for end in pair if end != point}))
