"""Slow lines over real sockets: measured by the server, forgiven within bounds."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress

import pytest

from tests.server.play.test_room import act, first_act
from tests.server.support.client import Client
from tests.server.support.tables import House
from tests.server.support.web import Web

pytestmark = pytest.mark.asyncio


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, seconds: float) -> None:
    """Pass bytes on, each so much later, in order."""
    loop, waiting = asyncio.get_running_loop(), asyncio.Queue[tuple[float, bytes]]()

    async def pass_on() -> None:
        while True:
            at, data = await waiting.get()
            await asyncio.sleep(at - loop.time())
            if not data:
                writer.close()
                return
            writer.write(data)

    passing = asyncio.create_task(pass_on())
    with suppress(OSError):
        while data := await reader.read(65536):
            waiting.put_nowait((loop.time() + seconds, data))
    waiting.put_nowait((loop.time() + seconds, b""))
    await passing


@asynccontextmanager
async def slow_line(web: Web, there: float, back: float) -> AsyncGenerator[str]:
    """An address that leads to a web process, with delays in seconds to it and from it."""

    async def relay(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        to_web = await asyncio.open_connection("127.0.0.1", web.port)
        with suppress(OSError):
            await asyncio.gather(_carry(reader, to_web[1], there), _carry(to_web[0], writer, back))

    server = await asyncio.start_server(relay, "127.0.0.1", 0)
    try:
        yield f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}/ws"
    finally:
        server.close()


async def seated(house: House, address: str, base_ms: int) -> Client:
    """White at draughts, whose clock runs; both have made an act."""
    return (await both_seated(house, [address], base_ms))[0]


async def both_seated(house: House, addresses: list[str], base_ms: int) -> list[Client]:
    """Whoever has an address, from White on, at a game of draughts in which both have made an act."""
    people = await house.people(2)
    room = await house.open("dames", people, {"pace": "sudden", "base_ms": base_ms})
    for seat in (0, 1):
        assert (await act(room, seat, first_act(room))).refused is None
    pairs = zip(addresses, people, strict=False)
    clients = [Client([address], person.token, room.row.id) for address, person in pairs]
    for client in clients:
        await client.join()
    return clients


async def test_a_slow_line_is_measured_and_forgiven(server: Web, house: House) -> None:
    async with slow_line(server, 0.15, 0.15) as address:
        client = await seated(house, address, 60_000)
        await asyncio.sleep(1.0)
        answer = await client.act(client.acts[0])
        await client.wait_for(answer["seq"])
        body = client.log[answer["seq"]]["body"]
        assert 280 <= body["lag"] <= 600
        # The line was already slow when the table was joined; what is charged is about the second of thought.
        assert 900 <= body["spent"] <= 2_200
        await client.leave()


async def test_late_answers_save_nobody_from_the_flag(server: Web, house: House) -> None:
    """The client sits on everything it sends for two seconds, the answers to pings with it."""
    async with slow_line(server, 2.0, 0.0) as address:
        client = await seated(house, address, 6_000)
        await asyncio.sleep(3.0)
        answer = await client.act(client.acts[0])
        assert answer["t"] == "nack"
        assert client.view["outcome"]["reason"] == "flag"
        await client.leave()


async def test_a_lying_client_gains_at_most_its_quota(server: Web, house: House) -> None:
    """White answers pings, and plays, a second late, five times; two seconds of all this are forgiven."""
    acts, late = 5, 1.0
    async with slow_line(server, late, 0.0) as address:
        clients = await both_seated(house, [address, server.ws_url], 60_000)
        for number in range(2 * acts):
            client, other = clients[number % 2], clients[1 - number % 2]
            answer = await client.act(client.acts[0])
            for each in (client, other):
                await each.wait_for(answer["seq"])
        mine = [entry["body"] for entry in clients[0].log if entry["seat"] == 0][1:]
        assert len(mine) == acts
        forgiven, charged = sum(body["lag"] for body in mine), sum(body["spent"] for body in mine)
        assert 0 < forgiven <= 2_000
        assert charged + forgiven >= acts * late * 1000
        assert clients[1].view["clocks"][0] <= 60_000 - (acts * late * 1000 - 2_000)
        for client in clients:
            await client.leave()
