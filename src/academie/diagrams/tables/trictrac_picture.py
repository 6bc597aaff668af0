"""The drawings of trictrac and toc, with or without an arbiter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.arbiter.trictrac import Table
from academie.diagrams.diagram import Diagram
from academie.diagrams.picture import Picture, Sign
from academie.diagrams.tables.trictrac import arrows_of, trictrac_svg
from academie.diagrams.tables.trictrac_text import trictrac_text
from academie.kernel import Action, Event, Language
from academie.rules.tables.trictrac import Partie
from academie.rules.tables.trictrac.jans import JanScored


def draw(
    state: Partie | Table, act: Action | None, *, flip: bool = False, language: Language = Language.FRENCH
) -> Diagram:
    """Draw the board with the façons of what was just scored."""
    del act
    return trictrac_svg(_partie(state), facons=state.events, flip=flip, language=language)


def text(state: Partie | Table, language: Language) -> str:
    """Write the board as plain text."""
    return trictrac_text(_partie(state), language)


def signs(event: Event) -> Iterator[Sign]:
    """Yield the arrows of the façons of a jan."""
    if isinstance(event, JanScored):
        for arrow in arrows_of(event):
            yield Sign((str(arrow.start), str(arrow.end)), arrow.style.value, arrow.label)


def _partie(state: Partie | Table) -> Partie:
    return state.scene.partie if isinstance(state, Table) else state


PICTURE: Final = Picture(draw, text, signs)
