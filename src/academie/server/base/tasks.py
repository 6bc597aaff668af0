"""Tasks of a process: those that must run as long as it does, and background work."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from contextvars import ContextVar
from functools import partial
from time import monotonic
from typing import Any, Final, TypeVar

from academie.server.base import metrics
from academie.server.base.database import DATABASE_AWAY

R = TypeVar("R")

LOG: Final = logging.getLogger(__name__)
WAITS: Final = (0.1, 0.5, 2.0)
"""How many seconds pass before a task that failed is started again: the first, second and third time."""
FAILURES_SECONDS: Final = 60.0
"""Failures are counted within this time."""
MOST_WAIT_SECONDS: Final = 30.0
STOP_SECONDS: Final = 2.0
BEAT_SECONDS: Final = 2.0
"""How often a task that has nothing to do beats."""
LATE_SECONDS: Final = 20.0
"""How old the last beat of a task may be: longer than the database and its driver take to give up."""

_kept: Final[set[asyncio.Task[Any]]] = set()
"""Tasks that run: the event loop itself holds them only weakly."""
_beating: ContextVar[Supervised] = ContextVar("beating")


def spawn(work: Coroutine[Any, Any, R], name: str | None = None) -> asyncio.Task[R]:
    """Start the work as a task that is kept until it ends."""
    task = asyncio.create_task(work, name=name or getattr(work, "__qualname__", None))
    _kept.add(task)
    task.add_done_callback(_kept.discard)
    return task


def beat() -> None:
    """Say that the task this is called in is making progress."""
    if (task := _beating.get(None)) is not None:
        task.beaten_at = monotonic()


async def wait_beating(event: asyncio.Event) -> None:
    """Wait for an event, however long it takes."""
    while not event.is_set():
        beat()
        with suppress(TimeoutError):
            await asyncio.wait_for(event.wait(), BEAT_SECONDS)
    beat()


class Supervised:
    """Runs `work`, which should not return, until `stop`; when it fails it is started again.

    The process cannot go on without a critical task: see `Supervisor`.
    """

    def __init__(
        self,
        name: str,
        work: Callable[[], Awaitable[None]],
        *,
        critical: bool = True,
        late_seconds: float = LATE_SECONDS,
    ) -> None:
        self.name = name
        self.critical = critical
        self.late_seconds = late_seconds
        self.beaten_at = monotonic()
        self.failing: Callable[[str], None] | None = None
        """Called with the name of the task once it has failed too often."""
        self._work = work
        self._up = True
        self._failures: list[float] = []
        self._task = spawn(self._run(), name)

    @property
    def running(self) -> bool:
        """Whether the task is running: not between a failure and its restart, nor once stopped."""
        return self._up and not self._task.done()

    async def stop(self) -> None:
        """Stop it, asking again: before Python 3.12 a wait that just ends can swallow the cancellation."""
        while not self._task.done():
            self._task.cancel()
            await asyncio.wait([self._task], timeout=STOP_SECONDS)
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        _beating.set(self)
        while True:
            beat()
            await self._run_once()
            self._up = False
            await asyncio.sleep(self._wait_seconds())
            self._up = True

    async def _run_once(self) -> None:
        try:
            await self._work()
        except Exception:
            LOG.exception("task %s failed; starting it again", self.name)
        else:
            LOG.error("task %s ended by itself; starting it again", self.name)
        metrics.crashed(self.name)

    def _wait_seconds(self) -> float:
        """Count a failure, and return how long to wait after it."""
        now = monotonic()
        self._failures = [*(at for at in self._failures if now - at < FAILURES_SECONDS), now]
        many = len(self._failures)
        if many <= len(WAITS):
            return WAITS[many - 1]
        if self.critical and self.failing is not None:
            self.failing(self.name)
        return min(WAITS[-1] * 2.0 ** (many - len(WAITS)), MOST_WAIT_SECONDS)


class Background:
    """Tasks whose failures are logged and which all end with the process."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self.repeated: list[Supervised] = []

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Start the work and return at once."""
        task = spawn(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def repeat(self, seconds: float, work: Callable[[], Awaitable[None]], name: str | None = None) -> None:
        """Do the work again and again, with a pause of `seconds`; a failure does not stop it."""
        called = name or str(getattr(work, "__qualname__", repr(work)))
        repeated = partial(_repeated, called, seconds, work)
        late = seconds + LATE_SECONDS
        self.repeated.append(Supervised(called, repeated, critical=False, late_seconds=late))

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        wrong = None if task.cancelled() else task.exception()
        if isinstance(wrong, DATABASE_AWAY):
            LOG.warning("the database is away")
        elif wrong is not None:
            LOG.error("background work failed", exc_info=wrong)
            metrics.crashed(task.get_name())

    async def stop(self) -> None:
        tasks = [*self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *(each.stop() for each in self.repeated), return_exceptions=True)


async def _repeated(name: str, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        beat()
        await asyncio.sleep(seconds)
        try:
            await work()
        except DATABASE_AWAY:
            LOG.warning("the database is away")
        except Exception:
            LOG.exception("%s failed; trying again in %g s", name, seconds)
            metrics.crashed(name)
