"""How the database, the outbox and the archive do."""

from __future__ import annotations

import asyncio
import shutil
from typing import Final

from academie.server.base import metrics
from academie.server.base.database import Database
from academie.server.base.settings import Settings
from academie.server.mail.outbox import Outbox

FIGURES: Final = """
    SELECT (SELECT coalesce(extract(epoch FROM now() - min(at)), 0)::float8 FROM log_pending) AS pending_age,
           (SELECT count(*) FROM quarantine) AS quarantined,
           CASE WHEN current_setting('archive_mode') <> 'off'
                THEN extract(epoch FROM now() - coalesce(last_archived_time, stats_reset))::float8 END
               AS archive_age,
           CASE WHEN current_setting('archive_mode') <> 'off'
                THEN (coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false))::int END
               AS archive_failing,
           (SELECT max(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn))::float8 FROM pg_replication_slots)
               AS stream_behind
    FROM pg_stat_archiver
"""
FIGURES_SECONDS: Final = 15.0
LEAST_FREE: Final = 0.1
"""How much of the database's disk must be free."""


async def measure(database: Database, settings: Settings) -> None:
    """Read the figures, if anybody reads the metrics."""
    if metrics.exporter() == metrics.NONE:
        return
    metrics.outbox(**(await Outbox(database).figures())._asdict())
    row = await database.fetchrow(FIGURES)
    assert row is not None
    metrics.database(**dict(row), disk_free=await disk_free(settings.database_folder))


async def disk_free(folder: str) -> float | None:
    """The free part of the disk of the database, if a folder on it is known."""
    if not folder:
        return None
    disk = await asyncio.to_thread(shutil.disk_usage, folder)
    return disk.free / disk.total


async def check_disk(folder: str) -> None:
    """Return if there is room on the disk of the database, as far as this machine has it."""
    if (free := await disk_free(folder)) is not None and free < LEAST_FREE:
        raise OSError(free)
