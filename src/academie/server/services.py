"""The services of one web process, started and stopped together."""

from __future__ import annotations

import asyncio
import gc
import shutil
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from academie.server.accounts.factors import IdentityParts
from academie.server.accounts.names.names import reserved_names
from academie.server.accounts.names.queries import Names
from academie.server.accounts.programs.programs import Programs
from academie.server.accounts.service import Accounts
from academie.server.base import metrics
from academie.server.base.changes import Notices
from academie.server.base.database import DATABASE_AWAY, connect
from academie.server.base.encryption import SeedSealer, seal_key
from academie.server.base.limits import Limits
from academie.server.base.settings import Settings
from academie.server.base.tasks import Background
from academie.server.base.watchdog import Supervisor
from academie.server.community.company import Company
from academie.server.edge.open_sockets import STREAMS_OF_ACCOUNT, STREAMS_OF_NETWORK, OpenSockets
from academie.server.engines.quotas import EngineQuotas
from academie.server.engines.service import EngineClient, Engines
from academie.server.fair_play.jobs import Measuring
from academie.server.fair_play.networks import Networks
from academie.server.game.commits import held_connections
from academie.server.game.log_writer import Writer
from academie.server.game.partitions import Partitions
from academie.server.game.quarantine import TOPIC
from academie.server.game.queries import Games
from academie.server.jobs.queue import Jobs
from academie.server.lobby.feed import TableFeed
from academie.server.lobby.matchmaking import Matchmaking
from academie.server.lobby.service import Lobby
from academie.server.mail.outbox import Outbox
from academie.server.notify.notices import NoticeStore
from academie.server.notify.preferences import PreferenceStore
from academie.server.notify.push import Subscriptions
from academie.server.play.abandoned import AbandonedGames
from academie.server.play.chat import ChatService
from academie.server.play.fanout import EventBus, RedisFanout
from academie.server.play.outages import SERVES_SECONDS, Outages
from academie.server.play.processes import BEAT_SECONDS, Process
from academie.server.play.rooms import RoomRegistry
from academie.server.practice.queries import PracticeStore
from academie.server.ratings.endings import Endings
from academie.server.ratings.results import Tally
from academie.server.site.list_cache import ListCache
from academie.server.transparency.log import TransparencyLog
from academie.server.transparency.signer import Signer
from academie.server.transparency.witnesses import ServerWitness, Witnesses

if TYPE_CHECKING:
    from academie.server.base.database import Database

DUE_SECONDS: Final = 0.1
FLAG_SECONDS: Final = 2.0
"""Rooms in memory are looked at more often: this is for those that no process holds."""
LOOK_SECONDS: Final = 1.0
CATCH_UP_SECONDS: Final = 10.0
"""How often rooms are compared with the log: a process may die after storing an event, before sending it."""
BURY_SECONDS: Final = 5.0
PAIR_SECONDS: Final = 0.5
ENGINE_SECONDS: Final = 3.0
SETTLE_SECONDS: Final = 30.0
CLEAR_SECONDS: Final = 60.0
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
FULL_COLLECTION_SECONDS: Final = 600.0
PARTITION_SECONDS: Final = 3600.0
YOUNG_OBJECTS: Final = 2_000
"""How many new objects make Python collect the young generation, which takes about 5 ms."""
YOUNG_COLLECTIONS: Final = 2
NEVER: Final = 1_000_000_000


Sweep = Callable[[], Awaitable[None]]
"""Does what processes that have died left undone."""
Check = Callable[[], Awaitable[object]]
"""Returns if a part of the server answers, raises an error if not."""


class Telling(NamedTuple):
    """What people are told, how they like to be told, and the browsers that get push messages."""

    notices: NoticeStore
    likes: PreferenceStore
    devices: Subscriptions

    @classmethod
    def of(cls, database: Database, settings: Settings) -> Telling:
        return cls(NoticeStore(database), PreferenceStore(database), Subscriptions(database, settings))


class Transparency(NamedTuple):
    """The log that this server signs, who cosigns it, and what it cosigns itself."""

    log: TransparencyLog
    witness: ServerWitness
    witnesses: Witnesses

    @classmethod
    def of(cls, database: Database, settings: Settings, signer: Signer) -> Transparency:
        log = TransparencyLog(database, settings, signer.key)
        own = ServerWitness(database, settings, signer.key)
        return cls(log, own, Witnesses(log, database, settings))

    async def sweep(self) -> None:
        """Enter what waits, and have it cosigned."""
        await self.log.sweep()
        await self.witnesses.sweep()


