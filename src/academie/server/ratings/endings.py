"""Ending games: ratings and notices once one is over, and an end for games that no clock ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING
from uuid import UUID

from academie.dice.fold import Kind
from academie.server.base.changes import account_topic, post
from academie.server.game.clock import ClockRule, Pace
from academie.server.game.endings import UNDECIDED
from academie.server.play.notices import tell_result
from academie.server.ratings.service import rate

if TYPE_CHECKING:
    from asyncpg import Record

    from academie.dice.log import Entry
    from academie.server.base.database import Database
    from academie.server.base.tasks import Background


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
