"""A state of a running game as a drawing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.drawing.diagram import Diagram
from academie.drawing.palette import PAPER
from academie.drawing.picture import Picture
from academie.drawing.svg import Element, Vec, box, document, group
from academie.drawing.words import TO_THROW
from academie.games.race.law import Phase, RaceState
from academie.games.race.law.acts import HAND, Play
from academie.games.race.picture.caption import described, details, names_of, off, stacks_of
from academie.games.race.picture.text import course_text
from academie.games.tables.law.track import OFF
from academie.games.tables.picture.arrows import Arrow, Style, arrows
from academie.games.tables.picture.board import Labels, board
from academie.games.tables.picture.counters import fichet
from academie.games.tables.picture.geometry import MAN, MIDDLE, SHEET, View, spacing
from academie.games.tables.picture.men import COUNTED_AT_SIGHT, SEAT_NAMES, man, men, tally
from academie.games.tables.picture.panel import Panel, panel
from academie.games.tables.picture.stacks import SEATS, Stack
from academie.kernel import WHITE, Action, Language, Seat, other
from academie.notation.seats import PLAYER


def course_svg(
    state: RaceState,
    *,
    play: Play | None = None,
    flip: bool = False,
    labels: Labels = Labels.NUMBERS,
    language: Language = Language.FRENCH,
) -> Diagram:
    """The position drawn from White's side, or from Black's with `flip`.

    `play`, if given, is the act that led here: an arrow is drawn for each of its moves on the board.
    """
    view = View(flip)
    stacks = [*stacks_of(state)]
    heights = {stack.place: stack.men for stack in stacks}
    parts = (
        box(Vec(0, 0), SHEET.x, SHEET.y, fill=PAPER),
        *(panel(view, panel_of(state, seat, language)) for seat in SEATS),
        board(view, names_of(state, labels)),
        *(fichet(view, seat, state.holes[seat]) for seat in SEATS if state.goal > 1),
        men(view, stacks),
        *(in_hand(view, seat, state.hands[seat]) for seat in SEATS if state.hands[seat]),
        arrows(view, [*arrows_of(state, play)] if play else [], heights),
    )
    title, description = state.rules.title.in_(language), described(state, labels, language)
    return Diagram(document(SHEET, parts, title=title, description=description, language=language))


def panel_of(state: RaceState, seat: Seat, language: Language) -> Panel:
    """The player's line."""
    throws = state.thrower == seat
    waits = throws and state.phase is Phase.THROW
    return Panel(
        seat,
        PLAYER[seat].in_(language),
        ", ".join(details(state, seat, language)),
        dice=state.dice.numbers if state.dice and throws else (),
        note=TO_THROW.in_(language) if waits else "",
        off=off(state, seat),
    )


def in_hand(view: View, seat: Seat, count: int) -> Element:
    """The men hit, on the bar, from the middle towards their owner."""
    way = 1 if seat == WHITE else -1
    spots = [view.turn(MIDDLE.plus(0, way * (MAN + 6 + spacing(count) * nth))) for nth in range(count)]
    discs = [part for spot in spots for part in man(spot, seat)]
    number = [tally(spots[-1], Stack(seat, HAND, count))] if count > COUNTED_AT_SIGHT else []
    return group((*discs, *number), data_hand=SEAT_NAMES[seat])


def arrows_of(state: RaceState, play: Play) -> Iterator[Arrow]:
    """The moves of the play that led to this state; those from the hand and off the board have no arrow."""
    seat = other(state.thrower) if state.phase is Phase.THROW else state.thrower
    way = state.rules.ways.value.of(seat)
    for start, end in dict.fromkeys(play.moves):
        if start != HAND and end != OFF:
            yield Arrow(way.place(start), way.place(end), str(end - start), Style.TRUE)


def _draw(
    state: RaceState, act: Action | None, *, flip: bool = False, language: Language = Language.FRENCH
) -> Diagram:
    return course_svg(state, play=act if isinstance(act, Play) else None, flip=flip, language=language)


PICTURE: Final = Picture(_draw, course_text)
