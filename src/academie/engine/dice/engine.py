"""The engine of a game of dice: the worth of acts and throws, rollouts, and a player that asks it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise
from math import inf, sqrt
from typing import Any, Final, Generic, Protocol

from academie.engine.dice.bridge import ONE_PLY, Bridge, P, SearchDepth, Series, T
from academie.engine.player import NEVER_ERRS, Fallibility
from academie.engine.threads import run_in_threads
from academie.kernel import WHITE, Action, Facet, State
from academie.registry import registry

UNIT: Final = 1 << 32
"""Values are counted in parts of this size, so that the order of summing does not matter."""
SURE: Final = 1.96
"""Standard errors to each side of a 95% confidence interval."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Games, with the sums of what they were worth to White and of the squares, in 2^-32ths of the stakes."""

    games: int = 0
    total: int = 0
    squares: int = 0

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.games + other.games, self.total + other.total, self.squares + other.squares)

    @property
    def mean(self) -> float:
        """What a game was worth to White, in stakes; 0 if there are no games."""
        return float(Fraction(self.total, UNIT * self.games)) if self.games else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean; infinite for fewer than two games."""
        if self.games < 2:
            return inf
        spread = Fraction(self.squares, UNIT * self.games) - Fraction(self.total, UNIT * self.games) ** 2
        return sqrt(max(Fraction(0), spread) / (self.games - 1))

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% confidence interval of the mean."""
        return self.mean - SURE * self.error, self.mean + SURE * self.error


LONGEST: Final = 2_000
"""After so many throws a rollout ends with the evaluation of the net."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """An act, what it is worth to White in stakes, and the depth of the search in plies."""

    action: Action
    value: float
    plies: int


@dataclass(frozen=True, slots=True)
class RollValue:
    """A throw, in how many ways it falls, and what it is worth to White."""

    action: Action
    ways: int
    value: float


@dataclass(frozen=True, slots=True)
class Plan:
    """A rollout: how many games, from which seed, in how many chunks; the chunks do not change the result."""

    games: int = 1296
    seed: int = 1
    chunks: int = 16
    looking: SearchDepth = ONE_PLY
    most: int = LONGEST

    def parts(self) -> list[Series]:
        """Return the series that each chunk plays."""
        bounds = [self.games * number // self.chunks for number in range(self.chunks + 1)]
        return [(self.seed, first, last) for first, last in pairwise(bounds) if first < last]


PLAN: Final = Plan()


class DiceEngine(Generic[P, T]):
    """Evaluates states, acts and throws, always for White, in stakes."""

    def __init__(self, bridge: Bridge[P, T], looking: SearchDepth = ONE_PLY) -> None:
        self._bridge = bridge
        self._looking = looking

    def rank(self, state: State[Any]) -> tuple[Ranked, ...]:
        """Return the acts of the seat to act, the best first; none if no seat is to act."""
        if not isinstance(state.actor, int):
            return ()
        ranked = self._bridge.engine.rank(self._bridge.to_core(state), self._looking.as_tuple)
        return tuple(Ranked(self._bridge.from_core(state, act), value, plies) for act, value, plies in ranked)

    def value(self, state: State[Any], plies: int | None = None) -> float:
        """Return what a state is worth, searched so deep; at 0 plies, before dice, the net's evaluation."""
        if state.outcome is not None:
            return float(state.outcome.returns[WHITE])
        looking = self._looking if plies is None else replace(self._looking, plies=plies)
        return self._bridge.engine.value(self._bridge.to_core(state), looking.as_tuple)

    def throws(self, state: State[Any]) -> tuple[RollValue, ...]:
        """Return what each throw is worth if dice are due; throws that are thrown again are left out."""
        if state.actor is None or isinstance(state.actor, int):
            return ()
        values = self._bridge.engine.throws(self._bridge.to_core(state), self._looking.as_tuple)
        return tuple(RollValue(self._bridge.dice(state, faces), ways, value) for faces, ways, value in values)

    def rollout(
        self, state: State[Any], act: Action | None = None, plan: Plan = PLAN, workers: int = 1
    ) -> Tally:
        """Return the tally of games from a state or from an act in it, the same with any number of workers.

        A rollout ends with the game, or by the net's evaluation where everything starts over.
        """
        *_, last = self.rollouts(state, act, plan, workers)
        return last

    def rollouts(
        self, state: State[Any], act: Action | None = None, plan: Plan = PLAN, workers: int = 1
    ) -> Iterator[Tally]:
        """Yield the tally so far after each chunk; closing the iterator starts no further chunk."""
        start = state if act is None else state.apply(act)
        if start.outcome is not None:
            yield _certain(float(start.outcome.returns[WHITE]), plan.games)
            return
        tally = Tally()
        for _, part in run_in_threads(
            lambda series: self.rollout_series(start, series, plan), plan.parts(), workers
        ):
            tally += part
            yield tally

    def rollout_series(self, start: State[Any], series: Series, plan: Plan) -> Tally:
        """Return the tally of some games of a series played on from a state, whichever games the plan has."""
        core_state = self._bridge.to_core(start)
        return Tally(*self._bridge.engine.rollout(core_state, plan.looking.as_tuple, series, plan.most))


def _certain(value: float, games: int) -> Tally:
    """Return the tally of a game that is over."""
    return Tally(games, round(value * UNIT) * games, round(value * value * UNIT) * games)


class MakeEngine(Protocol):
    """Makes the engine of a game with that search depth, by that net or the one shipped with the game."""

    def __call__(self, looking: SearchDepth = ONE_PLY, net: bytes | None = None) -> DiceEngine[Any, Any]: ...


DICE: Final[Facet[MakeEngine]] = Facet("dice")


def dice_engine(game: str, looking: SearchDepth = ONE_PLY, net: bytes | None = None) -> DiceEngine[Any, Any]:
    """Return the engine of a game of dice; games in company have that of their board.

    It evaluates by the shipped net unless another is given. Raises `NoFacet` for other games.
    """
    return DICE.of(registry[game])(looking, net)


@dataclass(frozen=True, slots=True)
class Strength:
    """How deep a player searches, and how much it errs, in stakes."""

    looking: SearchDepth = ONE_PLY
    fallibility: Fallibility = NEVER_ERRS


class EnginePlayer:
    """Plays what the engine ranks best, or nearly best where it errs; the same seed makes the same errors."""

    def __init__(
        self, engine: DiceEngine[Any, Any], fallibility: Fallibility = NEVER_ERRS, seed: int | None = None
    ) -> None:
        self._engine = engine
        self._fallibility = fallibility
        self._random = random.Random(seed)

    def choose(self, state: State[Any]) -> Action:
        acts = state.actions()
        if len(acts) == 1:
            only: Action = acts[0]
            return only
        ranked = self._engine.rank(state)
        sign = 1 if state.actor == WHITE else -1
        return ranked[self._fallibility.pick([sign * each.value for each in ranked], self._random)].action
