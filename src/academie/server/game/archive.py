"""Months of the log in files: written as Parquet, read back, compared, and only then taken out of the log.

`python -m academie.server.game.archive FOLDER` does it with every month whose games have long been over.
"""

from __future__ import annotations

import asyncio
import hashlib
import sys
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from importlib import import_module
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from uuid import UUID

import msgspec

from academie.dice.log import SECOND, Entry, chained, first_broken_entry
from academie.dice.merkle import leaf_hash, root, tree_levels, within
from academie.dice.tlog import EntryKind, GameEntry
from academie.kernel import AcademieError
from academie.server.base.database import connect
from academie.server.base.settings import Settings
from academie.server.game.partitions import LONG, SHORT_LOCK, Month
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database

KEPT: Final = "7 days"
"""How long a month stays in the database after its last game is over, and its table after it was archived."""
ROWS_A_GROUP: Final = 50_000
"""At least so many, unless they are the last: the last game is whole."""
COLUMNS: Final = {
    "game_id": "string",
    "seq": "int32",
    "kind": "string",
    "seat": "int16",
    "at_ms": "int64",
    "spent_ms": "int64",
    "idem": "string",
    "body": "string",
}
"""As the table has them, without `prev`, which follows from the rest."""
EVENTS: Final = """
    SELECT game_id, seq, event.kind, seat, at_ms, spent_ms, idem, body, prev, format, final_seq
    FROM {table} AS event JOIN game ON id = game_id WHERE status = 'over' ORDER BY game_id, seq
"""
OVER: Final = "SELECT count(*) FROM {table} JOIN game ON id = game_id WHERE status = 'over'"
READY: Final = """
    SELECT relid::regclass::text AS name FROM pg_partition_tree('game_event')
    WHERE isleaf AND relid::regclass::text ~ '^game_event_\\d{4}_\\d\\d$' ORDER BY 1
"""
BUSY: Final = """
    SELECT EXISTS (SELECT FROM game WHERE id >= $1 AND id < $2 AND ended_at > now() - interval '7 days')
"""
PLACE: Final = "SELECT path FROM archive_file WHERE first <= $1 AND until > $1 AND detached_at IS NOT NULL"
ENTERED: Final = "SELECT count(DISTINCT entry) FROM log_entry WHERE entry = ANY($1)"
KEEP: Final = """
    INSERT INTO archive_file (name, first, until, path, games, events, sha256, root, detached_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now())
"""


class ArchiveError(AcademieError):
    """A month cannot be archived, or a file is not what was archived; the message says why."""


class Archived(NamedTuple):
    """What a file holds."""

    games: int
    events: int
    root: bytes
    """Of the Merkle tree (RFC 6962) over the last hash of every log, in the order of the ids."""


async def archived_log(database: Database, game_id: UUID, since: int) -> list[Entry]:
    """The log of a game that is no more in the database; empty if it was never there."""
    path: str | None = await database.fetchval(PLACE, game_id)
    if path is None:
        return []
    found = await asyncio.to_thread(lambda: dict(read_logs(Path(path), game_id)))
    return found.get(game_id, [])[since:]


def _part(module: str) -> Any:  # noqa: ANN401 - pyarrow has no types
    """A module of pyarrow, which is large and an extra. Raises `ArchiveError`."""
    try:
        return import_module(module)
    except ImportError:
        raise ArchiveError(Message("library-no-pyarrow")) from None


def read_logs(path: Path, game_id: UUID | None = None) -> Iterator[tuple[UUID, list[Entry]]]:
    """The logs of a file, or the one of a game, hashed again; no game lies in two groups of rows."""
    parquet = _part("pyarrow.parquet")
    if game_id is not None:
        yield from _decoded(parquet.read_table(path, filters=[("game_id", "=", str(game_id))]))
        return
    with parquet.ParquetFile(path) as file:
        for number in range(file.num_row_groups):
            yield from _decoded(file.read_row_group(number))


def _decoded(table: Any) -> Iterator[tuple[UUID, list[Entry]]]:  # noqa: ANN401 - pyarrow has no types
    rows: list[Mapping[str, Any]] = table.to_pylist()
    for game, events in groupby(rows, key=itemgetter("game_id")):
        yield UUID(game), chained([{**event, "body": msgspec.json.decode(event["body"])} for event in events])


