"""Principles put as a choice between two acts in a position: the engine of the game plays on from both.

Games come in batches on the same dice for both acts, so that chance does alike to both; the error is that of
the differences of the batches.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import cache
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, Protocol

from academie.claims.check import Effort
from academie.engine.dice.engine import Plan, Tally, dice_engine
from academie.kernel import WHITE, Action, State
from academie.library.statement import Finding, Statement, Verdict
from academie.notation import notation_of
from academie.registry import registry
from academie.words import Message

SURE: Final = 3.0
"""How many standard errors one act must be better by: batches are few and principles many."""
BATCH: Final = 360
FEWEST: Final = 8
MOST: Final = 100
"""How many batches are played: as many as the time allows, within these bounds."""


class Rollouts(Protocol):
    """An engine that plays games out; values are White's."""

    def rollout(self, state: State[Any], act: Action | None = None, plan: Plan = ...) -> Tally:
        """What games played on from an act in a state come to."""
        ...


@cache
def engine_of(game: str) -> Rollouts:
    """The engine that plays a game out."""
    return dice_engine(game)


def asked(statement: Statement) -> tuple[State[Any], Action, Action]:
    """The state in which one chooses, the act that is said to be better, and the other."""
    given = statement.parameters
    notation = notation_of(statement.game)
    rules = registry[statement.game].ruleset(given.get("ruleset"))
    state: State[Any] = notation.read_state(given["position"], rules)
    for text in given.get("acts", ()):
        state = state.apply(notation.resolve(state, text))
    return state, notation.resolve(state, given["better"]), notation.resolve(state, given["worse"])


def check_choice(statement: Statement, effort: Effort) -> Finding:
    """Whether the act preferred is worth more, beyond the error of playing on."""
    state, better, worse = asked(statement)
    pairs = [*batches(engine_of(statement.game), state, (better, worse), effort)]
    gains = [one - two for one, two in pairs]
    gain, error = fmean(gains), stdev(gains) / sqrt(len(gains))
    one, two = map(fmean, zip(*pairs, strict=True))
    games = BATCH * len(pairs)
    evidence = Message("trictrac-match-finding", one=one, two=two, games=games, gain=gain, error=error)
    figures = {"gain": round(gain, 4), "error": round(error, 4), "games": games}
    return Finding(verdict_on(gain, error), evidence, figures, statement.parameters["position"])


def batches(
    engine: Rollouts, state: State[Any], acts: tuple[Action, Action], effort: Effort
) -> Iterator[tuple[float, float]]:
    """What both acts come to, batch by batch, for the player to act, for as long as time allows."""
    until = time.process_time() + effort.seconds
    sign = 1 if state.actor == WHITE else -1
    for seed in range(1, MOST + 1):
        if seed > FEWEST and time.process_time() > until:
            return
        one, two = (sign * engine.rollout(state, act, Plan(BATCH, seed, chunks=1)).mean for act in acts)
        yield one, two


def verdict_on(gain: float, error: float) -> Verdict:
    """Confirmed or refuted where the difference is beyond its error."""
    if abs(gain) <= SURE * error:
        return Verdict.UNDECIDED
    return Verdict.CONFIRMED if gain > 0 else Verdict.REFUTED
