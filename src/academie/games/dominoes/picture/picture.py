"""The drawings of dominoes, with or without an arbiter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.drawing.diagram import Diagram
from academie.drawing.grid.pieces import Mark
from academie.drawing.picture import BoardMark, Picture
from academie.games.dominoes.arbiter import ArbitratedState
from academie.games.dominoes.law import DominoState
from academie.games.dominoes.law.events import Posed
from academie.games.dominoes.law.tiles import tile
from academie.games.dominoes.picture.svg import dominoes_svg
from academie.games.dominoes.picture.text import dominoes_text
from academie.games.dominoes.text.tiles import halves_text
from academie.kernel import Action, Event, Language


def draw(
    state: DominoState | ArbitratedState,
    act: Action | None,
    *,
    flip: bool = False,
    language: Language = Language.FRENCH,
) -> Diagram:
    """Draw the line and the hands."""
    del act
    return dominoes_svg(_partie(state), told=state.events, flip=flip, language=language)


def text(state: DominoState | ArbitratedState, language: Language) -> str:
    """Write the line and the hands as plain text."""
    return dominoes_text(_partie(state), language)


def signs(event: Event) -> Iterator[BoardMark]:
    """Yield the mark of the tile just laid."""
    if isinstance(event, Posed):
        yield BoardMark((halves_text(tile(event.inner, event.outer)),), Mark.NOTED.value)


def _partie(state: DominoState | ArbitratedState) -> DominoState:
    return state.scene.partie if isinstance(state, ArbitratedState) else state


PICTURE: Final = Picture(draw, text, signs)
