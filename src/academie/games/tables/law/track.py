"""The board of the tables games: 24 flèches, told from each player's own side.

A *track* counts the men of one player along his own way round the board: 0 is his talon, 23 the last
flèche he comes to, and 24 (`OFF`) the bande beyond it. A flèche is thus a pair of indices, one a player.
"""

from __future__ import annotations

from typing import Final, NamedTuple

Track = tuple[int, ...]
Point = int

FLECHES: Final = 24
OFF: Final[Point] = 24
MEN: Final = 15
TABLE: Final = 6


class Move(NamedTuple):
    """One man from a flèche to another, or off the board."""

    start: Point
    end: Point


def opposite(point: Point) -> Point:
    """The adversary's index of the flèche that is `point` to me, where the two ways run head-on."""
    return FLECHES - 1 - point


def full(track: Track, base: Point) -> bool:
    """Whether the six flèches from `base` hold two men or more each: a *plein*."""
    return min(track[base : base + TABLE]) >= 2


def moved(track: Track, moves: tuple[Move, ...]) -> Track:
    """The track after `moves`."""
    men = list(track)
    for start, end in moves:
        men[start] -= 1
        if end != OFF:
            men[end] += 1
    return tuple(men)


def can_make(track: Track, base: Point) -> bool:
    """Whether the men can still make the plein of the table at `base`, whatever the dice.

    Men never go back: the flèches from `base` to `j` can only be held by men at or before `j`.
    Source: LEP part 1 ch. V.
    """
    men = sum(track[:base])
    for index in range(TABLE):
        men += track[base + index]
        if men < 2 * (index + 1):
            return False
    return True
