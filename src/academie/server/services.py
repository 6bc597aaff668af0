"""The parts of one web process, started and stopped together."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from academie.server import memory, metrics
from academie.server.abandoned import AbandonedGames
from academie.server.accounts import Accounts
from academie.server.background import Background
from academie.server.connection import ChatService
from academie.server.endings import Endings
from academie.server.engine_games import EngineGames
from academie.server.engines import Engines
from academie.server.fanout import RedisFanout
from academie.server.heralds import EventBus
from academie.server.jobs import Jobs
from academie.server.limits import Limits
from academie.server.lobby import Lobby
from academie.server.matchmaking import Matchmaking
from academie.server.notices import Notices
from academie.server.practice import Practised
from academie.server.rooms.hall import RoomRegistry
from academie.server.settings import Settings
from academie.server.store.chats import ChatStore
from academie.server.store.games import Games
from academie.server.store.pool import connect
from academie.server.store.writer import Writer
from academie.server.supervision import Supervised

if TYPE_CHECKING:
    from academie.server.store.pool import Database

FLAG_SECONDS: Final = 0.5
PAIR_SECONDS: Final = 2.0
ENGINE_SECONDS: Final = 3.0
SETTLE_SECONDS: Final = 30.0
CLEAR_SECONDS: Final = 60.0


@dataclass(frozen=True, slots=True)
class Services:
    """What handlers use."""

    settings: Settings
    database: Database
    accounts: Accounts
    games: Games
    hall: RoomRegistry
    writer: Writer
    fanout: RedisFanout
    jobs: Jobs
    notices: Notices
    limits: Limits
    talk: ChatService
    lobby: Lobby
    matchmaking: Matchmaking
    practised: Practised
    engines: Engines
    tasks: list[Supervised]
    """What must be running as long as the process does."""


@asynccontextmanager
async def running(settings: Settings) -> AsyncGenerator[Services]:
    """Everything started, and stopped in the other order: no act that was taken is left unwritten."""
    database = await _connect(settings)
    games, fanout = Games(database), RedisFanout(settings.redis)
    writer = Writer(database, settings.database_seconds + settings.pool_seconds)
    heralds, notices, background = EventBus(fanout), Notices(settings.database), Background()
    hall = RoomRegistry(games, writer, heralds, settings.warm_rooms)
    engines = Engines(
        database, hall, background, workers=settings.engine_workers, seconds=settings.engine_seconds
    )
    endings = Endings(database, background)
    heralds.followers += [engines.follow, endings.follow]
    limits = Limits.of(settings)
    services = Services(
        settings=settings,
        database=database,
        accounts=Accounts(database),
        games=games,
        hall=hall,
        writer=writer,
        fanout=fanout,
        jobs=Jobs(database),
        notices=notices,
        limits=limits,
        talk=ChatService(fanout.chat, limits.chats, ChatStore(database)),
        lobby=Lobby(database, hall, heralds, EngineGames(database, settings)),
        matchmaking=Matchmaking(database, hall, heralds),
        practised=Practised(database),
        engines=engines,
        tasks=[],
    )
    memory.look_seldom()
    metrics.watch(hall)
    writer.start()
    fanout.start(hall)
    notices.start()
    engines.start()
    _keep_house(services, endings, background)
    started = (writer.task, notices.task, *fanout.tasks, *background.repeated)
    services.tasks.extend(task for task in started if task is not None)
    try:
        yield services
    finally:
        await background.stop()
        await engines.stop()
        await writer.stop()
        await fanout.stop()
        await notices.stop()
        await database.close()


async def _connect(settings: Settings) -> Database:
    return await connect(
        settings.database,
        settings.pool_size,
        command_seconds=settings.database_seconds,
        acquire_seconds=settings.pool_seconds,
    )


def _keep_house(services: Services, endings: Endings, background: Background) -> None:
    """What is done now and then, also for processes that have died."""
    background.repeat(FLAG_SECONDS, services.hall.flags)
    background.repeat(PAIR_SECONDS, services.matchmaking.pair)
    background.repeat(ENGINE_SECONDS, services.engines.sweep)
    background.repeat(SETTLE_SECONDS, endings.sweep)
    background.repeat(memory.FULL_SECONDS, memory.look_everywhere)
    abandoned = AbandonedGames(services.database, services.hall, services.settings)
    background.repeat(CLEAR_SECONDS, abandoned.sweep)
    for clear in (services.accounts.clear, services.lobby.clear, services.matchmaking.clear):
        background.repeat(CLEAR_SECONDS, clear)
