"""The board of the tables games: 24 flèches, and each player's way round them.

A *track* counts the men of one player along his own way round the board: 0 is his talon, 23 the last
flèche he comes to, and 24 (`OFF`) the bande beyond it. A flèche is thus a pair of indices, one a player.

A *place* names a flèche whoever looks at it: 0 to 11 along White's side, 12 to 23 back along Black's, so
that 11 faces 12 and 0 faces 23. Lepeintre's letters A to Y are these places in order.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, TypeVar

from academie.kernel import Seat

Track = tuple[int, ...]
Point = int
Place = int

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


class Way(NamedTuple):
    """One player's way: the place it begins at, and whether it goes up or down the places."""

    first: Place
    up: bool

    def place(self, point: Point) -> Place:
        """The place of a flèche of this way."""
        return (self.first + point if self.up else self.first - point) % FLECHES

    def point(self, place: Place) -> Point:
        """Where a place lies on this way."""
        return (place - self.first if self.up else self.first - place) % FLECHES


class Ways(NamedTuple):
    """White's way and Black's."""

    white: Way
    black: Way

    def of(self, seat: Seat) -> Way:
        """The way of one player."""
        return self[seat]

    def across(self, point: Point) -> Point:
        """The adversary's index of the flèche that is `point` to me: the same from either side."""
        return crossings(self)[point]

    def seen_across(self, track: Track) -> Track:
        """One player's men counted along the way of the other."""
        return tuple(map(track.__getitem__, crossings(self)))


@cache
def crossings(ways: Ways) -> tuple[Point, ...]:
    """For each flèche of one way, where it lies on the other."""
    return tuple(ways.black.point(ways.white.place(point)) for point in range(FLECHES))


TRICTRAC: Final = Ways(Way(0, up=True), Way(23, up=False))
"""Talons face each other at one end, and the ways run head-on."""
GAMMON: Final = Ways(Way(12, up=True), Way(11, up=False))
"""The same ways started half a lap later: men enter on the adverse side and leave on one's own."""
JACQUET: Final = Ways(Way(12, up=True), Way(0, up=True))
"""Talons at the ends of the diagonal, and both ways run alike, half a lap apart."""


T = TypeVar("T")
Pair = tuple[T, T]


def put(pair: Pair[T], seat: Seat, value: T) -> Pair[T]:
    """The pair with the value of one seat replaced."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)


def swapped(pair: Pair[T]) -> Pair[T]:
    """The pair with the seats exchanged."""
    return pair[1], pair[0]
