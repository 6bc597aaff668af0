"""Frames as raw bytes: cut anywhere, joined, in fragments, forbidden, and left unread by a slow client."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import pytest_asyncio
import uvicorn

from academie.server.base.limits import Bucket
from academie.server.edge.transport import (
    MOST_UNSENT_BYTES,
    MOST_WAITING,
    TRY_AGAIN_LATER,
    Socket,
    framed,
    socket_of,
)
from academie.server.operations.private_services import free_port
from bench.attack_frames import HOSTILE, MOST_KB, MOST_MS, behind_nginx, cost
from tests.server.support.raw_socket import BINARY, CLOSE, CONT, PING, PONG, TEXT, Raw, frame, opened, ping
from tests.server.support.web import Parts, Web, started

pytestmark = pytest.mark.asyncio

MOST_FLOODED = 0.5
"""Seconds of processor; a flood took 2 to 4 while every frame was answered."""
PATIENCE = 5
"""By how much a stranger's wait may be longer while other tests run on the same cores: seconds it was."""


@pytest.fixture(scope="module")
def strict(parts: Parts) -> Generator[Web]:
    """A web process with the limits as they are."""
    with started(parts.web(ACADEMIE_LIMIT_SCALE="1")) as web:
        yield web


@pytest_asyncio.fixture
async def line(strict: Web) -> AsyncGenerator[Raw]:
    raw = await opened(strict.port)
    assert (await raw.message())["t"] == "hello"
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


async def test_one_setting_multiplies_the_frames_too(server: Web) -> None:
    line = await opened(server.port)
    assert (await line.message())["t"] == "hello"
    line.write(frame(b"", PING) * 1000, ping(1))
    assert [await line.frame() for _ in range(1000)] == [(PONG, b"")] * 1000
    assert (await line.message())["sent"] == 1
    line.writer.close()


@asynccontextmanager
async def served(talk: Callable[[Socket], Awaitable[None]]) -> AsyncGenerator[int]:
    """A server that does this with each socket; its port."""

    async def app(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - as ASGI has it
        await receive()
        await send({"type": "websocket.accept"})
        await talk(socket_of(scope))

    port = free_port()
    config = uvicorn.Config(app, port=port, ws=Socket, lifespan="off", log_level="error")
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield port
    finally:
        server.should_exit = True
        await serving


@pytest.mark.parametrize(("size", "least"), [(1_000, MOST_WAITING), (65_536, MOST_UNSENT_BYTES // 65_536)])
async def test_a_client_that_does_not_read_is_disconnected(size: int, least: int) -> None:
    """Once its buffers are full and many frames wait, or long ones; its socket is then not kept for long."""
    ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def talk(socket: Socket) -> None:
        socket.close_timeout = 0.2
        reading, written = asyncio.create_task(socket.receive_frame()), 0
        while not reading.done():
            socket.write(b"x" * size)
            written += 1
            await asyncio.sleep(0)
        ended.set_result(written)

    async with served(talk) as port:
        slow = await opened(port)
        async with asyncio.timeout(20):
            assert await ended > least
            # It is cut off, unless it reads everything quickly now.
            with suppress(asyncio.IncompleteReadError):
                assert await slow.closed() == TRY_AGAIN_LATER
    slow.writer.close()


async def test_a_client_that_does_not_read_its_pongs_is_disconnected() -> None:
    """However fast it may ask for them: what waits for it is bounded."""
    ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    most = 0

    async def talk(socket: Socket) -> None:
        nonlocal most
        socket.limit, socket.close_timeout = Bucket(1e9, 1e9), 0.2
        reading = asyncio.create_task(socket.receive_frame())
        while not reading.done():
            most = max(most, socket.transport.get_write_buffer_size())
            await asyncio.sleep(0)
        ended.set_result(None)

    async with served(talk) as port:
        slow, sent = await opened(port), 0
        with suppress(OSError):
            while not ended.done():
                slow.write(frame(b"x" * 125, PING) * 100)
                await slow.writer.drain()
                sent += 100
                assert sent < 1_000_000
        async with asyncio.timeout(20):
            await ended
    slow.writer.close()
    assert 0 < most < 2 * 65_536


async def test_a_pong_that_was_asked_for_is_not_counted() -> None:
    async def talk(socket: Socket) -> None:
        socket.limit = Bucket(1e-9, 5)
        for _ in range(20):
            socket.send_keepalive_ping()
            while socket.pending_ping_payload is not None:
                await asyncio.sleep(0.001)
        await socket.receive_frame()

    async with served(talk) as port:
        line = await opened(port)
        for _ in range(20):
            opcode, payload = await line.frame()
            assert opcode == PING
            line.write(frame(payload, PONG))
        line.write(frame(b"", PONG) * 6)
        assert await line.closed() == 1008
        line.writer.close()


async def test_nothing_is_read_once_the_application_has_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    read: list[bytes] = []

    async def talk(socket: Socket) -> None:
        socket.close_timeout = 3600.0
        socket.close(4001)
        monkeypatch.setattr(socket, "_read_frames", read.append)
        while not socket.disconnected:
            await asyncio.sleep(0.01)
        ended.set_result(None)

    async with served(talk) as port:
        line = await opened(port)
        assert await line.closed() == 4001
        line.write(frame((4001).to_bytes(2, "big"), CLOSE), frame(b"", PING))
        with suppress(asyncio.IncompleteReadError):
            raise AssertionError(await line.frame())
        line.writer.close()
        async with asyncio.timeout(20):
            await ended
    assert read == []


async def test_frames_of_every_length() -> None:
    for size, head in ((5, 2), (125, 2), (126, 4), (65_535, 4), (65_536, 10)):
        reader = asyncio.StreamReader()
        reader.feed_data(framed(b"x" * size))
        assert len(framed(b"x" * size)) == head + size
        assert await Raw(reader, None).frame() == (TEXT, b"x" * size)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", HOSTILE)
async def test_a_flood_of_frames_costs_next_to_nothing(strict: Web, kind: str) -> None:
    """Two megabytes in all, by eight sockets; `make attack-frames` tells the figures."""
    found = await cost(strict, kind, 250_000)
    assert found.alive
    assert found.seconds < MOST_FLOODED
    assert found.slowest_ms < PATIENCE * MOST_MS
    assert found.kb < MOST_KB


@pytest.mark.night
@pytest.mark.needs("nginx")
@pytest.mark.parametrize("kind", HOSTILE)
async def test_a_flood_through_nginx_costs_next_to_nothing(strict: Web, kind: str) -> None:
    with behind_nginx(strict) as door:
        found = await cost(strict, kind, 250_000, door)
    assert found.alive
    assert found.seconds < MOST_FLOODED
    assert found.slowest_ms < PATIENCE * MOST_MS
    assert found.kb < MOST_KB
