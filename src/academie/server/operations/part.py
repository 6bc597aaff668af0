"""Health, and figures of the database."""

from __future__ import annotations

from functools import partial
from typing import Final

from academie.server.base.database import Database
from academie.server.base.part import Part, Process
from academie.server.base.settings import Settings
from academie.server.operations import routes
from academie.server.operations.figures import FIGURES_SECONDS, check_disk, measure
from academie.server.operations.health import check_schema


def start(process: Process) -> None:
    database, settings = process.get(Database), process.get(Settings)
    process.every(FIGURES_SECONDS, partial(measure, database, settings), "figures")
    process.check("database", partial(database.fetchval, "SELECT 1"))
    process.check("schema", partial(check_schema, database))
    process.check("disk", partial(check_disk, settings.database_folder))


PART: Final = Part(name="operations", start=start, routes=routes.HANDLERS)
