"""Connections to the database."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

import asyncpg
from asyncpg import Connection, Record

if TYPE_CHECKING:
    from asyncpg import Pool
    from asyncpg.pool import PoolAcquireContext

    Database = Pool[Record]
    _Base = Pool[Record]
else:
    _Base = asyncpg.Pool

DATABASE_AWAY: Final = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.TransactionRollbackError,
    asyncpg.LockNotAvailableError,
    asyncpg.IdleInTransactionSessionTimeoutError,
)
"""Errors that mean the database is away, has just restarted or wants another attempt: send the same again."""
COMMAND_SECONDS: Final = 10.0
"""How long one command may take, unless the settings say otherwise."""
ACQUIRE_SECONDS: Final = 5.0
"""How long to wait for a free connection, unless the settings say otherwise."""
GRACE_SECONDS: Final = 1.0
"""How much longer the driver waits than the database, whose own timeout keeps the connection usable."""
IDLE_COMMANDS: Final = 6
"""How many times longer than a command a transaction may stay idle."""


class TimedPool(_Base):
    """A pool that waits a limited time for a free connection, then raises `TimeoutError`."""

    acquire_seconds: float

    def acquire(self, *, timeout: float | None = None) -> PoolAcquireContext[Record]:
        return super().acquire(timeout=self.acquire_seconds if timeout is None else timeout)


async def connect(
    address: str,
    size: int,
    *,
    command_seconds: float = COMMAND_SECONDS,
    acquire_seconds: float = ACQUIRE_SECONDS,
) -> Database:
    """A pool of connections that read and write `jsonb` as Python values.

    A command that takes too long raises one of the errors that mean the database is away.
    """
    milliseconds = round(command_seconds * 1000)
    pool = TimedPool(
        address,
        min_size=1,
        max_size=size,
        max_queries=50_000,
        max_inactive_connection_lifetime=300.0,
        init=_prepare,
        loop=None,
        connection_class=Connection,
        record_class=Record,
        command_timeout=command_seconds + GRACE_SECONDS,
        server_settings={
            "statement_timeout": str(milliseconds),
            "idle_in_transaction_session_timeout": str(IDLE_COMMANDS * milliseconds),
        },
    )
    pool.acquire_seconds = acquire_seconds
    return await pool


async def _prepare(connection: Connection[Record]) -> None:
    await connection.set_type_codec("jsonb", encoder=json.dumps, decoder=json.loads, schema="pg_catalog")
