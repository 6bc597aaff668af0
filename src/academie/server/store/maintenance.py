"""What an operator does to a database: bring it to the present schema, and check every log in it."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple
from uuid import UUID

from alembic import command
from alembic.config import Config

from academie.dice.log import GENESIS, first_broken_entry
from academie.server.store.games import Games
from academie.server.store.pool import connect

if TYPE_CHECKING:
    from academie.server.store.pool import Database

MIGRATIONS = Path(__file__).parents[1] / "migrations"
NEWEST_REVISION: Final = max(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("*.py"))
"""The revision of the schema that this release is written for."""
READ_SECONDS: Final = 3600.0
"""How long one query may take: nobody waits for it at a page."""


def upgrade(database: str) -> None:
    """Run every migration that the database lacks."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    address = database.replace("postgresql://", "postgresql+asyncpg://", 1).replace("%", "%%")
    config.set_main_option("sqlalchemy.url", address)
    command.upgrade(config, "head")


class Audit(NamedTuple):
    """The result of reading every log."""

    games: int
    events: int
    digest: str
    """The hash of the last hash of every log, in the order of the ids.

    If it is the same before a backup and after its restore, no event was lost or changed.
    """
    broken: tuple[UUID, ...]
    """The games whose log has a gap, a change, or does not end where the game says."""


async def audit(database: Database) -> Audit:
    """Check every log, one at a time."""
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
    """Check every log of the database at that address."""
    async with await connect(address, 1, command_seconds=READ_SECONDS) as database:
        return await audit(database)
