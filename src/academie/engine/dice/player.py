"""A player of games of dice who asks an engine."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Final

from academie.engine.dice.bridge import ONE_PLY, SearchDepth
from academie.engine.dice.engine import DiceEngine
from academie.engine.fallible import Fallibility
from academie.kernel import WHITE, Action, State

NEVER_ERRS: Final = Fallibility()
"""Never errs."""


@dataclass(frozen=True, slots=True)
class Strength:
    """How far a player looks, and how he errs, in stakes."""

    looking: SearchDepth = ONE_PLY
    whim: Fallibility = NEVER_ERRS


class EnginePlayer:
    """Does what the engine ranks best, or nearly best by whim; the same seed errs alike."""

    def __init__(
        self, engine: DiceEngine[Any, Any], whim: Fallibility = NEVER_ERRS, seed: int | None = None
    ) -> None:
        self._engine = engine
        self._whim = whim
        self._random = random.Random(seed)

    def choose(self, state: State[Any]) -> Action:
        acts = state.actions()
        if len(acts) == 1:
            only: Action = acts[0]
            return only
        ranked = self._engine.rank(state)
        sign = 1 if state.actor == WHITE else -1
        return ranked[self._whim.pick([sign * each.value for each in ranked], self._random)].action
