"""Notes in the database."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from academie.server.base.declared.notices import NoticeKind
from academie.server.notify.notices import About, Notice, tell
from academie.words import verbatim

if TYPE_CHECKING:
    from uuid import UUID

    from academie.server.base.database import Database

WRITE: Final = """
    INSERT INTO note (account, game_id, text) VALUES ($1, $2, $3)
    ON CONFLICT (account, game_id) DO UPDATE SET text = excluded.text
"""
KEPT: Final = NoticeKind(name="note-kept")


class Notes:
    """What players have written down."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def write(self, account: UUID, game_id: UUID, text: str) -> None:
        """Keep a note in place of the one before, and say so."""
        async with self._database.acquire() as connection, connection.transaction():
            await connection.execute(WRITE, account, game_id, text)
            notice = Notice(verbatim("A note is kept."), verbatim("Read it"), f"/game/{game_id}")
            await tell(connection, account, About(KEPT, game_id), notice)

    async def read(self, account: UUID, game_id: UUID) -> str:
        """The note on a game; nothing if there is none."""
        found = "SELECT text FROM note WHERE account = $1 AND game_id = $2"
        return await self._database.fetchval(found, account, game_id) or ""

    async def count(self, account: UUID) -> int:
        return int(await self._database.fetchval("SELECT count(*) FROM note WHERE account = $1", account))
