"""Worker processes that serve many owners in turn, however many jobs one of them has."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

from academie.server.base.children import end_with_parent, ignore_interrupts
from academie.server.base.tasks import spawn

R = TypeVar("R")

LOG: Final = logging.getLogger(__name__)


def _initialize(niceness: int) -> None:
    """Lower the priority of a worker, and make it end when the process it works for has died."""
    os.nice(niceness)
    end_with_parent(partial(os._exit, 0))


class Worker:
    """One worker process. It is replaced when it dies, and killed when a job takes too long."""

    def __init__(self, load: Callable[[], object], niceness: int) -> None:
        self._load = load
        self._niceness = niceness
        self._pool = self._new_pool()
        self._pid: int | None = None

    def _new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        start = partial(_initialize, self._niceness)
        return ProcessPoolExecutor(1, mp_context=spawn, initializer=start)

    async def run(self, work: Callable[[], R], seconds: float) -> R:
        """Run a job and return its result. Raises `TimeoutError` if it takes longer than `seconds`."""
        try:
            return await self._attempt(work, seconds)
        except BrokenProcessPool:
            LOG.warning("worker process died; replacing it and starting its job again")
            self._replace()
            return await self._attempt(work, seconds)

    async def _attempt(self, work: Callable[[], R], seconds: float) -> R:
        # The time that a process takes to start is not counted.
        pid = await self._started() if self._pid is None else self._pid
        try:
            async with asyncio.timeout(seconds):
                return await self._submit(work)
        except TimeoutError:
            LOG.warning("job took more than %s s; killing its worker process", seconds)
            _kill(pid)
            self._replace()
            raise

    async def _started(self) -> int:
        """Start the process, load what its jobs need, and return its id."""
        pid = await self._submit(os.getpid)
        self._pid = pid
        await self._submit(self._load)
        return pid

    def _submit(self, work: Callable[[], R]) -> asyncio.Future[R]:
        with ignore_interrupts():
            return asyncio.get_running_loop().run_in_executor(self._pool, work)

    def _replace(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool, self._pid = self._new_pool(), None

    def stop(self) -> None:
        """End the process, whatever it is doing: nobody waits for it."""
        if self._pid is not None:
            _kill(self._pid)
        self._pool.shutdown(wait=True, cancel_futures=True)


def _kill(pid: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


@dataclass(frozen=True, slots=True, eq=False)
class Job:
    """Work that waits for a worker, and the future for its result."""

    work: Callable[[], Any]
    done: asyncio.Future[Any]


class Lane:
    """Gives its workers one job of each owner in turn, so that nobody waits for all the jobs of another."""

    def __init__(
        self, workers: int, seconds: float, *, load: Callable[[], object], niceness: int = 0
    ) -> None:
        """Every worker calls `load` first; no job may take more than `seconds`."""
        self._seconds = seconds
        self._workers = [Worker(load, niceness) for _ in range(workers)]
        self._idle = [*self._workers]
        self._waiting: OrderedDict[Hashable, deque[Job]] = OrderedDict()
        self._running: set[asyncio.Task[None]] = set()

    async def run(self, owner: Hashable, work: Callable[[], R]) -> R:
        """Run a job and return its result; waiting for a worker has no limit, and may be cancelled.

        Raises `TimeoutError` for a job that takes too long once it has started.
        """
        job = Job(work, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(owner, deque()).append(job)
        self._dispatch()
        result: R = await job.done
        return result

    def _dispatch(self) -> None:
        while self._idle and (job := self._next()) is not None:
            task = spawn(self._serve(self._idle.pop(), job))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    def _next(self) -> Job | None:
        """The oldest job of the owner whose turn it is; jobs that nobody waits for are dropped."""
        while self._waiting:
            owner, jobs = self._waiting.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                self._waiting[owner] = jobs
            if not job.done.done():
                return job
        return None

    async def _serve(self, worker: Worker, job: Job) -> None:
        """Run a job to its end even if its owner stops waiting: a process cannot be interrupted half-way."""
        try:
            result = await worker.run(job.work, self._seconds)
        except Exception as wrong:
            if not job.done.done():
                job.done.set_exception(wrong)
        else:
            if not job.done.done():
                job.done.set_result(result)
        finally:
            job.done.cancel()
            self._idle.append(worker)
            self._dispatch()

    async def stop(self) -> None:
        """Drop waiting jobs and end the workers at once."""
        self._waiting.clear()
        running = [*self._running]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await asyncio.gather(*(asyncio.to_thread(worker.stop) for worker in self._workers))
