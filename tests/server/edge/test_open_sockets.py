"""How many sockets one network, one account and one process may have open."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from http import HTTPStatus
from typing import Any
from uuid import uuid4

import httpx
import pytest
import websockets
from websockets.exceptions import ConnectionClosed, InvalidStatus

from academie.server.accounts.callers import KnownCallers
from academie.server.edge import connection, open_sockets
from academie.server.edge.identity import DEV_COOKIE
from academie.server.edge.open_sockets import (
    OF_ACCOUNT,
    OF_NETWORK,
    OF_STRANGERS,
    STREAMS_OF_ACCOUNT,
    STREAMS_OF_NETWORK,
    NoSocket,
    OpenSockets,
)
from academie.server.play import bot_routes
from academie.server.play.streams import StreamListener
from tests.server.support.in_process import inside
from tests.server.support.visitors import Visitor, guest, seated, until
from tests.server.support.web import Parts, Web, started

HERE = "192.0.2.1"


def opened(sockets: OpenSockets, stack: ExitStack, number: int, address: str, *, named: bool = False) -> None:
    for _ in range(number):
        stack.enter_context(sockets.counted(address, uuid4() if named else None))


def status(sockets: OpenSockets, address: str, *, named: bool = False) -> HTTPStatus | None:
    """Why one more is refused, or nothing if it is not."""
    try:
        with sockets.counted(address, uuid4() if named else None):
            return None
    except NoSocket as wrong:
        return wrong.status


def attempt(sockets: OpenSockets, address: str) -> HTTPStatus | None:
    """Why no more may be opened, or nothing if they may."""
    try:
        sockets.begin(address)
    except NoSocket as wrong:
        return wrong.status
    return None


def test_strangers_of_one_network_are_counted_together() -> None:
    sockets = OpenSockets()
    with ExitStack() as stack:
        opened(sockets, stack, OF_STRANGERS, HERE)
        assert status(sockets, HERE) == HTTPStatus.TOO_MANY_REQUESTS
        assert status(sockets, HERE, named=True) is None
        assert status(sockets, "192.0.2.2") is None
        opened(sockets, stack, OF_NETWORK - OF_STRANGERS, HERE, named=True)
        assert status(sockets, HERE, named=True) == HTTPStatus.TOO_MANY_REQUESTS
    assert status(sockets, HERE) is None


def test_a_subnet_of_ipv6_is_one_network() -> None:
    sockets = OpenSockets()
    with ExitStack() as stack:
        for number in range(OF_STRANGERS):
            opened(sockets, stack, 1, f"2001:db8::{number:x}")
        assert status(sockets, "2001:db8::ffff:1") == HTTPStatus.TOO_MANY_REQUESTS
        assert status(sockets, "2001:db8:0:1::1") is None


def test_an_account_is_counted_wherever_it_is() -> None:
    sockets, account = OpenSockets(), uuid4()
    with ExitStack() as stack:
        for number in range(OF_ACCOUNT):
            stack.enter_context(sockets.counted(f"192.0.2.{number}", account))
        with pytest.raises(NoSocket):
            stack.enter_context(sockets.counted(HERE, account))


def test_sockets_are_not_opened_for_ever() -> None:
    sockets = OpenSockets()
    begun = [attempt(sockets, HERE) for _ in range(400)]
    assert begun.count(None) in range(300, 310)
    assert {*begun[310:]} == {HTTPStatus.TOO_MANY_REQUESTS}
    assert attempt(sockets, "192.0.2.2") is None


async def invented(place: str, token: int) -> None:
    """Open a socket by a token of nobody's. Raises `InvalidStatus`."""
    headers = {"Cookie": f"{DEV_COOKIE}={token}"}
    async with websockets.connect(f"ws://{place}/ws", additional_headers=headers):
        """It is open."""


async def test_who_opens_too_many_costs_the_database_nothing(
    parts: Parts, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def nobody(_callers: KnownCallers, token: str) -> None:
        asked.append(token)

    monkeypatch.setattr(open_sockets, "OPENED_AT_ONCE", 3)
    monkeypatch.setattr(open_sockets, "OPENED_A_SECOND", 0.001)
    monkeypatch.setattr(KnownCallers, "identity", nobody)
    async with inside(parts) as place:
        for number in range(3):
            await invented(place, number)
        for number in range(3, 6):
            with pytest.raises(InvalidStatus) as refused:
                await invented(place, number)
            assert refused.value.response.status_code == HTTPStatus.TOO_MANY_REQUESTS
    assert asked == ["0", "1", "2"]


def test_a_process_has_so_many_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_sockets, "OF_PROCESS", 3)
    sockets = OpenSockets()
    with ExitStack() as stack:
        for number in range(3):
            opened(sockets, stack, 1, f"192.0.2.{number}")
        assert status(sockets, "198.51.100.1") == HTTPStatus.SERVICE_UNAVAILABLE
        assert sockets.open == 3
        for number in range(3):
            stack.enter_context(sockets.counted(f"198.51.100.{number}", None, 2))
        with pytest.raises(NoSocket):
            stack.enter_context(sockets.counted("198.51.100.4", None, 2))
    assert sockets.open == 0


