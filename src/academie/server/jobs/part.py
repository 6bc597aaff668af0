"""Work for later."""

from __future__ import annotations

from typing import Final

from academie.server.base.database import Database
from academie.server.base.part import Part, Process
from academie.server.jobs import routes
from academie.server.jobs.queue import Jobs


def start(process: Process) -> None:
    process.add(Jobs(process.get(Database)))


PART: Final = Part(name="jobs", start=start, routes=routes.HANDLERS)
