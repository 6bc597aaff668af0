"""The analyst of each game: its engine, or else rollouts by the simple player."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, pstdev
from typing import Any, Final

from academie.engine.analysis.analyst import Analyst, RatedAct, best_first
from academie.engine.player import Player
from academie.engine.players import levels, player
from academie.kernel import CHANCE, Action, Facet, Seat, State, UnknownName
from academie.registry import registry

LONGEST: Final = 2_000
"""A rollout that has not ended after so many acts counts as a draw."""


class RolloutAnalyst:
    """Plays many games from each act with the same players and the same dice, and takes the mean."""

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
        """Return the result of one game for `seat`; the seed alone decides the dice."""
        dice = random.Random(seed)
        for _ in range(LONGEST):
            if state.outcome is not None:
                return float(state.outcome.returns[seat])
            state = state.apply(self._next(state, dice))
        return 0.0

    def _next(self, state: State[Any], dice: random.Random) -> Action:
        if state.actor is not CHANCE:
            return self._player.choose(state)
        chances = state.chance()
        rolled: Action = dice.choices([act for act, _ in chances], [float(weight) for _, weight in chances])[
            0
        ]
        return rolled


ANALYST: Final[Facet[Callable[[], Analyst]]] = Facet("analyst")


def analyst(game: str) -> Analyst:
    """Return the best analyst of a game: its engine, or else rollouts by the simple player.

    Raises `UnknownName` if the engine is not installed, saying how to get it.
    """
    make = ANALYST.get(registry[game])
    if make is None:
        return RolloutAnalyst(player("simple", game))
    if (missing := levels(game)[-1].missing()) is not None:
        raise UnknownName(missing)
    return make()
