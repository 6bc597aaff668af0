"""Work that outlives whoever started it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Final

from academie.server import metrics
from academie.server.store.writer import LOST
from academie.server.supervision import Supervised

LOG: Final = logging.getLogger(__name__)


class Background:
    """Tasks whose failures are logged and which all end with the process."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self.repeated: list[Supervised] = []

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Begins the work and returns at once."""
        task = asyncio.create_task(work, name=getattr(work, "__qualname__", None))
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Does the work again and again, so long after it was last done; failing once is not for ever."""
        name = getattr(work, "__qualname__", repr(work))
        self.repeated.append(Supervised(name, partial(_repeated, name, seconds, work)))

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (wrong := task.exception()) is not None:
            LOG.error("work in the background failed", exc_info=wrong)
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
        except LOST:
            LOG.warning("the database is away")
        except Exception:
            LOG.exception("%s failed; it is tried again in %g s", name, seconds)
            metrics.crashed(name)
