"""Chat at tables: limited for each account, stored, and sent to everyone at the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from uuid import UUID

from academie.server.identity import Identity
from academie.server.limits import Buckets
from academie.server.rooms.room import Room
from academie.server.wire import Chatted
from academie.words import Message

if TYPE_CHECKING:
    from academie.server.store.pool import Database

MOST_LINES: Final = 100
"""How many lines of a game are kept; older ones are deleted."""
MOST_TEXT: Final = 500
LINE: Final = "name, text, id, (extract(epoch FROM said_at) * 1000)::bigint"
INVALID_CHAT: Final = Message("server-invalid-chat", most=MOST_TEXT)


def valid_chat(text: str) -> bool:
    """Whether a line of chat can be stored; PostgreSQL stores no NUL."""
    return 0 < len(text) <= MOST_TEXT and "\0" not in text


class ChatStore:
    """The chat of games in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, game_id: UUID, name: str, text: str) -> Chatted:
        """Store a line and delete those beyond the last `MOST_LINES` of the game."""
        async with self._database.acquire() as connection, connection.transaction():
            row = await connection.fetchrow(
                f"INSERT INTO chat (game_id, name, text) VALUES ($1, $2, $3) RETURNING {LINE}",
                game_id,
                name,
                text,
            )
            await connection.execute(
                """DELETE FROM chat WHERE game_id = $1 AND id <=
                       (SELECT id FROM chat WHERE game_id = $1 ORDER BY id DESC OFFSET $2 LIMIT 1)""",
                game_id,
                MOST_LINES,
            )
        assert row is not None
        return Chatted(game_id, *row)

    async def lines(self, game_id: UUID) -> list[Chatted]:
        """The stored lines of a game, the oldest first."""
        rows = await self._database.fetch(f"SELECT {LINE} FROM chat WHERE game_id = $1 ORDER BY id", game_id)
        return [Chatted(game_id, *row) for row in rows]


@dataclass(frozen=True, slots=True)
class ChatService:
    """Stores chat and sends it to the table, also to its clients in other processes."""

    publish: Callable[[Chatted], None]
    """Passes a line on to other processes."""
    limits: Buckets
    """How much each account may say."""
    store: ChatStore

    async def send(self, room: Room, author: Identity, text: str) -> bool:
        """Send a line to everyone at the table; false if the account has sent too much lately."""
        if not self.limits.take(author.account):
            return False
        line = await self.store.add(room.row.id, author.name, text)
        room.listeners.send(line)
        self.publish(line)
        return True
