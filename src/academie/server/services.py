"""The parts of one web process, started and stopped together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from academie.server.accounts import Accounts
from academie.server.fanout import RedisFanout
from academie.server.rooms.hall import Hall
from academie.server.settings import Settings
from academie.server.store.games import Games
from academie.server.store.pool import connect
from academie.server.store.writer import LOST, Writer

if TYPE_CHECKING:
    from academie.server.store.pool import Database

FLAG_SECONDS: Final = 0.5


@dataclass(frozen=True, slots=True)
class Services:
    """What handlers use."""

    settings: Settings
    database: Database
    accounts: Accounts
    games: Games
    hall: Hall


@asynccontextmanager
async def running(settings: Settings) -> AsyncGenerator[Services]:
    """Everything started, and stopped in the other order: no act that was taken is left unwritten."""
    database = await connect(settings.database, settings.pool_size)
    games, writer, fanout = Games(database), Writer(database), RedisFanout(settings.redis)
    hall = Hall(games, writer, fanout, settings.warm_rooms)
    writer.start()
    fanout.start(hall)
    flags = asyncio.create_task(_watch(hall))
    try:
        yield Services(settings, database, Accounts(database), games, hall)
    finally:
        flags.cancel()
        with suppress(asyncio.CancelledError):
            await flags
        await writer.stop()
        await fanout.stop()
        await database.close()


async def _watch(hall: Hall) -> None:
    """Lets clocks fall, those of games nobody here watches too."""
    while True:
        await asyncio.sleep(FLAG_SECONDS)
        with suppress(*LOST):
            await hall.flags()
