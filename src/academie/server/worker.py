"""A process that does jobs, one at a time; as many may run, on as many machines, as there is work."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING, Final

import structlog

from academie.kernel import AcademieError
from academie.server import logs
from academie.server.jobs import Jobs, Lease
from academie.server.kinds import KINDS, kind_of
from academie.server.settings import Settings
from academie.server.store.pool import connect
from academie.server.store.writer import LOST

if TYPE_CHECKING:
    from academie.server.store.pool import Database

POLL_SECONDS: Final = 1.0
WORKER_CONNECTIONS: Final = 2
BEATS: Final = 4
"""How often a lease is renewed while it would last once."""

log: Final = structlog.stdlib.get_logger("academie.worker")


class Unwanted(Exception):
    """The work is not wanted any more: it was cancelled, taken over, or the worker is to end."""


@dataclass(slots=True)
class JobProgress:
    """What the thread that works and the loop that watches over it tell each other."""

    progress: float = 0.0
    wanted: bool = True

    def report(self, progress: float) -> None:
        """How much is done. Raises `Unwanted`."""
        if not self.wanted:
            raise Unwanted
        self.progress = progress


class Worker:
    """Takes jobs and does them until told to stop."""

    def __init__(self, database: Database, lease_seconds: float) -> None:
        self._database = database
        self._jobs = Jobs(database)
        self._lasting = timedelta(seconds=lease_seconds)
        self._beat_seconds = lease_seconds / BEATS
        self.stopping = asyncio.Event()

    async def run(self) -> None:
        """Works until `stopping` is set; a database that is away is waited for."""
        while not self.stopping.is_set():
            try:
                lease = await self._jobs.take([*KINDS], self._lasting)
            except LOST:
                lease = None
            except Exception:
                log.exception("no job could be taken")
                lease = None
            if lease is None:
                await self._pause(POLL_SECONDS)
            else:
                await self._do(lease)

    async def _pause(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.stopping.wait(), seconds)

    async def _do(self, lease: Lease) -> None:
        """One job, to its end or until it is wanted no more."""
        with structlog.contextvars.bound_contextvars(job=str(lease.job.id), kind=lease.job.kind):
            log.info("begun", attempt=lease.job.attempts)
            try:
                kept = await self._outcome(lease)
            except LOST:
                # The lease runs out and the job is begun anew.
                log.warning("the database is away")
            else:
                log.info("ended", kept=kept)

    async def _outcome(self, lease: Lease) -> bool:
        """Works and says what came of it; whether that was still wanted."""
        try:
            result = await self._worked_out(lease)
        except Unwanted:
            await self._jobs.give_back(lease.id)
            return False
        except LOST:
            raise
        except AcademieError as wrong:
            return await self._jobs.fail(lease.id, str(wrong))
        except Exception:
            log.exception("failed")
            return await self._jobs.fail(lease.id, "it failed, and the server has logged why")
        return await self._jobs.finish(lease.id, result)

    async def _worked_out(self, lease: Lease) -> object:
        """The result. Raises `Unwanted`."""
        kind, desk = kind_of(lease.job.kind), JobProgress()
        material = await kind.gather(self._database, kind.read(lease.job.arguments))
        work = asyncio.create_task(asyncio.to_thread(kind.work, material, desk.report))
        while not work.done():
            desk.wanted = not self.stopping.is_set() and await self._renewed(lease, desk)
            await self._beat(work)
        return work.result()

    async def _renewed(self, lease: Lease, desk: JobProgress) -> bool:
        """Whether the job is still ours; while the database cannot say, it is."""
        try:
            return desk.wanted and await self._jobs.renew(lease.id, desk.progress, self._lasting)
        except LOST:
            return True

    async def _beat(self, work: asyncio.Task[object]) -> None:
        """Waits until the lease should be renewed, the work is done or the worker is to stop."""
        stop = asyncio.create_task(self.stopping.wait())
        among = {work} if self.stopping.is_set() else {work, stop}
        await asyncio.wait(among, timeout=self._beat_seconds, return_when=asyncio.FIRST_COMPLETED)
        stop.cancel()


def run(settings: Settings, lease_seconds: float) -> None:
    """Does jobs until told to stop; the one at hand is then given back."""
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
        log.info("waiting for jobs", kinds=[*KINDS])
        await worker.run()
