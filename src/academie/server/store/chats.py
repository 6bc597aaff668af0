"""The chat of tables: the last lines of each game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from uuid import UUID

from academie.server.protocol import Chatted

if TYPE_CHECKING:
    from academie.server.store.pool import Database

MOST_LINES: Final = 100
"""How many lines of a game are kept; older ones are deleted."""


class ChatStore:
    """What the database keeps of chat."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, game_id: UUID, name: str, text: str) -> Chatted:
        """Stores a line and deletes those beyond the last `MOST_LINES` of the game."""
        async with self._database.acquire() as connection, connection.transaction():
            number: int = await connection.fetchval(
                "INSERT INTO chat (game_id, name, text) VALUES ($1, $2, $3) RETURNING id", game_id, name, text
            )
            await connection.execute(
                """DELETE FROM chat WHERE game_id = $1 AND id <=
                       (SELECT id FROM chat WHERE game_id = $1 ORDER BY id DESC OFFSET $2 LIMIT 1)""",
                game_id,
                MOST_LINES,
            )
        return Chatted(game_id, name, text, number)

    async def of(self, game_id: UUID) -> list[Chatted]:
        """The lines kept of a game, the oldest first."""
        rows = await self._database.fetch(
            "SELECT name, text, id FROM chat WHERE game_id = $1 ORDER BY id", game_id
        )
        return [Chatted(game_id, *row) for row in rows]
