"""Whoever can say what acts are worth: the seam between analysis and the engines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from academie.engine.analysis.judged import RatedAct
from academie.kernel import Action, State


class Analyst(Protocol):
    """Judges the acts of a state; the same state is judged alike each time."""

    def judge(self, state: State[Any]) -> tuple[RatedAct, ...]:
        """The acts of the seat to act, the best first; none where there is nothing to judge."""
        ...

    def deepen(self, state: State[Any], acts: Sequence[Action]) -> tuple[RatedAct, ...]:
        """Some of those acts with more care and more time, the best first."""
        ...


def best_first(judged: Sequence[RatedAct]) -> tuple[RatedAct, ...]:
    """Sorted by value; equals keep the order they came in."""
    return tuple(sorted(judged, key=lambda each: -each.value))
