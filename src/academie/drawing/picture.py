"""What a game must be able to draw."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, Protocol

from academie.drawing.diagram import Diagram
from academie.kernel import Action, Event, Facet, Language


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


def no_signs(event: Event) -> Iterable[BoardMark]:
    """The arrows and marks of games whose events are shown by the position alone."""
    del event
    return ()


@dataclass(frozen=True, slots=True)
class Picture:
    """The drawings of one game: as SVG, as plain text, and the arrows and marks that show an event."""

    draw: Draw
    text: Callable[[Any, Language], str]
    signs: Callable[[Event], Iterable[BoardMark]] = no_signs


PICTURE: Final[Facet[Picture]] = Facet("picture")
