"""Jobs that wait in the database until a worker takes them.

A worker holds a job by a lease that it keeps renewing. If it dies, the lease runs out and another worker
starts the job again, a few times at most. Reports are accepted only while the lease is valid: a worker taken
for dead, or one whose job was cancelled, changes nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final
from uuid import UUID, uuid4

from academie.server.base.errors import TooMany
from academie.server.edge.identity import Identity
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database

MOST_ATTEMPTS: Final = 3
MOST_OF_GUEST: Final = 2
MOST_OF_ACCOUNT: Final = 20
"""How many jobs of somebody may wait or run."""

ADD: Final = """
    INSERT INTO job (id, owner, kind, arguments)
    SELECT $1, $2, $3, $4
    WHERE (SELECT count(*) FROM job WHERE owner = $2 AND status IN ('waiting', 'running')) < $5
    RETURNING *
"""
ADD_OWN: Final = """
    INSERT INTO job (id, kind, arguments, priority) SELECT gen_random_uuid(), $1, arguments, $3
    FROM unnest($2::jsonb[]) AS each (arguments)
"""
FORGET_OWN: Final = "DELETE FROM job WHERE owner IS NULL AND ended_at < now() - interval '7 days'"
LATER: Final = 10
"""The priority of the jobs of the house: those that somebody asked for are done first."""
GIVE_UP: Final = """
    UPDATE job SET status = 'failed', lease = NULL, ended_at = now(), failure = 'all its workers died'
    WHERE status = 'running' AND leased_until < now() AND attempts >= $1
"""
TAKE: Final = """
    UPDATE job SET status = 'running', progress = 0, attempts = attempts + 1, lease = $1,
                   leased_until = now() + $2
    WHERE id = (SELECT id FROM job
                WHERE (status = 'waiting' OR (status = 'running' AND leased_until < now()))
                  AND kind = ANY($3::text[]) AND attempts < $4
                ORDER BY priority, created_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING *
"""
RENEW: Final = """
    UPDATE job SET progress = $2, leased_until = now() + $3
    WHERE lease = $1 AND leased_until > now() RETURNING id
"""
FINISH: Final = """
    UPDATE job SET status = $2, progress = CASE WHEN $2 = 'done' THEN 1 ELSE progress END,
                   result = $3, failure = $4, lease = NULL, ended_at = now()
    WHERE lease = $1 AND leased_until > now() RETURNING id
"""
GIVE_BACK: Final = """
    UPDATE job SET status = 'waiting', progress = 0, attempts = attempts - 1, lease = NULL WHERE lease = $1
"""
CANCEL: Final = """
    UPDATE job SET status = 'cancelled', lease = NULL, ended_at = now()
    WHERE id = $1 AND owner = $2 AND status IN ('waiting', 'running')
"""


Keep = Callable[["PoolConnectionProxy[Record]"], Awaitable[None]]
"""Stores more of a result, in the transaction that ends its job."""


class Status(StrEnum):
    """Where a job stands."""

    WAITING = "waiting"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class Job:
    """A job as its owner sees it."""

    id: UUID
    kind: str
    arguments: Mapping[str, Any]
    status: Status
    progress: float
    """How much is done, from 0 to 1; a job that is started again begins at 0."""
    attempts: int
    result: Any
    failure: str | None
    created_at: datetime
    ended_at: datetime | None


@dataclass(frozen=True, slots=True)
class Lease:
    """The right to work on a job, for a while."""

    id: UUID
    job: Job


class Jobs:
    """The queue of jobs in the database."""

    def __init__(self, database: Database, scale: int = 1) -> None:
        self._database = database
        self._scale = scale

    def most(self, person: Identity) -> int:
        """How many jobs of somebody may wait or run."""
        return self._scale * (MOST_OF_GUEST if person.guest else MOST_OF_ACCOUNT)

    async def add(self, owner: UUID, kind: str, arguments: Mapping[str, Any], most: int) -> Job:
        """Queue a job. Raises `TooMany` for an owner who has `most` already."""
        row = await self._database.fetchrow(ADD, uuid4(), owner, kind, dict(arguments), most)
        if row is None:
            raise TooMany(Message("server-most-jobs", most=most))
        return _job(row)

    async def job(self, job_id: UUID, owner: UUID) -> Job | None:
        """The job of that owner, or nothing."""
        row = await self._database.fetchrow("SELECT * FROM job WHERE id = $1 AND owner = $2", job_id, owner)
        return None if row is None else _job(row)

    async def of(self, owner: UUID, most: int) -> list[Job]:
        """The last jobs of an owner, the newest first."""
        rows = await self._database.fetch(
            "SELECT * FROM job WHERE owner = $1 ORDER BY created_at DESC LIMIT $2", owner, most
        )
        return [_job(row) for row in rows]

    async def cancel(self, job_id: UUID, owner: UUID) -> bool:
        """Cancel a job, so that its worker loses the lease; false if there is no such job."""
        await self._database.execute(CANCEL, job_id, owner)
        return await self.job(job_id, owner) is not None

    async def take(self, kinds: Sequence[str], lasting: timedelta) -> Lease | None:
        """Lease the oldest job of these kinds that nobody works on; no two workers get the same."""
        await self._database.execute(GIVE_UP, MOST_ATTEMPTS)
        lease = uuid4()
        row = await self._database.fetchrow(TAKE, lease, lasting, [*kinds], MOST_ATTEMPTS)
        return None if row is None else Lease(lease, _job(row))

    async def renew(self, lease: UUID, progress: float, lasting: timedelta) -> bool:
        """Extend a lease; false if it is no longer valid."""
        return await self._database.fetchval(RENEW, lease, progress, lasting) is not None

    async def finish(self, lease: UUID, result: Any, keep: Keep | None = None) -> bool:  # noqa: ANN401 - any JSON value
        """Store the result of a job, and what `keep` stores of it; false if the lease is no longer valid."""
        async with self._database.acquire() as connection, connection.transaction():
            done = await connection.fetchval(FINISH, lease, Status.DONE, result, None) is not None
            if done and keep is not None:
                await keep(connection)
        return done

    async def fail(self, lease: UUID, failure: str) -> bool:
        """End a job as failed; false if the lease is no longer valid."""
        return await self._database.fetchval(FINISH, lease, Status.FAILED, None, failure) is not None

    async def give_back(self, lease: UUID) -> None:
        """Let another worker start the job again at once."""
        await self._database.execute(GIVE_BACK, lease)


async def add_own(
    connection: PoolConnectionProxy[Record], kind: str, arguments: Sequence[Mapping[str, Any]]
) -> None:
    """Add jobs that nobody asked for."""
    await connection.execute(ADD_OWN, kind, [*arguments], LATER)


async def forget_own(database: Database) -> None:
    """Delete the jobs of last week that nobody asked for."""
    await database.execute(FORGET_OWN)


def _job(row: Record) -> Job:
    return Job(
        id=row["id"],
        kind=row["kind"],
        arguments=row["arguments"],
        status=Status(row["status"]),
        progress=row["progress"],
        attempts=row["attempts"],
        result=row["result"],
        failure=row["failure"],
        created_at=row["created_at"],
        ended_at=row["ended_at"],
    )
