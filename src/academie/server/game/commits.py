"""Batches of appends in PostgreSQL: one statement each, on a connection held for nothing else.

The row of a live game in `game_live` is the whole concurrency control: an append goes on from the event, by
number and hash, at which that row stands, or stores nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Final
from uuid import UUID

import asyncpg
import msgspec

from academie.dice.log import SECOND
from academie.dice.tlog import TAG, EntryKind
from academie.server.base.database import DATABASE_AWAY
from academie.server.base.processes import STORES
from academie.server.game.log_writer import Append
from academie.server.game.queries import entry_of
from academie.server.transparency.queries import ENTERING

if TYPE_CHECKING:
    from asyncpg import Connection, Record
    from asyncpg.prepared_stmt import PreparedStatement

    from academie.server.base.database import Database

LANES: Final = 2
"""How many connections a process holds for its writer."""
PLANNED_ONCE: Final = {"plan_cache_mode": "force_generic_plan", "enable_seqscan": "off"}
"""The plan is made once, when tables may still be small: it must be the one for large ones."""
ENDED: Final = (TAG + bytes([EntryKind.END])).hex()
COMMIT: Final = f"""
WITH given AS MATERIALIZED (
    SELECT * FROM unnest($1::uuid[], $2::int[], $3::bytea[], $4::int[], $5::bytea[], $6::smallint[],
                         $7::bigint[], $8::text[])
        AS given (game_id, before, prev, last_seq, head, actor, deadline_ms, outcome)),
advanced AS (
    UPDATE game_live AS live
    SET last_seq = given.last_seq, head = given.head, actor = given.actor, deadline_ms = given.deadline_ms
    FROM given
    WHERE outcome IS NULL
      AND live.game_id = given.game_id AND live.last_seq = before AND live.head = prev
    RETURNING live.game_id),
ended AS (
    DELETE FROM game_live AS live USING given
    WHERE outcome IS NOT NULL
      AND live.game_id = given.game_id AND live.last_seq = before AND live.head = prev
    RETURNING live.game_id, given.last_seq, given.head, outcome),
unlisted AS (DELETE FROM live USING ended WHERE live.game_id = ended.game_id),
kept AS (SELECT game_id FROM advanced UNION ALL SELECT game_id FROM ended),
events AS (
    INSERT INTO game_event (game_id, seq, kind, seat, body, idem, at_ms, spent_ms, prev)
    SELECT game_id, seq, kind, seat, body::jsonb, idem, at_ms, spent_ms, prev
    FROM unnest($9::uuid[], $10::int[], $11::text[], $12::smallint[], $13::text[], $14::uuid[],
                $15::bigint[], $16::bigint[], $17::bytea[])
        AS event (game_id, seq, kind, seat, body, idem, at_ms, spent_ms, prev) JOIN kept USING (game_id)),
over AS (
    UPDATE game SET status = 'over', outcome = ended.outcome::jsonb, ended_at = now(), final_seq = last_seq
    FROM ended WHERE id = game_id RETURNING id, format),
logged AS (
    {ENTERING}
    SELECT '\\x{ENDED}'::bytea || uuid_send(game_id) || int4send(last_seq) || head
    FROM ended JOIN over ON id = game_id WHERE format = {SECOND}),
alive AS ({STORES.format("$18")})
SELECT game_id FROM kept
"""
STANDING_COLUMNS: Final = 8
EVENT_COLUMNS: Final = 9
STORED: Final = """
    SELECT game_id, last.seq, last.kind, last.seat, last.body, last.at_ms, last.prev, format, first.idem
    FROM unnest($1::uuid[], $2::int[], $3::int[]) AS asked (game_id, first_seq, last_seq)
        JOIN game_event AS first USING (game_id) JOIN game_event AS last USING (game_id)
        JOIN game ON id = game_id
    WHERE first.seq = first_seq AND last.seq = last_seq
"""

_encode: Final = msgspec.json.Encoder().encode


def held_connections(database: Database) -> list[HeldConnection]:
    """The stores of a process's writer."""
    return [HeldConnection(database) for _ in range(LANES)]


class HeldConnection:
    """A store whose connection is not from the pool: nothing is reset between batches."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: Connection[Record] | None = None
        self._commit: PreparedStatement[Record] | None = None

    async def commit(self, batch: Sequence[Append]) -> set[UUID]:
        """See `LogStore`."""
        try:
            stored = await self._store(batch)
            refused = [item for item in batch if item.game_id not in stored]
            return stored | await self._stored_before(refused) if refused else stored
        except DATABASE_AWAY:
            await self.close()
            raise

    async def close(self) -> None:
        """Give the connection up; the next batch opens another."""
        connection, self._connection, self._commit = self._connection, None, None
        if connection is not None:
            connection.terminate()

    async def _prepared(self) -> PreparedStatement[Record]:
        """The statement, on a connection that is open."""
        if self._commit is None or self._connection is None or self._connection.is_closed():
            await self.close()
            self._connection = await self._database.connect_alone(**PLANNED_ONCE)
            self._commit = await self._connection.prepare(COMMIT)
        return self._commit

    async def _store(self, batch: Sequence[Append]) -> set[UUID]:
        """Send the statement, and return the games whose events it has stored."""
        statement = await self._prepared()
        games, processes = (
            [item for item in batch if item.entries],
            [item for item in batch if not item.entries],
        )
        try:
            rows = await statement.fetch(*_columns(games), [item.game_id for item in processes])
        except asyncpg.UniqueViolationError:
            # A key that was used before, or an event that was put into the log by other means.
            if len(batch) > 1:
                raise
            return set()
        return {row[0] for row in rows}.union(item.game_id for item in processes)

    async def _stored_before(self, refused: Sequence[Append]) -> set[UUID]:
        """Of appends that were refused, those stored by an earlier attempt whose answer was lost."""
        assert self._connection is not None
        asked = [(item.game_id, item.entries[0].seq, item.entries[-1].seq) for item in refused]
        rows = await self._connection.fetch(STORED, *(map(list, zip(*asked, strict=True))))
        found = {row["game_id"]: (row["idem"], entry_of(row).digest) for row in rows}
        return {
            item.game_id
            for item in refused
            if found.get(item.game_id) == (item.idem, item.entries[-1].digest)
        }


def _columns(games: Sequence[Append]) -> list[list[object]]:
    """Where games stand before and after the appends, and their events, column by column for `unnest`."""
    # The same order in every process, so that two seldom wait for each other.
    ordered = sorted(games, key=attrgetter("game_id.int"))
    events = [row for item in ordered for row in _events(item)]
    standing = [_standing(item) for item in ordered]
    return [
        *([row[column] for row in standing] for column in range(STANDING_COLUMNS)),
        *([row[column] for row in events] for column in range(EVENT_COLUMNS)),
    ]


def _standing(item: Append) -> tuple[object, ...]:
    """Where a game stands before and after an append."""
    first, last = item.entries[0], item.entries[-1]
    outcome = None if item.outcome is None else _encode(item.outcome).decode()
    return (
        item.game_id,
        first.seq - 1,
        first.prev,
        last.seq,
        last.digest,
        item.actor,
        item.deadline_ms,
        outcome,
    )


def _events(item: Append) -> list[tuple[object, ...]]:
    """The events of an append; what belongs to all of them is stored with the first."""
    return [
        (
            item.game_id,
            entry.seq,
            entry.kind,
            entry.seat,
            _encode(entry.body).decode(),
            item.idem if place == 0 else None,
            entry.at_ms,
            item.spent_ms if place == 0 else 0,
            entry.prev,
        )
        for place, entry in enumerate(item.entries)
    ]
