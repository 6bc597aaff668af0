"""Reports, cases, decisions and roles."""

from __future__ import annotations

from typing import Final

from academie.server.base.database import Database
from academie.server.base.limits import Limits
from academie.server.base.part import Part, Process
from academie.server.moderation import notices, routes
from academie.server.moderation.cases import Cases
from academie.server.moderation.decisions import Moderation
from academie.server.moderation.reports import Reports
from academie.server.moderation.retention import Retention
from academie.server.moderation.roles import Roles

SWEEP_SECONDS: Final = 3600.0


def start(process: Process) -> None:
    database = process.get(Database)
    process.add(Reports(database, process.get(Limits)))
    roles = process.add(Roles(database))
    process.add(Cases(database, roles))
    process.add(Moderation(database))
    process.every(SWEEP_SECONDS, Retention(database).sweep)


PART: Final = Part(
    name="moderation",
    start=start,
    routes=routes.HANDLERS,
    notices=(notices.REPORT,),
)
