"""Work for later."""

from __future__ import annotations

from typing import Final

from academie.server.base.database import Database
from academie.server.base.declared.jobs import JobKinds
from academie.server.base.declared.personal_data import Held
from academie.server.base.part import Part, Process
from academie.server.base.settings import Settings
from academie.server.jobs import routes
from academie.server.jobs.queue import Jobs


def start(process: Process) -> None:
    process.add(JobKinds(kind for part in process.parts for kind in part.jobs))
    process.add(Jobs(process.get(Database), process.get(Settings).engine_quota_scale))


PART: Final = Part(
    name="jobs",
    start=start,
    routes=routes.HANDLERS,
    holds=(Held("job", "owner", hidden=("lease",)),),
    ids=("job.id", "job.lease"),
)
