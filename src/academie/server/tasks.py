"""Tasks of a process: those that must run as long as it does, and background work."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from time import monotonic
from typing import Any, Final

from academie.server import metrics
from academie.server.store.pool import DATABASE_AWAY

LOG: Final = logging.getLogger(__name__)
FIRST_WAIT_SECONDS: Final = 0.5
MOST_WAIT_SECONDS: Final = 30.0
STEADY_SECONDS: Final = 60.0
"""A task that has run for this long is restarted quickly when it crashes."""


class Supervised:
    """Runs `work`, which should not return, until `stop`.

    When it crashes it is restarted, after a wait that doubles with each crash up to a limit.
    """

    def __init__(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        self.name = name
        self._work = work
        self._up = True
        self._task = asyncio.create_task(self._run(), name=name)

    @property
    def running(self) -> bool:
        """Whether the task is running: not between a crash and its restart, nor once stopped."""
        return self._up and not self._task.done()

    async def stop(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        wait = FIRST_WAIT_SECONDS
        while True:
            began = monotonic()
            await self._run_once()
            if monotonic() - began > STEADY_SECONDS:
                wait = FIRST_WAIT_SECONDS
            self._up = False
            await asyncio.sleep(wait)
            self._up = True
            wait = min(2 * wait, MOST_WAIT_SECONDS)

    async def _run_once(self) -> None:
        try:
            await self._work()
        except Exception:
            LOG.exception("task %s crashed; restarting it", self.name)
        else:
            LOG.error("task %s ended by itself; restarting it", self.name)
        metrics.crashed(self.name)


class Background:
    """Tasks whose failures are logged and which all end with the process."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self.repeated: list[Supervised] = []

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Start the work and return at once."""
        task = asyncio.create_task(work, name=getattr(work, "__qualname__", None))
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do the work again and again, with a pause of `seconds`; a failure does not stop it."""
        name = getattr(work, "__qualname__", repr(work))
        self.repeated.append(Supervised(name, partial(_repeated, name, seconds, work)))

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (wrong := task.exception()) is not None:
            LOG.error("background work failed", exc_info=wrong)
            metrics.crashed(task.get_name())

    async def stop(self) -> None:
        tasks = [*self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *(each.stop() for each in self.repeated), return_exceptions=True)


async def _repeated(name: str, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except DATABASE_AWAY:
            LOG.warning("the database is away")
        except Exception:
            LOG.exception("%s failed; trying again in %g s", name, seconds)
            metrics.crashed(name)
