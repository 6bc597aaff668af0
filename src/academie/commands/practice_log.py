"""What a learner has practised, saved in a file of the user's."""

from __future__ import annotations

from dataclasses import asdict
from datetime import UTC, date, datetime
from pathlib import Path

from fsrs import Card

from academie.commands.user_files import load, save
from academie.kernel import NotationError
from academie.kernel.data import user_data
from academie.practice.puzzles import Puzzle
from academie.practice.repetition import Cards, Level, due, reviewed, streak
from academie.words import Message


class PracticeLog:
    """The cards of the puzzles met, the level at each subject, and the days on which there was an answer."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or user_data("practice.json")
        self._cards, self._levels, self._days = _read(self._path)

    @property
    def cards(self) -> Cards:
        """The cards, by the ids of their puzzles."""
        return self._cards

    @property
    def due(self) -> int:
        """How many puzzles are due for review."""
        return len(due(self._cards, now()))

    @property
    def streak(self) -> int:
        """On how many consecutive days something was answered."""
        return streak(self._days, date.today())

    def level(self, subject: str) -> Level:
        """The level at a game, or at marking."""
        return self._levels.get(subject, Level())

    def answered(self, puzzle: Puzzle, *, right: bool, seconds: float) -> Card:
        """Save the answer to a puzzle; return its new card."""
        card = reviewed(self._cards.get(puzzle.id), right=right, seconds=seconds, now=now())
        self._cards[puzzle.id] = card
        self.result(puzzle.game, puzzle.rating, float(right))
        return card

    def result(self, subject: str, rating: int, result: float) -> None:
        """Save how a question of that rating was answered."""
        self._levels[subject] = self.level(subject).after(rating, result)
        self._days.add(date.today())
        self._save()

    def _save(self) -> None:
        content = {
            "cards": {id_: card.to_dict() for id_, card in self._cards.items()},
            "levels": {subject: asdict(level) for subject, level in self._levels.items()},
            "days": sorted(day.isoformat() for day in self._days),
        }
        save(self._path, content)


def now() -> datetime:
    """The time in UTC, which FSRS needs."""
    return datetime.now(UTC)


def _read(path: Path) -> tuple[dict[str, Card], dict[str, Level], set[date]]:
    """Cards, levels and days; none if there is no file. Raises `NotationError` for any other file."""
    try:
        content = load(path)
        return (
            {id_: Card.from_dict(card) for id_, card in content.get("cards", {}).items()},
            {subject: Level(**level) for subject, level in content.get("levels", {}).items()},
            {date.fromisoformat(day) for day in content.get("days", ())},
        )
    except (ValueError, TypeError, KeyError, AttributeError):
        raise NotationError(Message("commands-practice-unreadable", path=path)) from None
