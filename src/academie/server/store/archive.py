"""Months of the log in files: written as Parquet, read back, compared, and only then taken out of the log.

`python -m academie.server.store.archive FOLDER` does it with every month whose games have long been over.
"""

from __future__ import annotations

import asyncio
import hashlib
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
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
from academie.server.settings import Settings
from academie.server.store.partitions import LONG, SHORT_LOCK, Month
from academie.server.store.pool import connect
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.store.pool import Database

KEPT: Final = "7 days"
"""How long a month stays in the database after its last game is over, and its table after it was archived."""
ROWS_A_GROUP: Final = 50_000
COLUMNS: Final = ("game_id", "seq", "kind", "seat", "at_ms", "spent_ms", "idem", "body")
"""As the table has them, without `prev`, which follows from the rest."""
EVENTS: Final = """
    SELECT game_id, seq, event.kind, seat, at_ms, spent_ms, idem, body, prev, format, final_seq
    FROM {table} AS event JOIN game ON id = game_id WHERE status = 'over' ORDER BY game_id, seq
"""
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
    """The logs of a file, or the one of a game, hashed again."""
    only = None if game_id is None else [("game_id", "=", str(game_id))]
    rows: list[Mapping[str, Any]] = _part("pyarrow.parquet").read_table(path, filters=only).to_pylist()
    for game, events in groupby(rows, key=itemgetter("game_id")):
        yield UUID(game), chained([{**event, "body": msgspec.json.decode(event["body"])} for event in events])


def write_logs(path: Path, rows: Sequence[Record]) -> None:
    """Write events, in the order of games and numbers, to a file."""
    columns: dict[str, list[Any]] = {name: [row[name] for row in rows] for name in COLUMNS}
    for name in ("game_id", "idem"):
        columns[name] = [None if value is None else str(value) for value in columns[name]]
    columns["body"] = [msgspec.json.encode(body).decode() for body in columns["body"]]
    new = path.with_suffix(".new")
    table = _part("pyarrow").table(columns)
    _part("pyarrow.parquet").write_table(table, new, compression="zstd", row_group_size=ROWS_A_GROUP)
    new.rename(path)


def summed(heads: Sequence[bytes], events: int) -> Archived:
    """What a file says of logs with these last hashes."""
    levels = tree_levels([leaf_hash(head) for head in heads])
    return Archived(len(heads), events, root(within(levels), len(heads)))


def file_sum(path: Path) -> Archived:
    """What a file holds, every chain hashed again."""
    logs = [log for _, log in read_logs(path)]
    return summed([log[-1].digest for log in logs], sum(map(len, logs)))


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
            if each.end.int < Month.of(datetime.now(UTC)).end.int and not await self._busy(each):
                done = await self.archive(each)
                tell(f"{each.table}: {done.games} games, {done.events} events")
        await self._drop()

    async def _busy(self, month: Month) -> bool:
        return bool(await self._database.fetchval(BUSY, month.first, month.end))

    async def archive(self, month: Month) -> Archived:
        """Write a month to a file, read it back, and take it out of the log. Raises `ArchiveError`.

        Games of the month that are still played go on, in the part for the rest.
        """
        path = (self._folder / f"{month.table}.parquet").absolute()
        rows = await self._database.fetch(EVENTS.format(table=month.table), timeout=3600)
        if not rows:
            raise ArchiveError(Message("server-archive-empty", table=month.table))
        logs = await asyncio.to_thread(_logs_of, rows)
        await self._check_entered(logs)
        expected = summed([log[-1].digest for log in logs.values()], len(rows))
        await asyncio.to_thread(write_logs, path, rows)
        if await asyncio.to_thread(file_sum, path) != expected:
            raise ArchiveError(Message("server-archive-differs", path=str(path)))
        async with self._database.acquire() as connection, connection.transaction():
            await self._take_out(connection, month, path, expected)
        return expected

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
