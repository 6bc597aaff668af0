"""Decisions as their person reads them, and the appeal against one."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from uuid import UUID

import asyncpg

from academie.server.base.errors import NoSuch, NotNow
from academie.server.community.sanctions import Sanction, note_seen
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record

    from academie.server.base.database import Database

MOST_APPEAL: Final = 2000
NO_DECISION: Final = Message("community-no-decision")
APPEALED: Final = Message("community-appealed")
LIFTED: Final = Message("community-lifted")
DECISIONS: Final = """
    SELECT sanction.id, kind, reason, since, until, game_id, seen_at, lifted_at, sanction.account,
           appeal.text AS appeal, appeal.at AS appealed_at, appeal.state AS appeal_state, answer
    FROM sanction LEFT JOIN appeal ON appeal.sanction = sanction.id
"""


class Decision(NamedTuple):
    """A decision as its person is told it, with the appeal if there is one."""

    id: int
    kind: Sanction
    reason: str
    since: datetime
    until: datetime | None
    game_id: UUID | None
    seen_at: datetime | None
    lifted_at: datetime | None
    account: UUID
    appeal: str | None
    appealed_at: datetime | None
    appeal_state: str | None
    answer: str | None

    @property
    def in_force(self) -> bool:
        """Whether it still forbids something, or a warning or an annulment stands."""
        return self.lifted_at is None and (self.until is None or self.until > datetime.now(UTC))

    @property
    def appealable(self) -> bool:
        """Whether an appeal may still be made: once, while it stands."""
        return self.lifted_at is None and self.appeal is None


def decision_of(row: Record) -> Decision:
    """The row of a decision as a value."""
    fields: dict[str, Any] = {name: row[name] for name in Decision._fields}
    fields["kind"] = Sanction(row["kind"])
    return Decision(**fields)


class Appeals:
    """The decisions about an account, as its owner reads them and appeals against them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def decisions(self, account: UUID) -> list[Decision]:
        """Every decision about an account, the newest first."""
        rows = await self._database.fetch(
            f"{DECISIONS} WHERE sanction.account = $1 ORDER BY sanction.id DESC LIMIT 200", account
        )
        return [decision_of(row) for row in rows]

    async def unseen(self, account: UUID) -> int:
        """How many decisions the person has not been shown yet."""
        found: int = await self._database.fetchval(
            "SELECT count(*) FROM sanction WHERE account = $1 AND seen_at IS NULL", account
        )
        return found

    async def note_seen(self, account: UUID) -> None:
        """Take note that the person has been shown all decisions."""
        await note_seen(self._database, account)

    async def appeal(self, account: UUID, decision_id: int, text: str) -> Decision:
        """Appeal against a decision, once. Raises `NoSuch` or `NotNow`."""
        async with self._database.acquire() as connection, connection.transaction():
            row = await connection.fetchrow(
                "SELECT lifted_at FROM sanction WHERE id = $1 AND account = $2 FOR UPDATE",
                decision_id,
                account,
            )
            if row is None:
                raise NoSuch(NO_DECISION)
            if row["lifted_at"] is not None:
                raise NotNow(LIFTED)
            try:
                await connection.execute(
                    "INSERT INTO appeal (sanction, text) VALUES ($1, $2)", decision_id, text
                )
            except asyncpg.UniqueViolationError:
                raise NotNow(APPEALED) from None
        found = await self._database.fetchrow(f"{DECISIONS} WHERE sanction.id = $1", decision_id)
        assert found is not None
        return decision_of(found)
