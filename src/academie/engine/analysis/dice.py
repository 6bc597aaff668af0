"""Games of dice judged by their engines, and with more care by playing on from each act on the same dice."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, Final

from academie.engine.analysis.analyst import best_first
from academie.engine.analysis.judged import RatedAct
from academie.engine.analysis.thrown import RollOutcome
from academie.engine.dice.engine import DiceEngine, Plan
from academie.engine.dice.engines import dice_engine
from academie.kernel import WHITE, Action, Game, Seat, State

GAMES: Final = 1296
"""As many as share the first two throws out evenly."""


class AnalystOfDice:
    """Asks the engine; whom it knows nothing of, as a table with hands, it does not judge."""

    def __init__(self, engine: DiceEngine[Any, Any], games: int = GAMES, workers: int | None = None) -> None:
        self._engine = engine
        self._plan = Plan(games=games)
        self._workers = workers or os.cpu_count() or 1

    def judge(self, state: State[Any]) -> tuple[RatedAct, ...]:
        if not isinstance(state.actor, int):
            return ()
        seat = state.actor
        try:
            ranked = self._engine.rank(state)
        except ValueError:
            return ()
        return best_first([RatedAct(each.action, _of(seat, each.value)) for each in ranked])

    def deepen(self, state: State[Any], acts: Sequence[Action]) -> tuple[RatedAct, ...]:
        assert isinstance(state.actor, int)
        return best_first([self._played_out(state, act, state.actor) for act in acts])

    def _played_out(self, state: State[Any], act: Action, seat: Seat) -> RatedAct:
        tally = self._engine.rollout(state, act, self._plan, self._workers)
        return RatedAct(act, _of(seat, tally.mean), tally.error)

    def throws(self, state: State[Any], seat: Seat) -> tuple[RollOutcome, ...]:
        fallen = self._engine.throws(state)
        all_ways = sum(each.ways for each in fallen)
        return tuple(
            RollOutcome(
                each.action,
                Fraction(each.ways, all_ways),
                state.apply(each.action).events,
                _of(seat, each.value),
            )
            for each in fallen
        )


def _of(seat: Seat, whites: float) -> float:
    """What is worth so much to White, to a seat."""
    return whites if seat == WHITE else -whites


def analyst_of(game: Game) -> Callable[[], AnalystOfDice]:
    """Return what makes the analyst of a game of dice."""
    return lambda: AnalystOfDice(dice_engine(game.key))
