"""The log in parts: a month of games each, since the id of a game begins with the time it was made.

Games whose ids tell no time, and those that outlive the part of their month, are in the part for the rest.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, NamedTuple, Self
from uuid import UUID, uuid4

from academie.server.base.leases import Lease

if TYPE_CHECKING:
    from asyncpg import Connection, Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database


PARTITIONS: Final = "partitions"
"""The role of the process that makes the parts to come."""
REST: Final = "game_event_rest"
"""The part for games that belong to no other."""
AHEAD: Final = 3
"""For how many months to come there are parts."""
MONTHS: Final = 12
TIME_SHIFT: Final = 80
"""The first 48 of 128 bits of an id are its time in milliseconds (RFC 9562, section 5.7)."""
SHORT_LOCK: Final = "SET LOCAL lock_timeout = '2s'"
"""Whoever waits for a lock of the whole log has everyone else wait behind."""
LONG: Final = "SET LOCAL statement_timeout = '300s'"


class Month(NamedTuple):
    """A month, whose games are one part of the log."""

    year: int
    month: int

    @classmethod
    def of(cls, at: datetime) -> Self:
        return cls(at.year, at.month)

    @property
    def table(self) -> str:
        return f"game_event_{self.year:04}_{self.month:02}"

    @property
    def first(self) -> UUID:
        """The least id that a game of this month can have."""
        begun = datetime(self.year, self.month, 1, tzinfo=UTC)
        return UUID(int=round(begun.timestamp() * 1000) << TIME_SHIFT)

    @property
    def end(self) -> UUID:
        """The least id that is no more of this month."""
        return self.later(1).first

    def later(self, months: int) -> Month:
        years, month = divmod(self.month - 1 + months, MONTHS)
        return Month(self.year + years, month + 1)


def statements(month: Month) -> list[str]:
    """What makes the part of a month; what is in the part for the rest and belongs to it moves there."""
    bounds = f"game_id >= '{month.first}' AND game_id < '{month.end}'"
    return [
        f"CREATE TABLE {month.table} (LIKE game_event INCLUDING ALL)",
        f"""WITH moved AS (DELETE FROM {REST} WHERE {bounds} RETURNING *)
            INSERT INTO {month.table} SELECT * FROM moved""",
        f"ALTER TABLE game_event ATTACH PARTITION {month.table}"
        f" FOR VALUES FROM ('{month.first}') TO ('{month.end}')",
    ]


async def make(connection: Connection[Record] | PoolConnectionProxy[Record], month: Month) -> bool:
    """Make the part of a month; false if it is there, or has been archived."""
    known = await connection.fetchval(
        "SELECT to_regclass($1) IS NOT NULL OR EXISTS (SELECT FROM archive_file WHERE name = $1)", month.table
    )
    if known:
        return False
    async with connection.transaction():
        await connection.execute(SHORT_LOCK)
        await connection.execute(LONG)
        for statement in statements(month):
            await connection.execute(statement)
    return True


async def make_ahead(connection: Connection[Record] | PoolConnectionProxy[Record]) -> None:
    """Make the parts of this month and of the next."""
    now = Month.of(datetime.now(UTC))
    for ahead in range(AHEAD + 1):
        await make(connection, now.later(ahead))


class Partitions:
    """Makes parts of the log before they are needed, in one process."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lease = Lease(database, PARTITIONS, uuid4())

    async def sweep(self) -> None:
        """Make the parts of this month and of the next."""
        if await self._lease.hold() is None:
            return
        async with self._database.acquire() as connection:
            await make_ahead(connection)
