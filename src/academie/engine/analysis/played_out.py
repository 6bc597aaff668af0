"""Games without an engine of their own: acts judged by playing on from them, simply, many times."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev
from typing import Any, Final

from academie.engine.analysis.analyst import best_first
from academie.engine.analysis.judged import RatedAct
from academie.engine.player import Player
from academie.kernel import CHANCE, Action, Seat, State

LONGEST: Final = 2_000
"""After so many acts a game that does not end is worth nothing to anybody."""


class RolloutAnalyst:
    """Plays on from each act with the same players and the same dice, and takes the mean."""

    def __init__(self, player: Player, quick: int = 12, careful: int = 120, seed: int = 0) -> None:
        self._player = player
        self._quick = quick
        self._careful = careful
        self._seed = seed

    def judge(self, state: State[Any]) -> tuple[RatedAct, ...]:
        return self._judged(state, state.actions(), self._quick)

    def deepen(self, state: State[Any], acts: Sequence[Action]) -> tuple[RatedAct, ...]:
        return self._judged(state, acts, self._careful)

    def _judged(self, state: State[Any], acts: Sequence[Action], games: int) -> tuple[RatedAct, ...]:
        seat = state.actor
        assert isinstance(seat, int)
        return best_first([self._mean(state.apply(act), act, seat, games) for act in acts])

    def _mean(self, after: State[Any], act: Action, seat: Seat, games: int) -> RatedAct:
        worth = [self._played(after, seat, self._seed + game) for game in range(games)]
        return RatedAct(act, fmean(worth), pstdev(worth) / sqrt(max(1, games - 1)))

    def _played(self, state: State[Any], seat: Seat, seed: int) -> float:
        """What one game comes to for `seat`; the seed alone decides the dice."""
        dice = random.Random(seed)
        for _ in range(LONGEST):
            if state.outcome is not None:
                return float(state.outcome.returns[seat])
            state = state.apply(self._next(state, dice))
        return 0.0

    def _next(self, state: State[Any], dice: random.Random) -> Action:
        if state.actor is not CHANCE:
            return self._player.choose(state)
        falls = state.chance()
        fallen: Action = dice.choices([act for act, _ in falls], [float(chance) for _, chance in falls])[0]
        return fallen
