"""Engines at tables, lines of play and analysis."""

from __future__ import annotations

from typing import Final

from academie.server.base.database import Database
from academie.server.base.part import Part, Process
from academie.server.base.settings import Settings
from academie.server.engines import routes
from academie.server.engines.quotas import EngineQuotas
from academie.server.engines.service import EngineClient, Engines
from academie.server.play.rooms import RoomRegistry

SWEEP_SECONDS: Final = 3.0
SETTLE_SECONDS: Final = 30.0


def start(process: Process) -> None:
    database, settings = process.get(Database), process.get(Settings)
    quotas = EngineQuotas(database, settings)
    process.add(quotas, stop=quotas.stop)
    client = EngineClient(settings, quotas)
    process.add(client, stop=client.stop)
    process.begin(lambda: client.start(process.background))
    process.check("engines", client.check, optional=True)
    rooms = process.get(RoomRegistry)
    engines = process.add(Engines(database, rooms, process.background, client, settings))
    rooms.opened.append(engines.follower)
    process.every(SWEEP_SECONDS, engines.sweep)
    process.every(SETTLE_SECONDS, engines.settle_missing)


PART: Final = Part(name="engines", start=start, routes=routes.HANDLERS)
