"""Positions played out by many workers; the sum is the same however many there are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from academie.engine.dice.bridge import SearchDepth, Series
from academie.engine.dice.engine import DiceEngine, Plan, Tally, dice_engine
from academie.kernel import OptionError, State
from academie.lab.workers import Progress, Tasks, Workers
from academie.words import Message

A_TASK: Final = 500
"""Games in a task: a second or more of work."""
OVER: Final = Message("lab-over")


@dataclass(frozen=True, slots=True)
class Question:
    """States of one game to be played out, by the net of the package or another."""

    game: str
    states: Sequence[State[Any]]
    plan: Plan
    net: bytes | None = None

    def __post_init__(self) -> None:
        if any(state.outcome is not None for state in self.states):
            raise OptionError(OVER)


Part = tuple[int, Series]
"""The number of a state, and which games of the series."""


def part(question: Question, asked: Part) -> Tally:
    """The tally of some games played out from one of the states."""
    number, series = asked
    engine = _engine(question.game, question.plan.looking, question.net)
    return engine.rollout_series(question.states[number], series, question.plan)


@cache
def _engine(game: str, looking: SearchDepth, net: bytes | None) -> DiceEngine[Any, Any]:
    return dice_engine(game, looking, net)


def parts(question: Question) -> list[Part]:
    """The tasks, in turns over the states, so that every state has early results."""
    plan = question.plan
    firsts = range(0, plan.games, A_TASK)
    return [
        (number, (plan.seed, first, min(first + A_TASK, plan.games)))
        for first in firsts
        for number in range(len(question.states))
    ]


def rolled_out(question: Question, workers: Workers) -> Iterator[tuple[Tally, ...]]:
    """The tallies of all states so far, after each task."""
    tallies = [Tally()] * len(question.states)
    tasks = parts(question)
    for number, tally in workers.run(Tasks(part, question, tasks)):
        tallies[tasks[number][0]] += tally
        yield tuple(tallies)


def answer(question: Question, workers: Workers, progress: Progress) -> tuple[Tally, ...]:
    """The tally of all games of each state."""
    total = len(question.states) * question.plan.games
    last: tuple[Tally, ...] = ()
    for last in rolled_out(question, workers):
        progress(sum(tally.games for tally in last), total)
    return last
