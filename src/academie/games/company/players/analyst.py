"""Games in company judged by their board alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from academie.engine.analysis.analyst import Analyst, RatedAct
from academie.engine.analysis.dice import DiceAnalyst
from academie.engine.dice.engine import dice_engine
from academie.games.company.table.seance import CompanyState
from academie.kernel import Action, Game, State


class AnalystInCompany:
    """Judges the board as that of a game of two: neither the account nor the order of players counts."""

    def __init__(self, board: Analyst) -> None:
        self._board = board

    def judge(self, state: State[Any]) -> tuple[RatedAct, ...]:
        assert isinstance(state, CompanyState)
        return self._board.judge(state.board)

    def deepen(self, state: State[Any], acts: Sequence[Action]) -> tuple[RatedAct, ...]:
        assert isinstance(state, CompanyState)
        return self._board.deepen(state.board, acts)


def analyst_of(game: Game) -> Callable[[], Analyst]:
    """Return what makes the analyst of a game in company."""
    return lambda: AnalystInCompany(DiceAnalyst(dice_engine(game.key)))
