"""Sockets between people and processes: frames keep their order, take their time and may never arrive."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextvars import Context, copy_context
from random import Random
from typing import Any

from academie.server.base.limits import Bucket
from academie.server.edge.latency import Line
from academie.server.edge.transport import (
    FRAMES_A_SECOND,
    FRAMES_AT_ONCE,
    MOST_WAITING,
    POLICY_VIOLATION,
    TRY_AGAIN_LATER,
)
from tests.sim.loop import OWNER, Owner

Frame = dict[str, Any]
NETWORK = Owner("network")


class Closed(OSError):
    """The connection is gone."""


class Pipe:
    """One direction: what is put in comes out in the same order, some time later."""

    def __init__(self, context: Context, delay: Callable[[], float]) -> None:
        self._context = context
        self._delay = delay
        self._last = 0.0
        self._come: deque[str | None] = deque()
        self._changed = asyncio.Event()
        self.under_way = 0
        self.closed = False

    def put(self, item: str | None) -> None:
        """Send something; nothing is the end."""
        if self.closed:
            return
        loop = asyncio.get_running_loop()
        self._last = max(self._last, loop.time() + self._delay())
        self.under_way += 1
        loop.call_at(self._last, self._arrive, item, context=self._context)

    def _arrive(self, item: str | None) -> None:
        if not self.closed:
            self._come.append(item)
            self.closed = item is None
            self._changed.set()

    async def get(self) -> str | None:
        """What comes next; nothing at the end."""
        while not self._come:
            self._changed.clear()
            await self._changed.wait()
        item = self._come[0]
        if item is not None:  # the end stays the end
            self._come.popleft()
            self.under_way -= 1
            self._changed.set()
        return item


class Socket:
    """A WebSocket, with the end of a person and the end of a process."""

    def __init__(self, random: Random, seen: Callable[[str], None], slowness: float) -> None:
        context = copy_context()
        context.run(OWNER.set, NETWORK)

        def delay() -> float:
            return 0.002 + random.random() * slowness

        self._up = Pipe(context, delay)
        self._down = Pipe(context, delay)
        self._seen = seen
        self.limit = Bucket(FRAMES_A_SECOND, FRAMES_AT_ONCE)
        self.line = Line(lambda: None)
        self.most_bytes = 0

    @property
    def closed(self) -> bool:
        return self._down.closed

    def send(self, text: str) -> None:
        """Send a frame to the server. Raises `Closed`."""
        if self.closed:
            raise Closed
        self._up.put(text)

    async def hear(self) -> str:
        """The next frame of the server. Raises `Closed`."""
        text = await self._down.get()
        if text is None:
            raise Closed
        return text

    def drop(self) -> None:
        """Close it on the side of the person."""
        self._up.put(None)
        self._down.put(None)

    def reset(self) -> None:
        """The process is gone, or has closed it."""
        self._down.put(None)

    async def receive(self) -> Frame:
        """That it was opened, as ASGI has it; frames do not pass through ASGI."""
        return {"type": "websocket.connect"}

    async def answer(self, frame: Any) -> None:  # noqa: ANN401 - as ASGI has it
        """What the process sends, as ASGI has it. Raises `OSError` if nobody is there."""
        if self._down.closed:
            raise Closed
        if frame["type"] == "websocket.close":
            self.reset()

    def write(self, text: bytes) -> None:
        """Send a frame to the person, who is disconnected rather than waited for."""
        self._seen(text.decode())
        self._down.put(text.decode())
        if self._down.under_way > MOST_WAITING:
            self.close(TRY_AGAIN_LATER)

    def close(self, code: int) -> None:
        """Close it on the side of the process."""
        del code
        self._up.put(None)
        self.reset()

    async def receive_frame(self) -> str | None:
        """The next frame of the person, unless there are too many."""
        text = await self._up.get()
        if text is not None and not self.limit.take():
            self.close(POLICY_VIOLATION)
            return None
        return text
