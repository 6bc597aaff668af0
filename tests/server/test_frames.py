"""Frames as raw bytes: cut anywhere, joined, in fragments, forbidden, and left unread by a slow client."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Any

import pytest
import pytest_asyncio
import uvicorn

from academie.server.private import free_port
from academie.server.sockets import (
    MOST_UNSENT_BYTES,
    MOST_WAITING,
    TRY_AGAIN_LATER,
    Socket,
    framed,
    socket_of,
)
from bench.attack_frames import HOSTILE, cost
from tests.server.raw import BINARY, CLOSE, CONT, PING, PONG, TEXT, Raw, frame, opened, ping
from tests.server.web import Web

pytestmark = pytest.mark.asyncio

MOST_FLOODED = 0.5
"""Seconds of processor; a flood took 2 to 4 while every frame was answered."""


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
        (frame(b"", 11), 1002),
        (frame(b"x" * 126, PING), 1002),
        (frame(b"x", PING, fin=False), 1002),
        (frame(b"{}", BINARY), 1003),
        (frame(b"", BINARY), 1003),
        (frame(b"{", fin=False) + frame(b"", CONT, fin=False), 1008),
        (frame(b"{", fin=False) + frame(b" ", CONT, fin=False) * 16, 1008),
        (frame(b"", PING) * 100, 1008),
        (frame(b"x", PONG) * 100, 1008),
        (frame(b" ") * 100, 1008),
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


@pytest.mark.parametrize(("size", "least"), [(1_000, MOST_WAITING), (65_536, MOST_UNSENT_BYTES // 65_536)])
async def test_a_client_that_does_not_read_is_disconnected(size: int, least: int) -> None:
    """Once its buffers are full and many frames wait, or long ones; its socket is then not kept for long."""
    ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def app(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - as ASGI has it
        await receive()
        await send({"type": "websocket.accept"})
        socket = socket_of(scope)
        socket.close_timeout = 0.2
        reading, written = asyncio.create_task(socket.receive_frame()), 0
        while not reading.done():
            socket.write(b"x" * size)
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
        assert await ended > least
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


@pytest.mark.parametrize("kind", HOSTILE)
async def test_a_flood_of_frames_costs_next_to_nothing(server: Web, kind: str) -> None:
    """Two megabytes in all, by eight sockets; `make attack-frames` tells the figures."""
    found = await cost(server, kind, 250_000)
    assert found.alive
    assert found.seconds < MOST_FLOODED
