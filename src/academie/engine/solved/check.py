"""A table held against the law: every state is played through by the law itself, and nothing else.

Let V be the worths of the table, T V what they are after one more throw played as well as V tells, r the
largest difference between the two, and b a bound on the throws still to be expected, however both play. Then
no worth is wrong by more than r times b. For b is at least one more than what it is after a throw, so that
T (V + r b) is at most T V + r (b - 1), hence at most V + r b, which is therefore not below the true worths;
and V - r b is not above them. Both conditions are checked in whole numbers, without rounding.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from math import lcm
from typing import Any

from academie.engine.solved.solution import Place, Solution, Unsolved
from academie.engine.solved.table import TableError
from academie.kernel import WHITE, Action, State
from academie.words import Message

Progress = Callable[[int], None]
"""Called with how many states have been checked."""


@dataclass(slots=True)
class Checked:
    """What a check found, worths in stakes."""

    states: int = 0
    residual: Fraction = Fraction()
    """By how much a worth differs at most from what its throws are worth."""
    bound: int = 0
    """At most so many throws are to be expected from any state."""
    start: Fraction = Fraction()
    """What the first state is worth to the player who throws."""
    choices: int = 0
    """How often, over states and throws, there is a choice."""
    gaps: list[int] = field(default_factory=list[int])
    """By how many units the best play is better than the next, where it is."""
    stake: int = 1

    @property
    def error(self) -> Fraction:
        """By how much any worth can be wrong."""
        return self.residual * self.bound

    @property
    def unclear(self) -> int:
        """How many choices are too close to say which play is better."""
        return sum(Fraction(gap, self.stake) <= 2 * self.error for gap in self.gaps)


def check(solution: Solution, start: State[Any], progress: Progress = lambda done: None) -> Checked:
    """Check every state that can be reached. Raises `TableError` where a bound does not hold."""
    found = Checked(stake=solution.table.stake)
    walk = _Walk(solution, found, start)
    found.start = Fraction(walk.worths[walk.meet(start).number], found.stake)
    worst = 0
    while walk.waiting:
        worst = max(worst, walk.check_next())
        found.states += 1
        if found.states % 100 == 0:
            progress(found.states)
    found.residual = Fraction(worst, walk.all_ways * found.stake)
    return found


class _Walk:
    """States met and not yet checked; each number is met once."""

    def __init__(self, solution: Solution, found: Checked, start: State[Any]) -> None:
        self.worths = solution.worths(start)
        self.bounds = solution.table.bounds
        self.found = found
        self._place = solution.game.place
        self.waiting: list[tuple[Place, State[Any]]] = []
        self.all_ways = 1
        self._met = set[int]()
        self._ways = dict[Action, int]()

    def meet(self, state: State[Any]) -> Place:
        """The place of a state before a throw, which is checked later if it is new."""
        place = self._place(state)
        if place is None:
            raise Unsolved
        if place.number not in self._met:
            self._met.add(place.number)
            self.waiting.append((place, state))
        return place

    def check_next(self) -> int:
        """By how much the worth of the next state is off, in units times ways. Raises `TableError`."""
        place, state = self.waiting.pop()
        sign = 1 if place.thrower == WHITE else -1
        total = throws = 0
        for cast, ways in self._chances(state):
            worth, most = self._judge(state.apply(cast))
            total += ways * sign * worth
            throws += ways * most
        bound = self.bounds[place.number]
        self.found.bound = max(self.found.bound, bound)
        if self.all_ways * bound < self.all_ways + throws:
            raise TableError(Message("engine-solved-bound", number=place.number))
        return abs(self.all_ways * self.worths[place.number] - total)

    def _chances(self, state: State[Any]) -> Iterator[tuple[Action, int]]:
        """Each throw with in how many ways it falls."""
        if not self._ways:
            self.all_ways = lcm(*(chance.denominator for _, chance in state.chance()))
            self._ways = {act: int(chance * self.all_ways) for act, chance in state.chance()}
        return iter(self._ways.items())

    def _judge(self, state: State[Any]) -> tuple[int, int]:
        """What a state is worth to White by the plays that lead on, and the bound of the longest of them."""
        if state.outcome is not None:
            return int(state.outcome.returns[WHITE] * self.found.stake), 0
        if not isinstance(state.actor, int):
            place = self.meet(state)
            worth = self.worths[place.number]
            return worth if place.thrower == WHITE else -worth, self.bounds[place.number]
        judged = [self._judge(state.apply(act)) for act in state.actions()]
        worths = sorted((worth for worth, _ in judged), reverse=state.actor == WHITE)
        if len(worths) > 1:
            self.found.choices += 1
            if worths[0] != worths[1]:
                self.found.gaps.append(abs(worths[0] - worths[1]))
        return worths[0], max(most for _, most in judged)
