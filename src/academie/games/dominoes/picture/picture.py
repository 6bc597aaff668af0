"""The drawings of dominoes, with or without an arbiter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.drawing.diagram import Diagram
from academie.drawing.grid.marks import Mark
from academie.drawing.picture import Picture, Sign
from academie.games.dominoes.arbiter import Table
from academie.games.dominoes.law import PartieDeDominos
from academie.games.dominoes.law.events import Posed
from academie.games.dominoes.law.tiles import tile
from academie.games.dominoes.picture.svg import dominoes_svg
from academie.games.dominoes.picture.text import dominoes_text
from academie.games.dominoes.text.tiles import halves_text
from academie.kernel import Action, Event, Language


def draw(
    state: PartieDeDominos | Table,
    act: Action | None,
    *,
    flip: bool = False,
    language: Language = Language.FRENCH,
) -> Diagram:
    """Draw the line and the hands."""
    del act
    return dominoes_svg(_partie(state), told=state.events, flip=flip, language=language)


def text(state: PartieDeDominos | Table, language: Language) -> str:
    """Write the line and the hands as plain text."""
    return dominoes_text(_partie(state), language)


def signs(event: Event) -> Iterator[Sign]:
    """Yield the mark of the tile just laid."""
    if isinstance(event, Posed):
        yield Sign((halves_text(tile(event.inner, event.outer)),), Mark.NOTED.value)


def _partie(state: PartieDeDominos | Table) -> PartieDeDominos:
    return state.scene.partie if isinstance(state, Table) else state


PICTURE: Final = Picture(draw, text, signs)
