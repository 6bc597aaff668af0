"""The only way into the log: events of many games committed together, acknowledged after COMMIT.

`PRIMARY KEY (game_id, seq)` is the whole concurrency control: of two appends with the same sequence number
the second is refused, and nothing of it is stored.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from time import monotonic
from typing import TYPE_CHECKING, Any, Final
from uuid import UUID

import asyncpg

from academie.dice.log import Entry, canonical
from academie.server import metrics
from academie.server.store.games import entry_of
from academie.server.store.pool import DATABASE_AWAY
from academie.server.tasks import BEAT_SECONDS, Supervised, beat

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.store.pool import Database

MOST_APPENDS: Final = 256
RETRY_SECONDS: Final = 0.25
STOP_SECONDS: Final = 10.0
APPEND_SECONDS: Final = 15.0
"""How long an append waits to be stored, unless the settings say otherwise."""

INSERT: Final = """
    INSERT INTO game_event (game_id, seq, kind, seat, body, idem, at_ms, spent_ms, prev)
    SELECT game_id, seq, kind, seat, body::jsonb, idem, at_ms, spent_ms, prev
    FROM unnest($1::uuid[], $2::int[], $3::text[], $4::smallint[], $5::text[], $6::uuid[],
                $7::bigint[], $8::bigint[], $9::bytea[])
         AS given (game_id, seq, kind, seat, body, idem, at_ms, spent_ms, prev)
    ON CONFLICT DO NOTHING
    RETURNING game_id, seq
"""
DELETE: Final = "DELETE FROM game_event WHERE game_id = $1 AND seq = ANY($2::int[])"
ADVANCE: Final = """
    UPDATE game SET last_seq = given.seq, deadline = given.deadline, actor = given.actor,
        status = CASE WHEN given.outcome IS NULL THEN game.status ELSE 'over' END,
        outcome = coalesce(given.outcome::jsonb, game.outcome),
        ended_at = CASE WHEN given.outcome IS NULL THEN game.ended_at ELSE now() END
    FROM unnest($1::uuid[], $2::int[], $3::timestamptz[], $4::text[], $5::smallint[])
         AS given (id, seq, deadline, outcome, actor)
    WHERE game.id = given.id
"""
ALIVE: Final = "UPDATE process SET beat_at = now() WHERE id = $1"
COLUMNS: Final = 9
STORED: Final = """
    SELECT seq, kind, seat, body, at_ms, prev, (SELECT format FROM game WHERE id = $1) AS format,
           (SELECT idem FROM game_event WHERE game_id = $1 AND seq = $3) AS first_idem
    FROM game_event WHERE game_id = $1 AND seq = $2
