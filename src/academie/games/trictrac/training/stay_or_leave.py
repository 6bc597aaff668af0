"""Tenir ou s'en aller: how often an engine of trictrac decides otherwise than games played out."""

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
    """What an engine does after a hole, and what holding and leaving came to for the player who decides."""

    leaves: bool
    sign: int
    hold: Tally
    leave: Tally

    @property
    def gain(self) -> float:
        """By how much leaving is better, in stakes; holding is better if it is negative."""
        return self.sign * (self.leave.mean - self.hold.mean)

    @property
    def error(self) -> float:
        """Half the 95 % interval of the gain; less in truth, since both have the same dice."""
        return SURE * hypot(self.leave.error, self.hold.error)

    @property
    def loss(self) -> float:
        """What the engine loses by its decision; nothing if it is right."""
        return max(0.0, -self.gain if self.leaves else self.gain)

    @property
    def mistaken(self) -> bool:
        """Whether it is wrong by more than luck can explain."""
        return self.loss > self.error


def decisions(engine: Engine, most: int, plan: Plan, seed: int) -> Iterator[Decision]:
    """That many decisions of parties the engine plays against itself, each played out both ways."""
    for number, state in enumerate(_decisive_states(engine, seed)):
        if number == most:
            return
        best = engine.rank(state)[0].action
        hold, leave = (engine.rollout(state, act, plan) for act in (Tenir(), SEnAller()))
        yield Decision(best == SEnAller(), 1 if state.thrower == WHITE else -1, hold, leave)


def _decisive_states(engine: Engine, seed: int) -> Iterator[TrictracState]:
    """Every state in which one may stay or leave, of parties without end."""
    dice = random.Random(seed)
    while True:
        state: State[Any] = accelerated(TRICTRAC.start())
        while state.outcome is None:
            if held := _decisive(state):
                yield held
            act: Action = choose(state, dice) if state.actor is CHANCE else engine.rank(state)[0].action
            state = state.apply(act)


def _decisive(state: State[Any]) -> TrictracState | None:
    """The state, if one may stay or leave in it."""
    return state if isinstance(state, TrictracState) and state.phase is Phase.HOLD else None
