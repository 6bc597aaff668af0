"""Ending games: ratings and notices once one is over, and an end for games that no clock ends."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final
from uuid import UUID

from academie.dice.fold import Kind
from academie.server.notices import account_topic, post
from academie.server.notify.facts import tell_result
from academie.server.ratings import rate
from academie.server.rooms.aside import SetAside
from academie.server.rooms.clock import DAY_MS, ClockRule, Pace
from academie.server.store.games import now_ms

if TYPE_CHECKING:
    from asyncpg import Record

    from academie.dice.log import Entry
    from academie.server.rooms.registry import RoomRegistry
    from academie.server.settings import Settings
    from academie.server.store.pool import Database
    from academie.server.tasks import Background

HOUR_MS: Final = 3_600_000
UNTIMED_DAYS: Final = 14
"""After how many days without an event a game of people ends that has no clock."""
SLEEP_DAYS: Final = 30
"""No game is without an event for longer, whatever it waits for; one by days may take its time besides."""
AT_ONCE: Final = 100
"""How many are ended at a time: each is replayed, while people are playing."""
UNDECIDED: Final = frozenset({Kind.ABANDONED.value, Kind.ABORT.value})
LEFT: Final = """
    SELECT game.id, last_seq
    FROM game_live JOIN LATERAL (SELECT * FROM game WHERE id = game_id OFFSET 0) AS game ON true
    JOIN LATERAL (SELECT at_ms FROM game_event AS each
                  WHERE each.game_id = game_live.game_id AND seq = last_seq OFFSET 0) AS last ON true
    WHERE deadline_ms IS NULL
      AND NOT EXISTS (SELECT FROM quarantine WHERE quarantine.game_id = game_live.game_id)
      AND CASE WHEN with_engine THEN at_ms < $1
               WHEN coalesce(clock->>'pace', 'none') = 'none' AND NOT EXISTS (
                    SELECT FROM game_event AS rest WHERE rest.game_id = game.id AND rest.kind = 'adjourn'
                    AND NOT EXISTS (SELECT FROM game_event AS later WHERE later.game_id = game.id
                                    AND later.kind = 'resume' AND later.seq > rest.seq)) THEN at_ms < $2
               ELSE at_ms < $3 - CASE WHEN clock->>'pace' = 'days'
                    THEN (clock->>'base_ms')::bigint + (clock->>'step_ms')::bigint ELSE 0 END END
    ORDER BY at_ms LIMIT $4
"""
"""Games whose last event is old enough: against engines where no clock runs, untimed ones of people, and
those that are adjourned. `OFFSET 0` has them looked up one by one, rather than all games ever be read.

Those in quarantine cannot be ended, since their log cannot be read. They keep no other from ending.
"""


class Endings:
    """Settles finished games, each once: rates the players and notifies them."""

    def __init__(self, database: Database, background: Background) -> None:
        self._database = database
        self._background = background

    def follow(self, game_id: UUID, entries: Sequence[Entry]) -> None:
        """Settle the game if these events have ended it."""
        if entries and entries[-1].kind == Kind.REVEAL:
            self._background.start(self.settle(game_id))

    async def settle(self, game_id: UUID) -> None:
        """Rate the players of a finished game and notify them, unless that is done already."""
        async with self._database.acquire() as connection, connection.transaction():
            row = await connection.fetchrow(
                """UPDATE game SET settled = true WHERE id = $1 AND status = 'over' AND NOT settled
                   RETURNING game_key, seats, rated, outcome, clock""",
                game_id,
            )
            if row is None:
                return
            if row["rated"] and _counts(row):
                await rate(connection, game_id, row["game_key"], row["seats"], row["outcome"]["returns"])
            await tell_result(connection, game_id)
            for account in row["seats"]:
                await post(connection, account_topic(account))

    async def sweep(self) -> None:
        """Settle games left by a process that died."""
        rows = await self._database.fetch(
            "SELECT id FROM game WHERE status = 'over' AND NOT settled ORDER BY ended_at LIMIT 100"
        )
        for row in rows:
            await self.settle(row["id"])


def _counts(row: Record) -> bool:
    """Whether a finished game that was to be rated is rated: it was decided, and played by a clock."""
    timed = ClockRule.from_json(row["clock"]).pace is not Pace.NONE
    return timed and row["outcome"]["reason"] not in UNDECIDED


class AbandonedGames:
    """Ends games that their players have left, where no clock does it; they are never rated."""

    def __init__(self, database: Database, rooms: RoomRegistry, settings: Settings) -> None:
        self._database = database
        self._rooms = rooms
        self._idle_ms = settings.engine_game_hours * HOUR_MS

    async def sweep(self) -> None:
        """End the games that were left long enough ago."""
        now = now_ms()
        people = (now - UNTIMED_DAYS * DAY_MS, now - SLEEP_DAYS * DAY_MS)
        rows = await self._database.fetch(LEFT, now - self._idle_ms, *people, AT_ONCE)
        for row in rows:
            with suppress(SetAside):
                if (room := await self._rooms.room(row["id"])) is not None:
                    await room.abandon(row["last_seq"])
