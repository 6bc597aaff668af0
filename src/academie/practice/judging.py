"""What is said of an answer to a puzzle: the law takes it, the puzzle knows the best."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from academie.kernel import Event, State
from academie.practice.puzzles.puzzle import Puzzle


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether the answer was the best play, where it led, and what the best would have brought."""

    right: bool
    after: State[Any] | None
    """Where the answer led; nowhere if nothing was answered."""
    best_after: State[Any]

    @property
    def events(self) -> tuple[Event, ...]:
        """What the answer brought."""
        return () if self.after is None else self.after.events


def judge(puzzle: Puzzle, answer: str | None) -> Verdict:
    """The verdict on an answer, or on giving up. Raises `NotationError` for what is no legal play."""
    state = puzzle.state()
    best = state.apply(puzzle.act())
    if answer is None:
        return Verdict(right=False, after=None, best_after=best)
    act = puzzle.meant(answer)
    return Verdict(right=puzzle.solved_by(act), after=state.apply(act), best_after=best)