@dataclass(frozen=True, slots=True)
class Services:
    """The services that request handlers use."""

    settings: Settings
    process: Process
    database: Database
    replica: Database
    """What pages of finished games are read from: a copy, if there is one, else the database itself."""
    accounts: Accounts
    identity: IdentityParts
    programs: Programs
    games: Games
    rooms: RoomRegistry
    writer: Writer
    signer: Signer
    transparency: Transparency
    fanout: RedisFanout
    jobs: Jobs
    notices: Notices
    limits: Limits
    chat: ChatService
    company: Company
    lobby: Lobby
    tables: TableFeed
    matchmaking: Matchmaking
    practice: PracticeStore
    telling: Telling
    engines: Engines
    outages: Outages
    networks: Networks
    quotas: EngineQuotas
    supervisor: Supervisor
    open_sockets: OpenSockets = field(default_factory=OpenSockets)
    open_streams: OpenSockets = field(
        default_factory=partial(OpenSockets, STREAMS_OF_NETWORK, STREAMS_OF_ACCOUNT)
    )
    going_on: ListCache = field(default_factory=ListCache)
    """The lines of the front page about games and tables."""
    checks: dict[str, Check] = field(default_factory=dict[str, Check])
    """More parts that are asked whether they answer, by name; without one the process is degraded."""
    answered_at: dict[str, float] = field(default_factory=dict[str, float])
    """When each part was last well, by the clock of this process."""


@asynccontextmanager
async def running_services(settings: Settings) -> AsyncGenerator[Services]:
    """Start all services, and stop them in an order that leaves no accepted act unstored."""
    database, replica = await _connect_all(settings)
    games, fanout, writer = _log_parts(database, settings)
    event_bus, notices, background = EventBus(fanout), Notices(settings.database), Background()
    signer, outages = Signer(settings), Outages(database)
    rooms = RoomRegistry(games, writer, event_bus, settings.warm_rooms, signer, outages=outages)
    (client := EngineClient(settings, quotas := EngineQuotas(database, settings))).start(background)
    engines = Engines(database, rooms, background, client, settings)
    endings, networks = Endings(database, background), Networks(settings)
    tally = Tally(database, background, outages, networks)
    event_bus.followers += [engines.follow, endings.follow, tally.follow]
    limits, names = Limits(settings), Names(database, reserved_names(settings.reserved_names))
    identity = IdentityParts.of(database, settings, names, background)
    services = Services(
        settings=settings,
        process=Process.of(settings),
        database=database,
        replica=replica,
        accounts=identity.accounts,
        identity=identity,
        programs=Programs.of(database, settings),
        games=games,
        rooms=rooms,
        writer=writer,
        signer=signer,
        transparency=Transparency.of(database, settings, signer),
        fanout=fanout,
        jobs=Jobs(database),
        notices=notices,
        limits=limits,
        chat=ChatService.of(fanout.publish_chat, limits, database, settings),
        company=Company.of(database, fanout.redis, limits, settings),
        lobby=(lobby := Lobby(database, rooms, event_bus, quotas)),
        tables=TableFeed(lobby, notices, background),
        matchmaking=Matchmaking(database, rooms, event_bus),
        practice=PracticeStore(database),
        telling=Telling.of(database, settings),
        engines=engines,
        outages=outages,
        networks=networks,
        quotas=quotas,
        supervisor=Supervisor(writer.stop),
        checks={"engines": client.check},
    )
    await _start(services, [endings.sweep, tally.sweep], background)
    try:
        yield services
    finally:
        await _stop(services, background, client)


def _log_parts(database: Database, settings: Settings) -> tuple[Games, RedisFanout, Writer]:
    """What reads logs, what tells other processes of them, and what writes them."""
    writer = Writer(held_connections(database), settings.database_seconds + settings.pool_seconds)
    return Games(database, SeedSealer(seal_key(settings))), RedisFanout(settings.redis), writer


async def _start(services: Services, settle: Sequence[Sweep], background: Background) -> None:
    """Start what runs as long as the process does."""
    await services.transparency.log.check_key()
    await services.process.register(services.database)
    await services.outages.start()
    collect_garbage_rarely()
    metrics.count_rooms(services.rooms)
    writer, signer, fanout, notices = services.writer, services.signer, services.fanout, services.notices
    writer.start()
    signer.start()
    fanout.start(services.rooms)
    notices.start()
    services.tables.start()
    _start_housekeeping(services, settle, background)
    notices.subscribe(TOPIC, lambda: background.start(services.rooms.read_quarantined()))
    started = (*writer.tasks, signer.task, notices.task, *fanout.tasks, *background.repeated)
    services.supervisor.watch(*(task for task in started if task is not None))
    services.supervisor.start()


