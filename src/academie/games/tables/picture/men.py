"""Men on the flèches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from academie.drawing.svg import Element, Vec, group, use, words
from academie.drawing.theme import token
from academie.games.tables.law.track import Pair, Point, Track, opposite
from academie.games.tables.picture.geometry import DATA, MAN, ROW, Place, View, foremost
from academie.kernel import BLACK, WHITE, Seat

SEATS: Final = (WHITE, BLACK)
SEAT_NAMES: Final = ("white", "black")
LETTERS: Final = ("w", "b")
"""What symbols of a player's colour are called by."""


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


def men(view: View, stacks: Iterable[Stack]) -> Element:
    """All the men on the board."""
    return group((stack(view, each) for each in stacks), data_part="men")


def stack(view: View, pile: Stack) -> Element:
    """One stack, from the bande inwards and storey by storey, each man upon the one before."""
    spots = view.stack(pile.place, pile.men)
    count = [tally(spots[foremost(pile.men)], pile)] if pile.men > ROW else []
    return group((*(man(spot, pile.seat) for spot in spots), *count), data_stack=pile.place)


def man(spot: Vec, seat: Seat, radius: float = MAN) -> Element:
    """One man."""
    return use(f"man{LETTERS[seat]}", spot, radius / 100, data_man=SEAT_NAMES[seat])


def tally(spot: Vec, pile: Stack) -> Element:
    """How many men the stack has, on one of them."""
    letter = LETTERS[pile.seat]
    figure = words(
        spot, str(pile.men), DATA["man"]["tally"], fill=token(f"man{letter}ink"), font_weight="bold"
    )
    return group((use(f"count{letter}", spot, MAN / 100), figure), data_tally=pile.men)
