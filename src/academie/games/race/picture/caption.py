"""A state of a running game told in words: for the lines of the drawing, and for those who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator

from academie.drawing.words import DICE, HOLE, IN_HAND, OFF, ON, colon, counted
from academie.games.race.law import RaceState
from academie.games.tables.law.track import MEN
from academie.games.tables.picture.board import Labels, all_names
from academie.games.tables.picture.stacks import SEATS, Stack
from academie.games.tables.text.dice import dice_text
from academie.games.tables.text.men import letter
from academie.kernel import Language, Seat, Text
from academie.notation.seats import PLAYER


def stacks_of(state: RaceState) -> Iterator[Stack]:
    """Every stack on the board."""
    for seat in SEATS:
        way = state.rules.ways.value.of(seat)
        for point, count in enumerate(state.men[seat]):
            if count:
                yield Stack(seat, way.place(point), count)


def names_of(state: RaceState, labels: Labels) -> tuple[str, ...]:
    """The names of the 24 places: numbers are those of the thrower's own way, as he says them."""
    if labels is not Labels.NUMBERS:
        return all_names(labels)
    way = state.rules.ways.value.of(state.thrower)
    return tuple(str(way.point(place)) for place in range(24))


def off(state: RaceState, seat: Seat) -> int:
    """How many men a player has borne off."""
    return MEN - sum(state.men[seat]) - state.hands[seat]


def details(state: RaceState, seat: Seat, language: Language) -> Iterator[str]:
    """Holes where several are played for, and men in hand."""
    if state.goal > 1:
        yield f"{counted(state.holes[seat], HOLE, language)} / {state.goal}"
    if state.hands[seat]:
        yield counted(state.hands[seat], IN_HAND, language)


def off_line(state: RaceState, seat: Seat, language: Language) -> str:
    """The men a player has borne off; empty if there are none."""
    return counted(off(state, seat), OFF, language) if off(state, seat) else ""


def dice_line(state: RaceState, language: Language) -> str:
    """The throw on the table; empty if there is none."""
    return f"{DICE.in_(language)}{colon(language)}{dice_text(state.dice)}" if state.dice else ""


def described(state: RaceState, labels: Labels, language: Language) -> str:
    """The whole position in words."""
    sides = (side(state, seat, labels, language) for seat in SEATS)
    dice = dice_line(state, language)
    thrown = (f"{PLAYER[state.thrower].in_(language)}, {dice}.",) if dice else ()
    return " ".join((*sides, *thrown, *counting(labels, language)))


def counting(labels: Labels, language: Language) -> Iterator[str]:
    """How the flèches are told, where it is not by letters."""
    if labels is not Labels.LETTERS:
        yield Text(
            "Flèches comptées sur le chemin de chacun ; sur le dessin, de celui qui joue.",
            "Flèches counted along each player's way; on the drawing, the thrower's.",
        ).in_(language)


def side(state: RaceState, seat: Seat, labels: Labels, language: Language) -> str:
    """One player's men, flèche by flèche along his own way, in hand and off."""
    ways = state.rules.ways.value
    standing = (
        f"{count} {ON.in_(language)} {letter(point, seat, ways) if labels is Labels.LETTERS else point}"
        for point, count in enumerate(state.men[seat])
        if count
    )
    told = filter(None, (*details(state, seat, language), *standing, off_line(state, seat, language)))
    return f"{PLAYER[seat].in_(language)}{colon(language)}{', '.join(told)}."
