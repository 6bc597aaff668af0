"""A state of trictrac told in words: for the lines of the drawing, and for those who cannot see it."""

from __future__ import annotations

from typing import Final

from academie.drawing.words import DICE, HOLE, IN_BREDOUILLE, OFF, ON, POINT, counted, pause
from academie.games.tables.law.track import MEN, Point
from academie.games.tables.picture.board import Labels
from academie.games.tables.picture.stacks import SEATS
from academie.games.tables.text.men import letter
from academie.games.trictrac.law import TrictracState
from academie.games.trictrac.text.words import PLAYER
from academie.kernel import Language, Seat, Text

TITLE: Final = Text("Position de trictrac", "A position of trictrac")
TITLE_OF_TOC: Final = Text("Position de toc", "A position of toc")
FROM_TALON: Final = Text("Flèches comptées du talon de chacun.", "Flèches counted from each player's talon.")


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
    return f"{DICE.in_(language)}{pause(language)}{state.dice.high}-{state.dice.low}" if state.dice else ""


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
        f"{count} {ON.in_(language)} {told(seat, point, labels)}"
        for point, count in enumerate(state.men[seat])
        if count
    )
    off = off_line(state, seat, language)
    return f"{head}{pause(language)}{', '.join(filter(None, (standing, off)))}."


def told(seat: Seat, point: Point, labels: Labels) -> str:
    """A flèche by its letter, or by its number on its owner's whole way."""
    return letter(point, seat) if labels is Labels.LETTERS else str(point)
