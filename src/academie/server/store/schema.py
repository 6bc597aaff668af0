"""Bringing a database to the present schema."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config

MIGRATIONS = Path(__file__).parents[1] / "migrations"


def upgrade(database: str) -> None:
    """Runs every migration the database has not had."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    address = database.replace("postgresql://", "postgresql+asyncpg://", 1).replace("%", "%%")
    config.set_main_option("sqlalchemy.url", address)
    command.upgrade(config, "head")
