"""What lessons can count in company, and what they hide from a learner."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from academie.games.company.law.events import AtBoard, MarqueWritten
from academie.games.company.table import CompanyState, partie_of
from academie.games.trictrac.arbiter import ArbitratedState
from academie.games.trictrac.law import TrictracState
from academie.games.trictrac.study.lessons import TrictracMeasures, fleche_told
from academie.games.trictrac.study.lessons import unmarked as unmarked_board
from academie.kernel import Action, Event, NotationError, State
from academie.library.lessons.measures import Measure, Played, whom
from academie.library.lessons.setting import LessonView
from academie.words import Message


class CompanyMeasures(TrictracMeasures):
    """Measures of the board at which two of a company play, and of what is written down."""

    def board(self, state: State[Any]) -> TrictracState:
        """The partie on the board."""
        if not isinstance(state, CompanyState):
            raise NotationError(Message("company-not-in-company", rules=state.ruleset.id))
        return partie_of(state.board)

    def events(self, state: State[Any]) -> tuple[Event, ...]:
        """What the last act brought at the board."""
        return tuple(each.event if isinstance(each, AtBoard) else each for each in state.events)

    def written(self, played: Played, whose: str = "mine") -> int:
        """How many points the marqué that was just won is worth, as they are written down."""
        seat = whom(played, whose)
        won = (event for event in played.after.events if isinstance(event, MarqueWritten))
        return sum(event.marque.points for event in won if event.seat == seat)

    def measures(self) -> dict[str, Measure]:
        """The measures by the names that lessons use."""
        written = Message("company-measure-written")
        return {**super().measures(), "written": Measure(self.written, written, result=True)}


def unmarked(before: State[Any], act: Action, after: State[Any]) -> State[Any]:
    """The state before an act, with nothing marked or owed at the board that comes of it."""
    if not (isinstance(before, CompanyState) and isinstance(after, CompanyState)):
        return before
    board = unmarked_board(before.board, act, after.left or after.board)
    assert isinstance(board, TrictracState | ArbitratedState)
    return replace(before, board=board, last_events=())


MEASURES: Final = CompanyMeasures().measures()
VIEW: Final = LessonView(unmarked=unmarked, place=fleche_told)
