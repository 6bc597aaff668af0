"""One door to the drawings of every game."""

from __future__ import annotations

from typing import Any

from academie.diagrams.diagram import Diagram
from academie.diagrams.tables.trictrac import trictrac_svg
from academie.diagrams.tables.trictrac_text import trictrac_text
from academie.kernel import Language, State, UnknownName
from academie.rules.tables.trictrac import Partie


def draw(state: State[Any], *, flip: bool = False, language: Language = Language.FRENCH) -> Diagram:
    """The state drawn with what its last act brought. Raises `UnknownName` for a game without drawings."""
    match state:
        case Partie():
            return trictrac_svg(state, facons=state.events, flip=flip, language=language)
        case _:
            raise undrawn(state)


def text_board(state: State[Any], language: Language = Language.FRENCH) -> str:
    """The state in plain text. Raises `UnknownName` for a game without drawings."""
    match state:
        case Partie():
            return trictrac_text(state, language)
        case _:
            raise undrawn(state)


def undrawn(state: State[Any]) -> UnknownName:
    """Why a state has no drawing."""
    return UnknownName(f"no drawing for a state of {state.ruleset.id}; there is one for: trictrac")
