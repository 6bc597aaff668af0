"""What is kept how long, and the sweep that deletes what is older."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from academie.server.base.database import Database

CHAT: Final = timedelta(days=90)
MESSAGES: Final = timedelta(days=365)
REPORTED: Final = timedelta(days=730)
"""How long reports are kept, and what was reported, and decisions that are no longer in force."""
AT_ONCE: Final = 5000

OLD_CHAT: Final = """
    DELETE FROM chat WHERE (game_id, id) IN (
        SELECT game_id, id FROM chat WHERE said_at < now() - $1::interval
        AND NOT EXISTS (SELECT FROM report WHERE kind = 'chat' AND subject = chat.id
                        AND report.game_id = chat.game_id AND at > now() - $2::interval) LIMIT $3)
"""
OLD_MESSAGES: Final = """
    DELETE FROM message WHERE id IN (
        SELECT message.id FROM message WHERE message.at < now() - $1::interval
        AND NOT EXISTS (SELECT FROM report WHERE kind = 'message' AND subject = message.id
                        AND report.at > now() - $2::interval) LIMIT $3)
"""
DELETED_MESSAGES: Final = """
    DELETE FROM message
    USING (SELECT thread, min(gone_id) AS gone_id FROM thread_side GROUP BY thread
           HAVING min(gone_id) > 0) AS side
    WHERE message.thread = side.thread AND message.id <= side.gone_id
      AND NOT EXISTS (SELECT FROM report WHERE kind = 'message' AND subject = message.id
                      AND report.at > now() - $1::interval)
"""
"""Messages that both have deleted."""
EMPTY_THREADS: Final = """
    DELETE FROM thread WHERE last_at < now() - interval '1 day'
    AND NOT EXISTS (SELECT FROM message WHERE message.thread = thread.id)
"""
"""Who writes meanwhile changes the date, and the thread stays."""
OLD_REPORTS: Final = "DELETE FROM report WHERE at < now() - $1::interval AND state <> 'open'"
OLD_CASES: Final = """
    DELETE FROM mod_case WHERE state = 'closed' AND closed_at < now() - $1::interval
    AND NOT EXISTS (SELECT FROM report WHERE case_id = mod_case.id)
"""
OLD_DECISIONS: Final = """
    DELETE FROM sanction WHERE coalesce(lifted_at, until) < now() - $1::interval
       OR (kind = 'warn' AND since < now() - $1::interval)
"""


class Retention:
    """Deletes what has been kept long enough, a part at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def sweep(self) -> None:
        """Delete what is too old."""
        await self._database.execute(OLD_CHAT, CHAT, REPORTED, AT_ONCE)
        await self._database.execute(OLD_MESSAGES, MESSAGES, REPORTED, AT_ONCE)
        await self._database.execute(DELETED_MESSAGES, REPORTED)
        await self._database.execute(EMPTY_THREADS)
        await self._database.execute(OLD_REPORTS, REPORTED)
        await self._database.execute(OLD_CASES, REPORTED)
        await self._database.execute(OLD_DECISIONS, REPORTED)
