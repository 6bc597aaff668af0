"""A process that thinks for the engines of every web process; any number may run, on any number of machines.

It has one worker process for each core, and one more that only answers what takes a moment: a quick engine
never waits until a slow one has finished.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import AsyncGenerator, Generator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from typing import Final
from uuid import UUID, uuid4

import structlog

from academie.server.base import logs, tracing
from academie.server.base.children import beating, end_with_parent
from academie.server.base.redis import REDIS_AWAY, connected
from academie.server.base.settings import Settings
from academie.server.base.tasks import Supervised
from academie.server.base.worker_pool import Worker
from academie.server.engines.queue import QUICK, SLOW, WAKE, EngineQueue, Taken, process_name
from academie.server.engines.requests import Choice, Done, load, perform
from academie.server.run.worker import running_process

NICENESS: Final = 5
"""By how much the priority of slow engines is lowered."""
BEAT_SECONDS: Final = 1.0
IDLE_SECONDS: Final = 0.5
"""How long a worker waits for news of a request before it looks by itself."""
GRACE_SECONDS: Final = 1.0
"""How long after its time an engine is ended that has not answered."""

log: Final = structlog.stdlib.get_logger("academie.engine")


class Slot:
    """A worker process, and which requests it takes."""

    def __init__(self, lanes: Sequence[str], niceness: int) -> None:
        self.lanes = lanes
        self.worker = Worker(load, niceness)
        self.news = asyncio.Event()

    async def wait(self) -> None:
        """Wait for news of a request, but not for long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(IDLE_SECONDS):
                await self.news.wait()
        self.news.clear()


class EngineProcess:
    """Takes requests, lets its workers think about them, and answers."""

    def __init__(self, queue: EngineQueue, cores: int) -> None:
        self._queue = queue
        self._name = process_name(f"{socket.gethostname()}:{os.getpid()}:{uuid4().hex[:8]}", cores)
        self._slots = [Slot((QUICK,), 0), *(Slot((QUICK, SLOW), NICENESS) for _ in range(cores))]
        self._held: set[UUID] = set()

    async def run(self, stopping: asyncio.Event) -> None:
        """Answer requests until told to stop; what is not answered then is given back."""
        await self._slots[0].worker.run(load, GRACE_SECONDS)
        async with self._working():
            log.info("answering", process=self._name)
            await stopping.wait()
        with suppress(*REDIS_AWAY):
            await self._queue.leave(self._name, [*self._held])
        await asyncio.gather(*(asyncio.to_thread(slot.worker.stop) for slot in self._slots))

    @asynccontextmanager
    async def _working(self) -> AsyncGenerator[None]:
        """Do everything inside the context; whatever crashes is begun again."""
        tasks = [
            Supervised("sign of life", self._beat),
            Supervised("listener", self._listen),
            *(Supervised("worker", partial(self._serve, slot)) for slot in self._slots),
        ]
        try:
            yield
        finally:
            for task in tasks:
                await task.stop()

    async def _beat(self) -> None:
        while True:
            with suppress(*REDIS_AWAY):
                await self._queue.beat(self._name, [*self._held])
            await asyncio.sleep(BEAT_SECONDS)

    async def _listen(self) -> None:
        """Wake the workers that wait when a request comes."""
        while True:
            with suppress(*REDIS_AWAY):
                async for _ in self._queue.messages(WAKE):
                    for slot in self._slots:
                        slot.news.set()
            await asyncio.sleep(BEAT_SECONDS)

    async def _serve(self, slot: Slot) -> None:
        """Take requests for one worker, one after another, once it has loaded the engines."""
        await slot.worker.run(load, GRACE_SECONDS)
        while True:
            try:
                taken = await self._queue.pop(slot.lanes)
            except REDIS_AWAY:
                taken = None
            if taken is None:
                await slot.wait()
                continue
            self._held.add(taken.key)
            try:
                await self._queue.answer(taken, await self._done(slot.worker, taken))
            except REDIS_AWAY:
                log.warning("an answer is lost: Redis is away")
            self._held.discard(taken.key)

    async def _done(self, worker: Worker, taken: Taken) -> Done:
        """Think about a request; if the engine fails or does not end in time, a quick one answers."""
        task, budget = taken.request.task, max(0.0, taken.request.budget(taken.waited))
        try:
            with tracing.elsewhere("think", taken.request.trace):
                return await worker.run(partial(perform, task, budget), budget + GRACE_SECONDS)
        except Exception as wrong:
            late = isinstance(wrong, TimeoutError)
            log.warning("no answer", what=taken.request.what, seconds=budget, exc_info=not late)
        spent = round(1000 * budget)
        if not isinstance(task, Choice):
            return Done(None, spent, failed=True)
        try:
            return await asyncio.to_thread(perform, task, 0.0)
        except Exception:
            log.exception("no quick answer either", what=taken.request.what)
            return Done(None, spent, failed=True)


def run(settings: Settings, cores: int) -> None:
    """Answer requests until stopped."""
    logs.configure(pretty=settings.pretty_logs)
    tracing.configure(settings, "academie-engine")
    asyncio.run(_run(settings, cores))


async def _run(settings: Settings, cores: int) -> None:
    stopping = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopping.set)
    async with connected(settings.redis) as redis, beating(settings.beat_file):
        await EngineProcess(EngineQueue(redis), cores).run(stopping)


@contextmanager
def engine_process(settings: Settings, cores: int = 1) -> Generator[int]:
    """Run an engine process of its own inside the context, and give its id."""
    with running_process(_answer, settings, cores) as pid:
        yield pid


def _answer(settings: Settings, cores: int) -> None:
    end_with_parent(partial(os.kill, os.getpid(), signal.SIGTERM))
    run(settings, cores)
