"""Analysis of games of dice: by their engines, and with more care by rollouts on the same dice."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, Final

from academie.engine.analysis.analyst import RatedAct, RollOutcome, best_first
from academie.engine.analysis.explain import Weigher
from academie.engine.dice.bridge import SearchDepth
from academie.engine.dice.engine import DiceEngine, Plan, dice_engine
from academie.kernel import CHANCE, WHITE, Action, Game, Seat, State

GAMES: Final = 1296
"""As many as spread the first two throws evenly."""
PLIES: Final = 2
"""How far a weigher looks beyond each act: the throws that follow, and the best that can be made of them."""
DEEPER: Final = SearchDepth(plies=PLIES, wide=12, margin=0.3)
"""How far one looks who ponders; acts that are clearly worse are not looked at again."""


class DiceAnalyst:
    """Asks the engine; states it does not know, such as those of play by hand, are not rated."""

    def __init__(
        self,
        engine: DiceEngine[Any, Any],
        games: int = GAMES,
        workers: int | None = None,
        deeper: DiceEngine[Any, Any] | None = None,
    ) -> None:
        self._engine = engine
        self._deeper = deeper or engine
        self._plan = Plan(games=games)
        self._workers = workers or os.cpu_count() or 1

    def judge(self, state: State[Any]) -> tuple[RatedAct, ...]:
        return _ranked(self._engine, state)

    def ponder(self, state: State[Any]) -> tuple[RatedAct, ...]:
        return _ranked(self._deeper, state)

    def mean(self, state: State[Any]) -> float | None:
        if state.actor is not CHANCE:
            return None
        try:
            return self._engine.value(state, 1)
        except ValueError:
            return None

    def deepen(self, state: State[Any], acts: Sequence[Action]) -> tuple[RatedAct, ...]:
        assert isinstance(state.actor, int)
        return best_first([self._rollout(state, act, state.actor) for act in acts])

    def _rollout(self, state: State[Any], act: Action, seat: Seat) -> RatedAct:
        tally = self._engine.rollout(state, act, self._plan, self._workers)
        return RatedAct(act, _of(seat, tally.mean), tally.error)

    def throws(self, state: State[Any], seat: Seat) -> tuple[RollOutcome, ...]:
        rolls = self._engine.throws(state)
        all_ways = sum(each.ways for each in rolls)
        return tuple(
            RollOutcome(
                each.action,
                Fraction(each.ways, all_ways),
                state.apply(each.action).events,
                _of(seat, each.value),
            )
            for each in rolls
        )


def _ranked(engine: DiceEngine[Any, Any], state: State[Any]) -> tuple[RatedAct, ...]:
    if not isinstance(state.actor, int):
        return ()
    seat = state.actor
    try:
        ranked = engine.rank(state)
    except ValueError:
        return ()
    return best_first([RatedAct(each.action, _of(seat, each.value)) for each in ranked])


def _of(seat: Seat, whites: float) -> float:
    """Return what a value for White is worth to a seat."""
    return whites if seat == WHITE else -whites


def analyst_of(game: Game) -> Callable[[], DiceAnalyst]:
    """Return what makes the analyst of a game of dice."""
    return lambda: DiceAnalyst(dice_engine(game.key), deeper=dice_engine(game.key, DEEPER))


def weigher_of(game: Game) -> Weigher:
    """Return what compares acts of a game of dice by the values of its engine."""
    engine = dice_engine(game.key)

    def weigh(state: State[Any], acts: Sequence[Action]) -> list[float] | None:
        sign = 1 if state.actor == WHITE else -1
        try:
            return [sign * engine.value(state.apply(act), PLIES) for act in acts]
        except ValueError:
            return None

    return weigh
