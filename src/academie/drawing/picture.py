"""Drawings of every game: what a game's picture can draw, and asking for it by state."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

from academie.drawing.svg import Diagram
from academie.drawing.theme import Theme
from academie.kernel import Action, Event, Facet, Game, State
from academie.notation.codec import NOTATION
from academie.registry import game_of
from academie.words import Language


@dataclass(frozen=True, slots=True)
class BoardMark:
    """An arrow from the first place to the last, or a mark on the only one, as data for a client that draws.

    Places are named as on the drawings: flèches 0 to 23 along White's way with -1 and 24 for the bandes
    beyond the talons, squares of a damier by their numbers, those of a chessboard by their names, domino
    tiles by their numbers, the higher first. `style` is that of the arrow or mark drawn.
    """

    places: tuple[str, ...]
    style: str
    label: str = ""
    worth: int = 0
    """What the arrow brings in points, negative if they go to the opponent."""


class Draw(Protocol):
    """Draws a state with what its last act brought; `act`, if given, is that act."""

    def __call__(  # the state is of the game's own class
        self,
        state: Any,  # noqa: ANN401
        act: Action | None,
        *,
        flip: bool = False,
        language: Language = Language.FRENCH,
    ) -> Diagram: ...


def no_marks(event: Event) -> Iterable[BoardMark]:
    """Return no marks: for games whose events are shown by the position alone."""
    del event
    return ()


@dataclass(frozen=True, slots=True)
class Picture:
    """The drawings of one game: as SVG, as plain text, and the arrows and marks that show an event."""

    draw: Draw
    text: Callable[[Any, Language], str]
    marks: Callable[[Event], Iterable[BoardMark]] = no_marks


PICTURE: Final[Facet[Picture]] = Facet("picture")


def draw(  # noqa: PLR0913 - what a drawing shows are its parameters, one each
    state: State[Any],
    *,
    act: Action | None = None,
    flip: bool = False,
    language: Language = Language.FRENCH,
    theme: Theme = Theme.PRINT,
    panels: bool = True,
) -> Diagram:
    """Draw the state with what its last act brought; `act`, if given, is that act, drawn where it can be.

    Without `panels` the board is drawn alone, without the lines of the players and what is written below.
    Raises `UnknownName` for a game without drawings.
    """
    drawn = PICTURE.of(game_of(state)).draw(state, act, flip=flip, language=language)
    return replace(drawn if panels else drawn.without_panels(), theme=theme)


def small_picture(state: State[Any], *, flip: bool = False, theme: Theme = Theme.REGENCE) -> str:
    """Draw the board of the state for a list of games, in few bytes: without what is too small to be seen."""
    drawn = draw(state, flip=flip, theme=theme)
    return drawn.without_panels(small=True).svg


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
    return () if picture is None else tuple(picture.marks(event))
