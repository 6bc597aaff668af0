"""Telling other processes what has become durable, over Redis; it may be lost without losing a move."""

# The types of redis are known only in part.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final
from uuid import UUID, uuid4

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from academie.server.chain import Entry

if TYPE_CHECKING:
    from academie.server.rooms.hall import Hall

BATCH_SECONDS: Final = 0.002
RETRY_SECONDS: Final = 0.5
CHANNEL: Final = "academie:log"


class News(msgspec.Struct, array_like=True):
    """Durable events of one game, from one process."""

    origin: UUID
    game: UUID
    entries: list[tuple[int, str, int | None, dict[str, Any], int, bytes]]


class RedisFanout:
    """Publishes in small batches and hears what other processes publish."""

    def __init__(self, address: str) -> None:
        self._redis: Redis = Redis.from_url(address)
        self._origin = uuid4()
        self._waiting: list[News] = []
        self._ready = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, hall: Hall) -> None:
        self._tasks = [asyncio.create_task(self._speak()), asyncio.create_task(self._listen(hall))]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self._redis.aclose()

    def publish(self, game_id: UUID, entries: Sequence[Entry]) -> None:
        rows = [(e.seq, e.kind, e.seat, dict(e.body), e.at_ms, e.prev) for e in entries]
        self._waiting.append(News(self._origin, game_id, rows))
        self._ready.set()

    async def _speak(self) -> None:
        """Sends what waits, a batch at a time; while Redis is away it is dropped, the log having it all."""
        while True:
            await self._ready.wait()
            await asyncio.sleep(BATCH_SECONDS)
            self._ready.clear()
            batch, self._waiting = self._waiting, []
            with suppress(RedisError, OSError):
                await self._redis.publish(CHANNEL, msgspec.msgpack.encode(batch))

    async def _listen(self, hall: Hall) -> None:
        while True:
            with suppress(RedisError, OSError):
                await self._hear(hall)
            await asyncio.sleep(RETRY_SECONDS)

    async def _hear(self, hall: Hall) -> None:
        """Brings warm rooms up to what other processes wrote."""
        async with self._redis.pubsub(ignore_subscribe_messages=True) as heard:
            await heard.subscribe(CHANNEL)
            async for message in heard.listen():
                for news in msgspec.msgpack.decode(message["data"], type=list[News]):
                    room = None if news.origin == self._origin else hall.warm(news.game)
                    if room is not None:
                        await room.catch_up([Entry(*row) for row in news.entries])
