"""A game without a clock may rest for longer than 32 bits of milliseconds can count."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Generator
from pathlib import Path
from typing import Any
from uuid import UUID, uuid4

import pytest

from academie.server.base.database import connect
from academie.server.game.clock import DAY_MS
from academie.server.operations.private_services import Postgres, private_postgres
from academie.server.play.room import Room
from tests.server.tables import House, set_head
from tests.server.tables import house as a_house
from tests.server.test_room import act, first_act, say

pytestmark = pytest.mark.asyncio

TO_REVISION = """
import sys
from alembic import command
from alembic.config import Config
from academie.server.migrations.schema import MIGRATIONS
config = Config()
config.set_main_option("script_location", str(MIGRATIONS))
config.set_main_option("sqlalchemy.url", sys.argv[1].replace("postgresql://", "postgresql+asyncpg://", 1))
getattr(command, sys.argv[2])(config, sys.argv[3])
"""


async def rested(house: House, room: Room, days: int) -> None:
    """Makes the last event of a game that many days older than it is."""
    await house.database.execute(
        "UPDATE game_event SET at_ms = at_ms - $2 WHERE game_id = $1 AND seq = $3",
        room.row.id,
        days * DAY_MS,
        room.fold.seq,
    )
    await set_head(house.database, room.row.id)


async def spent(house: House, game: UUID, seq: int) -> int:
    found: int = await house.database.fetchval(
        "SELECT spent_ms FROM game_event WHERE game_id = $1 AND seq = $2", game, seq
    )
    return found


@pytest.mark.parametrize("days", [30, 400])
async def test_an_act_after_a_long_time_is_taken(house: House, days: int) -> None:
    room = await house.open("dames", await house.people(2))
    await rested(house, room, days)
    async with a_house(house.database) as later, asyncio.timeout(10):
        again = await later.rooms.room(room.row.id)
        assert again is not None
        assert (await act(again, 0, first_act(again))).refused is None
        assert days * DAY_MS <= await spent(house, room.row.id, 1) < (days + 1) * DAY_MS
        assert (await act(again, 1, first_act(again))).refused is None


async def test_a_clock_that_has_rested_for_400_days_runs_on(house: House) -> None:
    room = await house.open("dames", await house.people(2), {"pace": "sudden", "base_ms": 60_000})
    assert (await act(room, 0, first_act(room))).refused is None
    for seat, word in ((0, "adjourn"), (1, "accept")):
        assert (await say(room, seat, word)).refused is None
    await house.database.execute(
        "UPDATE game_event SET at_ms = at_ms - $2 WHERE game_id = $1", room.row.id, 400 * DAY_MS
    )
    await set_head(house.database, room.row.id)
    async with a_house(house.database) as later, asyncio.timeout(10):
        again = await later.rooms.room(room.row.id)
        assert again is not None
        assert (await say(again, 1, "resume")).refused is None
        assert (await act(again, 1, first_act(again))).refused is None
        assert min(again.clocks.left) > 50_000


def migrate(postgres: Postgres, direction: str, revision: str) -> None:
    subprocess.run([sys.executable, "-c", TO_REVISION, postgres.address, direction, revision], check=True)


@pytest.fixture
def empty() -> Generator[Postgres]:
    with tempfile.TemporaryDirectory(prefix="academie-") as name:
        Path(name).chmod(0o755)
        with private_postgres(Path(name)) as postgres:
            yield postgres


TABLE = """
    INSERT INTO open_table (id, owner, audience, game_key, ruleset, options, clock, rated, seats, shuffled,
                            expires_at)
    VALUES ($1, $2, 'open', 'dames', 'fmjd', '{}', $3, $4, ARRAY[$2, NULL]::uuid[], true,
            now() + interval '1 hour')
"""
CLOCKS: list[tuple[dict[str, Any], bool]] = [
    ({"pace": "none", "base_ms": 0, "step_ms": 0}, True),
    ({"pace": "none", "base_ms": 0, "step_ms": 0}, False),
    ({"pace": "sudden", "base_ms": 600_000, "step_ms": 0}, True),
]


@pytest.mark.night
async def test_games_and_tables_from_before_are_kept(empty: Postgres) -> None:
    migrate(empty, "upgrade", "head")
    database = await connect(empty.address, 2)
    tables = [uuid4() for _ in CLOCKS]
    try:
        async with a_house(database) as house:
            people = await house.people(2)
            room = await house.open("dames", people)
            await asyncio.to_thread(migrate, empty, "downgrade", "0005")
            for table, (clock, rated) in zip(tables, CLOCKS, strict=True):
                await database.execute(TABLE, table, people[0].identity.account, clock, rated)
        # Written as an earlier version did.
        await database.execute("UPDATE game_event SET spent_ms = 2147483647 WHERE game_id = $1", room.row.id)
        await asyncio.to_thread(migrate, empty, "upgrade", "head")
    finally:
        await database.close()
    database = await connect(empty.address, 2)
    try:
        assert {row["id"] for row in await database.fetch("SELECT id FROM open_table")} == {*tables[1:]}
        async with a_house(database) as house:
            assert await spent(house, room.row.id, 0) == 2147483647
            await rested(house, room, 30)
            again = await house.rooms.room(room.row.id)
            assert again is not None
            assert (await act(again, 0, first_act(again))).refused is None
        await database.close()
        await asyncio.to_thread(migrate, empty, "downgrade", "0005")
    finally:
        await database.close()
