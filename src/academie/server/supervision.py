"""Tasks that must run as long as their process does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from academie.server import metrics

LOG: Final = logging.getLogger(__name__)
FIRST_WAIT_SECONDS: Final = 0.5
MOST_WAIT_SECONDS: Final = 30.0
STEADY_SECONDS: Final = 60.0
"""A task that ran for so long is restarted quickly when it next crashes."""


class Supervised:
    """Runs `work`, which is not meant to return, until `stop`.

    When it crashes it is restarted, after a wait that doubles with each crash up to a bound.
    """

    def __init__(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        self.name = name
        self._work = work
        self._up = True
        self._task = asyncio.create_task(self._run(), name=name)

    @property
    def running(self) -> bool:
        """Whether it runs now: not between a crash and the restart, nor once somebody ended it."""
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
            LOG.exception("the task %s crashed; it is restarted", self.name)
        else:
            LOG.error("the task %s ended by itself; it is restarted", self.name)
        metrics.crashed(self.name)
