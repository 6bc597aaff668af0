"""A state of a running game as a drawing, in plain text, and in words for people who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.drawing.svg import Diagram, Element, group, use, whole
from academie.drawing.words import TO_THROW
from academie.games.race.law import Phase, RaceState
from academie.games.race.law.acts import HAND, Play
from academie.games.race.law.occupancy import courier_home
from academie.games.tables.law.track import MEN, OFF
from academie.games.tables.picture import at_tables
from academie.games.tables.picture.arrows import Arrow, Style, arrows
from academie.games.tables.picture.board import Labels, all_names, board
from academie.games.tables.picture.counters import Cast, dice, fichet, lying
from academie.games.tables.picture.geometry import DATA, MAN, MIDDLE, ROW, View
from academie.games.tables.picture.men import SEAT_NAMES, SEATS, Stack, man, men, tally
from academie.games.tables.picture.panel import Panel, printed
from academie.games.tables.picture.plain_board import SIGNS, plain_board
from academie.games.tables.text.acts import dice_text
from academie.games.tables.text.position import letter
from academie.kernel import BLACK, WHITE, Action, Seat, other
from academie.notation.seats import PLAYER
from academie.words import Language, Message, Text, listed


def stacks_of(state: RaceState) -> Iterator[Stack]:
    """Every stack on the board."""
    for seat in SEATS:
        way = state.rules.ways.value.of(seat)
        for point, count in enumerate(state.men[seat]):
            if count:
                yield Stack(seat, way.place(point), count)


def off(state: RaceState, seat: Seat) -> int:
    """How many men a player has borne off."""
    return MEN - sum(state.men[seat]) - state.hands[seat]


def details(state: RaceState, seat: Seat) -> Iterator[Text]:
    """Holes where several are played for, and men in hand."""
    if state.goal > 1:
        yield Message("race-score", holes=state.holes[seat], goal=state.goal)
    if state.hands[seat]:
        yield Message("race-in-hand", men=state.hands[seat])


def off_line(state: RaceState, seat: Seat) -> Iterator[Text]:
    """The men a player has borne off, if there are any."""
    if off(state, seat):
        yield Message("race-off", men=off(state, seat))


def described(state: RaceState, labels: Labels, language: Language) -> str:
    """The whole position in words."""
    return " ".join(text.in_(language) for text in _sentences(state, labels))


def _sentences(state: RaceState, labels: Labels) -> Iterator[Text]:
    yield from (side(state, seat, labels) for seat in SEATS)
    if state.dice:
        yield Message("race-thrown", player=PLAYER[state.thrower], dice=dice_text(state.dice))


def side(state: RaceState, seat: Seat, labels: Labels) -> Text:
    """One player's men, flèche by flèche along their own way, in hand and off."""
    rules = state.rules
    standing = (
        Message(
            "race-men-on",
            men=count,
            point=letter(point, seat, rules.ways.value)
            if labels is Labels.LETTERS
            else rules.names.of(seat, point),
        )
        for point, count in enumerate(state.men[seat])
        if count
    )
    parts = (*details(state, seat), *standing, *off_line(state, seat))
    return Message("race-side", player=PLAYER[seat], men=parts)


def race_svg(
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
    faces = state.dice.numbers if state.dice else ()
    lain = lying(Cast(faces, state.thrower), heights)
    parts = (
        board(view, all_names(labels, state.rules.names)),
        men(view, stacks),
        *(star for seat in SEATS for star in courier(view, state, seat)),
        *(fichet(view, seat, state.holes[seat]) for seat in SEATS if state.goal > 1),
        *(in_hand(view, seat, state.hands[seat]) for seat in SEATS if state.hands[seat]),
        dice(view, lain, faces, state.again),
        arrows(view, [*arrows_of(state, play)] if play else [], heights, [view.turn(at) for at, _ in lain]),
    )
    panels = (panel_of(state, seat, language) for seat in SEATS)
    title, described_ = state.rules.title.in_(language), described(state, labels, language)
    return whole(printed(view, panels, parts, title=title, description=described_), language)


def courier(view: View, state: RaceState, seat: Seat) -> Iterator[Element]:
    """The sign of the first man, where he must come home before any other is played. Source: LEP, jacquet."""
    track = state.men[seat]
    if state.rules.courier and sum(track) == MEN and not courier_home(track):
        point = max(point for point, count in enumerate(track) if count)
        spot = view.stack(state.rules.ways.value.of(seat).place(point), track[point])[-1]
        yield use("star", spot, MAN / 100, data_courier=SEAT_NAMES[seat])


def panel_of(state: RaceState, seat: Seat, language: Language) -> Panel:
    """The player's line."""
    throws = state.thrower == seat
    waits = throws and state.phase is Phase.THROW
    return Panel(
        seat,
        PLAYER[seat].in_(language),
        listed(details(state, seat)).in_(language),
        note=TO_THROW.in_(language) if waits else "",
        off=off(state, seat),
    )


def in_hand(view: View, seat: Seat, count: int) -> Element:
    """The men hit, on the bar, from the middle towards their owner."""
    way, data = 1 if seat == WHITE else -1, DATA["inHand"]
    away = [
        data["start"] + data["step"] * (nth % data["row"]) - DATA["man"]["storey"] * (nth // data["row"])
        for nth in range(count)
    ]
    spots = [view.turn(MIDDLE.plus(0, way * each)) for each in away]
    number = [tally(spots[-1], Stack(seat, HAND, count))] if count > ROW else []
    return group((*(man(spot, seat) for spot in spots), *number), data_hand=SEAT_NAMES[seat])


def arrows_of(state: RaceState, play: Play) -> Iterator[Arrow]:
    """The moves of the play that led to this state; those from the hand and off the board have no arrow."""
    seat = other(state.thrower) if state.phase is Phase.THROW else state.thrower
    way = state.rules.ways.value.of(seat)
    for start, end in dict.fromkeys(play.moves):
        if start != HAND and end != OFF:
            yield Arrow(way.place(start), way.place(end), str(end - start), Style.TRUE)


def race_text(state: RaceState, language: Language = Language.FRENCH, labels: Labels = Labels.NUMBERS) -> str:
    """The position in plain text from White's side."""
    above, below = ("   ".join(line(state, seat, language)) for seat in (BLACK, WHITE))
    return plain_board(stacks_of(state), all_names(labels, state.rules.names), above, below)


def line(state: RaceState, seat: Seat, language: Language) -> Iterator[str]:
    """Who, with what score, men in hand and off, and the dice of the player who throws."""
    yield f" {PLAYER[seat].in_(language)} ({SIGNS[seat]})"
    yield from (text.in_(language) for text in (*details(state, seat), *off_line(state, seat)))
    if state.thrower == seat and state.dice:
        yield Message("race-dice-thrown", dice=dice_text(state.dice)).in_(language)
    elif state.thrower == seat and state.phase is Phase.THROW:
        yield TO_THROW.in_(language)


def _draw(
    state: RaceState, act: Action | None, *, flip: bool = False, language: Language = Language.FRENCH
) -> Diagram:
    return race_svg(state, play=act if isinstance(act, Play) else None, flip=flip, language=language)


PICTURE: Final = at_tables(_draw, race_text)
