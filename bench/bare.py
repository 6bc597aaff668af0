"""The least a server of games could do, to measure ours against: no law, room, clock, chain or dice.

Each act is decoded into one struct and kept by a durable insert of 200 bytes, together with those that came
while the insert before was under way; then it is acknowledged and told to both players in 400 bytes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from uuid import UUID

import asyncpg
import msgspec

from academie.server.base.settings import Settings
from academie.server.edge.transport import Socket, socket_of

KEPT: Final = bytes(200)
FRAME_BYTES: Final = 400
MAKE: Final = """
    CREATE TABLE IF NOT EXISTS bare (id uuid, seq int, body bytea NOT NULL, PRIMARY KEY (id, seq))
"""
KEEP: Final = "INSERT INTO bare SELECT * FROM unnest($1::uuid[], $2::int[], $3::bytea[])"

Frame = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Frame]]
Send = Callable[[Frame], Awaitable[None]]


class Said(msgspec.Struct):
    """A message: an act if it has an id, else somebody sits down."""

    game: UUID
    id: UUID | None = None


decode = msgspec.json.Decoder(Said).decode


class Table:
    """How many acts there were, and the sockets of both players."""

    __slots__ = ("acts", "sockets")

    def __init__(self) -> None:
        self.acts = 0
        self.sockets: list[Socket] = []

    def frame(self) -> bytes:
        """What both players are told after an act."""
        view = f'"view":{{"turn":{self.acts % 2},"choices":{{"acts":[{{"text":"pass"}}]}}}}'
        return f'{{"t":"step","seq":{self.acts},{view},"pad":"{"":x>{FRAME_BYTES}}'.encode()[:398] + b'"}'


class Bare:
    """All tables, and the connection over which acts are kept."""

    def __init__(self, database: str) -> None:
        self._address = database
        self._database: asyncpg.Connection[asyncpg.Record] | None = None
        self._tables: dict[UUID, Table] = {}
        self._waiting: list[tuple[UUID, int, asyncio.Future[None]]] = []
        self._keeping: asyncio.Task[None] | None = None

    async def __call__(self, scope: Frame, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "websocket":
            await self._serve(socket_of(scope), receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        self._database = await asyncpg.connect(self._address)
        await self._database.execute(MAKE)
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self._database.close()
        await send({"type": "lifespan.shutdown.complete"})

    async def _serve(self, socket: Socket, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": "academie.v2"})
        while (frame := await socket.receive_frame()) is not None:
            said = decode(frame)
            table = self._tables.setdefault(said.game, Table())
            if said.id is None:
                table.sockets.append(socket)
                socket.write(table.frame())
            else:
                await self._act(table, said.game, said.id, socket)

    async def _act(self, table: Table, game: UUID, act: UUID, socket: Socket) -> None:
        table.acts += 1
        await self._keep(game, table.acts)
        socket.write(f'{{"t":"ack","id":"{act}","seq":{table.acts}}}'.encode())
        frame = table.frame()
        for each in table.sockets:
            each.write(frame)

    async def _keep(self, game: UUID, seq: int) -> None:
        kept = asyncio.get_running_loop().create_future()
        self._waiting.append((game, seq, kept))
        if self._keeping is None:
            self._keeping = asyncio.create_task(self._keep_waiting())
        await kept

    async def _keep_waiting(self) -> None:
        assert self._database is not None
        while self._waiting:
            batch, self._waiting = self._waiting, []
            games, numbers, kept = zip(*batch, strict=True)
            await self._database.fetch(KEEP, games, numbers, [KEPT] * len(batch))
            for each in kept:
                each.set_result(None)
        self._keeping = None


def create_app() -> Bare:
    """The server, for uvicorn."""
    return Bare(Settings.from_environment().database)
