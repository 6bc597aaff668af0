"""A whole game looked through: every choice, what it cost, and the choices that cost most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final

from academie.engine.analysis.analyst import Analyst
from academie.engine.analysis.judged import RatedAct
from academie.kernel import WHITE, Action, Record, Seat, State

KEPT: Final = 3
"""How many of the best acts a choice keeps, besides the one played."""


class Grade(Enum):
    """How bad a choice was, by what it cost in stakes."""

    SOUND = 0.0
    DOUBTFUL = 0.03
    ERROR = 0.08
    BLUNDER = 0.16

    @classmethod
    def of(cls, loss: float) -> Grade:
        """The worst grade whose bound is reached."""
        return [grade for grade in cls if loss >= grade.value][-1]


@dataclass(frozen=True, slots=True)
class Choice:
    """An act of a record beside those that might have been done instead."""

    number: int
    """The place of the act in the record, from 0."""
    seat: Seat
    played: RatedAct
    others: tuple[RatedAct, ...]
    """The best acts, the best first, whether or not the one played is among them."""
    pondered: bool = False
    """Whether the acts were looked at again with more care."""

    @property
    def best(self) -> RatedAct:
        """The act that should have been done: the one played if nothing is better."""
        return self.others[0]

    @property
    def loss(self) -> float:
        """What was given away, in stakes."""
        return max(0.0, self.best.value - self.played.value)

    @property
    def grade(self) -> Grade:
        """How bad the choice was."""
        return Grade.of(self.loss)

    @property
    def whites(self) -> float:
        """What the game was worth to White before the choice, in stakes."""
        return self.best.value if self.seat == WHITE else -self.best.value


def choices(record: Record[Any], analyst: Analyst, done: int = 0) -> Iterator[tuple[int, Choice | None]]:
    """Each act from number `done` on, with the choice it was; none where nothing was to choose."""
    for number, (state, act) in enumerate(zip(record.states(), record.acts, strict=False)):
        if number >= done:
            yield number, choice(number, state, act, analyst)


def choice(number: int, state: State[Any], act: Action, analyst: Analyst) -> Choice | None:
    """The choice that an act was; none where there was but one act, or nothing to judge."""
    if not isinstance(state.actor, int) or state.author(act) != state.actor or len(state.actions()) < 2:
        return None
    judged = analyst.judge(state)
    played = next((each for each in judged if each.act == act), None)
    return None if played is None else Choice(number, state.actor, played, judged[:KEPT])


def worst(found: Sequence[Choice], most: int) -> tuple[Choice, ...]:
    """The choices that cost most, the dearest first; sound ones are left out."""
    faulty = [each for each in found if each.grade is not Grade.SOUND]
    return tuple(sorted(faulty, key=lambda each: -each.loss)[:most])


def again(choice: Choice, state: State[Any], analyst: Analyst) -> Choice:
    """The same choice looked at with more care: the act played beside the best."""
    judged = analyst.deepen(state, [choice.played.act, choice.best.act])
    played = next(each for each in judged if each.act == choice.played.act)
    return replace(choice, played=played, others=judged, pondered=True)
