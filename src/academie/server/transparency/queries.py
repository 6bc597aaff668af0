"""How other parts have something entered in the public log, in their own transaction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

ENTERING: Final = "INSERT INTO log_pending (entry)"
"""Of a statement that enters what it finds: a SELECT follows."""


async def enter(connection: PoolConnectionProxy[Record], entry: bytes) -> None:
    """Have an entry put in order once the transaction commits."""
    await connection.execute(f"{ENTERING} VALUES ($1)", entry)
