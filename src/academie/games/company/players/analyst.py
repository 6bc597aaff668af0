"""Games in company judged by their board alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from academie.engine.analysis.analyst import Analyst
from academie.engine.analysis.dice import AnalystOfDice
from academie.engine.analysis.judged import Judged
from academie.engine.dice.engines import dice_engine
from academie.games.company.table.seance import Seance
from academie.kernel import Action, Game, State


class AnalystInCompany:
    """Judges the board as that of a game of two: neither the account nor the order of players counts."""

    def __init__(self, board: Analyst) -> None:
        self._board = board

    def judge(self, state: State[Any]) -> tuple[Judged, ...]:
        assert isinstance(state, Seance)
        return self._board.judge(state.board)

    def ponder(self, state: State[Any], acts: Sequence[Action]) -> tuple[Judged, ...]:
        assert isinstance(state, Seance)
        return self._board.ponder(state.board, acts)


def analyst_of(game: Game) -> Callable[[], Analyst]:
    """Return what makes the analyst of a game in company."""
    return lambda: AnalystInCompany(AnalystOfDice(dice_engine(game.key)))
