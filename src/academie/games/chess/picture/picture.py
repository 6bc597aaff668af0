"""The drawings of chess."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.drawing.diagram import Diagram
from academie.drawing.picture import BoardMark, Picture
from academie.games.chess.law import ChessState
from academie.games.chess.law.acts import Move
from academie.games.chess.law.board import square_name
from academie.games.chess.picture.svg import marks_of, partie_d_echecs_svg
from academie.games.chess.picture.text import chess_text
from academie.kernel import Action, Event, Language


def draw(
    state: ChessState, act: Action | None, *, flip: bool = False, language: Language = Language.FRENCH
) -> Diagram:
    """Draw the board with the last move."""
    move = act if isinstance(act, Move) else None
    return partie_d_echecs_svg(state, move=move, flip=flip, language=language)


def signs(event: Event) -> Iterator[BoardMark]:
    """Yield the marks of pieces taken and of the king in check."""
    for square, mark in marks_of(event).items():
        yield BoardMark((square_name(square),), mark.value)


PICTURE: Final = Picture(draw, chess_text, signs)
