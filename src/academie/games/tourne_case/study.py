"""What lessons can count at tourne-case."""

from __future__ import annotations

from typing import Any, Final

from academie.games.tables.law.names import Names
from academie.games.tables.law.play import Play
from academie.games.tables.study import FlecheMeasures
from academie.games.tourne_case.law import TourneCaseState
from academie.games.tourne_case.text import NAMES
from academie.kernel import NotationError, State
from academie.library.lessons.measures import Measure, Played
from academie.words import Message


class TourneCaseMeasures(FlecheMeasures):
    """Measures of tourne-case."""

    def board(self, state: State[Any]) -> TourneCaseState:
        """The state itself, which must be of tourne-case."""
        if not isinstance(state, TourneCaseState):
            raise NotationError(Message("tourne-case-other-game", rules=state.ruleset.id))
        return state

    def names(self, state: State[Any]) -> Names:
        del state
        return NAMES

    def moved(self, played: Played) -> int:
        """How many men the act moves."""
        return len(played.act.moves) if isinstance(played.act, Play) else 0

    def measures(self) -> dict[str, Measure]:
        """The measures by the names that lessons use."""
        return {
            **super().measures(),
            "moved": Measure(self.moved, Message("tourne-case-measure-moved"), result=True),
        }


MEASURES: Final = TourneCaseMeasures().measures()
