"""When a puzzle is asked again, and which comes next: FSRS by its own package, a level by results."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Final

from fsrs import Card, Rating, Scheduler

from academie.practice.puzzles.puzzle import Puzzle

QUICK: Final = 20.0
"""An answer that is right within that many seconds was easy."""
BEGINNING: Final = 1100.0
STEP: Final = 40.0
"""How many points of rating a result moves, at most."""
SCALE: Final = 400.0
"""At this difference the stronger is expected to succeed ten times in eleven."""

SCHEDULER: Final = Scheduler(enable_fuzzing=False)

Cards = Mapping[str, Card]
"""The cards of one learner, by the ids of their puzzles."""


def reviewed(card: Card | None, *, right: bool, seconds: float, now: datetime) -> Card:
    """The card after an answer: Again if it was wrong, Easy if it was quick, else Good."""
    grade = Rating.Again if not right else Rating.Easy if seconds <= QUICK else Rating.Good
    return SCHEDULER.review_card(card or Card(card_id=0, due=now), grade, now)[0]


@dataclass(frozen=True, slots=True)
class Level:
    """How strong a learner is at one subject, by results."""

    rating: float = BEGINNING
    asked: int = 0
    right: int = 0

    def after(self, rating: int, result: float) -> Level:
        """The level once a question of that rating came to `result`, from 0 for wrong to 1 for right."""
        expected = 1 / (1 + 10 ** ((rating - self.rating) / SCALE))
        moved = self.rating + STEP * (result - expected)
        return Level(moved, self.asked + 1, self.right + (result > 0))


def due(cards: Cards, now: datetime) -> list[str]:
    """The puzzles to be asked again by now, the longest waiting first."""
    return sorted((id_ for id_, card in cards.items() if card.due <= now), key=lambda id_: cards[id_].due)


def upcoming(puzzles: Sequence[Puzzle], cards: Cards, level: Level, now: datetime) -> Puzzle:
    """The puzzle to ask: one that is due, else a new one near the level, else the one due soonest.

    There must be a puzzle.
    """
    waiting = {each.id: each for each in puzzles}
    for id_ in due(cards, now):
        if id_ in waiting:
            return waiting[id_]
    fresh = [each for each in puzzles if each.id not in cards]
    if fresh:
        return min(fresh, key=lambda each: (abs(each.rating - level.rating), each.id))
    return min(puzzles, key=lambda each: cards[each.id].due)


def streak(days: Collection[date], today: date) -> int:
    """The number of consecutive days with an answer, up to today or yesterday."""
    last = today if today in days else today - timedelta(days=1)
    run = 0
    while last - timedelta(days=run) in days:
        run += 1
    return run
