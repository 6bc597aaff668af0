"""The drawings of draughts, with or without an arbiter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.drawing.diagram import Diagram
from academie.drawing.grid.pieces import Mark
from academie.drawing.picture import BoardMark, Picture
from academie.games.draughts.arbiter import ArbitratedState
from academie.games.draughts.arbiter.acts import Jouer
from academie.games.draughts.arbiter.events import FaultMade, Ruling
from academie.games.draughts.law import DraughtsState
from academie.games.draughts.law.acts import Move
from academie.games.draughts.picture.state import marks_of, partie_de_dames_svg
from academie.games.draughts.picture.text import draughts_text
from academie.kernel import Action, Event, Language


def draw(
    state: DraughtsState | ArbitratedState,
    act: Action | None,
    *,
    flip: bool = False,
    language: Language = Language.FRENCH,
) -> Diagram:
    """Draw the board with the last move."""
    move = act.move if isinstance(act, Jouer) else act if isinstance(act, Move) else None
    return partie_de_dames_svg(_partie(state), move=move, flip=flip, language=language)


def text(state: DraughtsState | ArbitratedState, language: Language) -> str:
    """Write the board as plain text."""
    partie = _partie(state)
    damier, waiting = partie.rules.damier.value, partie.outcome is None
    return draughts_text(partie.position, language, damier=damier, waiting=waiting)


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


def _partie(state: DraughtsState | ArbitratedState) -> DraughtsState:
    return state.scene.partie if isinstance(state, ArbitratedState) else state


PICTURE: Final = Picture(draw, text, signs)
