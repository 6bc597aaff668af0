"""The schemas of the parts, and steps beside a server that goes on: they add, and hold no lock for long."""

from __future__ import annotations

import asyncio
import importlib.util
import re
import shutil
import subprocess
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final
from unittest.mock import patch

import asyncpg
import pytest
from alembic import op

from academie.server.base.schema import BASELINE, MIGRATIONS
from academie.server.game.partitions import make_ahead
from academie.server.migrations import upgrade as migrations_upgrade
from academie.server.migrations.create import schemas
from academie.server.migrations.upgrade import FormerDatabase, upgrade
from academie.server.operations.private_services import program
from tests.server.support.web import Parts

if TYPE_CHECKING:
    from academie.server.base.database import Database

STEPS: Final = sorted((MIGRATIONS / "versions").glob("*.py"))[1:]
"""What comes after the baseline."""
FROZEN: Final = Path(__file__).parent / "data" / "baseline.sql"
"""The schemas as the baseline made them, one after the other: kept when the first step is written."""
STAMPED: Final = """
    CREATE TABLE alembic_version (version_num varchar(32) CONSTRAINT alembic_version_pkc PRIMARY KEY);
    INSERT INTO alembic_version VALUES ('{}')
"""
STEP: Final = """
from alembic import op

revision = "9999"
down_revision = "{}"


def upgrade():
    op.execute("ALTER TABLE game_event ADD COLUMN added int")
"""
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


def test_a_step_locks_no_table_in_use_for_long() -> None:
    for path in STEPS:
        new: set[str] = set()
        for statement in statements_of(path):
            assert flaws(statement, new) == [], f"{path.stem}: {statement}"
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


@asynccontextmanager
async def emptied(
    database: Database, parts: Parts, name: str
) -> AsyncGenerator[tuple[str, asyncpg.Connection]]:
    """An empty database: its address, and a connection to it."""
    await database.execute(f"CREATE DATABASE {name}")
    address = parts.postgres.address.rpartition("/")[0] + f"/{name}"
    connection = await asyncpg.connect(address)
    try:
        yield address, connection
    finally:
        await connection.close()


def dumped(address: str) -> set[str]:
    """The statements that would make the tables of a database."""
    dump = [program("pg_dump", "postgresql"), "--schema-only", address]
    text = subprocess.run(dump, check=True, capture_output=True, text=True).stdout
    return set(re.sub(r"^(--|\\).*\n|\n(?=\n)", "", text, flags=re.MULTILINE).split(";\n"))


async def test_steps_lead_to_what_the_schemas_make(parts: Parts, database: Database) -> None:
    assert FROZEN.exists() or not STEPS, "write the schemas of the baseline to this file first"
    before = [FROZEN] if STEPS else schemas()
    async with (
        emptied(database, parts, "made_at_once") as (made, _),
        emptied(database, parts, "made_by_steps") as (stepped, connection),
    ):
        await asyncio.to_thread(upgrade, made)
        for path in before:
            await connection.execute(path.read_text(encoding="utf-8"))
        await make_ahead(connection)
        await connection.execute(STAMPED.format(BASELINE))
        await asyncio.to_thread(upgrade, stepped)
        assert len(dumped(made)) > 200
        assert dumped(stepped) == dumped(made)


async def test_a_database_of_before_the_baseline_is_refused(parts: Parts, database: Database) -> None:
    async with emptied(database, parts, "made_before") as (address, connection):
        await connection.execute(STAMPED.format("0024"))
        with pytest.raises(FormerDatabase, match="0024"):
            await asyncio.to_thread(upgrade, address)
        tables = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
        assert [row["tablename"] for row in await connection.fetch(tables)] == ["alembic_version"]


async def test_a_migration_does_not_queue_for_a_lock(
    parts: Parts, database: Database, tmp_path: Path
) -> None:
    """A lock that is waited for has everyone else wait behind: the migration gives up and comes back."""
    steps = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, steps)
    (steps / "versions" / "9999_added.py").write_text(STEP.format(BASELINE), encoding="utf-8")
    async with emptied(database, parts, "migrated_beside") as (address, reader):
        await asyncio.to_thread(upgrade, address)
        holding = reader.transaction()
        await holding.start()
        await reader.execute("SELECT count(*) FROM game_event")
        with patch.multiple(migrations_upgrade, ATTEMPTS=20, MIGRATIONS=steps):
            migrating = asyncio.create_task(asyncio.to_thread(upgrade, address))
            await asyncio.sleep(4)
            other = await asyncpg.connect(address)
            await other.fetch("SELECT * FROM game_event LIMIT 1", timeout=5)
            await other.close()
            assert not migrating.done()
            await holding.commit()
            await asyncio.wait_for(migrating, 60)
        columns = "SELECT count(*) FROM information_schema.columns WHERE table_name = 'game_event'"
        assert await reader.fetchval(f"{columns} AND column_name = 'added'") == 1
