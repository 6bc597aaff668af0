"""The interface of anything that plays, the random player, and how a weaker player errs."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Any, Final, Protocol

from academie.kernel import Action, State


class Player(Protocol):
    """Chooses one of the legal acts of a state it is to act in."""

    def choose(self, state: State[Any]) -> Action:
        """Return a member of `state.actions()`."""
        ...


class RandomPlayer:
    """Chooses any legal act alike; the same seed gives the same choices."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, state: State[Any]) -> Action:
        act: Action = self._random.choice(state.actions())
        return act


@dataclass(frozen=True, slots=True)
class Fallibility:
    """How much worse than the best a choice may be, in the unit of the scores.

    Choices worse than the best by more than `tolerance` are never made. Of the others, one that is worse by
    `temperature` is made about a third as often as the best.
    """

    tolerance: float = 0
    temperature: float = 1.0

    def pick(self, scores: Sequence[float], chance: random.Random) -> int:
        """Return the place of the choice made; without tolerance, the first of the best."""
        best = max(scores)
        if not self.tolerance:
            return scores.index(best)
        enough = [place for place, score in enumerate(scores) if score >= best - self.tolerance]
        weights = [exp((scores[place] - best) / self.temperature) for place in enough]
        return chance.choices(enough, weights)[0]


NEVER_ERRS: Final = Fallibility()
"""Always makes the best choice."""
