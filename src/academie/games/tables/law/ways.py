"""The ways round the board: each player counts the flèches along his own, and all meet on the same 24 places.

A *place* names a flèche whoever looks at it: 0 to 11 along White's side, 12 to 23 back along Black's, so
that 11 faces 12 and 0 faces 23. Lepeintre's letters A to Y are these places in order.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from academie.games.tables.law.track import FLECHES, Point, Track
from academie.kernel import Seat

Place = int


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
        """One player's men told along the way of the other."""
        return tuple(map(track.__getitem__, crossings(self)))


@cache
def crossings(ways: Ways) -> tuple[Point, ...]:
    """For each flèche of one way, where it lies on the other."""
    return tuple(ways.black.point(ways.white.place(point)) for point in range(FLECHES))


TRICTRAC: Final = Ways(Way(0, up=True), Way(23, up=False))
"""Talons face each other at one end, and the ways run head-on."""
GAMMON: Final = Ways(Way(12, up=True), Way(11, up=False))
"""The same ways begun half a lap later: men enter on the adverse side and leave on one's own."""
JACQUET: Final = Ways(Way(12, up=True), Way(0, up=True))
"""Talons at the ends of the diagonal, and both ways run alike, half a lap apart."""
