"""A game of draughts as a drawing: its position with what the last act brought."""

from __future__ import annotations

from academie.drawing.diagram import Diagram
from academie.drawing.grid.pieces import Mark
from academie.games.draughts.law import DraughtsState
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.events import Crowned, Taken
from academie.games.draughts.picture.svg import damier_svg
from academie.games.draughts.text.words import describe
from academie.kernel import Event, Language


def partie_de_dames_svg(
    state: DraughtsState,
    *,
    move: Move | None = None,
    flip: bool = False,
    language: Language = Language.FRENCH,
) -> Diagram:
    """The position with what the last act brought: pieces taken or crowned are marked, events told below.

    With `move` its arrow is drawn too, which the state does not remember.
    """
    marks = {square: mark for event in state.events for square, mark in marks_of(event).items()}
    return damier_svg(
        state.position,
        damier=state.rules.damier.value,
        arrows=() if move is None else (move.path,),
        marks=marks,
        caption=" ".join(f"{describe(event, language)}." for event in state.events),
        waiting=state.outcome is None,
        flip=flip,
        language=language,
    )


def marks_of(event: Event) -> dict[int, Mark]:
    """The squares an event is about."""
    match event:
        case Taken():
            return dict.fromkeys(event.squares, Mark.TAKEN)
        case Crowned():
            return {event.square: Mark.CROWNED}
        case _:
            return {}
