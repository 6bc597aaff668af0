"""A state of dames rabattues, drawn and in plain text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from academie.drawing.svg import Diagram, Element, Vec, group
from academie.games.rabattues.law import RabattuesState
from academie.games.rabattues.text import NAMES
from academie.games.tables.law.throw import FACES
from academie.games.tables.picture import at_tables
from academie.games.tables.picture.geometry import DATA, Place, View, column_of, flat, height_of, side_of
from academie.games.tables.picture.men import SEATS, Stack, man, tally
from academie.games.tables.picture.turns import Caption, throw_of, turns_svg, turns_text
from academie.kernel import Action, Seat
from academie.words import Fleche, Language, Message, Text, listed

TITLE: Final = Message("rabattues-title")

_RISE: Final = Vec(**DATA["heap"])
"""How far a man shows above the one he is stacked on."""


def rabattues_svg(
    state: RabattuesState, *, flip: bool = False, language: Language = Language.FRENCH
) -> Diagram:
    """The position from White's side, or from Black's with `flip`, the light being at his right.

    The men that lie go from the bande inwards; those stacked stand on the first, with their number.
    """
    view = View(flip)
    piles = (pile(view, state, seat, number) for seat in SEATS for number in FACES)
    heights = {stack.place: stack.men for stack in standing(state)}
    parts = (group(piles, data_part="men"), throw_of(state, view, heights))
    return turns_svg(state, view, names(), parts, caption(state, language))


def rabattues_text(state: RabattuesState, language: Language = Language.FRENCH) -> str:
    """The position in plain text: the men that lie, and after the number of a flèche how many are stacked."""
    return turns_text(state, standing(state), names(state), caption(state, language))


def standing(state: RabattuesState) -> Iterator[Stack]:
    """The men that lie."""
    for seat in SEATS:
        for number, lying in zip(FACES, state.sides[seat].lying, strict=True):
            if lying:
                yield Stack(seat, place(seat, number), lying)


def place(seat: Seat, number: int) -> Place:
    """Where a flèche lies: the first next to the light, the sixth next to the bar."""
    return NAMES.ways.of(seat).place(number)


def names(state: RabattuesState | None = None) -> list[str]:
    """The numbers of the twelve flèches in use, with how many men are stacked there if `state` is given."""
    named = [*NAMES.rim]
    for seat, number in product(SEATS, FACES):
        if state and (stacked := state.sides[seat].stacked[number - 1]):
            named[place(seat, number)] += f"+{stacked}"
    return named


def pile(view: View, state: RabattuesState, seat: Seat, number: int) -> Element:
    """The men of one flèche: those laid flat first, the stack upon the lowest of all."""
    side, here = state.sides[seat], place(seat, number)
    lying, stacked = side.lying[number - 1], side.stacked[number - 1]
    spots = view.stack(here, lying)
    parts = [man(spot, seat) for spot in spots[bool(stacked) :]]
    if stacked:
        parts += heap(view, Stack(seat, here, stacked + 1))
    return group(parts, data_stack=here)


def heap(view: View, stack: Stack) -> Iterator[Element]:
    """Men stacked one upon another, seen from above and a little aside."""
    column, side = column_of(stack.place), side_of(stack.place)
    spots = [
        view.turn(flat(column, side, height_of(0, 1) + _RISE.y * index).plus(_RISE.x * index, 0))
        for index in range(stack.men)
    ]
    yield from (man(spot, stack.seat) for spot in spots)
    yield tally(spots[-1], stack)


def caption(state: RabattuesState, language: Language) -> Caption:
    """How each player stands."""
    white, black = ((detail(state, seat, language), where(state, seat, language)) for seat in SEATS)
    return Caption(TITLE, language, (white[0], black[0]), (white[1], black[1]))


def detail(state: RabattuesState, seat: Seat, language: Language) -> str:
    """How many men the player has still to lay, or to lift."""
    side = state.sides[seat]
    if side.laid:
        return Message("rabattues-to-lift", men=side.men).in_(language)
    return Message("rabattues-to-lay", men=sum(side.stacked)).in_(language)


def where(state: RabattuesState, seat: Seat, language: Language) -> str:
    """The men of each flèche, and how many of them are stacked."""
    side = state.sides[seat]
    found = [
        _on(NAMES.of(seat, number), lying, stacked)
        for number, lying, stacked in zip(FACES, side.lying, side.stacked, strict=True)
        if lying
    ]
    return (listed(found) if found else Message("rabattues-none-left")).in_(language)


def _on(number: Fleche, lying: int, stacked: int) -> Text:
    if stacked:
        return Message("rabattues-men-stacked-on", men=lying + stacked, number=number, stacked=stacked)
    return Message("rabattues-men-on", men=lying, number=number)


def _draw(
    state: RabattuesState, act: Action | None, *, flip: bool = False, language: Language = Language.FRENCH
) -> Diagram:
    del act
    return rabattues_svg(state, flip=flip, language=language)


PICTURE: Final = at_tables(_draw, rabattues_text)
