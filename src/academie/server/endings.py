"""Ending games: ratings and notices once one is over, and an end for abandoned games against engines."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final
from uuid import UUID

from academie.dice.fold import Kind
from academie.server.notices import account_topic, post
from academie.server.ratings import rate
from academie.server.rooms.aside import SetAside
from academie.server.store.games import now_ms

if TYPE_CHECKING:
    from academie.dice.log import Entry
    from academie.server.rooms.registry import RoomRegistry
    from academie.server.settings import Settings
    from academie.server.store.pool import Database
    from academie.server.tasks import Background

HOUR_MS: Final = 3_600_000
AT_ONCE: Final = 100
"""How many are ended at a time: each is replayed, while people are playing."""
LEFT: Final = """
    SELECT game.id, last_seq FROM game JOIN game_event ON game_id = game.id AND seq = last_seq
    WHERE status = 'live' AND with_engine AND deadline IS NULL AND at_ms < $1
    ORDER BY at_ms LIMIT $2
"""
"""Games against engines whose last event is old enough and whose clock does not run."""


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
                   RETURNING game_key, seats, rated, outcome""",
                game_id,
            )
            if row is None:
                return
            if row["rated"]:
                await rate(connection, game_id, row["game_key"], row["seats"], row["outcome"]["returns"])
            for account in row["seats"]:
                await post(connection, account_topic(account))

    async def sweep(self) -> None:
        """Settle games left by a process that died."""
        rows = await self._database.fetch(
            "SELECT id FROM game WHERE status = 'over' AND NOT settled ORDER BY ended_at LIMIT 100"
        )
        for row in rows:
            await self.settle(row["id"])


class AbandonedGames:
    """Ends games against engines that their players have left; they are never rated."""

    def __init__(self, database: Database, rooms: RoomRegistry, settings: Settings) -> None:
        self._database = database
        self._rooms = rooms
        self._idle_ms = settings.engine_game_hours * HOUR_MS

    async def sweep(self) -> None:
        """End the games that were left long enough ago."""
        rows = await self._database.fetch(LEFT, now_ms() - self._idle_ms, AT_ONCE)
        for row in rows:
            with suppress(SetAside):
                if (room := await self._rooms.room(row["id"])) is not None:
                    await room.abandon(row["last_seq"])
