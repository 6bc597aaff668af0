"""The practice of players in the database: cards, levels and days."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Final
from uuid import UUID

from fsrs import Card

from academie.practice.puzzles import Puzzle
from academie.practice.repetition import Level, reviewed

if TYPE_CHECKING:
    from academie.server.base.database import Database

SAVE_CARD: Final = """
    INSERT INTO practice_card (account, puzzle, card) VALUES ($1, $2, $3)
    ON CONFLICT (account, puzzle) DO UPDATE SET card = excluded.card
"""
SAVE_LEVEL: Final = """
    INSERT INTO practice_level (account, subject, rating, asked, answered_right) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (account, subject) DO UPDATE SET
        rating = excluded.rating, asked = excluded.asked, answered_right = excluded.answered_right
"""
SAVE_DAY: Final = "INSERT INTO practice_day (account, day) VALUES ($1, $2) ON CONFLICT DO NOTHING"


class PracticeStore:
    """Cards, levels and days of accounts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def cards(self, account: UUID) -> dict[str, Card]:
        """The cards of an account, by the ids of their puzzles."""
        rows = await self._database.fetch(
            "SELECT puzzle, card FROM practice_card WHERE account = $1", account
        )
        return {row["puzzle"]: Card.from_dict(row["card"]) for row in rows}

    async def levels(self, account: UUID) -> dict[str, Level]:
        """The levels of an account, by subject."""
        rows = await self._database.fetch("SELECT * FROM practice_level WHERE account = $1", account)
        return {row["subject"]: Level(row["rating"], row["asked"], row["answered_right"]) for row in rows}

    async def days(self, account: UUID) -> set[date]:
        """The days on which an account answered something."""
        rows = await self._database.fetch("SELECT day FROM practice_day WHERE account = $1", account)
        return {row["day"] for row in rows}

    async def add_answer(self, account: UUID, puzzle: Puzzle, *, right: bool, seconds: float) -> Card:
        """Store an answer to a puzzle and return its updated card."""
        old = (await self.cards(account)).get(puzzle.id)
        card = reviewed(old, right=right, seconds=seconds, now=now())
        await self._database.execute(SAVE_CARD, account, puzzle.id, card.to_dict())
        await self.add_result(account, puzzle.game, puzzle.rating, float(right))
        return card

    async def add_result(self, account: UUID, subject: str, rating: int, result: float) -> Level:
        """Store the result of a question with that rating and return the new level at the subject."""
        level = (await self.levels(account)).get(subject, Level()).after(rating, result)
        await self._database.execute(SAVE_LEVEL, account, subject, level.rating, level.asked, level.right)
        await self._database.execute(SAVE_DAY, account, now().date())
        return level


def now() -> datetime:
    """The present time in UTC, which FSRS expects."""
    return datetime.now(UTC)
