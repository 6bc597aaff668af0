"""Games as they are stored, and what writes their logs."""

from __future__ import annotations

from typing import Final

from academie.server.accounts.networks import Networks
from academie.server.accounts.service import AccountRenamed
from academie.server.base.database import Database
from academie.server.base.encryption import SeedSealer, seal_key
from academie.server.base.part import Part, Process
from academie.server.base.settings import Settings
from academie.server.game import jobs, personal_data, routes
from academie.server.game.commits import held_connections
from academie.server.game.endings import Endings
from academie.server.game.log_writer import Writer
from academie.server.game.partitions import Partitions
from academie.server.game.quarantine import Quarantine
from academie.server.game.queries import Games, rename_player

PARTITION_SECONDS: Final = 3600.0
SETTLE_SECONDS: Final = 30.0


def start(process: Process) -> None:
    database, settings = process.get(Database), process.get(Settings)
    process.add(Games(database, SeedSealer(seal_key(settings))))
    process.add(Quarantine(database))
    process.listen(AccountRenamed, rename_player)
    writer = Writer(held_connections(database), settings.database_seconds + settings.pool_seconds)
    process.add(writer, stop=writer.stop)
    process.begin(writer.start)
    process.watch(lambda: writer.tasks)
    process.finish(writer.stop)
    shared = process.get(Networks).shared
    endings = process.add(Endings(database, process.background, shared, process.tell))
    process.every(SETTLE_SECONDS, endings.sweep)
    process.every(PARTITION_SECONDS, Partitions(database).sweep)


PART: Final = Part(
    name="game",
    start=start,
    routes=routes.HANDLERS,
    jobs=jobs.KINDS,
    holds=personal_data.HOLDS,
    ids=(
        "archive_file.first",
        "archive_file.until",
        "countersignature.game_id",
        "game.id",
        "game_event.game_id",
        "game_event.idem",
        "game_live.game_id",
        "live.game_id",
        "quarantine.game_id",
    ),
    exports=(personal_data.records_of,),
)
