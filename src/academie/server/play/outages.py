"""Outages of a process or of the whole service, so that clocks are given back what they cost.

Every process notes in the database that it serves, twice a second. A process that could not for more than two
seconds, because it was stopped or the database was away, has had an outage; so has the service while no
process served. A player whose process went silent is given the time until he is served again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple
from uuid import UUID, uuid4

from academie.server.base.database import DATABASE_AWAY
from academie.server.base.dates import now_ms
from academie.server.base.leases import Lease
from academie.server.base.processes import BURIED, WebProcess
from academie.server.game.clock import DAY_MS, Span

if TYPE_CHECKING:
    from academie.server.base.database import Database

LOG: Final = logging.getLogger(__name__)
OVERDUE: Final = "overdue"
"""The role of the process that looks for games whose time is up, and for processes that are dead."""
SERVES_SECONDS: Final = 0.5
STALL_MS: Final = 2_000
"""How long a process may be silent before that is an outage."""
SETTLE_MS: Final = 3_000
"""How long after an outage, or its start, a process drops no flags: players are coming back."""
RETURN_MS: Final = 45_000
"""How long a player whose process has died has to come back; a process silent for so long is held dead."""
RECENT_MS: Final = 3_600_000
KEPT_MS: Final = 60 * DAY_MS

LEARN: Final = "SELECT from_ms, to_ms FROM outage WHERE to_ms > $1 ORDER BY from_ms"
ATTEND: Final = """
    WITH silent AS (
        DELETE FROM attendance USING process
        WHERE game_id = $1 AND seat = $2 AND process_id = id AND id <> $3 AND (gone OR beat_ms < $4)
        RETURNING beat_ms),
    here AS (
        INSERT INTO attendance (game_id, seat, process_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING)
    SELECT max(beat_ms) FROM silent
"""
LEAVE: Final = """
    DELETE FROM attendance USING unnest($1::uuid[], $2::smallint[]) AS gone (game, place)
    WHERE game_id = game AND seat = place AND process_id = $3
"""
SEATS: Final = """
    SELECT DISTINCT seat, gone OR beat_ms < $2 AS silent
    FROM attendance JOIN process ON id = process_id WHERE game_id = $1
"""
ELSEWHERE: Final = "SELECT game_id, seat FROM attendance WHERE game_id = ANY($1::uuid[]) AND process_id <> $2"
DEAD: Final = """
    SELECT game_id, beat_ms FROM attendance JOIN process ON id = process_id WHERE beat_ms < $1
"""
BURY: Final = f"""
    WITH dead AS ({BURIED})
    DELETE FROM attendance USING dead WHERE process_id = id
"""


class Attendance(NamedTuple):
    """The seats of a game that some process serves, and those whose process has gone silent."""

    served: frozenset[int] = frozenset()
    silent: frozenset[int] = frozenset()


class Outages:
    """What one process knows of outages, its own and those of the service; without a database, nothing."""

    def __init__(self, database: Database | None = None, web_process: WebProcess | None = None) -> None:
        self._web_process = web_process or WebProcess(id=uuid4())
        self.process = self._web_process.id
        self._lease = None if database is None else Lease(database, OVERDUE, self.process)
        self.when_over: Callable[[], Awaitable[None]] | None = None
        """Called after an outage, to give clocks their time back."""
        self._database = database
        self._beat_ms = self._ready_ms = now_ms()
        self._away = False
        """Whether the database was away since the last beat."""
        self._own: list[Span] = []
        self._service: list[Span] = []
        self._left: set[tuple[UUID, int]] = set()
        """Seats that have left, as the database does not yet know."""

    async def start(self) -> None:
        """Learn what happened before this process began; `beat` is to be called from then on."""
        assert self._database is not None
        newest = await self._web_process.serves(self._database, now_ms())
        self._beat_ms = self._ready_ms = now_ms()
        if newest is not None and self._beat_ms - newest > STALL_MS:
            await self._note(Span(newest, self._beat_ms))
        await self._learn(0)

    async def stop(self) -> None:
        """Stop; players served here are given the time until another process serves them."""
        if self._database is None:
            return
        if self._lease is not None:
            await self._lease.release()
        try:
            await self._web_process.stops(self._database, now_ms())
        except DATABASE_AWAY:
            LOG.warning("the database is away: other processes must notice that this one has stopped")

    @property
    def leading(self) -> bool:
        """Whether this process does what one must do for all."""
        return self._lease is None or self._lease.held

    def spans(self, *, here: bool, now: int) -> Sequence[Span]:
        """The outages that somebody has suffered who is served by this process (`here`) or by any."""
        silent = self._silence(now)
        own = [*self._own, *([] if silent is None else [silent])]
        return [*self._service, *own] if here else self._service

    def settled(self, now: int) -> bool:
        """Whether this process has served long enough for flags to be dropped."""
        return self._database is None or (self._silence(now) is None and now - self._ready_ms >= SETTLE_MS)

    def _silence(self, now: int) -> Span | None:
        """The outage that goes on, or that has ended a moment ago without having been noticed."""
        if self._database is None or now - self._beat_ms <= STALL_MS:
            return None
        return Span(self._beat_ms, now)

    async def beat(self) -> None:
        """Note that this process serves; after an outage, give the time back before.

        In this order, since others drop the flags of players whose process is not silent.
        """
        try:
            outage = await self._recover()
            async with asyncio.timeout(STALL_MS / 1000):
                await self._write_beat()
        except DATABASE_AWAY:
            self._away = True
            return
        self._beat_ms, self._away = now_ms(), False
        if outage is not None:
            self._own.append(outage)
            self._ready_ms = self._beat_ms

    async def _recover(self) -> Span | None:
        """The outage that has just ended, if there was one: clocks were given back what it cost."""
        known = len(self._service)
        async with asyncio.timeout(STALL_MS / 1000):
            await self._learn(now_ms() - RECENT_MS)
        outage = self._silence(now_ms())
        if outage is not None:
            LOG.warning("no service for %.1f s", (outage.end - outage.start) / 1000)
            if self._away:
                await self._note(outage)
                await self._learn(now_ms() - RECENT_MS)
        if self.when_over is not None and (outage is not None or len(self._service) > known):
            await self.when_over()
        return outage

    async def _write_beat(self) -> None:
        assert self._database is not None
        assert self._lease is not None
        left = [*self._left]
        if left:
            await self._database.execute(LEAVE, *map(list, zip(*left, strict=True)), self.process)
            self._left.difference_update(left)
        await self._web_process.serves(self._database, now_ms())
        await self._lease.hold()

    async def _note(self, outage: Span) -> None:
        """Keep an outage of the whole service, for games that nobody has in memory."""
        assert self._database is not None
        await self._database.execute("INSERT INTO outage (from_ms, to_ms) VALUES ($1, $2)", *outage)
        await self._database.execute("DELETE FROM outage WHERE to_ms < $1", now_ms() - KEPT_MS)

    async def _learn(self, since: int) -> None:
        assert self._database is not None
        found = [Span(row["from_ms"], row["to_ms"]) for row in await self._database.fetch(LEARN, since)]
        self._service += [span for span in found if span not in self._service]

    async def attend(self, game_id: UUID, seat: int) -> Span | None:
        """Note that a seat is served here; since when nobody served it, if its process went silent."""
        if self._database is None:
            return None
        self._left.discard((game_id, seat))
        now = now_ms()
        beat: int | None = await self._database.fetchval(ATTEND, game_id, seat, self.process, now - STALL_MS)
        return None if beat is None else self._until_return(beat, now)

    def _until_return(self, beat: int, now: int) -> Span:
        served = max([beat, *(span.end for span in self._service if span.end > beat)])
        return Span(beat, min(now, served + RETURN_MS))

    def leave(self, game_id: UUID, seat: int) -> None:
        """Note that a seat is no longer served here."""
        if self._database is not None:
            self._left.add((game_id, seat))

    async def attendance(self, game_id: UUID) -> Attendance:
        """Which seats of a game processes serve, this one too."""
        if self._database is None:
            return Attendance()
        rows = await self._database.fetch(SEATS, game_id, now_ms() - STALL_MS)
        by = [(row["seat"], row["silent"]) for row in rows if (game_id, row["seat"]) not in self._left]
        served = frozenset(seat for seat, silent in by if not silent)
        return Attendance(served, frozenset(seat for seat, silent in by if silent) - served)

    async def present(self, game_id: UUID) -> frozenset[int]:
        """The seats of a game whose players are there, as far as is known."""
        found = await self.attendance(game_id)
        return found.served | found.silent

    async def elsewhere(self, games: Sequence[UUID]) -> dict[UUID, frozenset[int]]:
        """The seats of games that other processes serve, or served when they went silent."""
        if self._database is None or not games:
            return {}
        found: dict[UUID, set[int]] = {game_id: set() for game_id in games}
        for row in await self._database.fetch(ELSEWHERE, [*games], self.process):
            found[row["game_id"]].add(row["seat"])
        return {game_id: frozenset(seats) for game_id, seats in found.items()}

    async def dead(self) -> list[tuple[UUID, Span]]:
        """The games whose players were served by a process that is dead, and the time they are given."""
        if self._database is None or not self.leading:
            return []
        now = now_ms()
        rows = await self._database.fetch(DEAD, now - RETURN_MS)
        return [(row["game_id"], self._until_return(row["beat_ms"], now)) for row in rows]

    async def bury(self) -> None:
        """Forget processes that are dead, once their players were given their time."""
        if self._database is not None and self.leading:
            await self._database.execute(BURY, now_ms() - RETURN_MS)
