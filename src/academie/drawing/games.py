"""The drawings of every game, by the part of the game that draws."""

from __future__ import annotations

from typing import Any

from academie.drawing.diagram import Diagram
from academie.drawing.picture import PICTURE, BoardMark
from academie.kernel import Action, Event, Game, Language, State
from academie.notation.games import NOTATION
from academie.registry import game_of


def draw(
    state: State[Any],
    *,
    act: Action | None = None,
    flip: bool = False,
    language: Language = Language.FRENCH,
) -> Diagram:
    """Draw the state with what its last act brought; `act`, if given, is that act, drawn where it can be.

    Raises `UnknownName` for a game without drawings.
    """
    return PICTURE.of(game_of(state)).draw(state, act, flip=flip, language=language)


def text_board(state: State[Any], language: Language = Language.FRENCH) -> str:
    """Write the state as plain text: on one line, by its notation, for a game without drawings.

    Raises `UnknownName` for a game that has neither.
    """
    game = game_of(state)
    notation = None if PICTURE.name in game.facets else NOTATION.get(game)
    return PICTURE.of(game).text(state, language) if notation is None else notation.state(state)


def marks_of(game: Game, event: Event) -> tuple[BoardMark, ...]:
    """Return the arrows and marks of one event, in order; a game without drawings has none."""
    picture = PICTURE.get(game)
    return () if picture is None else tuple(picture.signs(event))
