"""A state of tourne-case, drawn and in plain text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.drawing.svg import Diagram, Element, group
from academie.games.tables.law.play import Play
from academie.games.tables.law.track import Point
from academie.games.tables.law.turns import Phase
from academie.games.tables.picture import at_tables
from academie.games.tables.picture.arrows import Arrow, Style, arrows
from academie.games.tables.picture.geometry import DATA, Place, View
from academie.games.tables.picture.men import SEATS, Stack, man, men, place_of
from academie.games.tables.picture.turns import Caption, throw_of, turns_svg, turns_text
from academie.games.tourne_case.law import TourneCaseState
from academie.games.tourne_case.law.movement import COIN, OUTSIDE
from academie.games.tourne_case.text import NAMES
from academie.kernel import Action, Seat, other
from academie.words import Language, Message, listed

TITLE: Final = Message("tourne-case-title")

_WAITING: Final = DATA["waiting"]
"""How men lie that wait on the bande."""


def tourne_case_svg(
    state: TourneCaseState,
    *,
    act: Action | None = None,
    flip: bool = False,
    language: Language = Language.FRENCH,
) -> Diagram:
    """The position from White's side, or from Black's with `flip`; `act`, the last one, as an arrow.

    Men not yet entered wait on the bande they enter from.
    """
    view = View(flip)
    stacks = [*standing(state)]
    heights = {stack.place: stack.men for stack in stacks}
    parts = (
        group((each for seat in SEATS for each in waiting(view, state, seat)), data_part="waiting"),
        men(view, stacks),
        throw_of(state, view, heights),
        arrows(view, [*arrow_of(state, act)], heights),
    )
    return turns_svg(state, view, NAMES.rim, parts, caption(state, language))


def tourne_case_text(state: TourneCaseState, language: Language = Language.FRENCH) -> str:
    """The position in plain text."""
    return turns_text(state, standing(state), NAMES.rim, caption(state, language))


def standing(state: TourneCaseState) -> Iterator[Stack]:
    """The men on the flèches."""
    for seat in SEATS:
        for point, count in enumerate(state.men[seat]):
            if count and point != OUTSIDE:
                yield Stack(seat, place(seat, point), count)


def place(seat: Seat, point: Point) -> Place:
    """Where a flèche of a player lies: his first is the one that is his talon at trictrac."""
    return place_of(seat, point - 1)


def waiting(view: View, state: TourneCaseState, seat: Seat) -> Iterator[Element]:
    """The men of one player that are still to enter, on the bande."""
    for index in range(state.men[seat][OUTSIDE]):
        spot = view.column(-1, seat, _WAITING["start"] + index * _WAITING["step"])
        yield man(spot, seat, _WAITING["radius"])


def arrow_of(state: TourneCaseState, act: Action | None) -> Iterator[Arrow]:
    """The way of the man just played."""
    mover = state.thrower if state.phase is Phase.OVER else other(state.thrower)
    for move in act.moves if isinstance(act, Play) else ():
        start, end = place(mover, move.start), place(mover, move.end)
        yield Arrow(start, end, str(move.end - move.start), Style.TRUE)


def caption(state: TourneCaseState, language: Language) -> Caption:
    """How each player stands."""
    white, black = ((detail(state, seat, language), where(state, seat, language)) for seat in SEATS)
    return Caption(TITLE, language, (white[0], black[0]), (white[1], black[1]))


def detail(state: TourneCaseState, seat: Seat, language: Language) -> str:
    """How many men have come to the coin and how many are still to enter."""
    track = state.men[seat]
    if not track[OUTSIDE]:
        return Message("tourne-case-at-coin", men=track[COIN]).in_(language)
    return Message("tourne-case-at-coin-to-enter", men=track[COIN], outside=track[OUTSIDE]).in_(language)


def where(state: TourneCaseState, seat: Seat, language: Language) -> str:
    """The flèches where the player's men stand."""
    found = [
        Message("tourne-case-men-on", men=count, point=NAMES.of(seat, point))
        for point, count in enumerate(state.men[seat])
        if count and point != OUTSIDE
    ]
    return (listed(found) if found else Message("tourne-case-none-on-board")).in_(language)


def _draw(
    state: TourneCaseState, act: Action | None, *, flip: bool = False, language: Language = Language.FRENCH
) -> Diagram:
    return tourne_case_svg(state, act=act, flip=flip, language=language)


PICTURE: Final = at_tables(_draw, tourne_case_text)
