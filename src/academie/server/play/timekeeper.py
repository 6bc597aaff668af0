"""What time does at a table: flags, first acts that do not come, players who are away, outages."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager
from heapq import heappop, heappush
from typing import Any, Final
from uuid import UUID

from academie.dice.fold import Fold, Kind
from academie.dice.log import Entry
from academie.server.base.dates import now_ms
from academie.server.game.clock import LIVE, Span
from academie.server.game.queries import GameRow
from academie.server.play.broadcast import Claim, Listener, Listeners
from academie.server.play.clocks import Clocks
from academie.server.play.outages import Attendance, Outages
from academie.server.play.requests import CLAIMS

AGAIN_MS: Final = 1_000
"""When to look again at a game in which what was due could not be done yet."""
OUTAGE: Final = "outage"
ENGINE_PREFIX: Final = "engine:"
TWO: Final = 2
LEAST_LOST_MS: Final = 250
"""Less than this is not given back: each time takes an event."""


class Deadlines:
    """The next deadline of each game in memory, in a heap; one that was put off is left in it and skipped."""

    def __init__(self) -> None:
        self._heap: list[tuple[int, UUID]] = []
        self._due: dict[UUID, int] = {}

    def __len__(self) -> int:
        """How many games have a deadline."""
        return len(self._due)

    def set(self, game_id: UUID, due_ms: int | None) -> None:
        """Set the deadline of a game, in place of the one it had."""
        if due_ms is None:
            self._due.pop(game_id, None)
        elif self._due.get(game_id) != due_ms:
            self._due[game_id] = due_ms
            heappush(self._heap, (due_ms, game_id))

    def take(self, now_ms: int) -> list[UUID]:
        """The games in which something is due."""
        found: list[UUID] = []
        while self._heap and self._heap[0][0] <= now_ms:
            due_ms, game_id = heappop(self._heap)
            if self._due.get(game_id) == due_ms:
                del self._due[game_id]
                found.append(game_id)
        return found

    async def do(self, now_ms: int, work: Callable[[UUID], Awaitable[None]]) -> None:
        """Do what is due; a game whose deadline `work` leaves as it is is looked at again later."""
        found = self.take(now_ms)
        for game_id in found:
            self.set(game_id, now_ms + AGAIN_MS)
        for game_id in found:
            await work(game_id)


class TimedTable(ABC):
    """A table as far as its time goes; `Room` is one."""

    row: GameRow
    fold: Fold
    clocks: Clocks
    listeners: Listeners
    _outages: Outages
    _deadlines: Deadlines

    @abstractmethod
    def _exclusive(self) -> AbstractAsyncContextManager[None]: ...

    @abstractmethod
    def _entry(self, kind: Kind, seat: int | None, body: Mapping[str, Any]) -> Entry: ...

    @abstractmethod
    async def _store(self, entry: Entry) -> bool: ...

    @abstractmethod
    async def _read_new_events(self) -> None: ...

    def _set_deadline(self) -> None:
        """Note when the running clock runs out, or the time for a first act."""
        deadline = self.clocks.deadline_ms()
        self.clocks.abort_ms = None if deadline is None else self._abort_ms(deadline)
        due = self.clocks.abort_ms or deadline
        self._deadlines.set(self.row.id, None if self.fold.over else due)
        if self.claim() is not None:
            self.listeners.announce_soon()

    async def flag(self) -> None:
        """End the game if the running clock has run out, unless it is we who could not serve the player."""
        async with self._exclusive():
            now = now_ms()
            if self.fold.over or not self._outages.settled(now):
                return
            await self._give_back(now, here=self._serves_running)
            due = self._abort_ms() or self.clocks.deadline_ms()
            if due is None or now <= due:
                return
            attendance = await self._outages.attendance(self.row.id)
            if not attendance.silent and not self._left_to_another(attendance):
                await self._flag_now()

    def _left_to_another(self, attendance: Attendance) -> bool:
        """Whether another process knows better than this one if the running clock has run out."""
        del attendance
        return False

    async def _too_late(self, arrived: int, lag_ms: int) -> bool:
        """Flag the seat to act if its act, which has arrived then, comes too late."""
        await self._give_back(arrived, here=True)
        if not self.clocks.exceeded(arrived, lag_ms):
            return False
        await self._flag_now()
        return True

    async def serve(self, seat: int | None) -> None:
        """Note that a seat is served by this process, and give back the time for which none served it."""
        if seat is None or self.clocks.rule.pace not in LIVE or self.fold.over:
            return
        outage = await self._outages.attend(self.row.id, seat)
        async with self._exclusive():
            if outage is not None and seat == self.clocks.ticking:
                await self._pause(outage)

    def leave(self, listener: Listener) -> None:
        """Let a client go."""
        self.listeners.remove(listener)
        if listener.seat is not None and listener.seat not in self.listeners.seats:
            self._outages.leave(self.row.id, listener.seat)

    @property
    def _serves_running(self) -> bool:
        """Whether the seat whose clock runs is served by this process."""
        seat = self.clocks.ticking
        return seat is not None and (seat in self.listeners.seats or self._is_engine(seat))

    async def give_back(self, outage: Span | None = None) -> None:
        """Give the running clock back what an outage took from it, or all known ones."""
        async with self._exclusive():
            if outage is not None:
                await self._pause(outage)
            await self._give_back(now_ms(), here=self._serves_running)

    async def _give_back(self, now: int, *, here: bool) -> None:
        """Give the running clock back what outages took from it; by days, only if it has run out."""
        if self.clocks.rule.pace in LIVE or self.clocks.run_out(now):
            for outage in self._outages.spans(here=here, now=now):
                await self._pause(outage)

    async def _pause(self, outage: Span) -> None:
        """Put into the log what the running clock has lost by an outage, and has not yet been given back."""
        while not self.fold.over and (lost := self.clocks.lost(outage)) >= LEAST_LOST_MS:
            body = {"lost_ms": lost, "from": outage.start, "to": outage.end, "reason": OUTAGE}
            if await self._store(self._entry(Kind.PAUSE, None, body)):
                return

    async def _flag_now(self) -> None:
        """End the game because the clock has run out; without a winner if it has not really begun."""
        begun = self._abort_ms() is None
        await self._store(
            self._entry(Kind.FLAG, self.clocks.running, {}) if begun else self._entry(Kind.ABORT, None, {})
        )

    async def abandon(self, seq: int, reason: str = "") -> None:
        """End the game without a winner, unless something has happened since the event `seq`."""
        async with self._exclusive():
            await self._read_new_events()
            if not self.fold.over and self.fold.seq == seq:
                await self._store(self._entry(Kind.ABANDONED, None, {"reason": reason} if reason else {}))

    async def _claimed(self, seat: int, word: str) -> Entry | None:
        """The end that a seat claims, if its opponent has been away for long enough, and not by our fault."""
        claim = self.claim()
        if claim is None or claim.seat == seat or now_ms() < claim.due_ms:
            return None
        attendance = await self._outages.attendance(self.row.id)
        if claim.seat in attendance.served | attendance.silent:
            return None
        return self._entry(Kind.ABANDONED, claim.seat, {"claim": CLAIMS[word], "by": seat})

    def claim(self) -> Claim | None:
        """Who may be claimed against, and when: a player away while their clock runs, at a table of two."""
        seat = self.clocks.ticking
        away = None if seat is None else self.listeners.away_since.get(seat)
        if seat is None or away is None or self._is_engine(seat) or self._all_given:
            return None
        if (
            not self.clocks.live
            or len(self.row.seats) != TWO
            or self.fold.over
            or self._abort_ms() is not None
        ):
            return None
        return Claim(seat, max(away, self.clocks.since_ms) + self.clocks.rule.claim_ms)

    @property
    def _all_given(self) -> bool:
        """Whether all that was awaited of the running seat is there."""
        return False

    @property
    def misses_players(self) -> bool:
        """Whether somebody is at the table in this process, and not all of its players."""
        people = (seat for seat in range(len(self.row.seats)) if not self._is_engine(seat))
        return len(self.listeners) > 0 and any(seat not in self.listeners.seats for seat in people)

    def _is_engine(self, seat: int) -> bool:
        return self.row.players[seat].startswith(ENGINE_PREFIX)

    def _abort_ms(self, deadline: int | None = None) -> int | None:
        """When the game is aborted unless the seat to act makes its first act; nothing once it has.

        Nor once dice were asked for: nobody is to be rid of a first throw. `deadline` is that of the running
        clock, if it is known.
        """
        seat = self.clocks.ticking
        if seat is None or seat in self.fold.authors or self._dice_asked:
            return None
        deadline, rule = deadline or self.clocks.deadline_ms(), self.clocks.rule
        if deadline is None:
            return None
        return min(deadline, self.clocks.since_ms + rule.first_act_ms) if rule.pace in LIVE else deadline

    @property
    def _dice_asked(self) -> bool:
        """Whether chance has acted, or seats have been asked for their part in it."""
        return self.fold.rolls > 0
