"""A state of trictrac in words and in plain text: for captions, terminals, and people who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.games.tables.law.names import NAMES
from academie.games.tables.law.track import MEN, Point
from academie.games.tables.picture.board import Labels, all_names
from academie.games.tables.picture.men import SEATS, head_on
from academie.games.tables.picture.plain_board import SIGNS, plain_board
from academie.games.tables.picture.turns import TO_THROW
from academie.games.tables.text.position import letter
from academie.games.trictrac.law import Phase, TrictracState
from academie.kernel import BLACK, WHITE, Seat
from academie.notation.seats import PLAYER
from academie.words import Fleche, Language, Message, Text

TITLE: Final = Message("trictrac-board-title")
TITLE_OF_TOC: Final = Message("trictrac-board-title-toc")


def title(state: TrictracState) -> Text:
    """What the drawing is of."""
    return TITLE if state.tally.in_points else TITLE_OF_TOC


def score_line(state: TrictracState, seat: Seat) -> Text:
    """Points, bredouille and holes of one player; at toc there are holes only."""
    holes = state.score.holes[seat]
    if not state.tally.in_points:
        return Message("trictrac-score-holes", holes=holes)
    run = "yes" if state.score.bredouille == seat else "no"
    return Message("trictrac-score", points=state.score.points[seat], bredouille=run, holes=holes)


def described(state: TrictracState, labels: Labels, language: Language) -> str:
    """The whole position in words."""
    said = [side(state, seat, labels) for seat in SEATS]
    if state.dice:
        high, low = state.dice.high, state.dice.low
        said.append(Message("tables-thrown", player=PLAYER[state.thrower], high=high, low=low))
    return " ".join(each.in_(language) for each in said)


def side(state: TrictracState, seat: Seat, labels: Labels) -> Text:
    """One player's score and men, flèche by flèche along their own way."""
    standing = (
        Message("trictrac-men-on", men=count, place=name_of(seat, point, labels))
        for point, count in enumerate(state.men[seat])
        if count
    )
    men = (*standing, *off_line(state, seat))
    return Message("tables-side", player=PLAYER[seat], details=score_line(state, seat), men=men)


def off_line(state: TrictracState, seat: Seat) -> tuple[Text, ...]:
    """The men a player has borne off, if there are any."""
    off = MEN - sum(state.men[seat])
    return (Message("trictrac-men-off", men=off),) if off else ()


def name_of(seat: Seat, point: Point, labels: Labels) -> str | Fleche:
    """A flèche by its letter, or by its name."""
    return letter(point, seat) if labels is Labels.LETTERS else NAMES.of(seat, point)


def trictrac_text(
    state: TrictracState, language: Language = Language.FRENCH, labels: Labels = Labels.NUMBERS
) -> str:
    """The position from White's side, each player's line beside his bande; at most 80 columns.

    A stack higher than five ends in its number.
    """
    above, below = (player_line(state, seat, language) for seat in (BLACK, WHITE))
    return plain_board(head_on(state.men), all_names(labels), above, below)


def player_line(state: TrictracState, seat: Seat, language: Language) -> str:
    """Who, the score, the men borne off, and the dice if it is their throw."""
    who = f"{PLAYER[seat].in_(language)} ({SIGNS[seat]})"
    return "   ".join((f" {who}", *(each.in_(language) for each in details(state, seat))))


def details(state: TrictracState, seat: Seat) -> Iterator[Text]:
    """What there is to say of one player."""
    yield score_line(state, seat)
    yield from off_line(state, seat)
    if state.thrower == seat and state.dice:
        yield Message("tables-dice", high=state.dice.high, low=state.dice.low)
    elif state.thrower == seat and state.phase is Phase.THROW:
        yield TO_THROW
