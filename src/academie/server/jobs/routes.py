"""Jobs: requested now, done by a worker, looked up later."""

from __future__ import annotations

from typing import Annotated, Any, Final
from uuid import UUID

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from academie.server.base.declared.jobs import JobKinds
from academie.server.base.errors import NO_JOB, NoSuch
from academie.server.edge.access import Player, Uses, allows
from academie.server.edge.problems import problems
from academie.server.edge.scopes import Scope
from academie.server.jobs.queue import Job, Jobs

MOST_LISTED: Final = 50


class JobAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A kind of job and what it is to be done on.

    `verify-games` takes `{"games": [id, ...]}`, up to 50 of them, and recomputes every roll of each;
    `analyse-game` takes `{"game": id}` of a finished game, and says what each of its choices was worth.
    """

    kind: Annotated[str, Meta(min_length=1, max_length=40)]
    arguments: dict[str, Any]


@post("/jobs", responses=problems(401, 403, 409), tags=["jobs"], opt=allows(Scope.STUDY_WRITE))
async def ask_job(
    data: JSONBody[JobAsked], job_kinds: Uses[JobKinds], jobs: Uses[Jobs], player: Player
) -> Job:
    """Asks for a job; it waits for a worker."""
    kind = job_kinds.offered.kind(data.kind)
    kind.read(data.arguments)
    return await jobs.add(player.account, kind.name, data.arguments, jobs.most(player))


@get("/jobs", responses=problems(401), tags=["jobs"], opt=allows(Scope.STUDY_READ))
async def my_jobs(jobs: Uses[Jobs], player: Player) -> list[Job]:
    """One's last jobs, the newest first."""
    return await jobs.of(player.account, MOST_LISTED)


@get("/jobs/{job_id:uuid}", responses=problems(401, 404), tags=["jobs"], opt=allows(Scope.STUDY_READ))
async def my_job(job_id: FromPath[UUID], jobs: Uses[Jobs], player: Player) -> Job:
    """One's job as it stands."""
    job = await jobs.job(job_id, player.account)
    if job is None:
        raise NoSuch(NO_JOB)
    return job


@delete(
    "/jobs/{job_id:uuid}", responses=problems(401, 403, 404), tags=["jobs"], opt=allows(Scope.STUDY_WRITE)
)
async def cancel_job(job_id: FromPath[UUID], jobs: Uses[Jobs], player: Player) -> None:
    """Cancels a job, waiting or running; one that has ended stays as it is."""
    if not await jobs.cancel(job_id, player.account):
        raise NoSuch(NO_JOB)


HANDLERS: Final = (ask_job, my_jobs, my_job, cancel_job)
