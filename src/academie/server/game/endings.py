"""How games end: each is settled once, and the parts above are told of it in the same transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from uuid import UUID

from academie.dice.fold import Kind
from academie.dice.log import Entry
from academie.server.base.changes import account_topic, post
from academie.server.base.part import Event
from academie.server.game.queries import Games

if TYPE_CHECKING:
    from asyncpg import Record

    from academie.server.base.database import Database
    from academie.server.base.part import Tell
    from academie.server.base.tasks import Background

UNDECIDED: Final = frozenset({Kind.ABANDONED.value, Kind.ABORT.value})
TWO: Final = 2
ENDED: Final = """
    SELECT id, game_key, seats, rated, with_engine, origin, clock, outcome, ended_at
    FROM game WHERE id = $1 AND status = 'over' AND NOT settled
"""
TAKE: Final = "UPDATE game SET settled = true WHERE id = $1 AND NOT settled RETURNING id"
WAITING: Final = "SELECT id FROM game WHERE status = 'over' AND NOT settled ORDER BY ended_at LIMIT 100"

Present = Callable[[UUID], Awaitable[frozenset[int]]]
"""Finds the seats of a game whose players are there."""
Shared = Callable[[Sequence[UUID]], Awaitable[bool]]
"""Finds whether all these accounts have come from one network."""


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """A game is over."""

    row: Record
    """What `ENDED` reads of it."""
    log: Sequence[Entry]
    present: frozenset[int] | None
    """The seats that were there when it ended; nothing if that is not known any more."""
    same_network: bool
    """Whether it was rated and its two players have come from one network."""


class Endings:
    """Settles finished games, each once, and those that ended while nobody looked."""

    def __init__(self, database: Database, background: Background, shared: Shared, tell: Tell) -> None:
        self._database = database
        self._games = Games(database)
        self._background = background
        self._shared = shared
        self._tell = tell
        self._in_order = asyncio.Lock()
        """A player who ends two games sees the ratings change in that order."""

    def follow(self, present: Present, game_id: UUID, entries: Sequence[Entry]) -> None:
        """Settle the game if these events have ended it."""
        if entries and entries[-1].kind == Kind.REVEAL:
            self._background.start(self._just_ended(present, game_id))

    async def _just_ended(self, present: Present, game_id: UUID) -> None:
        async with self._in_order:
            await self.settle(game_id, await present(game_id))

    async def sweep(self) -> None:
        """Settle games left by a process that died."""
        for row in await self._database.fetch(WAITING):
            await self.settle(row["id"])

    async def settle(self, game_id: UUID, present: frozenset[int] | None = None) -> None:
        """Settle a finished game unless that is done; `present` were there when it ended."""
        row = await self._database.fetchrow(ENDED, game_id)
        if row is None:
            return
        log = await self._games.log(game_id)
        same = row["rated"] and len({*row["seats"]}) == TWO and await self._shared(row["seats"])
        async with self._database.acquire() as connection, connection.transaction():
            if await connection.fetchval(TAKE, game_id) is None:
                return
            await self._tell(connection, GameEnded(row, log, present, same))
            for account in row["seats"]:
                await post(connection, account_topic(account))