class LogWriter:
    """Writes a file of logs, a group of rows at a time; it has its name once it is whole."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._new = path.with_suffix(".new")
        arrow = _part("pyarrow")
        self._schema = arrow.schema([(name, getattr(arrow, kind)()) for name, kind in COLUMNS.items()])
        self._file = _part("pyarrow.parquet").ParquetWriter(self._new, self._schema, compression="zstd")

    def write(self, rows: Sequence[Record]) -> None:
        """Add a group: whole games, in the order of ids and numbers."""
        columns: dict[str, list[Any]] = {name: [row[name] for row in rows] for name in COLUMNS}
        for name in ("game_id", "idem"):
            columns[name] = [None if value is None else str(value) for value in columns[name]]
        columns["body"] = [msgspec.json.encode(body).decode() for body in columns["body"]]
        self._file.write_table(_part("pyarrow").table(columns, self._schema), row_group_size=len(rows))

    def close(self) -> None:
        self._file.close()
        self._new.rename(self._path)


class Summing:
    """Counts logs, and keeps the last hash of each."""

    def __init__(self) -> None:
        self._leaves: list[bytes] = []
        self._events = 0

    def add(self, logs: Iterable[Sequence[Entry]]) -> None:
        for log in logs:
            self._leaves.append(leaf_hash(log[-1].digest))
            self._events += len(log)

    def result(self) -> Archived:
        levels = tree_levels(self._leaves)
        return Archived(len(self._leaves), self._events, root(within(levels), len(self._leaves)))


def file_sum(path: Path) -> Archived:
    """What a file holds, every chain hashed again."""
    found = Summing()
    found.add(log for _, log in read_logs(path))
    return found.result()


def file_digest(path: Path) -> bytes:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").digest()


def _logs_of(rows: Sequence[Record]) -> dict[UUID, list[Entry]]:
    """The logs as the database has them. Raises `ArchiveError` if one is broken or not whole."""
    logs: dict[UUID, list[Entry]] = {}
    for game, events in groupby(rows, key=itemgetter("game_id")):
        every = [*events]
        log = [Entry(*itemgetter("seq", "kind", "seat", "body", "at_ms", "prev", "format")(e)) for e in every]
        if first_broken_entry(log) is not None or log[-1].seq != every[-1]["final_seq"]:
            raise ArchiveError(Message("server-archive-broken", game=str(game)))
        logs[game] = log
    return logs


async def _groups(connection: PoolConnectionProxy[Record], month: Month) -> AsyncIterator[list[Record]]:
    """The events of a month's games that are over, some whole games at a time."""
    rows: list[Record] = []
    async for row in connection.cursor(EVENTS.format(table=month.table), prefetch=5_000):
        if len(rows) >= ROWS_A_GROUP and row["game_id"] != rows[-1]["game_id"]:
            yield rows
            rows = []
        rows.append(row)
    if rows:
        yield rows


class Archive:
    """Moves months of the log into a folder."""

    def __init__(self, database: Database, folder: Path) -> None:
        self._database = database
        self._folder = folder

    async def sweep(self, tell: Callable[[str], None] = print) -> None:
        """Archive every month whose games have long been over, and drop what was archived long ago."""
        for row in await self._database.fetch(READY):
            year, month = row["name"].split("_")[-2:]
            each = Month(int(year), int(month))
            if await self.ready(each):
                done = await self.archive(each)
                tell(f"{each.table}: {done.games} games, {done.events} events")
        await self._drop()

    async def ready(self, month: Month) -> bool:
        """Whether a month is past, has finished games, and none of its games ended lately."""
        past = month.end.int < Month.of(datetime.now(UTC)).end.int
        busy = await self._database.fetchval(BUSY, month.first, month.end)
        return past and not busy and await self._database.fetchval(OVER.format(table=month.table)) > 0

    async def archive(self, month: Month) -> Archived:
        """Write a month to a file, read it back, and take it out of the log. Raises `ArchiveError`.

        Games of the month that are still played go on, in the part for the rest.
        """
        path = (self._folder / f"{month.table}.parquet").absolute()
        expected = await self._write(month, path)
        if await asyncio.to_thread(file_sum, path) != expected:
            raise ArchiveError(Message("server-archive-differs", path=str(path)))
        async with self._database.acquire() as connection, connection.transaction():
            await self._take_out(connection, month, path, expected)
        return expected

    async def _write(self, month: Month, path: Path) -> Archived:
        """Write the games of a month that are over, a group of rows in memory at a time."""
        file, found = LogWriter(path), Summing()
        async with self._database.acquire() as connection, connection.transaction(readonly=True):
            async for rows in _groups(connection, month):
                logs = _logs_of(rows)
                await self._check_entered(logs)
                found.add(logs.values())
                file.write(rows)
        file.close()
        return found.result()

    async def _check_entered(self, logs: Mapping[UUID, list[Entry]]) -> None:
        """Compare the ends of games with the public log, where they were entered."""
        ends = [
            bytes(GameEntry(EntryKind.END, game.bytes, log[-1].seq, log[-1].digest))
            for game, log in logs.items()
            if log[0].format == SECOND
        ]
        entered: int = await self._database.fetchval(ENTERED, ends)
        signs = await self._database.fetchval("SELECT EXISTS (SELECT FROM log_checkpoint)")
        if signs and entered != len(ends):
            raise ArchiveError(Message("server-archive-not-entered", count=len(ends) - entered))

    async def _take_out(
        self, connection: PoolConnectionProxy[Record], month: Month, path: Path, found: Archived
    ) -> None:
        await connection.execute(SHORT_LOCK)
        await connection.execute(LONG)
        await connection.execute(f"ALTER TABLE game_event DETACH PARTITION {month.table}")
        if await connection.fetchval(OVER.format(table=month.table)) != found.events:
            raise ArchiveError(Message("server-archive-changed", table=month.table))
        await connection.execute(
            f"""INSERT INTO game_event SELECT event.* FROM {month.table} AS event JOIN game ON id = game_id
                WHERE status <> 'over'"""
        )
        digest = file_digest(path)
        bounds = (month.table, month.first, month.end, str(path))
        await connection.execute(KEEP, *bounds, found.games, found.events, digest, found.root)

    async def _drop(self) -> None:
        """Drop the tables of months that were archived long ago, if their files are as they were."""
        rows = await self._database.fetch(
            f"""SELECT name, path, sha256 FROM archive_file
                WHERE dropped_at IS NULL AND detached_at < now() - interval '{KEPT}'"""
        )
        for row in rows:
            if await asyncio.to_thread(file_digest, Path(row["path"])) != row["sha256"]:
                raise ArchiveError(Message("server-archive-differs", path=row["path"]))
            async with self._database.acquire() as connection, connection.transaction():
                await connection.execute(f"DROP TABLE IF EXISTS {row['name']}")
                await connection.execute(
                    "UPDATE archive_file SET dropped_at = now() WHERE name = $1", row["name"]
                )


async def main(folder: Path) -> None:
    async with await connect(Settings.from_environment().database, 2, command_seconds=3600) as database:
        await Archive(database, folder).sweep()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
