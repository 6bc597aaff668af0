"""A game as a stream of JSON lines, for programs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import TYPE_CHECKING, Final
from uuid import UUID

import msgspec

from academie.server.base.changes import Changes, session_topic
from academie.server.base.settings import Settings
from academie.server.edge.messages import ToClient, encode
from academie.server.edge.open_sockets import OpenStreams
from academie.server.play.rooms import RoomRegistry
from academie.server.play.view import joined_message

if TYPE_CHECKING:
    from academie.server.edge.identity import Identity
    from academie.server.play.room import Room


HEARTBEAT_SECONDS: Final = 10.0
"""After this long without an event a stream sends a heartbeat."""
MOST_UNSENT: Final = 1_000_000
"""How many bytes wait for a client that does not read before its stream ends."""


class Heartbeat(ToClient, tag="beat"):
    """Nothing has happened, and the connection is open."""


class StreamListener:
    """A listener at a table whose frames a stream reads one by one."""

    def __init__(self, seat: int | None, cut_off: Callable[[], None], account: UUID | None = None) -> None:
        self.seat = seat
        self.account = account
        self._cut_off = cut_off
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._unsent = 0

    def push(self, frame: bytes) -> None:
        """Queue a frame; a client that does not read is cut off, since it would not read an end either."""
        self._unsent += len(frame)
        if self._unsent <= MOST_UNSENT:
            self._frames.put_nowait(frame)
            return
        while not self._frames.empty():
            self._frames.get_nowait()
        self.close()
        self._cut_off()

    def close(self) -> None:
        self._frames.put_nowait(None)

    @property
    def waiting(self) -> bool:
        return not self._frames.empty()

    async def next(self) -> bytes | None:
        """The next frame, a heartbeat if none comes for a while, or nothing at the end."""
        try:
            frame = await asyncio.wait_for(self._frames.get(), HEARTBEAT_SECONDS)
        except TimeoutError:
            return encode(Heartbeat())
        self._unsent -= len(frame or b"")
        return frame


async def opened(
    open_streams: OpenStreams,
    settings: Settings,
    address: str,
    account: Identity,
    lines: AsyncGenerator[bytes],
) -> AsyncGenerator[bytes]:
    """The lines, counted as a stream of that account and address while they go on. Raises `NoSocket`."""

    async def counted() -> AsyncGenerator[bytes]:
        streams, scale = open_streams, settings.limit_scale
        streams.begin(address, scale)
        with streams.counted(address, account.account, scale):
            async with aclosing(lines):
                async for each in lines:
                    yield each

    async def whole() -> AsyncGenerator[bytes]:
        async with aclosing(rest):
            yield first
            async for each in rest:
                yield each

    rest = counted()
    first = await anext(rest, b"")
    return whole()


async def game_lines(  # noqa: PLR0913, PLR0917 - a stream is of one game for one listener
    rooms: RoomRegistry, changes: Changes, room: Room, account: Identity, since: int, listener: StreamListener
) -> AsyncGenerator[bytes]:
    """A game as the account may see it, then each step, until the game or the session ends."""
    await room.serve(listener.seat)
    try:
        log = await rooms.log_since(room, since)
        room.listeners.add(listener)
        with changes.subscribed(session_topic(account.session), listener.close):
            joined = joined_message(room.row, room.fold, room.clocks, listener.seat, log)
            yield line(joined)
            while listener.waiting or not (room.fold.over or room.aside):
                if (frame := await listener.next()) is None:
                    return
                yield frame + b"\n"
    finally:
        room.leave(listener)


def line(message: ToClient) -> bytes:
    """A message as a line."""
    return msgspec.json.encode(message) + b"\n"
