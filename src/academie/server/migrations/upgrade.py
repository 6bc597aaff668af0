"""How a database gets the schema of this release."""

from __future__ import annotations

import time
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy.exc import DBAPIError

from academie.kernel import AcademieError
from academie.server.base.schema import BASELINE, MIGRATIONS
from academie.words import Message

ATTEMPTS: Final = 30
AGAIN_SECONDS: Final = 1.0
"""How often, and how long after, a migration is tried that would have had players wait for its lock."""
LOCK_NOT_AVAILABLE: Final = "55P03"


class FormerDatabase(AcademieError):
    """The database was made by a release before 0.3, from which no step leads here."""


def check_known(revision: str) -> None:
    """Raise `FormerDatabase` for the revision of a database that no step leads on from."""
    if revision < BASELINE:
        raise FormerDatabase(Message("server-database-former", revision=revision))


def upgrade(database: str) -> None:
    """Make the tables of an empty database, else run every step that it lacks. Raises `FormerDatabase`."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    address = database.replace("postgresql://", "postgresql+asyncpg://", 1).replace("%", "%%")
    config.set_main_option("sqlalchemy.url", address)
    for attempt in range(ATTEMPTS):
        try:
            command.upgrade(config, "head")
        except DBAPIError as wrong:
            if getattr(wrong.orig, "sqlstate", "") != LOCK_NOT_AVAILABLE or attempt == ATTEMPTS - 1:
                raise
            time.sleep(AGAIN_SECONDS)
        else:
            return
