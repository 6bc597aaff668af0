"""An end for games that their players have left and no clock ends."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from academie.server.base.dates import now_ms
from academie.server.game.clock import DAY_MS
from academie.server.game.quarantine import SetAside

if TYPE_CHECKING:
    from academie.server.base.database import Database
    from academie.server.base.settings import Settings
    from academie.server.play.rooms import RoomRegistry


HOUR_MS: Final = 3_600_000
UNTIMED_DAYS: Final = 14
"""After how many days without an event a game of people ends that has no clock."""
SLEEP_DAYS: Final = 30
"""No game is without an event for longer, whatever it waits for; one by days may take its time besides."""
AT_ONCE: Final = 100
"""How many are ended at a time: each is replayed, while people are playing."""
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
