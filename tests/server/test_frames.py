"""Frames as raw bytes: cut anywhere, joined, in fragments, forbidden, and left unread by a slow client."""

from __future__ import annotations

import asyncio
import json
import struct
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Any

import pytest
import pytest_asyncio
import uvicorn

from academie.server.private import free_port
from academie.server.sockets import MOST_WAITING, TRY_AGAIN_LATER, Socket, framed, socket_of
from tests.server.web import Web

pytestmark = pytest.mark.asyncio

TEXT, BINARY, CONT, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
MASK = b"\x12\x34\x56\x78"


def frame(payload: bytes, opcode: int = TEXT, *, fin: bool = True, masked: bool = True) -> bytes:
    """A frame as a client sends it."""
    size, bit = len(payload), 0x80 if masked else 0
    head = bytes([(0x80 if fin else 0) | opcode])
    if size < 126:
        head += bytes([bit | size])
    else:
        head += bytes([bit | 126]) + struct.pack("!H", size)
    if not masked:
        return head + payload
    return head + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))


def ping(number: int) -> bytes:
    """A message that is answered with the same number."""
    return frame(json.dumps({"t": "ping", "sent": number}).encode())


class Raw:
    """A client that writes bytes and reads frames."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self.writer = writer

    def write(self, *parts: bytes) -> None:
        self.writer.write(b"".join(parts))

    async def frame(self) -> tuple[int, bytes]:
        """The opcode and the payload of the next frame."""
        async with asyncio.timeout(10):
            first, size = await self._reader.readexactly(2)
            if size >= 126:
                size = int.from_bytes(await self._reader.readexactly(2 if size == 126 else 8), "big")
            return first & 0x0F, await self._reader.readexactly(size)

    async def message(self) -> dict[str, Any]:
        opcode, payload = await self.frame()
        assert opcode == TEXT
        found: dict[str, Any] = json.loads(payload)
        return found

    async def closed(self) -> int:
        """The code with which the server closes."""
        while True:
            opcode, payload = await self.frame()
            if opcode == CLOSE:
                return int.from_bytes(payload[:2], "big")


async def opened(port: int) -> Raw:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    hello = (
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    writer.write(hello.encode())
    head = await reader.readuntil(b"\r\n\r\n")
    assert b" 101 " in head
    assert b"permessage-deflate" not in head.lower()
    return Raw(reader, writer)


@pytest_asyncio.fixture
async def line(server: Web) -> AsyncGenerator[Raw]:
    raw = await opened(server.port)
    yield raw
    raw.writer.close()


async def test_frames_cut_at_every_byte(line: Raw) -> None:
    whole = ping(1) + frame(b"", PING) + ping(2)
    for byte in whole:
        line.write(bytes([byte]))
        await line.writer.drain()
        await asyncio.sleep(0.001)
    assert (await line.message())["sent"] == 1
    assert await line.frame() == (PONG, b"")
    assert (await line.message())["sent"] == 2


async def test_frames_joined_are_answered_in_order(line: Raw) -> None:
    line.write(*(ping(number) for number in range(30)))
    assert [(await line.message())["sent"] for _ in range(30)] == [*range(30)]


async def test_a_message_in_fragments_with_a_ping_between(line: Raw) -> None:
    line.write(
        frame(b'{"t":"ping",', fin=False),
        frame(b"x", PING),
        frame(b'"sent":', CONT, fin=False),
        frame(b"7}", CONT),
        ping(8),
    )
    assert await line.frame() == (PONG, b"x")
    assert [(await line.message())["sent"] for _ in range(2)] == [7, 8]


async def test_a_long_message(line: Raw) -> None:
    line.write(frame(json.dumps({"t": "ping", "sent": 3, "pad": "x" * 5000}).encode()))
    assert (await line.message())["sent"] == 3


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (frame(b"{}", masked=False), 1002),
        (frame(b"a", fin=False) + frame(b"b"), 1002),
        (frame(b"b", CONT), 1002),
        (b"\xc1" + frame(b"{}")[1:], 1002),
        (frame(b"{}", 3), 1002),
        (frame(b'"\xff\xfe"'), 1007),
        (frame(b'"\xff', fin=False) + frame(b'"', CONT), 1007),
        (b"\x81\xff" + (1 << 40).to_bytes(8, "big"), 1009),
        (frame(b"x" * 8000, fin=False) + frame(b"x" * 8000, CONT), 1009),
        (frame((4000).to_bytes(2, "big"), CLOSE), 4000),
    ],
)
async def test_what_is_forbidden_closes_the_socket(line: Raw, given: bytes, code: int) -> None:
    line.write(given)
    assert await line.closed() == code


async def test_a_client_that_does_not_read_is_disconnected() -> None:
    """Once its buffers are full and `MOST_WAITING` frames wait; its socket is then not kept for long."""
    ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def app(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - as ASGI has it
        await receive()
        await send({"type": "websocket.accept"})
        socket = socket_of(scope)
        socket.close_timeout = 0.2
        reading, written = asyncio.create_task(socket.receive_frame()), 0
        while not reading.done():
            socket.write(b"x" * 65_536)
            written += 1
            await asyncio.sleep(0)
        ended.set_result(written)

    port = free_port()
    config = uvicorn.Config(app, port=port, ws=Socket, lifespan="off", log_level="error")
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    slow = await opened(port)
    async with asyncio.timeout(20):
        assert await ended > MOST_WAITING
        with suppress(asyncio.IncompleteReadError):  # it is cut off, unless it reads everything quickly now
            assert await slow.closed() == TRY_AGAIN_LATER
    server.should_exit = True
    await serving
    slow.writer.close()


async def test_frames_of_every_length() -> None:
    for size, head in ((5, 2), (125, 2), (126, 4), (65_535, 4), (65_536, 10)):
        reader = asyncio.StreamReader()
        reader.feed_data(framed(b"x" * size))
        assert len(framed(b"x" * size)) == head + size
        assert await Raw(reader, None).frame() == (TEXT, b"x" * size)  # type: ignore[arg-type]
