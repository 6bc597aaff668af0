"""The only way into the log: appends of many games committed together, acknowledged after COMMIT."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Protocol
from uuid import UUID

import asyncpg

from academie.dice.log import Entry
from academie.server.base import metrics, tracing
from academie.server.base.database import DATABASE_AWAY
from academie.server.base.tasks import BEAT_SECONDS, Supervised, beat

if TYPE_CHECKING:
    from academie.server.base.tracing import Trace

MOST_APPENDS: Final = 256
FULL: Final = 64
"""A batch of so many appends is not kept waiting for more."""
WINDOW_SECONDS: Final = 0.0025
"""How long an append waits for others to share its transaction."""
BUSY_SECONDS: Final = 0.01
"""How long it does while another batch is being written: many small batches cost more than few large ones."""
SELDOM: Final = 200
"""With fewer appends a second, one that comes while nothing is being written is written at once."""
RETRY_SECONDS: Final = 0.25
STOP_SECONDS: Final = 10.0
LATE_SECONDS: Final = 0.001
"""So much too early counts as late, since a timer may go off a moment before its time."""
APPEND_SECONDS: Final = 15.0
"""How long an append waits to be stored, unless the settings say otherwise."""


@dataclass(slots=True, eq=False)
class Append:
    """Events of one game that are stored all together or not at all; `outcome` if they end it.

    `actor` is the seat to act after them. Without events it only says that the process `game_id` is alive.
    """

    game_id: UUID
    entries: Sequence[Entry]
    idem: UUID | None
    spent_ms: int
    deadline_ms: int | None
    outcome: Mapping[str, Any] | None = None
    actor: int | None = None
    trace: Trace | None = None
    """The message that asked for it, if it is traced."""
    came: float = 0.0
    """When it was given to the writer, by the clock of this process."""
    stored: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    """Whether they were; another future, once nobody waits for the first any longer."""

    def give_up(self) -> None:
        """Raise `TimeoutError` for whoever waits."""
        if not self.stored.done():
            waited, self.stored = self.stored, asyncio.get_running_loop().create_future()
            waited.set_exception(TimeoutError())


class LogStore(Protocol):
    """Where appends are stored, one batch at a time."""

    async def commit(self, batch: Sequence[Append]) -> set[UUID]:
        """Store every append whose game is where its first event follows, and return whose events are kept.

        The batch has at most one append of a game. One whose answer was lost may be sent again. Raises one of
        `DATABASE_AWAY` if the batch is to be sent again, and another `asyncpg.PostgresError`, having stored
        nothing, if an append in it is not accepted.
        """
        ...

    async def close(self) -> None: ...


@dataclass(slots=True, eq=False)
class Lane:
    """A store, and the batch that is being written to it."""

    store: LogStore
    batch: list[Append] = field(default_factory=list[Append])
    idle: asyncio.Future[None] | None = None
    """Done once there is a batch; none while one is being written."""
    since: float | None = None
    """Since when the batch has been with the store."""
    task: Supervised | None = None

    @property
    def free(self) -> bool:
        return self.idle is not None and not self.idle.done()

    def take(self, batch: list[Append]) -> None:
        """Give a batch to a free lane."""
        assert self.idle is not None
        self.batch = batch
        self.idle.set_result(None)


class Writer:
    """Groups the appends of many rooms into batches; `append` returns once they are stored.

    There is one batch at a time on each store. A batch goes once it is full, once its oldest append has
    waited for the window, which is longer while another batch is being written, or at once if none is and
    appends are seldom.
    """

    def __init__(self, stores: Sequence[LogStore], append_seconds: float = APPEND_SECONDS) -> None:
        self._append_seconds = append_seconds
        self._lanes = [Lane(store) for store in stores]
        self._ready: dict[UUID, Append] = {}
        """What can go into the next batch, the oldest first: one append of each game."""
        self._behind: dict[UUID, deque[Append]] = {}
        """Further appends of the same games: each must see what became of the one before."""
        self._writing: set[UUID] = set()
        self._recent: deque[float] = deque(maxlen=SELDOM)
        """When the last appends came."""
        self._timer: asyncio.Handle | None = None
        self._due = 0.0
        """When the timer is, if one is set: a handle of uvloop does not always say so."""
        self._done = asyncio.Event()
        """Set while there is nothing to write."""
        self._done.set()
        self._alive: Append | None = None
        self._waiting: deque[Append] = deque()
        """What somebody waits for, the oldest first, with some that are stored already."""
        self._late_timer: asyncio.Handle | None = None

    @property
    def tasks(self) -> tuple[Supervised, ...]:
        """What runs, once it is started."""
        return tuple(lane.task for lane in self._lanes if lane.task is not None)

    @property
    def lag(self) -> float:
        """For how many seconds a batch has been waiting for the database."""
        now = monotonic()
        return max((now - lane.since for lane in self._lanes if lane.since is not None), default=0.0)

    def start(self) -> None:
        for number, lane in enumerate(self._lanes, 1):
            name = "writer" if number == 1 else f"writer {number}"
            lane.task = Supervised(name, partial(self._run, lane))

    async def stop(self) -> None:
        """Stop once nothing is waiting, or give up on what waits if the database has been away too long."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._done.wait(), STOP_SECONDS)
        for task in self.tasks:
            await task.stop()
        for lane in self._lanes:
            await lane.store.close()

    async def append(self, item: Append) -> bool:
        """Store the events; false if another process stored others there first.

        Raises `asyncpg.PostgresError` for what the database will never accept, and `TimeoutError` if it has
        not answered in time. The writer keeps trying then, `item.stored` holds the result, and trying again
        with the same key is safe.
        """
        self._put(item)
        return await asyncio.shield(item.stored)

    def _await(self, item: Append) -> None:
        """Let whoever waits for an append be told when it has taken `append_seconds`.

        One timer serves all appends: it hardly ever finds one that still waits.
        """
        while self._waiting and self._waiting[0].stored.done():
            self._waiting.popleft()
        self._waiting.append(item)
        if self._late_timer is None:
            self._set_late_timer()

    def _set_late_timer(self) -> None:
        wait = self._waiting[0].came + self._append_seconds - monotonic()
        self._late_timer = asyncio.get_running_loop().call_later(max(0.0, wait), self._on_late)

    def _on_late(self) -> None:
        """Give up waiting for appends that take too long; each goes on being written."""
        latest = monotonic() - self._append_seconds + LATE_SECONDS
        while self._waiting and (self._waiting[0].came <= latest or self._waiting[0].stored.done()):
            self._waiting.popleft().give_up()
        self._late_timer = None
        if self._waiting:
            self._set_late_timer()

    async def alive(self, process: UUID) -> None:
        """Store that a process is alive, through the very queue and statement that events go through.

        Raises `TimeoutError` or `asyncpg.PostgresError` as `append` does.
        """
        if self._alive is None or self._alive.stored.done():
            self._alive = Append(process, (), None, spent_ms=0, deadline_ms=None)
            self._put(self._alive)
        else:
            self._alive.came = monotonic()
            self._await(self._alive)
        # Several wait for the same: one that no longer wants to must not end the wait of the others.
        await asyncio.shield(self._alive.stored)

    def _put(self, item: Append) -> None:
        item.came = monotonic()
        self._await(item)
        self._recent.append(item.came)
        self._done.clear()
        if item.game_id in self._ready or item.game_id in self._writing:
            self._behind.setdefault(item.game_id, deque()).append(item)
        else:
            self._ready[item.game_id] = item
            self._send()

    def _send(self) -> None:
        """Give batches that are due to lanes that are free; if one is due later, look again then."""
        while self._ready and (lane := next((lane for lane in self._lanes if lane.free), None)) is not None:
            if (wait := self._wait()) > 0:
                self._send_after(wait)
                return
            batch = [*islice(self._ready.values(), MOST_APPENDS)]
            for item in batch:
                del self._ready[item.game_id]
                self._writing.add(item.game_id)
            lane.take(batch)

    def _send_after(self, wait: float) -> None:
        """Look again after so many seconds, or before if that is due already."""
        loop = asyncio.get_running_loop()
        due = loop.time() + wait
        if self._timer is not None:
            if self._due <= due:
                return
            self._timer.cancel()
        self._timer, self._due = loop.call_later(wait, self._on_timer), due

    def _on_timer(self) -> None:
        self._timer = None
        self._send()

    def _wait(self) -> float:
        """How many seconds the next batch should still wait for more appends."""
        now = monotonic()
        seldom = len(self._recent) < SELDOM or now - self._recent[0] > 1
        if len(self._ready) >= FULL or (seldom and not self._writing):
            return 0.0
        window = BUSY_SECONDS if self._writing else WINDOW_SECONDS
        return next(iter(self._ready.values())).came + window - now

    async def _run(self, lane: Lane) -> None:
        while True:
            try:
                await self._next(lane)
                lane.since = monotonic()
                await self._write(lane.store, lane.batch)
                if events := sum(len(item.entries) for item in lane.batch):
                    self._count(lane, events)
            finally:
                self._settle(lane)

    @staticmethod
    def _count(lane: Lane, events: int) -> None:
        """Count a batch that is stored, and trace it for the acts in it."""
        assert lane.since is not None
        appends, seconds, found = len(lane.batch), monotonic() - lane.since, ""
        if tracing.on:
            traces = [item.trace for item in lane.batch if item.trace is not None]
            found = tracing.committed(traces, seconds, appends)
        metrics.committed(appends, events, seconds, found)

    async def _next(self, lane: Lane) -> None:
        """Wait for a batch, however long it takes to come."""
        beat()
        lane.idle = asyncio.get_running_loop().create_future()
        self._send()
        try:
            while not lane.idle.done():
                await asyncio.wait([lane.idle], timeout=BEAT_SECONDS)
                beat()
        finally:
            lane.idle = None

    def _settle(self, lane: Lane) -> None:
        """Finish a batch; if writing crashed, appends still waiting fail and can be retried."""
        batch, lane.batch, lane.since = lane.batch, [], None
        for item in batch:
            self._writing.discard(item.game_id)
            if not item.stored.done():
                item.stored.set_exception(ConnectionError("the writer crashed"))
            if (behind := self._behind.get(item.game_id)) is not None:
                self._ready[item.game_id] = behind.popleft()
                if not behind:
                    del self._behind[item.game_id]
        if not self._ready and not self._writing:
            self._done.set()

    async def _write(self, store: LogStore, batch: list[Append]) -> None:
        """Write a batch, retried until the database answers."""
        while True:
            beat()
            try:
                stored = await store.commit(batch)
            except DATABASE_AWAY:
                await asyncio.sleep(RETRY_SECONDS)
            except asyncpg.PostgresError as wrong:
                await self._write_halves(store, batch, wrong)
                return
            else:
                for item in batch:
                    if not item.stored.done():
                        item.stored.set_result(item.game_id in stored)
                return

    async def _write_halves(self, store: LogStore, batch: list[Append], wrong: asyncpg.PostgresError) -> None:
        """Write each half by itself, so that an append the database does not accept spoils no other."""
        middle = len(batch) // 2
        if middle:
            await self._write(store, batch[:middle])
            await self._write(store, batch[middle:])
        elif not batch[0].stored.done():
            batch[0].stored.set_exception(wrong)
