"""Games against engines that nobody comes back to: they end, without a winner, after a set time."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from academie.server.rooms.aside import SetAside
from academie.server.rooms.clock import DAY_MS
from academie.server.store.games import now_ms

if TYPE_CHECKING:
    from academie.server.rooms.hall import RoomRegistry
    from academie.server.settings import Settings
    from academie.server.store.pool import Database

HOUR_MS: Final = 3_600_000
AT_ONCE: Final = 100
"""How many are ended at a time: each is replayed, and people are playing meanwhile."""
LEFT: Final = """
    SELECT game.id, last_seq FROM game JOIN game_event ON game_id = game.id AND seq = last_seq
    WHERE status = 'live' AND with_engine AND deadline IS NULL
      AND at_ms < CASE WHEN EXISTS (SELECT FROM account WHERE account.id = ANY (seats)
                                    AND NOT guest AND engine IS NULL)
                       THEN $2::bigint ELSE $1::bigint END
    ORDER BY at_ms LIMIT $3
"""
"""Games without a running clock (they have none, or are adjourned) whose last event is old enough."""


class AbandonedGames:
    """Ends games against engines in which nothing happens any more; they are never rated."""

    def __init__(self, database: Database, hall: RoomRegistry, settings: Settings) -> None:
        self._database = database
        self._hall = hall
        self._guest_ms = settings.guest_game_hours * HOUR_MS
        self._account_ms = settings.account_game_days * DAY_MS

    async def sweep(self) -> None:
        """Ends those that have been left for long enough."""
        now = now_ms()
        rows = await self._database.fetch(LEFT, now - self._guest_ms, now - self._account_ms, AT_ONCE)
        for row in rows:
            with suppress(SetAside):
                if (room := await self._hall.room(row["id"])) is not None:
                    await room.abandon(row["last_seq"])
