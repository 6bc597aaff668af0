"""Men on the flèches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from academie.drawing.svg import Element, Vec, circle, group, words
from academie.games.tables.law.track import Pair, Point, Track, opposite
from academie.games.tables.picture.geometry import DATA, MAN, Place, View, look
from academie.kernel import BLACK, WHITE, Seat

SEATS: Final = (WHITE, BLACK)
COUNTED_AT_SIGHT: Final[int] = DATA["man"]["countedAtSight"]
"""A stack higher than this shows its number too."""
SEAT_NAMES: Final = ("white", "black")


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
    """One stack, from the bande inwards, each man upon the one before where they overlap."""
    spots = view.stack(pile.place, pile.men)
    if pile.men > COUNTED_AT_SIGHT:
        return group(
            (*(disc(spot, pile.seat) for spot in spots), tally(spots[-1], pile)), data_stack=pile.place
        )
    return group((part for spot in spots for part in man(spot, pile.seat)), data_stack=pile.place)


def man(spot: Vec, seat: Seat) -> tuple[Element, Element]:
    """A man as he lies apart: a disc with a turned groove."""
    groove = circle(spot, MAN * DATA["man"]["groove"], **look("groove", SEAT_NAMES[seat]))
    return disc(spot, seat), groove


def disc(spot: Vec, seat: Seat) -> Element:
    """A man without his groove, which would confuse a stack whose men cover each other."""
    colour = SEAT_NAMES[seat]
    return circle(spot, MAN - DATA["man"]["rim"], **look("disc", colour), data_man=colour)


def tally(spot: Vec, pile: Stack) -> Element:
    """How many men the stack has, on its last man."""
    return words(
        spot,
        str(pile.men),
        DATA["man"]["tally"],
        anchor="middle",
        **look("tally", SEAT_NAMES[pile.seat]),
        font_weight="bold",
        font_family="sans-serif",
        data_tally=pile.men,
    )
