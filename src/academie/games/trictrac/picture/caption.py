"""A state of trictrac in words and in plain text: for captions, terminals, and people who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.drawing.words import DICE, HOLE, IN_BREDOUILLE, OFF, ON, POINT, TO_THROW, colon, counted
from academie.games.tables.law.track import MEN, Point
from academie.games.tables.picture.board import Labels, all_names
from academie.games.tables.picture.men import SEATS, head_on
from academie.games.tables.picture.plain_board import SIGNS, plain_board
from academie.games.tables.text.position import letter
from academie.games.trictrac.law import Phase, TrictracState
from academie.games.trictrac.text.words import PLAYER
from academie.kernel import BLACK, WHITE, Seat
from academie.words import Language, Message, Text

TITLE: Final = Message("trictrac-title")
TITLE_OF_TOC: Final = Message("trictrac-title-of-toc")
FROM_TALON: Final = Message("trictrac-from-talon")


def title(state: TrictracState) -> Text:
    """What the drawing is of."""
    return TITLE if state.tally.in_points else TITLE_OF_TOC


def score_line(state: TrictracState, seat: Seat, language: Language) -> str:
    """Points, bredouille and holes of one player; at toc there are holes only."""
    holes = counted(state.score.holes[seat], HOLE, language)
    if not state.tally.in_points:
        return holes
    points = counted(state.score.points[seat], POINT, language)
    if state.score.bredouille == seat:
        points += f" {IN_BREDOUILLE.in_(language)}"
    return f"{points}, {holes}"


def dice_line(state: TrictracState, language: Language) -> str:
    """The throw on the table; empty if there is none."""
    return f"{DICE.in_(language)}{colon(language)}{state.dice.high}-{state.dice.low}" if state.dice else ""


def off_line(state: TrictracState, seat: Seat, language: Language) -> str:
    """The men a player has borne off; empty if there are none."""
    off = MEN - sum(state.men[seat])
    return counted(off, OFF, language) if off else ""


def described(state: TrictracState, labels: Labels, language: Language) -> str:
    """The whole position in words."""
    sides = (side(state, seat, labels, language) for seat in SEATS)
    dice = dice_line(state, language)
    thrown = (f"{PLAYER[state.thrower].in_(language)}, {dice}.",) if dice else ()
    counting = () if labels is Labels.LETTERS else (FROM_TALON.in_(language),)
    return " ".join((*sides, *thrown, *counting))


def side(state: TrictracState, seat: Seat, labels: Labels, language: Language) -> str:
    """One player's score and his men, flèche by flèche along his own way."""
    head = f"{PLAYER[seat].in_(language)}, {score_line(state, seat, language)}"
    standing = ", ".join(
        f"{count} {ON.in_(language)} {name_of(seat, point, labels)}"
        for point, count in enumerate(state.men[seat])
        if count
    )
    off = off_line(state, seat, language)
    return f"{head}{colon(language)}{', '.join(filter(None, (standing, off)))}."


def name_of(seat: Seat, point: Point, labels: Labels) -> str:
    """A flèche by its letter, or by its number on its owner's whole way."""
    return letter(point, seat) if labels is Labels.LETTERS else str(point)


def trictrac_text(
    state: TrictracState, language: Language = Language.FRENCH, labels: Labels = Labels.NUMBERS
) -> str:
    """The position from White's side, each player's line beside his bande; at most 80 columns.

    A stack higher than five ends in its number.
    """
    above, below = (player_line(state, seat, language) for seat in (BLACK, WHITE))
    return plain_board(head_on(state.men), all_names(labels), above, below)


def player_line(state: TrictracState, seat: Seat, language: Language) -> str:
    """Who, his score, the men he has borne off, and his dice if it is his throw."""
    who = f"{PLAYER[seat].in_(language)} ({SIGNS[seat]})"
    return "   ".join((f" {who}", *details(state, seat, language)))


def details(state: TrictracState, seat: Seat, language: Language) -> Iterator[str]:
    """What there is to say of one player."""
    yield score_line(state, seat, language)
    if off := off_line(state, seat, language):
        yield off
    if state.thrower == seat and (dice := dice_line(state, language)):
        yield dice
    elif state.thrower == seat and state.phase is Phase.THROW:
        yield TO_THROW.in_(language)
