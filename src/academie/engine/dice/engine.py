"""The engine of a game of dice, as Python asks it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Final, Generic

from academie.engine.dice.bridge import ONE_PLY, Bridge, P, SearchDepth, Series, T
from academie.engine.dice.tally import UNIT, Tally
from academie.engine.threads import run_in_threads
from academie.kernel import WHITE, Action, State

LONGEST: Final = 2_000
"""After so many throws a judge's word ends a game played out."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """An act, what it is worth to White in stakes, and how many plies deep that was looked for."""

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
    """Games to be played out: how many, from which seed, in how many chunks; the chunks never show."""

    games: int = 1296
    seed: int = 1
    chunks: int = 16
    looking: SearchDepth = ONE_PLY
    most: int = LONGEST

    def parts(self) -> list[Series]:
        """The series each chunk plays."""
        bounds = [self.games * number // self.chunks for number in range(self.chunks + 1)]
        return [(self.seed, first, last) for first, last in pairwise(bounds) if first < last]


PLAN: Final = Plan()


class DiceEngine(Generic[P, T]):
    """Says what states, acts and throws are worth, always to White, in stakes."""

    def __init__(self, crossing: Bridge[P, T], looking: SearchDepth = ONE_PLY) -> None:
        self._crossing = crossing
        self._looking = looking

    def rank(self, state: State[Any]) -> tuple[Ranked, ...]:
        """The acts of the seat to act, its best first; none where no seat is to act."""
        if not isinstance(state.actor, int):
            return ()
        told = self._crossing.engine.rank(self._crossing.over(state), self._looking.as_tuple)
        return tuple(Ranked(self._crossing.back(state, act), value, plies) for act, value, plies in told)

    def value(self, state: State[Any], plies: int | None = None) -> float:
        """What a state is worth, looked at so deep; at 0 plies, before dice, the judge's word."""
        if state.outcome is not None:
            return float(state.outcome.returns[WHITE])
        looking = self._looking if plies is None else replace(self._looking, plies=plies)
        return self._crossing.engine.value(self._crossing.over(state), looking.as_tuple)

    def throws(self, state: State[Any]) -> tuple[RollValue, ...]:
        """What each throw is worth where dice are waited for; those that are thrown again are left out."""
        if state.actor is None or isinstance(state.actor, int):
            return ()
        told = self._crossing.engine.throws(self._crossing.over(state), self._looking.as_tuple)
        return tuple(RollValue(self._crossing.dice(state, faces), ways, value) for faces, ways, value in told)

    def rollout(
        self, state: State[Any], act: Action | None = None, plan: Plan = PLAN, workers: int = 1
    ) -> Tally:
        """What games played on from a state, or from an act in it, come to: the same however shared out.

        A game ends with the game, or where all begins afresh by the judge's word.
        """
        *_, last = self.rollouts(state, act, plan, workers)
        return last

    def rollouts(
        self, state: State[Any], act: Action | None = None, plan: Plan = PLAN, workers: int = 1
    ) -> Iterator[Tally]:
        """The tally so far after each chunk; who stops listening stops the games after those being played."""
        start = state if act is None else state.apply(act)
        if start.outcome is not None:
            yield _certain(float(start.outcome.returns[WHITE]), plan.games)
            return
        tally = Tally()
        for _, part in run_in_threads(
            lambda series: self.played_out(start, series, plan), plan.parts(), workers
        ):
            tally += part
            yield tally

    def played_out(self, start: State[Any], series: Series, plan: Plan) -> Tally:
        """What some games of a series played on from a state come to, whichever the plan names."""
        crossed = self._crossing.over(start)
        return Tally(*self._crossing.engine.rollout(crossed, plan.looking.as_tuple, series, plan.most))


def _certain(value: float, games: int) -> Tally:
    """The tally of a game that is over."""
    return Tally(games, round(value * UNIT) * games, round(value * value * UNIT) * games)
