"""Migrations beside a server that goes on: they add, take away a release later, and hold no lock for long."""

from __future__ import annotations

import asyncio
import importlib.util
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final
from unittest.mock import patch

import asyncpg
import pytest
from alembic import op

from academie.server.migrations import upgrade as migrations_upgrade
from academie.server.migrations.schema import MIGRATIONS
from academie.server.migrations.upgrade import upgrade
from tests.server.web import Parts

if TYPE_CHECKING:
    from academie.server.base.database import Database

VERSIONS: Final = sorted((MIGRATIONS / "versions").glob("*.py"))
HELD_FROM: Final = "0021"
"""The first migration that is held to the rules: those before it were made with the server stopped."""
CREATED: Final = re.compile(r"CREATE TABLE (?:IF NOT EXISTS )?(\w+)", re.IGNORECASE)
CHANGED: Final = re.compile(
    r"(?:ALTER TABLE|(?:INDEX\b.*?|TRIGGER\b.*?) ON|DROP TABLE|UPDATE|DELETE FROM) (?:ONLY )?(\w+)",
    re.IGNORECASE | re.DOTALL,
)
LOCKING: Final = {
    r"CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY)": "an index of a table in use is made CONCURRENTLY",
    r"DROP INDEX (?!CONCURRENTLY)": "an index of a table in use is dropped CONCURRENTLY",
    r"ADD COLUMN (?!.*DEFAULT).* NOT NULL": "a new column may be empty, or has a constant default",
    r"ADD COLUMN .*DEFAULT (?:random|gen_random|clock_|nextval)": "a default that is not constant rewrites",
    r"ALTER COLUMN \w+ (?:SET DATA )?TYPE": "another type rewrites the table",
    r"SET NOT NULL": "a column is made NOT NULL by a constraint that is validated first",
    r"ADD (?:CONSTRAINT \w+ )?(?:FOREIGN KEY|CHECK)(?!.*NOT VALID)": "a constraint is NOT VALID at first",
    r"ADD (?:CONSTRAINT \w+ )?(?:PRIMARY KEY|UNIQUE)(?!.*USING INDEX)": "a key takes an index made before",
    r"DROP COLUMN|RENAME COLUMN|DROP TABLE": "what a release before uses is taken away one release later",
    r"^\s*(?:UPDATE|DELETE)": "rows are filled in batches, by a job",
    r"VACUUM FULL|CLUSTER|REINDEX (?!.*CONCURRENTLY)": "rewrites under a lock",
}


def flaws(statement: str, new: set[str]) -> list[str]:
    """What in a statement has those wait who use a table that is not new."""
    found = CHANGED.search(statement)
    if found is None or found[1].lower() in new:
        return []
    return [why for form, why in LOCKING.items() if re.search(form, statement, re.IGNORECASE | re.DOTALL)]


def statements_of(path: Path) -> list[str]:
    """What a migration executes."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    executed: list[str] = []
    with patch.object(op, "execute", executed.append):
        module.upgrade()
    return [part for text in executed for part in str(text).split(";") if part.strip()]


@pytest.mark.parametrize(
    "path", [path for path in VERSIONS if path.name >= HELD_FROM], ids=lambda path: path.stem
)
def test_a_migration_locks_no_table_in_use_for_long(path: Path) -> None:
    new: set[str] = set()
    for statement in statements_of(path):
        assert flaws(statement, new) == [], statement
        new |= {name.lower() for name in CREATED.findall(statement)}


@pytest.mark.parametrize(
    ("statement", "wrong"),
    [
        ("CREATE INDEX game_x ON game (rated)", True),
        ("CREATE INDEX CONCURRENTLY game_x ON game (rated)", False),
        ("ALTER TABLE game ADD COLUMN x int NOT NULL", True),
        ("ALTER TABLE game ADD COLUMN x int NOT NULL DEFAULT 0", False),
        ("ALTER TABLE game ADD COLUMN x int", False),
        ("ALTER TABLE game ADD COLUMN x uuid DEFAULT gen_random_uuid()", True),
        ("ALTER TABLE game ALTER COLUMN rated TYPE text", True),
        ("ALTER TABLE game ADD CONSTRAINT c CHECK (x > 0)", True),
        ("ALTER TABLE game ADD CONSTRAINT c CHECK (x > 0) NOT VALID", False),
        ("ALTER TABLE game DROP COLUMN rated", True),
        ("UPDATE game SET rated = false", True),
        ("CREATE TABLE something (id int)", False),
    ],
)
def test_the_rules_find_what_locks(statement: str, wrong: bool) -> None:
    assert bool(flaws(statement, set())) is wrong
    assert flaws(statement.replace("game", "fresh"), {"fresh"}) == []


async def test_a_migration_does_not_queue_for_a_lock(parts: Parts, database: Database) -> None:
    """A lock that is waited for has everyone else wait behind: the migration gives up and comes back."""
    name = "migrated_beside"
    async with database.acquire() as connection:
        await connection.execute(f"CREATE DATABASE {name}")
    address = parts.postgres.address.rpartition("/")[0] + f"/{name}"
    await asyncio.to_thread(upgrade, address)
    reader = await asyncpg.connect(address)
    await reader.execute("UPDATE alembic_version SET version_num = '0021'; DROP TABLE archive_file")
    await reader.execute("DROP TABLE log_key, device, live")
    await reader.execute("CREATE TABLE game_event_whole (LIKE game_event INCLUDING ALL)")
    await reader.execute("DROP TABLE game_event")
    await reader.execute("ALTER TABLE game_event_whole RENAME TO game_event")
    for kept, was in (("pkey", "game_event_whole_pkey"), ("idem", "game_event_whole_game_id_idem_idx")):
        await reader.execute(f"ALTER INDEX {was} RENAME TO game_event_{kept}")
    holding = reader.transaction()
    await holding.start()
    await reader.execute("SELECT count(*) FROM game_event")
    with patch.object(migrations_upgrade, "ATTEMPTS", 20):
        migrating = asyncio.create_task(asyncio.to_thread(upgrade, address))
        await asyncio.sleep(4)
        other = await asyncpg.connect(address)
        await other.fetch("SELECT * FROM game_event LIMIT 1", timeout=5)
        await other.close()
        assert not migrating.done()
        await holding.commit()
        await asyncio.wait_for(migrating, 60)
    assert await reader.fetchval("SELECT relkind = 'p' FROM pg_class WHERE relname = 'game_event'")
    await reader.close()
