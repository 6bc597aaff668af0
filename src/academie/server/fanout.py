"""Telling other processes what has become durable, over Redis; it may be lost without losing a move."""

# The types of redis are known only in part.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from struct import Struct
from typing import TYPE_CHECKING, Any, Final
from uuid import UUID, uuid4

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from academie.server import metrics
from academie.server.chain import Entry
from academie.server.protocol import Chatted
from academie.server.rooms.aside import SetAside
from academie.server.store.writer import LOST
from academie.server.supervision import Supervised

if TYPE_CHECKING:
    from academie.server.rooms.hall import RoomRegistry

LOG: Final = logging.getLogger(__name__)
BATCH_SECONDS: Final = 0.002
RETRY_SECONDS: Final = 0.5
MOST_WAITING: Final = 10_000
CHANNEL: Final = "academie:log"
HEAD: Final = Struct(">16sq")
"""Before every batch: which process publishes it, which need not read it, and the date of the last event."""


class FanoutMessage(msgspec.Struct, array_like=True):
    """Durable events of one game, or chat at it."""

    game: UUID
    entries: list[tuple[int, str, int | None, dict[str, Any], int, bytes]]
    said: tuple[str, str, int] | None = None
    """Who has said what, and the number of that line, if it is chat."""


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(list[FanoutMessage]).decode


class RedisFanout:
    """Publishes in small batches and hears what other processes publish."""

    def __init__(self, address: str) -> None:
        # A line that breaks must be seen to break: news is lost then, and the log has to be read.
        self._redis: Redis = Redis.from_url(address, retry=Retry(NoBackoff(), 0))
        self._origin = uuid4().bytes
        self._waiting: list[FanoutMessage] = []
        self._ready = asyncio.Event()
        self.tasks: list[Supervised] = []

    def start(self, hall: RoomRegistry) -> None:
        self.tasks = [
            Supervised("fanout publisher", self._speak),
            Supervised("fanout listener", partial(self._listen, hall)),
        ]

    async def stop(self) -> None:
        for task in self.tasks:
            await task.stop()
        await self._redis.aclose()

    def publish(self, game_id: UUID, entries: Sequence[Entry]) -> None:
        rows = [(e.seq, e.kind, e.seat, dict(e.body), e.at_ms, e.prev) for e in entries]
        self._waiting.append(FanoutMessage(game_id, rows))
        self._ready.set()

    def chat(self, said: Chatted) -> None:
        """Passes on what was said at a table."""
        self._waiting.append(FanoutMessage(said.game, [], (said.name, said.text, said.id)))
        self._ready.set()

    async def ping(self) -> None:
        """Returns if Redis answers. Raises `RedisError` or `OSError`."""
        await self._redis.ping()

    async def _speak(self) -> None:
        """Sends what waits, a batch at a time, and again if Redis did not take it.

        While Redis is away only the latest is kept for it; the log has it all.
        """
        while True:
            await self._ready.wait()
            await asyncio.sleep(BATCH_SECONDS)
            self._ready.clear()
            batch, self._waiting = self._waiting[-MOST_WAITING:], []
            try:
                await self._redis.publish(CHANNEL, HEAD.pack(self._origin, _dated(batch)) + encode(batch))
            except (RedisError, OSError):
                self._waiting = [*batch, *self._waiting]
                self._ready.set()
                await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self, hall: RoomRegistry) -> None:
        """Hears what is published; while Redis is away the log itself is looked at."""
        while True:
            with suppress(RedisError, *LOST):
                await self._hear(hall)
            with suppress(*LOST):
                await hall.catch_up()
            await asyncio.sleep(RETRY_SECONDS)

    async def _hear(self, hall: RoomRegistry) -> None:
        """Listens until the line breaks; whatever was missed before is read from the log."""
        async with self._redis.pubsub() as heard:
            await heard.subscribe(CHANNEL)
            async for message in heard.listen():
                if message["type"] == "subscribe":
                    await hall.catch_up()
                    continue
                await self._take(hall, message["data"])

    async def _take(self, hall: RoomRegistry, data: bytes) -> None:
        """One message; of one that cannot be read, whatever it should have said is read from the log."""
        try:
            origin, at_ms = HEAD.unpack_from(data)
            batch = decode(data[HEAD.size :]) if origin != self._origin else []
        except Exception:
            LOG.exception("a message over Redis cannot be read; the log is read")
            metrics.unreadable_message()
            await hall.catch_up()
            return
        if at_ms:
            metrics.heard(time.time() - at_ms / 1000)
        await _take_in(hall, batch)


async def _take_in(hall: RoomRegistry, batch: list[FanoutMessage]) -> None:
    """Brings warm rooms up to what another process wrote, and passes on what was said there."""
    for news in batch:
        if (room := hall.warm(news.game)) is None:
            continue
        if news.said is not None:
            room.audience.send(Chatted(news.game, *news.said))
        with suppress(SetAside):
            await room.catch_up([Entry(*row) for row in news.entries])


def _dated(batch: list[FanoutMessage]) -> int:
    """When the last event of a batch happened, if there is one."""
    return batch[-1].entries[-1][4] if batch[-1].entries else 0
