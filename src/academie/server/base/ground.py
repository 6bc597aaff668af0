"""What every part of a web process stands on: its settings, the database and the limits."""

from __future__ import annotations

from collections.abc import Sequence

from academie.server.base.changes import Changes
from academie.server.base.database import Database, Replica, connect
from academie.server.base.garbage import FULL_COLLECTION_SECONDS, collect_all_garbage, collect_garbage_rarely
from academie.server.base.limits import Limits
from academie.server.base.part import Part, Process
from academie.server.base.settings import Settings


async def ground(settings: Settings, parts: Sequence[Part]) -> Process:
    """A process of these parts, with what all of them use."""
    process = Process(parts)
    process.add(settings)
    database = await _connect(settings)
    process.add(database, stop=database.close)
    if settings.replica:
        replica = await _connect(settings, settings.replica)
        process.add(Replica(replica), stop=replica.close)
    else:
        process.add(Replica(database))
    limits, changes = Limits(settings), Changes(settings.database)
    process.add(limits, stop=limits.stop)
    process.add(changes, stop=changes.stop)
    process.begin(changes.start)
    process.watch(lambda: [changes.task])
    process.begin(collect_garbage_rarely)
    process.every(FULL_COLLECTION_SECONDS, collect_all_garbage)
    return process


async def _connect(settings: Settings, replica: str = "") -> Database:
    """Connections to the database, or to a copy of it."""
    return await connect(
        replica or settings.database,
        settings.pool_size,
        writable=not replica,
        command_seconds=settings.database_seconds,
        acquire_seconds=settings.pool_seconds,
    )
