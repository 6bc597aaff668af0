"""The log that this server signs, who cosigns it, and what it cosigns itself."""

from __future__ import annotations

from typing import Final

from academie.server.base.database import Database
from academie.server.base.part import Part, Process
from academie.server.base.settings import Settings
from academie.server.transparency import routes
from academie.server.transparency.log import TransparencyLog
from academie.server.transparency.signer import Signer
from academie.server.transparency.witnesses import ServerWitness, Witnesses


def start(process: Process) -> None:
    database, settings = process.get(Database), process.get(Settings)
    signer = Signer(settings)
    process.add(signer, stop=signer.stop)
    log = process.add(TransparencyLog(database, settings, signer.key))
    witnesses = process.add(Witnesses(log, database, settings))
    process.add(ServerWitness(database, settings, signer.key))

    async def sweep() -> None:
        """Enter what waits, and have it cosigned."""
        await log.sweep()
        await witnesses.sweep()

    process.begin(log.check_key)
    process.begin(signer.start)
    process.watch(lambda: [signer.task])
    process.every(settings.log_seconds, sweep, "public log")


PART: Final = Part(name="transparency", start=start, routes=routes.HANDLERS, root=routes.ROOT)
