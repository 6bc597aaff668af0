"""Drawing the board of the tables games, with hands at it or not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from academie.drawing import Diagram
from academie.drawing.picture import Picture
from academie.games.tables.arbiter import acts, game_of
from academie.kernel import Action, State
from academie.words import Language


def at_tables(draw: Callable[..., Diagram], text: Callable[..., str]) -> Picture:
    """The picture of a game that shows its board at tables with hands too."""

    def drawn(
        state: State[Any], act: Action | None, *, flip: bool = False, language: Language = Language.FRENCH
    ) -> Diagram:
        played = act.play if isinstance(act, acts.Bois) else act
        return draw(game_of(state), played, flip=flip, language=language)

    def plain(state: State[Any], language: Language = Language.FRENCH) -> str:
        return text(game_of(state), language)

    return Picture(drawn, plain)
