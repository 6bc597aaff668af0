"""Answers to puzzles judged, and what the best play is worth in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from academie.engine.analysis.analyst import FORCED, LEAD, score_words
from academie.kernel import Event, State
from academie.library.lessons.judging import act_told
from academie.practice.puzzles.puzzle import SEARCH, Puzzle
from academie.registry import registry
from academie.words import Message, Text


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether the answer was the best play, where it led, and what the best would have brought."""

    right: bool
    after: State[Any] | None
    """The state after the answer; nothing on giving up."""
    best_after: State[Any]

    @property
    def events(self) -> tuple[Event, ...]:
        """What the answer brought."""
        return () if self.after is None else self.after.events


def judge(puzzle: Puzzle, answer: str | None) -> Verdict:
    """The verdict on an answer, or on giving up. Raises `NotationError` for an illegal play."""
    state = puzzle.state()
    best = state.apply(puzzle.act())
    if answer is None:
        return Verdict(right=False, after=None, best_after=best)
    act = puzzle.resolve(answer)
    return Verdict(right=puzzle.solved_by(act), after=state.apply(act), best_after=best)


def margin_words(puzzle: Puzzle) -> Text:
    """By how much the best play is ahead, and how that is known; nothing is subtracted from a forced end."""
    evidence, second = puzzle.evidence, act_told(puzzle.state(), puzzle.resolve(puzzle.second))
    if evidence.by == SEARCH:
        game, (best, other) = registry[puzzle.game], puzzle.scores
        told = {
            "best": score_words(game, best),
            "second": second,
            "next": score_words(game, other),
            "depth": evidence.depth,
        }
        if FORCED in best + other:
            return Message("practice-margin-by-force", **told)
        less = Message(LEAD.of(game), much=float(best) - float(other))
        return Message("practice-margin-by-search", **told, less=less)
    return Message(
        "practice-margin-by-games",
        worth=puzzle.worth,
        second=second,
        ahead=puzzle.margin,
        games=evidence.games,
        error=evidence.error,
    )
