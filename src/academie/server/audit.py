"""Whether every log in the database is whole, and one hash for all of them.

The same hash before a backup and after its restore says that not a single event was lost or changed.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, NamedTuple
from uuid import UUID

from academie.server.chain import GENESIS, first_broken_entry
from academie.server.store.games import Games
from academie.server.store.pool import connect

if TYPE_CHECKING:
    from academie.server.store.pool import Database

READ_SECONDS: Final = 3600.0
"""How long one reading may take: nobody waits for it at a page."""


class Audit(NamedTuple):
    """What was found."""

    games: int
    events: int
    digest: str
    """The hash of the last hash of every log, in the order of the ids."""
    broken: tuple[UUID, ...]
    """The games whose log has a gap, a change, or another end than the game says."""


async def audit(database: Database) -> Audit:
    """Reads every log, one at a time."""
    games, events, whole = Games(database), 0, hashlib.sha256()
    broken: list[UUID] = []
    rows = await database.fetch("SELECT id, last_seq FROM game ORDER BY id")
    for row in rows:
        log = await games.log(row["id"])
        events += len(log)
        whole.update(row["id"].bytes + (log[-1].digest if log else GENESIS))
        if first_broken_entry(log) is not None or len(log) - 1 != row["last_seq"]:
            broken.append(row["id"])
    return Audit(len(rows), events, whole.hexdigest(), tuple(broken))


async def audit_at(address: str) -> Audit:
    """The same, of the database at that address."""
    async with await connect(address, 1, command_seconds=READ_SECONDS) as database:
        return await audit(database)
