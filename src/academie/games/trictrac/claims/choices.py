"""Principles measured on several positions: which of two classes of acts the engine of the game prefers.

In each position the best act of one class is set beside the best of the other, one throw ahead; where they
are nearer than the engine can tell, the position counts for nothing. What comes out is the share of the
others in which the principle is right, with its interval: an opinion of our engine of today.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean
from typing import Final, NamedTuple

from academie.claims.check import Effort
from academie.engine.dice.engine import dice_engine
from academie.games.trictrac.claims.principles import PRINCIPLES, Principle
from academie.games.trictrac.claims.sample import classes
from academie.games.trictrac.law.state import TrictracState
from academie.kernel import WHITE, Action
from academie.library.statement import Finding, Statement, Verdict
from academie.notation import notation_of
from academie.registry import registry
from academie.words import Message

SURE: Final = 1.96
"""How many standard errors the interval of a share has to either side."""
NEAR: Final = 0.005
"""Up to how many stakes two acts are worth the same."""
FEWEST: Final = 8
"""On fewer positions than these nothing is decided."""


class Share(NamedTuple):
    """In how many positions of how many, and the interval of that share. Source: Wilson 1927."""

    right: int
    of: int

    @property
    def interval(self) -> tuple[float, float]:
        """Between what bounds the share lies, nineteen times in twenty."""
        if self.of == 0:
            return 0.0, 1.0
        part, square = self.right / self.of, SURE**2
        middle = (part + square / (2 * self.of)) / (1 + square / self.of)
        half = SURE / (1 + square / self.of) * sqrt(part * (1 - part) / self.of + square / (4 * self.of**2))
        return middle - half, middle + half


def asked(statement: Statement) -> list[TrictracState]:
    """The states on which a principle is measured."""
    rules = registry[statement.game].ruleset(statement.parameters.get("ruleset"))
    read = notation_of(statement.game).read_state
    states = [read(text, rules) for text in statement.parameters["positions"]]
    return [state for state in states if isinstance(state, TrictracState)]


def gain(principle: Principle, state: TrictracState) -> float:
    """How much more the best act preferred is worth than the best of the others, to who acts."""
    found = classes(principle, state)
    assert found is not None
    sign = 1 if state.thrower == WHITE else -1
    worth: dict[Action, float] = {
        each.action: sign * each.value for each in dice_engine("trictrac").rank(state)
    }
    better, worse = (max(worth[act] for act in acts) for acts in found)
    return better - worse


def check_principle(statement: Statement, effort: Effort) -> Finding:
    """In what share of its positions a principle is right."""
    del effort
    principle = PRINCIPLES[statement.parameters["principle"]]
    states = asked(statement)
    gains = [gain(principle, state) for state in states]
    apart = [each for each in gains if abs(each) > NEAR]
    share = Share(sum(each > 0 for each in apart), len(apart))
    low, high = share.interval
    mean = fmean(gains)
    evidence = Message(
        "trictrac-principle-finding",
        right=share.right,
        wrong=share.of - share.right,
        level=len(gains) - share.of,
        asked=len(gains),
        low=low,
        high=high,
        gain=mean,
    )
    figures = {"right": share.right, "of": share.of, "positions": len(gains), "gain": round(mean, 4)}
    worst = min(range(len(gains)), key=gains.__getitem__)
    return Finding(verdict_on(share), evidence, figures, statement.parameters["positions"][worst])


def verdict_on(share: Share) -> Verdict:
    """Confirmed or refuted where the interval leaves no doubt on which side of a half the share lies."""
    low, high = share.interval
    if share.of < FEWEST or low <= 0.5 <= high:
        return Verdict.UNDECIDED
    return Verdict.CONFIRMED if low > 0.5 else Verdict.REFUTED