"""


@dataclass(slots=True, eq=False)
class Append:
    """Events of one game that are stored all together or not at all; `outcome` if they end it.

    `actor` is the seat to act after them. Without events it only says that the process `game_id` is alive.
    """

    game_id: UUID
    entries: Sequence[Entry]
    idem: UUID | None
    spent_ms: int
    deadline: datetime | None
    outcome: Mapping[str, Any] | None = None
    actor: int | None = None
    stored: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Groups the appends of many rooms into transactions; `append` returns once they are stored."""

    def __init__(self, database: Database, append_seconds: float = APPEND_SECONDS) -> None:
        self._database = database
        self._append_seconds = append_seconds
        self._waiting: asyncio.Queue[Append] = asyncio.Queue()
        self.task: Supervised | None = None
        self._since: float | None = None
        self._alive: Append | None = None

    @property
    def lag(self) -> float:
        """For how many seconds the current batch has been waiting for the database."""
        return 0.0 if self._since is None else monotonic() - self._since

    def start(self) -> None:
        self.task = Supervised("writer", self._run)

    async def stop(self) -> None:
        """Stop once nothing is waiting, or give up on what waits if the database has been away too long."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._waiting.join(), STOP_SECONDS)
        if self.task is not None:
            await self.task.stop()

    async def append(self, item: Append) -> bool:
        """Store the events; false if another process stored others there first.

        Raises `asyncpg.PostgresError` for what the database will never accept, and `TimeoutError` if it has
        not answered in time. The writer keeps trying then, `item.stored` holds the result, and trying again
        with the same key is safe.
        """
        await self._waiting.put(item)
        done, _ = await asyncio.wait([item.stored], timeout=self._append_seconds)
        if not done:
            raise TimeoutError
        return item.stored.result()

    async def alive(self, process: UUID) -> None:
        """Store that a process is alive, through the very queue and transactions that events go through.

        Raises `TimeoutError` or `asyncpg.PostgresError` as `append` does.
        """
        if self._alive is None or self._alive.stored.done():
            self._alive = Append(process, (), None, spent_ms=0, deadline=None)
            await self.append(self._alive)
        else:
            await asyncio.wait([self._alive.stored], timeout=self._append_seconds)
            self._alive.stored.result()

    async def _run(self) -> None:
        while True:
            beat()
            batch = await self._next()
            self._since = monotonic()
            try:
                await self._write(batch)
                if events := sum(len(item.entries) for item in batch):
                    metrics.committed(len(batch), events, self.lag)
            finally:
                self._settle(batch)

    def _settle(self, batch: list[Append]) -> None:
        """Finish a batch; if writing crashed, appends still waiting fail and can be retried."""
        self._since = None
        for item in batch:
            self._waiting.task_done()
            if not item.stored.done():
                item.stored.set_exception(ConnectionError("the writer crashed"))

    async def _next(self) -> list[Append]:
        """The next batch, at most one append of each game: a second must see what became of the first."""
        first = await self._first()
        batch, later = {first.game_id: first}, list[Append]()
        while len(batch) < MOST_APPENDS and not self._waiting.empty():
            item = self._waiting.get_nowait()
            if batch.setdefault(item.game_id, item) is not item:
                later.append(item)
        for item in later:
            self._waiting.put_nowait(item)
            self._waiting.task_done()
        # The same order in every process, so that two never wait for each other.
        return sorted(batch.values(), key=lambda item: item.game_id)

    async def _first(self) -> Append:
        """The append that has waited longest, however long it takes to come."""
        while True:
            try:
                return await asyncio.wait_for(self._waiting.get(), BEAT_SECONDS)
            except TimeoutError:
                beat()

    async def _write(self, batch: list[Append]) -> None:
        """Write a batch in one transaction, retried until the database answers."""
        while True:
            beat()
            try:
                stored = await self._commit(batch)
            except DATABASE_AWAY:
                await asyncio.sleep(RETRY_SECONDS)
            except asyncpg.PostgresError as wrong:
                await self._write_one_by_one(batch, wrong)
                return
            else:
                for item in batch:
                    if not item.stored.done():
                        item.stored.set_result(item.game_id in stored)
                return

    async def _write_one_by_one(self, batch: list[Append], wrong: asyncpg.PostgresError) -> None:
        """Write each append by itself, so that one the database does not accept spoils no other."""
        if len(batch) > 1:
            for item in batch:
                await self._write([item])
        elif not batch[0].stored.done():
            batch[0].stored.set_exception(wrong)

    async def _commit(self, batch: list[Append]) -> set[UUID]:
        """Commit a batch, and return the games whose events are in the log."""
        async with self._database.acquire() as connection, connection.transaction():
            rows = await connection.fetch(INSERT, *_columns(batch))
            found = Counter(row["game_id"] for row in rows)
            whole = [item for item in batch if found[item.game_id] == len(item.entries)]
            partial = [item for item in batch if 0 < found[item.game_id] < len(item.entries)]
            for item in batch:
                if not item.entries:
                    await connection.execute(ALIVE, item.game_id)
            for item in partial:
                inserted = [row["seq"] for row in rows if row["game_id"] == item.game_id]
                await connection.execute(DELETE, item.game_id, inserted)
            await connection.execute(ADVANCE, *_advanced(item for item in whole if item.entries))
            stored = {item.game_id for item in whole}
            refused = [item for item in batch if item.game_id not in stored]
            stored.update([item.game_id for item in refused if await _is_ours(connection, item)])
        return stored


async def _is_ours(connection: PoolConnectionProxy[Record], item: Append) -> bool:
    """Whether refused events are the very ones stored by an earlier attempt whose answer was lost."""
    first, last = item.entries[0], item.entries[-1]
    row = await connection.fetchrow(STORED, item.game_id, last.seq, first.seq)
    return row is not None and row["first_idem"] == item.idem and entry_of(row).digest == last.digest


def _advanced(items: Iterable[Append]) -> tuple[list[object], ...]:
    """What the games become with the events, column by column for `unnest`."""
    rows = [
        (
            item.game_id,
            item.entries[-1].seq,
            item.deadline,
            None if item.outcome is None else canonical(item.outcome).decode(),
            item.actor,
        )
        for item in items
    ]
    return tuple([row[column] for row in rows] for column in range(5))


def _columns(batch: list[Append]) -> tuple[list[object], ...]:
    """The events of a batch, column by column for `unnest`."""
    rows = [
        (
            item.game_id,
            entry.seq,
            entry.kind,
            entry.seat,
            canonical(entry.body).decode(),
            item.idem if place == 0 else None,
            entry.at_ms,
            item.spent_ms if place == 0 else 0,
            entry.prev,
        )
        for item in batch
        for place, entry in enumerate(item.entries)
    ]
    return tuple([row[column] for row in rows] for column in range(COLUMNS))
