"""Redis between the processes, as the fan-out uses it: messages are lost, doubled, late and out of order."""

from __future__ import annotations

import asyncio
from collections import deque
from contextvars import copy_context
from random import Random
from types import TracebackType
from typing import Any, Self

from redis.exceptions import ConnectionError as Away

from tests.sim.loop import OWNER, Owner

TRAVEL_SECONDS = 0.002


class Hub:
    """Where messages meet, and what is wrong with it."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.channels: list[SimChannel] = []
        self.losing = 0.0
        self.doubling = 0.0
        self.late = 0.0
        """How many messages come a good deal later, after others."""
        self.context = copy_context()
        self.context.run(OWNER.set, Owner("bus"))

    def publish(self, name: str, data: bytes) -> int:
        """Send everyone who listens there a message; how many there are."""
        listening = [channel for channel in self.channels if name in channel.names]
        for channel in listening:
            if self.random.random() < self.losing:
                channel.fail()  # Redis closes the connection of whoever it cannot send to
                continue
            for _ in range(1 + (self.random.random() < self.doubling)):
                delay = self.random.expovariate(1 / TRAVEL_SECONDS)
                if self.random.random() < self.late:
                    delay += self.random.random() * 2.0
                loop = asyncio.get_running_loop()
                loop.call_later(delay, channel.take, name, data, context=self.context)
        return len(listening)


class SimRedis:
    """The connection of one process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.cut = False

    async def publish(self, channel: str, data: bytes) -> int:
        await asyncio.sleep(self.hub.random.expovariate(1 / TRAVEL_SECONDS))
        if self.cut:
            raise Away("cut")
        return self.hub.publish(channel, data)

    async def ping(self) -> None:
        if self.cut:
            raise Away("cut")

    def pubsub(self) -> SimChannel:
        return SimChannel(self)

    async def aclose(self) -> None:
        """Nothing is left open."""


class SimChannel:
    """What one process hears."""

    def __init__(self, redis: SimRedis) -> None:
        self.redis = redis
        self._heard: deque[dict[str, Any]] = deque()
        self._woken = asyncio.Event()
        self.broken = False
        self.names: tuple[str, ...] = ()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self in self.redis.hub.channels:
            self.redis.hub.channels.remove(self)

    async def subscribe(self, *names: str) -> None:
        self.names = names
        await asyncio.sleep(self.redis.hub.random.expovariate(1 / TRAVEL_SECONDS))
        if self.redis.cut:
            raise Away("cut")
        self.redis.hub.channels.append(self)
        self._heard.extend({"type": "subscribe", "data": number + 1} for number in range(len(names)))

    def take(self, name: str, data: bytes) -> None:
        if self.redis.cut:
            self.fail()  # over TCP nothing is lost without a word
        elif not self.broken:
            self._heard.append({"type": "message", "channel": name.encode(), "data": data})
            self._woken.set()

    def fail(self) -> None:
        """The connection is closed."""
        self.broken = True
        self._woken.set()

    async def get_message(self, timeout: float) -> dict[str, Any] | None:
        """The next message, or nothing within that time. Raises `Away` on a connection that is broken."""
        try:
            async with asyncio.timeout(timeout):
                while not self._heard:
                    self._woken.clear()
                    if self.redis.cut or self.broken:
                        raise Away("cut")
                    await self._woken.wait()
        except TimeoutError:
            if self.redis.cut or self.broken:
                raise Away("cut") from None
            return None
        return self._heard.popleft()
