"""Drawings of draughts: SVG, plain text and marks, with or without an arbiter."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final

from academie.drawing.diagram import Diagram
from academie.drawing.grid.pieces import Mark
from academie.drawing.picture import BoardMark, Picture
from academie.drawing.words import KING, TO_MOVE
from academie.games.draughts.arbiter import ArbitratedState, game_of
from academie.games.draughts.arbiter.acts import Jouer
from academie.games.draughts.arbiter.faults import FaultMade, Ruling
from academie.games.draughts.law import DraughtsState, Position
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.board import HUNDRED, Damier
from academie.games.draughts.picture.caption import pieces_line
from academie.games.draughts.picture.svg import draughts_svg, marks_of
from academie.kernel import BLACK, WHITE, Action, Event, Language, Seat
from academie.notation.seats import PLAYER

CELL: Final = 6


class Signs(Enum):
    """How pieces are written: man and king of White, then of Black."""

    LETTERS = "oOxX"
    """Plain ASCII, for a filled disc is white on a dark screen and black on a pale one."""
    DISCS = "⛀⛁⛂⛃"

    def of(self, seat: Seat, *, king: bool) -> str:
        """The sign of one piece."""
        return self.value[2 * seat + king]


def draughts_text(  # noqa: PLR0913 - what a drawing shows are its parameters, one each
    position: Position,
    language: Language = Language.FRENCH,
    *,
    damier: Damier = HUNDRED,
    flip: bool = False,
    waiting: bool = True,
    signs: Signs = Signs.LETTERS,
) -> str:
    """The position from White's side, or from Black's with `flip`; at most 80 columns.

    Each square played on has its number, with the piece before it or a point if it is empty.
    """
    rule = f"+{'-' * (CELL * damier.side + 1)}+"
    rows = [row(position, damier, index, signs, flip=flip) for index in range(damier.side)]
    sides = [player_line(position, seat, language, signs, waiting=waiting) for seat in (BLACK, WHITE)]
    above, below = reversed(sides) if flip else sides
    lines = (above, rule, *(reversed(rows) if flip else rows), rule, below)
    return "".join(f"{line}\n" for line in lines)


def player_line(position: Position, seat: Seat, language: Language, signs: Signs, *, waiting: bool) -> str:
    """Who, by which signs, his pieces, and whether he is to move."""
    man, king = (signs.of(seat, king=crowned) for crowned in (False, True))
    who = f" {PLAYER[seat].in_(language)} ({man}, {KING[0].in_(language)} {king})"
    note = (TO_MOVE.in_(language),) if waiting and position.turn == seat else ()
    return "   ".join((who, pieces_line(position, seat, language), *note))


def row(position: Position, damier: Damier, index: int, signs: Signs, *, flip: bool) -> str:
    """One row of squares between its borders."""
    cells = [cell(position, damier, (index, column), signs) for column in range(damier.side)]
    return f"|{''.join(reversed(cells) if flip else cells)} |"


def cell(position: Position, damier: Damier, at: tuple[int, int], signs: Signs) -> str:
    """What one square shows."""
    square = damier.at(*at)
    if square is None:
        return " " * CELL
    king = bool(position.kings >> square & 1)
    here = [signs.of(seat, king=king) for seat in (WHITE, BLACK) if position.of_seat(seat) >> square & 1]
    return f" {here[0] if here else '.'} {square:>2} "


def draw(
    state: DraughtsState | ArbitratedState,
    act: Action | None,
    *,
    flip: bool = False,
    language: Language = Language.FRENCH,
) -> Diagram:
    """Draw the board with the last move."""
    move = act.move if isinstance(act, Jouer) else act if isinstance(act, Move) else None
    return draughts_svg(game_of(state), move=move, flip=flip, language=language)


def text(state: DraughtsState | ArbitratedState, language: Language) -> str:
    """Write the board as plain text."""
    game = game_of(state)
    damier, waiting = game.rules.damier.value, game.outcome is None
    return draughts_text(game.position, language, damier=damier, waiting=waiting)


def signs(event: Event) -> Iterator[BoardMark]:
    """Yield the marks of pieces taken, and of those a fault or a ruling names."""
    match event:
        case FaultMade():
            yield from map(_noted, (*event.huffable, *event.playable))
        case Ruling():
            yield from map(_noted, event.squares)
        case _:
            for square, mark in marks_of(event).items():
                yield BoardMark((str(square),), mark.value)


def _noted(square: int) -> BoardMark:
    return BoardMark((str(square),), Mark.NOTED.value)


PICTURE: Final = Picture(draw, text, signs)
