"""A backup restored elsewhere has every event of every log, to the last hash."""

from __future__ import annotations

import os
import random
import subprocess
import tempfile
from collections.abc import Generator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from academie.dice.log import Entry, first_broken_entry
from academie.dice.proof import verify
from academie.server.base.database import connect
from academie.server.game.queries import Games
from academie.server.operations.maintenance import audit, audit_at
from academie.server.operations.private_services import Postgres, private_postgres, program
from tests.server.support.playing import play, played
from tests.server.support.tables import House
from tests.server.support.web import Parts

if TYPE_CHECKING:
    from academie.server.base.database import Database

DEPLOY = Path(__file__).parents[3] / "deploy"


@pytest.fixture(scope="module")
def elsewhere() -> Generator[Postgres]:
    """A second cluster, empty."""
    with tempfile.TemporaryDirectory(prefix="academie-") as name:
        Path(name).chmod(0o755)
        with private_postgres(Path(name)) as postgres:
            yield postgres


def script(name: str, *words: str, database: str) -> subprocess.CompletedProcess[str]:
    """One of the scripts an operator runs."""
    path = f"{Path(program('pg_dump', 'postgresql')).parent}{os.pathsep}{os.environ['PATH']}"
    told = {**os.environ, "ACADEMIE_DATABASE": database, "PATH": path}
    command = [str(DEPLOY / name), *words]
    return subprocess.run(command, env=told, capture_output=True, text=True, check=False)


async def logs(database: Database) -> dict[str, list[Entry]]:
    rows = await database.fetch("SELECT id FROM game")
    return {str(row["id"]): await Games(database).log(row["id"]) for row in rows}


async def test_every_log_survives_dump_and_restore(
    own_parts: Parts, elsewhere: Postgres, own_house: House, tmp_path: Path
) -> None:
    parts, house = own_parts, own_house
    over = [await played(house, key, seed) for seed, key in enumerate(("trictrac", "dames", "trictrac"))]
    going_on = await house.open("trictrac", await house.people(2))
    await play(going_on, random.Random(9), acts=40)
    before = await audit(house.database)
    there = await logs(house.database)

    dumped = script("backup.sh", str(tmp_path), database=parts.postgres.address)
    assert dumped.returncode == 0, dumped.stderr
    file = dumped.stdout.strip()
    restored = script("restore.sh", file, database=elsewhere.address)
    assert restored.returncode == 0, restored.stderr

    assert await audit_at(elsewhere.address) == before
    assert {going_on.row.id, *(room.row.id for room in over)}.isdisjoint(before.broken)
    async with await connect(elsewhere.address, 2) as database:
        here = await logs(database)
        assert here == there
        assert {game: log[-1].digest for game, log in here.items()} == {
            game: log[-1].digest for game, log in there.items()
        }
        assert all(first_broken_entry(here[str(room.row.id)]) is None for room in (*over, going_on))
        for room in over:
            assert verify(room.row.id, here[str(room.row.id)]) == (room.fold.rolls, ())
        row = await Games(database).row(going_on.row.id)
        assert row is not None
        assert (row.status, row.last_seq, row.seed) == ("live", going_on.fold.seq, going_on.row.seed)

    again = script("restore.sh", file, database=elsewhere.address)
    assert again.returncode == 1
    assert "tables already" in again.stderr


async def test_only_the_newest_backups_are_kept(parts: Parts, tmp_path: Path) -> None:
    for day in range(1, 6):
        (tmp_path / f"academie-2020010{day}T000000Z.dump").touch()
    newest = script("backup.sh", str(tmp_path), "3", database=parts.postgres.address).stdout.strip()
    kept = sorted(path.name for path in tmp_path.iterdir())
    assert kept == ["academie-20200104T000000Z.dump", "academie-20200105T000000Z.dump", Path(newest).name]


async def test_a_change_of_the_last_event_of_a_live_game_is_found(house: House) -> None:
    room = await house.open("dames", await house.people(2))
    await play(room, random.Random(4), acts=3)
    later = "UPDATE game_event SET at_ms = at_ms + $2 WHERE game_id = $1 AND seq = 3"
    await house.database.execute(later, room.row.id, 1)
    assert room.row.id in (await audit(house.database)).broken
    await house.database.execute(later, room.row.id, -1)
    assert room.row.id not in (await audit(house.database)).broken


async def test_an_event_lost_from_a_restored_database_is_found(parts: Parts, house: House) -> None:
    room = await house.open("dames", await house.people(2))
    await play(room, random.Random(3), acts=10)
    whole = await audit(house.database)
    assert room.row.id not in whole.broken
    await house.database.execute("DELETE FROM game_event WHERE game_id = $1 AND seq = 4", room.row.id)
    try:
        for _ in range(5):
            found = await audit(house.database)
            assert {*found.broken} - {*whole.broken} == {room.row.id}
            with parts.academie("audit", "--lang", "en") as process:
                printed, complained = process.communicate(timeout=30)
            if await audit(house.database) == found:
                break  # else a game of another test has gone on meanwhile
        assert process.returncode == 2
        assert found.digest in printed
        assert str(room.row.id) in complained
    finally:
        await house.database.execute("DELETE FROM game_event WHERE game_id = $1", room.row.id)
        await house.database.execute("DELETE FROM game WHERE id = $1", room.row.id)