async def strangers(web: Web) -> None:
    async with AsyncExitStack() as stack:
        for _ in range(OF_STRANGERS):
            await stack.enter_async_context(websockets.connect(web.ws_url))
        with pytest.raises(InvalidStatus) as refused:
            await stack.enter_async_context(websockets.connect(web.ws_url))
    assert refused.value.response.status_code == HTTPStatus.TOO_MANY_REQUESTS
    async with websockets.connect(web.ws_url):
        """There is room again."""


def test_a_stranger_is_refused_by_a_real_server(parts: Parts) -> None:
    with started(parts.web(ACADEMIE_LIMIT_SCALE="1")) as web:
        asyncio.run(strangers(web))


@pytest.mark.asyncio
async def test_a_socket_that_serves_nothing_is_closed(parts: Parts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "IDLE_SECONDS", 0.5)
    async with inside(parts) as place, websockets.connect(f"ws://{place}/ws") as watching:
        await watching.send('{"t":"watch"}')
        async with websockets.connect(f"ws://{place}/ws") as idle:
            assert json.loads(await idle.recv())["t"] == "hello"
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(idle.recv(), 20)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == connection.GOING_AWAY
        await watching.send('{"t":"ping","sent":1}')
        async with asyncio.timeout(20):
            while json.loads(await watching.recv()) != {"t": "pong", "sent": 1}:
                """It may be told that the lobby has changed."""


@pytest.mark.parametrize("path", ["/bot/stream", "/bot/games/{game}/stream"])
def test_an_account_has_few_streams(parts: Parts, path: str) -> None:
    with started(parts.web(ACADEMIE_LIMIT_SCALE="1")) as web:
        one, other = guest(web), guest(web)
        path = path.format(game=seated(one, other, game="dames"))
        with ExitStack() as stack:
            for _ in range(STREAMS_OF_ACCOUNT):
                assert stack.enter_context(streamed(one, path)).status_code == 200
            with streamed(one, path) as refused:
                assert refused.status_code == 429
            with streamed(other, path) as another:
                assert another.status_code == 200
        until(lambda: status_of(one, path) == 200)


def test_a_network_has_few_streams(parts: Parts) -> None:
    with started(parts.web(ACADEMIE_LIMIT_SCALE="1")) as web, ExitStack() as stack:
        people = [guest(web) for _ in range(STREAMS_OF_NETWORK // STREAMS_OF_ACCOUNT + 1)]
        for number in range(STREAMS_OF_NETWORK):
            opened = streamed(people[number // STREAMS_OF_ACCOUNT], "/bot/stream")
            assert stack.enter_context(opened).status_code == 200
        assert status_of(people[-1], "/bot/stream") == 429


@contextmanager
def streamed(visitor: Visitor, path: str) -> Iterator[httpx.Response]:
    headers = {"Cookie": f"{DEV_COOKIE}={visitor.session}"}
    with httpx.stream("GET", f"{visitor.web.base_url}/api{path}", headers=headers, timeout=15) as answer:
        yield answer


def status_of(visitor: Visitor, path: str) -> int:
    with streamed(visitor, path) as answer:
        return answer.status_code


async def test_a_stream_that_is_not_read_ends_once_a_megabyte_waits() -> None:
    ends: list[str] = []
    listener = StreamListener(0, lambda: ends.append("cut off"))
    for _ in range(10):
        listener.push(b"x" * 100_000)
    assert await listener.next() == b"x" * 100_000
    listener.push(b"y" * 100_000)
    assert listener.waiting
    assert not ends
    listener.push(b"z")
    assert ends == ["cut off"]
    assert await listener.next() is None
    listener = StreamListener(0, ends.clear)
    for number in range(3_000):
        listener.push(b"%d" % number)
        assert await listener.next() == b"%d" % number, "what is read does not count"


async def test_a_stream_that_is_not_read_is_cut_off_and_gives_its_place_back(
    parts: Parts, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[StreamListener] = []

    class Heard(StreamListener):
        def __init__(self, *words: Any) -> None:  # noqa: ANN401 - as the other has them
            super().__init__(*words)
            heard.append(self)

    monkeypatch.setattr(bot_routes, "StreamListener", Heard)
    async with AsyncExitStack() as stack:
        place = await stack.enter_async_context(inside(parts))
        client = await stack.enter_async_context(httpx.AsyncClient(base_url=f"http://{place}/api"))
        await client.post("/guests")
        asked = {"game": "dames", "opponent": {"engine": "random"}}
        game = (await client.post("/tables", json=asked)).json()["game"]
        path = f"/bot/games/{game}/stream"
        for _ in range(STREAMS_OF_ACCOUNT):
            unread = await asyncio.open_connection(*place.split(":"))
            stack.callback(unread[1].close)
            cookie = f"{DEV_COOKIE}={client.cookies[DEV_COOKIE]}"
            unread[1].write(f"GET /api{path} HTTP/1.1\r\nHost: {place}\r\nCookie: {cookie}\r\n\r\n".encode())
            assert b" 200 " in await unread[0].readuntil(b"\r\n\r\n")

        async def status() -> int:
            async with client.stream("GET", path) as answer:
                return answer.status_code

        assert await status() == HTTPStatus.TOO_MANY_REQUESTS
        async with asyncio.timeout(60):
            while await status() == HTTPStatus.TOO_MANY_REQUESTS:
                heard[0].push(b"x" * 300_000)
