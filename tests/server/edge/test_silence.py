"""A database that has gone without a word: its connections stay open, and nothing comes any more."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress

import httpx
import pytest

from tests.server.support.client import Client
from tests.server.support.tables import House
from tests.server.support.web import Parts, Web

pytestmark = pytest.mark.asyncio

NOTICED_SECONDS = 5.0
BACK_SECONDS = 15.0


class Proxy:
    """Stands between a server and its database, and can fall silent."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._silent = False
        self._pumps: set[asyncio.Task[None]] = set()
        self._open: list[asyncio.StreamWriter] = []

    def fall_silent(self) -> None:
        """Pass nothing on any more, and open no connection, but close none either."""
        self._silent = True
        for pump in self._pumps:
            pump.cancel()

    def speak(self) -> None:
        """Serve new connections; the old ones stay silent for ever."""
        self._silent = False

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.append(writer)
        if self._silent:
            return
        to, answer = await asyncio.open_connection("127.0.0.1", self._port)
        both = [self._pump(reader, answer), self._pump(to, writer)]
        self._open.append(answer)
        pumps = [asyncio.create_task(each) for each in both]
        self._pumps.update(pumps)
        await asyncio.gather(*pumps, return_exceptions=True)

    def close(self) -> None:
        for writer in self._open:
            writer.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        writer.close()


@asynccontextmanager
async def proxied(parts: Parts) -> AsyncGenerator[tuple[Proxy, str]]:
    """A proxy, and the address of the database behind it."""
    proxy = Proxy(parts.postgres.port)
    server = await asyncio.start_server(proxy.connected, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        yield proxy, parts.postgres.address.replace(str(parts.postgres.port), str(port))
    finally:
        server.close()
        proxy.close()


async def status(web: Web) -> int:
    async with httpx.AsyncClient(base_url=web.inside_url, timeout=10) as http:
        return (await http.get("/readyz")).status_code


async def until_status(web: Web, wanted: int) -> float:
    """How many seconds pass until the process answers so."""
    began = time.monotonic()
    async with asyncio.timeout(40):
        while await status(web) != wanted:
            await asyncio.sleep(0.1)
    return time.monotonic() - began


async def test_silence_is_noticed_and_nothing_accepted_is_lost(parts: Parts, house: House) -> None:
    people = await house.people(2)
    room = await house.open("dames", people)
    async with proxied(parts) as (proxy, address):
        web = Web(address, parts.redis.address, quiet=True, warm=parts.warm)
        await asyncio.to_thread(web.start)
        try:
            white = Client([web.ws_url], people[0].token, room.row.id)
            await white.join()
            assert await status(web) == 200
            proxy.fall_silent()
            acting = asyncio.create_task(white.act(white.acts[0]))
            assert await until_status(web, 503) < NOTICED_SECONDS
            proxy.speak()
            assert await until_status(web, 200) < BACK_SECONDS
            assert (await acting)["t"] == "ack"
            async with httpx.AsyncClient(base_url=web.inside_url) as http:
                assert (await http.get("/healthz")).status_code == 200
            await white.leave()
        finally:
            await asyncio.to_thread(web.stop)
    assert [entry.kind for entry in await house.games.log(room.row.id)] == ["open", "act"]
