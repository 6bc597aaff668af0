"""The drawings of trictrac and toc, with or without an arbiter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.drawing.picture import BoardMark, Picture
from academie.drawing.svg import Diagram
from academie.games.trictrac.arbiter import ArbitratedState
from academie.games.trictrac.law import TrictracState
from academie.games.trictrac.law.jans import JanScored
from academie.games.trictrac.picture.caption import trictrac_text
from academie.games.trictrac.picture.svg import arrows_of, trictrac_svg
from academie.kernel import Action, Event
from academie.words import Language


def draw(
    state: TrictracState | ArbitratedState,
    act: Action | None,
    *,
    flip: bool = False,
    language: Language = Language.FRENCH,
) -> Diagram:
    """Draw the board with the façons of what was just scored."""
    del act
    return trictrac_svg(_partie(state), facons=state.events, flip=flip, language=language)


def text(state: TrictracState | ArbitratedState, language: Language) -> str:
    """Write the board as plain text."""
    return trictrac_text(_partie(state), language)


def signs(event: Event) -> Iterator[BoardMark]:
    """Yield the arrows of the façons of a jan."""
    if isinstance(event, JanScored):
        for arrow in arrows_of(event):
            places = (str(arrow.start), str(arrow.end))
            yield BoardMark(places, arrow.style.value, arrow.label, arrow.worth)


def _partie(state: TrictracState | ArbitratedState) -> TrictracState:
    return state.state.position if isinstance(state, ArbitratedState) else state


PICTURE: Final = Picture(draw, text, signs)
