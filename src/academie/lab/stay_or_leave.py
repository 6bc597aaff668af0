"""Tenir ou s'en aller: how often an engine of trictrac decides otherwise than games played out do."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot
from typing import Any

from academie.engine.accelerated import accelerated
from academie.engine.dice.engine import SURE, DiceEngine, Plan, Tally
from academie.games.trictrac.law import TRICTRAC, TrictracState
from academie.games.trictrac.law.acts import SEnAller, Tenir
from academie.games.trictrac.law.state import Phase
from academie.kernel import CHANCE, WHITE, Action, State
from academie.testing import choose

Engine = DiceEngine[Any, Any]


@dataclass(frozen=True, slots=True)
class Decision:
    """A hole made, what the engine does then, and what holding and leaving came to for him who decides."""

    leaves: bool
    sign: int
    hold: Tally
    leave: Tally

    @property
    def gain(self) -> float:
        """By how much leaving is better, in stakes; holding is where it is below nothing."""
        return self.sign * (self.leave.mean - self.hold.mean)

    @property
    def error(self) -> float:
        """How far that may be off, nineteen times in twenty; less in truth, both having the same dice."""
        return SURE * hypot(self.leave.error, self.hold.error)

    @property
    def loss(self) -> float:
        """What the engine gives away by its decision; nothing if it is right."""
        return max(0.0, -self.gain if self.leaves else self.gain)

    @property
    def mistaken(self) -> bool:
        """Whether it is wrong beyond what luck may explain."""
        return self.loss > self.error


def decisions(engine: Engine, most: int, plan: Plan, seed: int) -> Iterator[Decision]:
    """So many decisions of parties the engine plays against itself, each played out both ways."""
    for number, state in enumerate(_holes(engine, seed)):
        if number == most:
            return
        best = engine.rank(state)[0].action
        hold, leave = (engine.rollout(state, act, plan) for act in (Tenir(), SEnAller()))
        yield Decision(best == SEnAller(), 1 if state.thrower == WHITE else -1, hold, leave)


def _holes(engine: Engine, seed: int) -> Iterator[TrictracState]:
    """Every state of parties without end in which one may stay or go."""
    dice = random.Random(seed)
    while True:
        state: State[Any] = accelerated(TRICTRAC.start())
        while state.outcome is None:
            if held := _hole(state):
                yield held
            act: Action = choose(state, dice) if state.actor is CHANCE else engine.rank(state)[0].action
            state = state.apply(act)


def _hole(state: State[Any]) -> TrictracState | None:
    """The state, if one may stay or go in it."""
    return state if isinstance(state, TrictracState) and state.phase is Phase.HOLD else None
