"""The drawings of chess."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.diagrams.damier.chess import marks_of, partie_d_echecs_svg
from academie.diagrams.damier.chess_text import chess_text
from academie.diagrams.diagram import Diagram
from academie.diagrams.picture import Picture, Sign
from academie.kernel import Action, Event, Language
from academie.rules.chess import PartieDEchecs
from academie.rules.chess.acts import Move
from academie.rules.chess.board import square_name


def draw(
    state: PartieDEchecs, act: Action | None, *, flip: bool = False, language: Language = Language.FRENCH
) -> Diagram:
    """Draw the board with the last move."""
    move = act if isinstance(act, Move) else None
    return partie_d_echecs_svg(state, move=move, flip=flip, language=language)


def signs(event: Event) -> Iterator[Sign]:
    """Yield the marks of pieces taken and of the king in check."""
    for square, mark in marks_of(event).items():
        yield Sign((square_name(square),), mark.value)


PICTURE: Final = Picture(draw, chess_text, signs)
