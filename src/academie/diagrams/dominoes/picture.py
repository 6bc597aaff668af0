"""The drawings of dominoes, with or without an arbiter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.arbiter.dominoes import Table
from academie.diagrams.damier.marks import Mark
from academie.diagrams.diagram import Diagram
from academie.diagrams.dominoes.partie import dominoes_svg
from academie.diagrams.dominoes.text import dominoes_text
from academie.diagrams.picture import Picture, Sign
from academie.kernel import Action, Event, Language
from academie.notation.dominos_tiles import halves_text
from academie.rules.dominoes import PartieDeDominos
from academie.rules.dominoes.events import Posed
from academie.rules.dominoes.tiles import tile


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
