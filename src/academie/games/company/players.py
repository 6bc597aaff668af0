"""Players and analysis of trictrac in company: those of trictrac, who look at the board alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from academie.engine.analysis.analyst import Analyst, RatedAct
from academie.engine.analysis.dice import DiceAnalyst
from academie.engine.dice.engine import dice_engine
from academie.engine.offer import Players, ladder
from academie.engine.player import Player
from academie.games.company.table import CompanyState
from academie.games.trictrac.players import ABOUTS, simple
from academie.kernel import Action, Game, State


class InCompany:
    """Looks at the board alone: neither the account nor who comes next changes how it plays."""

    def __init__(self, board: Player) -> None:
        self._board = board

    def choose(self, state: State[Any]) -> Action:
        assert isinstance(state, CompanyState)
        return self._board.choose(state.board)


def _simple(seed: int | None, forget: float) -> Player:
    return InCompany(simple(seed, forget))


def _level(name: str, seed: int | None, forget: float) -> Player:
    from academie.games.trictrac.players.engine import trictrac_player  # noqa: PLC0415

    return InCompany(trictrac_player(name, seed, forget))


PLAYERS: Final = Players(_simple, ladder(ABOUTS, _level))


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
