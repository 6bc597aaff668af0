"""The log in parts: made ahead, archived to files that are read back, and read from there."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING
from uuid import UUID

import pytest
from pyarrow.parquet import ParquetFile

from academie.server.base.dates import new_id
from academie.server.game import archive as archive_module
from academie.server.game.archive import Archive, Archived, ArchiveError, file_sum, read_logs
from academie.server.game.partitions import AHEAD, REST, Month, Partitions, make
from tests.server.play.test_room import act, first_act
from tests.server.support.tables import House
from tests.server.support.visitors import guest
from tests.server.support.web import Web

if TYPE_CHECKING:
    from academie.server.base.database import Database

NEVER_USED = Month(1999, 1)


def id_in(month: Month) -> UUID:
    """An id of a game that was begun in that month."""
    return UUID(int=month.first.int + (new_id().int & (1 << 80) - 1))


def test_ids_are_of_version_7_and_in_the_order_of_time() -> None:
    begun = datetime.now(UTC) - timedelta(milliseconds=1)
    made = [new_id() for _ in range(1000)]
    assert {each.version for each in made} == {7}
    assert {each.variant for each in made} == {"specified in RFC 4122"}
    assert len({*made}) == 1000
    times = [each.int >> 80 for each in made]
    assert times == sorted(times)
    assert times[0] >= begun.timestamp() * 1000 - 1
    month = Month.of(datetime.now(UTC))
    assert all(month.first <= each < month.end for each in made) or Month.of(begun) != month


@pytest.mark.parametrize(
    ("month", "after", "expected"),
    [
        (Month(2026, 11), 1, Month(2026, 12)),
        (Month(2026, 11), 2, Month(2027, 1)),
        (Month(2026, 1), 0, Month(2026, 1)),
    ],
)
def test_months_follow_each_other(month: Month, after: int, expected: Month) -> None:
    assert month.later(after) == expected
    assert month.end == month.later(1).first


async def parts_of(database: Database) -> set[str]:
    rows = await database.fetch(
        "SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'game_event'::regclass"
    )
    return {row["name"] for row in rows}


async def test_parts_are_made_before_they_are_needed(database: Database) -> None:
    now = Month.of(datetime.now(UTC))
    last = now.later(AHEAD).table
    await database.execute("DELETE FROM leader WHERE role = 'partitions'")
    await database.execute(f"DROP TABLE {last}")
    await Partitions(database).sweep()
    assert {REST, *(now.later(ahead).table for ahead in range(AHEAD + 1))} <= await parts_of(database)


async def resigned_game(house: House, month: Month) -> UUID:
    """A finished game whose id is of that month."""
    people = await house.people(2)
    room = await house.open("dames", people, {})
    for seat in (0, 1, 0):
        assert (await act(room, seat, first_act(room))).refused is None
    await house.database.execute(
        """UPDATE game SET status = 'over', final_seq = 3, ended_at = now(), outcome = $2 WHERE id = $1""",
        room.row.id,
        {"reason": "resign", "returns": ["1", "-1"]},
    )
    for table in ("game_live", "live"):
        await house.database.execute(f"DELETE FROM {table} WHERE game_id = $1", room.row.id)
    moved = id_in(month)
    await house.database.execute("UPDATE game SET id = $2 WHERE id = $1", room.row.id, moved)
    await house.database.execute("UPDATE game_event SET game_id = $2 WHERE game_id = $1", room.row.id, moved)
    return moved


async def test_a_month_is_archived_read_and_verified(house: House, tmp_path: Path, server: Web) -> None:
    month, database = Month(2001, 5), house.database
    games = [await resigned_game(house, month) for _ in range(3)]
    before = {game: await house.games.log(game) for game in games}
    assert {len(log) for log in before.values()} == {4}
    async with database.acquire() as connection:
        assert await make(connection, month)
        assert not await make(connection, month)
    assert await database.fetchval(f"SELECT count(*) FROM {month.table}") == 12, "moved from the rest"
    live = id_in(month)
    await database.execute("UPDATE game SET status = 'live' WHERE id = $1", games[2])
    found = await Archive(database, tmp_path).archive(month)
    assert (found.games, found.events) == (2, 8)
    path = tmp_path / f"{month.table}.parquet"
    assert file_sum(path) == found
    assert dict(read_logs(path)) == {game: before[game] for game in games[:2]}
    assert month.table not in await parts_of(database)
    assert await database.fetchval("SELECT count(*) FROM game_event WHERE game_id = $1", games[0]) == 0
    for game in games:
        assert await house.games.log(game) == before[game], "the last is still played"
    assert await house.games.log(live) == []
    told = guest(server).get(f"/games/{games[0]}/log")
    assert [entry["seq"] for entry in told] == [0, 1, 2, 3]


async def test_a_month_is_written_and_read_in_groups_of_whole_games(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    month = Month(2001, 8)
    games = [await resigned_game(house, month) for _ in range(5)]
    before = {game: await house.games.log(game) for game in sorted(games)}
    async with house.database.acquire() as connection:
        await make(connection, month)
    monkeypatch.setattr(archive_module, "ROWS_A_GROUP", 6)
    found = await Archive(house.database, tmp_path).archive(month)
    assert (found.games, found.events) == (5, 20)
    path = tmp_path / f"{month.table}.parquet"
    groups = ParquetFile(path).metadata
    assert [groups.row_group(number).num_rows for number in range(groups.num_row_groups)] == [8, 8, 4]
    assert dict(read_logs(path)) == before
    assert [*tmp_path.iterdir()] == [path]


async def test_a_game_that_ends_meanwhile_stops_the_archiving(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    month, database = Month(2001, 9), house.database
    games = [await resigned_game(house, month) for _ in range(2)]
    async with database.acquire() as connection:
        await make(connection, month)
    await database.execute("UPDATE game SET status = 'live' WHERE id = $1", games[1])
    loop = asyncio.get_running_loop()
    ended = database.execute("UPDATE game SET status = 'over' WHERE id = $1", games[1])

    def read_back(path: Path) -> Archived:
        asyncio.run_coroutine_threadsafe(ended, loop).result(10)
        return file_sum(path)

    monkeypatch.setattr(archive_module, "file_sum", read_back)
    with pytest.raises(ArchiveError, match="changed"):
        await Archive(database, tmp_path).archive(month)
    assert month.table in await parts_of(database), "nothing was taken out"
    assert len(await house.games.log(games[1])) == 4


async def test_a_month_is_ready_once_its_games_have_long_been_over(house: House, tmp_path: Path) -> None:
    month, database = Month(2001, 10), house.database
    archive = Archive(database, tmp_path)
    async with database.acquire() as connection:
        await make(connection, month)
    assert not await archive.ready(month), "without games"
    game = await resigned_game(house, month)
    assert not await archive.ready(month), "one ended just now"
    await database.execute("UPDATE game SET ended_at = now() - interval '8 days' WHERE id = $1", game)
    assert await archive.ready(month)
    assert not await archive.ready(Month.of(datetime.now(UTC)))


async def test_a_broken_log_is_not_archived(house: House, tmp_path: Path) -> None:
    month, database = Month(2001, 6), house.database
    game = await resigned_game(house, month)
    async with database.acquire() as connection:
        await make(connection, month)
    await database.execute("UPDATE game_event SET at_ms = at_ms + 1 WHERE game_id = $1 AND seq = 1", game)
    with pytest.raises(ArchiveError):
        await Archive(database, tmp_path).archive(month)
    assert month.table in await parts_of(database)
    assert len(await house.games.log(game)) == 4


async def test_a_table_is_dropped_only_while_its_file_is_whole(house: House, tmp_path: Path) -> None:
    month, database = Month(2001, 7), house.database
    game = await resigned_game(house, month)
    async with database.acquire() as connection:
        await make(connection, month)
    archive = Archive(database, tmp_path)
    await archive.archive(month)
    log = await house.games.log(game)
    await database.execute(
        "UPDATE archive_file SET detached_at = now() - interval '8 days' WHERE name = $1", month.table
    )
    path = tmp_path / f"{month.table}.parquet"
    whole = path.read_bytes()
    path.write_bytes(whole[:-9] + b"x" + whole[-8:])
    with pytest.raises(ArchiveError):
        await archive._drop()
    assert await database.fetchval("SELECT to_regclass($1) IS NOT NULL", month.table)
    path.write_bytes(whole)
    await archive._drop()
    assert await database.fetchval("SELECT to_regclass($1) IS NULL", month.table)
    assert await house.games.log(game) == log
