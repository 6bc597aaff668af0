"""How a database gets the schema of this release."""

from __future__ import annotations

import time
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy.exc import DBAPIError

from academie.server.migrations.schema import MIGRATIONS

ATTEMPTS: Final = 30
AGAIN_SECONDS: Final = 1.0
"""How often, and how long after, a migration is tried that would have had players wait for its lock."""
LOCK_NOT_AVAILABLE: Final = "55P03"


def upgrade(database: str) -> None:
    """Run every migration that the database lacks."""
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
