"""What is kept how long, and the sweep that deletes what is older."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final

from academie.server.community.private_messages import forget_messages
from academie.server.community.sanctions import forget_sanctions
from academie.server.play.chat import forget_chat

if TYPE_CHECKING:
    from academie.server.base.database import Database

CHAT: Final = timedelta(days=90)
MESSAGES: Final = timedelta(days=365)
REPORTED: Final = timedelta(days=730)
"""How long reports are kept, and what was reported, and decisions that are no longer in force."""

OF_REPORTS: Final = (
    "SELECT subject FROM report WHERE kind = $1 AND subject IS NOT NULL AND at > now() - $2::interval"
)
OLD_REPORTS: Final = "DELETE FROM report WHERE at < now() - $1::interval AND state <> 'open'"
OLD_CASES: Final = """
    DELETE FROM mod_case WHERE state = 'closed' AND closed_at < now() - $1::interval
    AND NOT EXISTS (SELECT FROM report WHERE case_id = mod_case.id)
"""


class Retention:
    """Deletes what has been kept long enough, a part at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def sweep(self) -> None:
        """Delete what is too old."""
        await forget_chat(self._database, CHAT, await self._reported("chat"))
        await forget_messages(self._database, MESSAGES, await self._reported("message"))
        await self._database.execute(OLD_REPORTS, REPORTED)
        await self._database.execute(OLD_CASES, REPORTED)
        await forget_sanctions(self._database, REPORTED)

    async def _reported(self, kind: str) -> list[int]:
        """What was reported lately, which is kept however old it is."""
        return [row["subject"] for row in await self._database.fetch(OF_REPORTS, kind, REPORTED)]