async def _stop(services: Services, background: Background, client: EngineClient) -> None:
    """Stop the services, once nothing more is asked of them."""
    await services.supervisor.stop()
    await background.stop()
    await client.stop()
    parts = (
        services.matchmaking,
        services.quotas,
        services.limits,
        services.networks,
        services.writer,
        services.signer,
        services.fanout,
        services.notices,
    )
    for part in (*parts, services.outages):
        await part.stop()
    with suppress(*DATABASE_AWAY):
        await services.process.leave(services.database)
    await services.database.close()
    if services.replica is not services.database:
        await services.replica.close()


async def _connect_all(settings: Settings) -> tuple[Database, Database]:
    """The database, and its copy or the same again."""
    database = await _connect(settings)
    return database, await _connect(settings, settings.replica) if settings.replica else database


async def _connect(settings: Settings, replica: str = "") -> Database:
    """Connections to the database, or to a copy of it."""
    return await connect(
        replica or settings.database,
        settings.pool_size,
        writable=not replica,
        command_seconds=settings.database_seconds,
        acquire_seconds=settings.pool_seconds,
    )


def _start_housekeeping(services: Services, settle: Sequence[Sweep], background: Background) -> None:
    """Start the periodic work, which also takes over from processes that have died."""
    background.repeat(BEAT_SECONDS, partial(services.writer.alive, services.process.id), "alive")
    background.repeat(SERVES_SECONDS, services.outages.beat)
    background.repeat(DUE_SECONDS, services.rooms.flag_due)
    background.repeat(FLAG_SECONDS, services.rooms.flag_overdue)
    background.repeat(LOOK_SECONDS, services.rooms.look_around)
    background.repeat(CATCH_UP_SECONDS, services.rooms.catch_up)
    background.repeat(BURY_SECONDS, services.rooms.bury_dead)
    background.repeat(PAIR_SECONDS, services.matchmaking.pair)
    background.repeat(ENGINE_SECONDS, services.engines.sweep)
    for sweep in (services.engines.settle_missing, *settle):
        background.repeat(SETTLE_SECONDS, sweep)
    background.repeat(services.settings.log_seconds, services.transparency.sweep)
    background.repeat(FULL_COLLECTION_SECONDS, collect_all_garbage)
    background.repeat(FIGURES_SECONDS, partial(_measure, services), "figures")
    background.repeat(PARTITION_SECONDS, Partitions(services.database).sweep)
    services.company.start(background)
    background.repeat(CLEAR_SECONDS, services.rooms.list_live)
    abandoned = AbandonedGames(services.database, services.rooms, services.settings)
    background.repeat(CLEAR_SECONDS, abandoned.sweep)
    background.repeat(CLEAR_SECONDS, Measuring(services.database, services.settings).sweep)
    clearing = (services.programs.authorizations, services.lobby, services.matchmaking)
    for clear in (*services.identity.sweeps, *(part.clear for part in clearing)):
        background.repeat(CLEAR_SECONDS, clear)


async def disk_free(folder: str) -> float | None:
    """The free part of the disk of the database, if a folder on it is known."""
    if not folder:
        return None
    disk = await asyncio.to_thread(shutil.disk_usage, folder)
    return disk.free / disk.total


async def _measure(services: Services) -> None:
    """Read how the database, the outbox and the archive do, if anybody reads the metrics."""
    if metrics.exporter() == metrics.NONE:
        return
    metrics.outbox(**(await Outbox(services.database).figures())._asdict())
    row = await services.database.fetchrow(FIGURES)
    assert row is not None
    metrics.database(**dict(row), disk_free=await disk_free(services.settings.database_folder))


def collect_garbage_rarely() -> None:
    """Exempt what is loaded so far from garbage collection, and leave old objects to `collect_all_garbage`.

    A warm room is thousands of long-lived objects without reference cycles; reference counting frees nearly
    all the rest. With the default thresholds a process with 1,500 tables paused for 0.2 to 0.5 s every other
    second, found nothing, and spent a third of its time on it (`make bench-server`).
    """
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, YOUNG_COLLECTIONS, NEVER)


async def collect_all_garbage() -> None:
    """Run the full collection that `collect_garbage_rarely` puts off."""
    gc.collect()
