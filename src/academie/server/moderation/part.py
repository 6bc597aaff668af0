"""Reports, cases, decisions and roles."""

from __future__ import annotations

from typing import Final

from academie.server.base.database import Database
from academie.server.base.declared.personal_data import KEPT, NOT_BY, Held
from academie.server.base.limits import Limits
from academie.server.base.part import Part, Process
from academie.server.moderation import notices, routes
from academie.server.moderation.appeals import Appeals
from academie.server.moderation.cases import Cases
from academie.server.moderation.decisions import Moderation
from academie.server.moderation.reports import Reports
from academie.server.moderation.retention import Retention
from academie.server.moderation.roles import Roles

SWEEP_SECONDS: Final = 3600.0
OF_SANCTION: Final = "{table}.{column} IN (SELECT id FROM sanction WHERE account = person.id)"


def start(process: Process) -> None:
    database = process.get(Database)
    process.add(Reports(database, process.get(Limits)))
    roles = process.add(Roles(database))
    process.add(Cases(database, roles))
    process.add(Appeals(database))
    process.add(Moderation(database))
    process.every(SWEEP_SECONDS, Retention(database).sweep)


PART: Final = Part(
    name="moderation",
    start=start,
    routes=routes.HANDLERS,
    notices=(notices.REPORT,),
    holds=(
        Held("account_role", "account"),
        Held("report", "about", KEPT, hidden=("reporter",)),
        Held("report", "reporter", NOT_BY),
        Held("appeal", "sanction", KEPT, OF_SANCTION, hidden=("decided_by",)),
        Held("appeal", "decided_by", KEPT, shown=False),
        Held("mod_case", "about", KEPT, hidden=("leased_by", "closing_by", "closing_reason")),
        Held("mod_case", "leased_by", KEPT, shown=False),
        Held("mod_case", "closing_by", KEPT, shown=False),
        Held("mod_action", "about", KEPT, hidden=("moderator",)),
        Held("mod_action", "moderator", KEPT, shown=False),
    ),
    ids=("mod_action.game_id", "report.game_id"),
)
