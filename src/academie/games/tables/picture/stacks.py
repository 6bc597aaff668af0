"""Where the men of a game stand, told in places."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from academie.games.tables.law.pair import Pair
from academie.games.tables.law.track import Point, Track, opposite
from academie.games.tables.picture.geometry import Place
from academie.kernel import BLACK, WHITE, Seat

SEATS: Final = (WHITE, BLACK)


class Stack(NamedTuple):
    """The men of one player on one flèche."""

    seat: Seat
    place: Place
    men: int


def place_of(seat: Seat, point: Point) -> Place:
    """The place of a flèche on a player's own track, where the two ways run head-on.

    The bande beyond his last flèche becomes 24 for White, -1 for Black.
    """
    return point if seat == WHITE else opposite(point)


def head_on(men: Pair[Track]) -> Iterator[Stack]:
    """Every stack of a game in which the two ways run head-on."""
    for seat in SEATS:
        for point, count in enumerate(men[seat]):
            if count:
                yield Stack(seat, place_of(seat, point), count)
