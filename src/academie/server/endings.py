"""What follows the end of a game: ratings, and word to those who played it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING
from uuid import UUID

from academie.server.fold import Kind
from academie.server.notices import account_topic, post
from academie.server.ratings import rate

if TYPE_CHECKING:
    from academie.server.background import Background
    from academie.server.chain import Entry
    from academie.server.store.pool import Database


class Endings:
    """Settles games that are over, each once however often it is asked."""

    def __init__(self, database: Database, background: Background) -> None:
        self._database = database
        self._background = background

    def follow(self, game_id: UUID, entries: Sequence[Entry]) -> None:
        """Settles the game if these events have ended it."""
        if entries and entries[-1].kind == Kind.REVEAL:
            self._background.start(self.settle(game_id))

    async def settle(self, game_id: UUID) -> None:
        """Rates the players of a game that is over, unless that is done, and tells them."""
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
        """Settles what a process that died has left."""
        rows = await self._database.fetch(
            "SELECT id FROM game WHERE status = 'over' AND NOT settled ORDER BY ended_at LIMIT 100"
        )
        for row in rows:
            await self.settle(row["id"])
