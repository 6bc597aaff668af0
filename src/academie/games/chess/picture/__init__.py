"""Drawings of chess: SVG, plain text and marks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.drawing.diagram import Diagram
from academie.drawing.picture import BoardMark, Picture
from academie.games.chess.law import ChessState, Position
from academie.games.chess.law.acts import Move
from academie.games.chess.law.position import FILES, Kind, square_name
from academie.games.chess.picture.caption import pieces_line, waited_for
from academie.games.chess.picture.svg import chess_svg, marks_of
from academie.kernel import BLACK, WHITE, Action, Event, Language, Seat, Text
from academie.notation.seats import PLAYER

LETTERS: Final = Text("PCFTDR", "PNBRQK")
"""By kind. No figurines: a filled one is white on a dark screen and black on a pale one."""
SIDE: Final = 8
MARGIN: Final = "   "


def chess_text(state: ChessState, language: Language = Language.FRENCH, *, flip: bool = False) -> str:
    """The position from White's side, or from Black's with `flip`. White's letters are large."""
    rule = f"{MARGIN}+{'-' * (2 * SIDE + 1)}+"
    rows = [row(state.position, rank, language, flip=flip) for rank in reversed(range(SIDE))]
    sides = [player_line(state, seat, language) for seat in (BLACK, WHITE)]
    above, below = reversed(sides) if flip else sides
    letters = f"{MARGIN}  {' '.join(reversed(FILES) if flip else FILES)}"
    lines = (above, rule, *(reversed(rows) if flip else rows), rule, letters, below)
    return "".join(f"{line}\n" for line in lines)


def player_line(state: ChessState, seat: Seat, language: Language) -> str:
    """Who, by which letters, his pieces, and what is waited for."""
    shown = letters_of(seat, language)
    who = f" {PLAYER[seat].in_(language)} ({shown})"
    note = waited_for(state, seat, language)
    return "   ".join((who, pieces_line(state.position, seat, language), *((note,) if note else ())))


def letters_of(seat: Seat, language: Language) -> str:
    """The letters of one player's pieces, by kind."""
    letters = LETTERS.in_(language)
    return letters if seat == WHITE else letters.lower()


def row(position: Position, rank: int, language: Language, *, flip: bool) -> str:
    """One row of squares between its borders, its number before it."""
    cells = [cell(position, SIDE * rank + column, language) for column in range(SIDE)]
    return f" {rank + 1} | {' '.join(reversed(cells) if flip else cells)} |"


def cell(position: Position, square: int, language: Language) -> str:
    """What one square shows."""
    for seat in (WHITE, BLACK):
        for kind in Kind:
            if position.of_seat(seat) & position.of_kind(kind) & 1 << square:
                return letters_of(seat, language)[kind - 1]
    return "."


def draw(
    state: ChessState, act: Action | None, *, flip: bool = False, language: Language = Language.FRENCH
) -> Diagram:
    """Draw the board with the last move."""
    move = act if isinstance(act, Move) else None
    return chess_svg(state, move=move, flip=flip, language=language)


def signs(event: Event) -> Iterator[BoardMark]:
    """Yield the marks of pieces taken and of the king in check."""
    for square, mark in marks_of(event).items():
        yield BoardMark((square_name(square),), mark.value)


PICTURE: Final = Picture(draw, chess_text, signs)
