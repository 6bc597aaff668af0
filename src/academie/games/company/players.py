"""Players and analysis of trictrac in company: those of trictrac, who look at the board alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from academie.engine.analysis.analyst import Analyst, RatedAct
from academie.engine.analysis.dice import DEEPER, DiceAnalyst
from academie.engine.analysis.throw_counts import ThrowCounts
from academie.engine.dice.engine import dice_engine
from academie.engine.offer import Players, ladder
from academie.engine.player import Player
from academie.games.company.table import CompanyState, partie_of
from academie.games.trictrac.players import ABOUTS, LEPEINTRE, simple
from academie.games.trictrac.players.by_hand import HandsTrictrac
from academie.games.trictrac.study import exercises
from academie.kernel import Action, Game, Seat, State


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


def _lepeintre(seed: int | None, forget: float) -> Player:
    from academie.games.trictrac.players.lepeintre import DoctrineOfLepeintre  # noqa: PLC0415

    return InCompany(HandsTrictrac(DoctrineOfLepeintre(), forget, seed))


PLAYERS: Final = Players(_simple, ladder(ABOUTS, _level), doctrines=(replace(LEPEINTRE, make=_lepeintre),))


class AnalystInCompany:
    """Judges the board as that of a game of two: neither the account nor the order of players counts."""

    def __init__(self, board: DiceAnalyst) -> None:
        self._board = board

    def judge(self, state: State[Any]) -> tuple[RatedAct, ...]:
        assert isinstance(state, CompanyState)
        return self._board.judge(state.board)

    def ponder(self, state: State[Any]) -> tuple[RatedAct, ...]:
        assert isinstance(state, CompanyState)
        return self._board.ponder(state.board)

    def deepen(self, state: State[Any], acts: Sequence[Action]) -> tuple[RatedAct, ...]:
        assert isinstance(state, CompanyState)
        return self._board.deepen(state.board, acts)


def analyst_of(game: Game) -> Callable[[], Analyst]:
    """Return what makes the analyst of a game in company."""
    return lambda: AnalystInCompany(DiceAnalyst(dice_engine(game.key), deeper=dice_engine(game.key, DEEPER)))


def count_throws(state: State[Any], seat: Seat) -> ThrowCounts | None:
    """What each throw of a person at the board would mark."""
    assert isinstance(state, CompanyState)
    colour = state.colour(seat)
    return None if colour is None else exercises.count_throws(partie_of(state.board), colour)
