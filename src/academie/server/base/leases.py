"""Work that one process does for all: a lease in the database, numbered, so that a paused leader is stopped.

A leader that was paused past its lease finds another number when it goes on, and writes nothing.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final
from uuid import UUID

from academie.server.base.database import DATABASE_AWAY

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database

LEASE_SECONDS: Final = 6.0
"""How long a leader that is not heard of stays one."""
RENEW_SECONDS: Final = 2.0
HOLD: Final = """
    INSERT INTO leader (role, holder, epoch, until) VALUES ($1, $2, 1, now() + make_interval(secs => $3))
    ON CONFLICT (role) DO UPDATE
    SET holder = excluded.holder, until = excluded.until,
        epoch = leader.epoch + (leader.holder <> excluded.holder)::int
    WHERE leader.holder = excluded.holder OR leader.until < now()
    RETURNING epoch
"""
RELEASE: Final = "UPDATE leader SET until = now() WHERE role = $1 AND holder = $2"
FENCE: Final = "SELECT epoch FROM leader WHERE role = $1 AND epoch = $2 FOR SHARE"


class Lease:
    """The lease of one role, as one process asks for it."""

    def __init__(self, database: Database, role: str, holder: UUID) -> None:
        self._database = database
        self._role = role
        self._holder = holder
        self._epoch: int | None = None
        self._asked_at = float("-inf")

    @property
    def held(self) -> bool:
        """Whether this process leads, by its own clock and as of the last time it asked."""
        return self._epoch is not None and self._age < LEASE_SECONDS

    @property
    def _age(self) -> float:
        return asyncio.get_running_loop().time() - self._asked_at

    async def hold(self) -> int | None:
        """Take or renew the lease, and return its number; nothing while another process leads."""
        if self._age >= RENEW_SECONDS:
            # From before the question: the lease never lasts longer here than in the database.
            asked_at = asyncio.get_running_loop().time()
            self._epoch = await self._database.fetchval(HOLD, self._role, self._holder, LEASE_SECONDS)
            self._asked_at = asked_at
        return self._epoch if self.held else None

    async def check(self, connection: PoolConnectionProxy[Record], epoch: int) -> bool:
        """Whether the lease still has that number; nobody takes it before the transaction ends."""
        return await connection.fetchval(FENCE, self._role, epoch) is not None

    async def release(self) -> None:
        """Let another process lead at once."""
        self._epoch = None
        try:
            await self._database.execute(RELEASE, self._role, self._holder)
        except DATABASE_AWAY:  # it ends by itself
            return
