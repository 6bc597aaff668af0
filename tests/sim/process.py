"""A process of the server: its true parts, on a store, a bus and sockets that are simulated."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from contextvars import copy_context
from functools import partial
from typing import Any, cast
from uuid import UUID

from academie.server.app import PROTOCOL
from academie.server.base.changes import Changes
from academie.server.base.database import DATABASE_AWAY
from academie.server.base.part import Process
from academie.server.base.processes import BEAT_SECONDS
from academie.server.base.settings import Settings
from academie.server.base.tasks import Background, spawn
from academie.server.edge import connection
from academie.server.edge.access import Callers
from academie.server.edge.identity import Identity
from academie.server.edge.open_sockets import OpenSockets
from academie.server.edge.transport import EXTENSION
from academie.server.engines.part import SWEEP_SECONDS
from academie.server.engines.service import Engines
from academie.server.game.commits import LANES
from academie.server.game.log_writer import Writer
from academie.server.play.chat import ChatService
from academie.server.play.fanout import RedisFanout
from academie.server.play.outages import SERVES_SECONDS, Outages
from academie.server.play.part import (
    BURY_SECONDS,
    CATCH_UP_SECONDS,
    DUE_SECONDS,
    FLAG_SECONDS,
    LOOK_SECONDS,
)
from academie.server.play.rooms import RoomRegistry
from academie.server.transparency.signer import Signer
from tests.sim.bus import Hub, SimRedis
from tests.sim.database import SimGames, SimLogStore, StoreHost, StoreLine
from tests.sim.engines import SimEngines
from tests.sim.loop import OWNER, Owner
from tests.sim.people import KEY, ORIGIN
from tests.sim.sockets import Socket

SETTINGS = Settings(origin=ORIGIN, engine_seconds=5)
START_SECONDS = 0.3


class SimSigner(Signer):
    """Signs with a key that is not read from a file."""

    def __init__(self) -> None:
        super().__init__(SETTINGS)
        self._key = KEY


class Nobody:
    """Chat, notices, tokens, open tables, limits and who is here, of which nothing is simulated."""

    async def lines_for(self, room: object, reader: UUID | None) -> list[object]:
        del room, reader
        return []

    @contextmanager
    def subscribed(self, topic: str, heard: Callable[[], None]) -> Iterator[None]:
        del topic, heard
        yield

    def begin(self, address: str, scale: int) -> None:
        del address, scale

    @contextmanager
    def counted(self, address: str, account: UUID | None, scale: int) -> Iterator[None]:
        del address, account, scale
        yield

    @contextmanager
    def noted(self, account: UUID | None) -> Iterator[None]:
        del account
        yield


class Doorkeeper:
    """Accounts by their session, which is their id."""

    def __init__(self, names: dict[UUID, str]) -> None:
        self._names = names

    async def identity(self, token: str) -> Identity | None:
        account = UUID(token)
        return Identity(account, self._names[account], session=account.bytes)

    async def note(self, caller: Identity) -> None:
        """No tokens are counted."""


class SimProcess:
    """One process, from its start to its end or its death."""

    def __init__(  # noqa: PLR0913 - what a process is given
        self,
        name: str,
        host: StoreHost,
        hub: Hub,
        engines: SimEngines,
        *,
        names: dict[UUID, str],
        skew_ms: int,
    ) -> None:
        self.owner = Owner(name, skew_ms)
        self.context = copy_context()
        self.context.run(OWNER.set, self.owner)
        self.line = StoreLine(host, self.owner)
        self.redis = SimRedis(hub)
        self.ready = False
        self.sockets: list[Socket] = []
        self.tasks: list[asyncio.Task[Any]] = []
        self._names = names
        self._engines = engines

    def run(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something in this process."""
        task: asyncio.Task[Any] = self.context.run(spawn, work)
        self.tasks.append(task)
        return task

    def begin(self) -> None:
        """Start, as soon as the store can be reached."""
        self.run(self._start())

    def _build(self) -> None:
        self.games = SimGames(self.line)
        self.writer = Writer([SimLogStore(self.line) for _ in range(LANES)])
        self.outages = Outages(self.games.database)
        self.fanout = RedisFanout("redis://sim")
        cast("Any", self.fanout)._redis = self.redis
        self.signer = SimSigner()
        self.rooms = RoomRegistry(
            self.games, self.writer, self.fanout, 100, self.signer, outages=self.outages
        )
        self.background = Background()
        client = cast("Any", self._engines)
        self.engines = Engines(self.games.database, self.rooms, self.background, client, SETTINGS)
        self.rooms.opened.append(self.engines.follower)
        nobody = Nobody()
        self.process = process = Process()
        for service in (SETTINGS, self.rooms):
            process.add(service)
        process.add(Doorkeeper(self._names), by=Callers)
        process.add(PROTOCOL)
        for kind in (ChatService, Changes, OpenSockets):
            process.add(nobody, by=kind)

    async def _start(self) -> None:
        self._build()
        while True:
            try:
                await self.outages.start()
                break
            except DATABASE_AWAY:
                await asyncio.sleep(START_SECONDS)
        self.writer.start()
        self.signer.start()
        self.fanout.start(self.rooms)
        repeat = self.background.repeat
        repeat(BEAT_SECONDS, partial(self.writer.alive, self.outages.process), "alive")
        repeat(SERVES_SECONDS, self.outages.beat)
        repeat(DUE_SECONDS, self.rooms.flag_due)
        repeat(FLAG_SECONDS, self.rooms.flag_overdue)
        repeat(LOOK_SECONDS, self.rooms.look_around)
        repeat(CATCH_UP_SECONDS, self.rooms.catch_up)
        repeat(BURY_SECONDS, self.rooms.bury_dead)
        repeat(SWEEP_SECONDS, self.engines.sweep)
        self.ready = True

    @property
    def open(self) -> bool:
        """Whether somebody who connects now is answered."""
        return self.owner.alive and self.ready

    def accept(self, socket: Socket, account: UUID) -> None:
        """Serve a socket."""
        self.sockets = [each for each in self.sockets if not each.closed]
        self.sockets.append(socket)
        self.run(self._serve(socket, account))

    async def _serve(self, socket: Socket, account: UUID) -> None:
        scope: dict[str, Any] = {
            "headers": [(b"authorization", b"Bearer " + str(account).encode())],
            "subprotocols": ["academie.v2"],
            "extensions": {EXTENSION: socket},
        }
        with suppress(OSError):
            await connection.serve(self.process, scope, socket.receive, socket.answer)
        socket.reset()

    async def read_quarantined(self) -> None:
        """Read the games in quarantine again, as far as the store answers."""
        with suppress(*DATABASE_AWAY):
            await self.rooms.read_quarantined()

    def kill(self) -> None:
        """End it without a word."""
        self.owner.alive = self.ready = False
        self.owner.parked.clear()
        hub = self.redis.hub
        hub.channels = [each for each in hub.channels if each.redis is not self.redis]
        for socket in self.sockets:
            socket.reset()

    async def stop(self) -> None:
        """Stop it in order, as the server does."""
        self.ready = False
        for socket in self.sockets:
            socket.drop()
        await self.background.stop()
        for part in (self.writer, self.signer, self.fanout, self.outages):
            await part.stop()
