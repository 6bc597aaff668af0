"""A process that does jobs, one at a time; any number may run, on any number of machines."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final, ParamSpec

import structlog

from academie.kernel import AcademieError
from academie.server.accounts.personal_data import PersonalData
from academie.server.base import logs
from academie.server.base.children import beating, end_with_parent, ignore_interrupts
from academie.server.base.database import DATABASE_AWAY, connect
from academie.server.base.declared.jobs import JobKinds
from academie.server.base.part import Part, Process
from academie.server.base.settings import Settings
from academie.server.base.tasks import spawn
from academie.server.jobs.queue import Jobs, Keep, Lease
from academie.server.parts import PARTS

if TYPE_CHECKING:
    from academie.server.base.database import Database

P = ParamSpec("P")

POLL_SECONDS: Final = 1.0
WORKER_CONNECTIONS: Final = 2
RENEWALS: Final = 4
"""How many times a lease is renewed in the time it lasts."""

KINDS: Final = JobKinds(kind for part in PARTS for kind in part.jobs)

log: Final = structlog.stdlib.get_logger("academie.worker")
LEASE_SECONDS: Final = 30.0
STOP_SECONDS: Final = 10.0


class Unwanted(Exception):
    """The job was cancelled or taken over by another worker, or this worker is stopping."""


@dataclass(slots=True)
class JobProgress:
    """Shared by the thread that works on a job and the loop that renews its lease."""

    progress: float = 0.0
    wanted: bool = True

    def report(self, progress: float) -> None:
        """Record how much is done. Raises `Unwanted`."""
        if not self.wanted:
            raise Unwanted
        self.progress = progress


class Worker:
    """Takes jobs and works on them until stopped."""

    def __init__(self, database: Database, lease_seconds: float, parts: Sequence[Part] = PARTS) -> None:
        self._database = database
        self._kinds = JobKinds(kind for part in parts for kind in part.jobs)
        self._services = Process(parts)
        self._services.add(database)
        self._services.add(PersonalData(parts))
        self._jobs = Jobs(database)
        self._lease_time = timedelta(seconds=lease_seconds)
        self._renew_seconds = lease_seconds / RENEWALS
        self.stopping = asyncio.Event()

    async def run(self) -> None:
        """Work until `stopping` is set, waiting for the database while it is away."""
        while not self.stopping.is_set():
            try:
                lease = await self._jobs.take(self._kinds.names, self._lease_time)
            except DATABASE_AWAY:
                lease = None
            except Exception:
                log.exception("taking a job failed")
                lease = None
            if lease is None:
                await self._pause(POLL_SECONDS)
            else:
                await self._work_on(lease)

    async def _pause(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.stopping.wait(), seconds)

    async def _work_on(self, lease: Lease) -> None:
        """Work on one job to its end, or until it is no longer wanted."""
        with structlog.contextvars.bound_contextvars(job=str(lease.job.id), kind=lease.job.kind):
            log.info("started", attempt=lease.job.attempts)
            try:
                stored = await self._outcome(lease)
            except DATABASE_AWAY:
                # The lease runs out and the job is started again.
                log.warning("the database is away")
            else:
                log.info("ended", stored=stored)

    async def _outcome(self, lease: Lease) -> bool:
        """Work on a job and store its result or failure; false if it was no longer wanted."""
        try:
            result = await self._result(lease)
        except Unwanted:
            await self._jobs.give_back(lease.id)
            return False
        except DATABASE_AWAY:
            raise
        except AcademieError as wrong:
            return await self._jobs.fail(lease.id, str(wrong))
        except Exception:
            log.exception("failed")
            return await self._jobs.fail(lease.id, "the job failed; the reason is in the log of the server")
        return await self._jobs.finish(lease.id, result, self._keeping(lease, result))

    def _keeping(self, lease: Lease, result: object) -> Keep | None:
        """What is to be stored of a result besides, if anything is."""
        kind = self._kinds.kind(lease.job.kind)
        arguments = kind.read(lease.job.arguments)
        keep = kind.keep
        return None if keep is None else lambda connection: keep(connection, arguments, result)

    async def _result(self, lease: Lease) -> object:
        """The result of a job. Raises `Unwanted`."""
        kind, progress = self._kinds.kind(lease.job.kind), JobProgress()
        material = await kind.gather(self._services, kind.read(lease.job.arguments))
        work = spawn(asyncio.to_thread(kind.work, material, progress.report))
        while not work.done():
            progress.wanted = not self.stopping.is_set() and await self._renew(lease, progress)
            await self._wait_to_renew(work)
        result = work.result()
        return result if kind.store is None else await kind.store(self._database, result)

    async def _renew(self, lease: Lease, progress: JobProgress) -> bool:
        """Renew the lease; false if the job is no longer ours, true while the database is away."""
        try:
            return progress.wanted and await self._jobs.renew(lease.id, progress.progress, self._lease_time)
        except DATABASE_AWAY:
            return True

    async def _wait_to_renew(self, work: asyncio.Task[object]) -> None:
        """Wait until the lease should be renewed, the work is done or the worker is stopping."""
        stop = spawn(self.stopping.wait())
        among = {work} if self.stopping.is_set() else {work, stop}
        await asyncio.wait(among, timeout=self._renew_seconds, return_when=asyncio.FIRST_COMPLETED)
        stop.cancel()


def run(settings: Settings, lease_seconds: float) -> None:
    """Work on jobs until stopped; the current one is then given back."""
    logs.configure(pretty=settings.pretty_logs)
    asyncio.run(_run(settings, lease_seconds))


async def _run(settings: Settings, lease_seconds: float) -> None:
    connecting = connect(
        settings.database,
        WORKER_CONNECTIONS,
        command_seconds=settings.database_seconds,
        acquire_seconds=settings.pool_seconds,
    )
    async with await connecting as database:
        worker = Worker(database, lease_seconds)
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, worker.stopping.set)
        log.info("waiting for jobs", kinds=KINDS.names)
        async with beating(settings.beat_file):
            await worker.run()


@contextmanager
def running_process(target: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> Generator[int]:
    """Run a function in its own process inside the context, and give the id of the process."""
    process = get_context("spawn").Process(target=target, args=args, kwargs=kwargs)
    with ignore_interrupts():
        process.start()
    try:
        yield process.pid or 0
    finally:
        process.terminate()
        process.join(STOP_SECONDS)
        process.kill()


@contextmanager
def worker_process(settings: Settings) -> Generator[None]:
    """Run a worker in its own process inside the context."""
    with running_process(_work, settings):
        yield


def _work(settings: Settings) -> None:
    end_with_parent(partial(os.kill, os.getpid(), signal.SIGTERM))
    run(settings, LEASE_SECONDS)
