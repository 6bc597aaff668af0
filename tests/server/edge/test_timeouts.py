"""A database that does not answer in time counts as away; nobody waits forever."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import InvalidStatus

from academie.server.base.database import DATABASE_AWAY, connect
from academie.server.game.commits import held_connections
from academie.server.game.log_writer import Writer
from academie.server.game.queries import Games
from academie.server.play.rooms import RoomRegistry
from tests.server.play.test_room import act, first_act
from tests.server.support.client import GONE, Client
from tests.server.support.phrases import english, french
from tests.server.support.tables import House
from tests.server.support.web import Parts, Web, started

if TYPE_CHECKING:
    from academie.server.base.database import Database

pytestmark = pytest.mark.asyncio

PATIENCE = 8.0
"""Well over the second that the settings of these tests allow."""


@pytest.fixture(scope="module")
def impatient(parts: Parts) -> Generator[Web]:
    """A web process that waits a second for the database."""
    with started(parts.web(ACADEMIE_DATABASE_SECONDS="1", ACADEMIE_POOL_SECONDS="1")) as web:
        yield web


@asynccontextmanager
async def locked(database: Database, table: str) -> AsyncGenerator[None]:
    """Nobody can read or write the table meanwhile."""
    async with database.acquire() as connection, connection.transaction():
        await connection.execute(f"LOCK TABLE {table} IN ACCESS EXCLUSIVE MODE")
        yield


async def test_a_command_that_takes_too_long_is_given_up(parts: Parts) -> None:
    async with await connect(parts.postgres.address, 1, command_seconds=0.2) as database:
        began = time.monotonic()
        with pytest.raises(DATABASE_AWAY):
            await database.execute("SELECT pg_sleep(30)")
        assert time.monotonic() - began < 2
        assert await database.fetchval("SELECT 1") == 1


async def test_a_silent_database_is_given_up_by_the_driver(parts: Parts) -> None:
    """As when the network is cut: the database cannot say that it has given up."""
    async with await connect(parts.postgres.address, 1, command_seconds=0.2) as database:
        began = time.monotonic()
        with pytest.raises(DATABASE_AWAY):
            await database.execute("SET statement_timeout = 0; SELECT pg_sleep(30)")
        assert time.monotonic() - began < 5
        assert await database.fetchval("SELECT 1") == 1


async def test_no_free_connection_is_waited_for_only_so_long(parts: Parts) -> None:
    async with await connect(parts.postgres.address, 1, acquire_seconds=0.2) as database:
        async with database.acquire():
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(database.fetchval("SELECT 1"), 5)
            with pytest.raises(DATABASE_AWAY):
                await Games(database).overdue()
        assert await database.fetchval("SELECT 1") == 1


async def test_a_request_is_answered_503(impatient: Web, house: House) -> None:
    async with httpx.AsyncClient(base_url=impatient.base_url, timeout=PATIENCE) as http:
        async with locked(house.database, "open_table"):
            answer = await http.get("/api/tables")
            assert answer.status_code == 503
            assert answer.headers["retry-after"]
            assert french(answer.json()["message"])
        assert (await http.get("/api/tables")).status_code == 200


async def test_whoever_joins_is_refused_and_may_try_again(impatient: Web, house: House) -> None:
    people = await house.people(2)
    room = await house.open("dames", people)
    async with locked(house.database, "game_event"):
        hasty = Client([impatient.ws_url], people[0].token, room.row.id, patience=0.0)
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(OSError, match="cannot be reached"):
                await hasty.join()
    again = Client([impatient.ws_url], people[0].token, room.row.id)
    await again.join()
    await again.leave()


async def test_a_socket_is_refused_with_503(impatient: Web, house: House) -> None:
    (person,) = await house.people(1)
    token = {"Authorization": f"Bearer {person.token}"}
    async with locked(house.database, "session"):
        with pytest.raises(InvalidStatus) as refused:
            await open_socket(impatient.ws_url, additional_headers=token, open_timeout=PATIENCE)
    answer = refused.value.response
    assert answer.status_code == 503
    assert int(answer.headers["retry-after"]) > 0


async def test_an_act_is_refused_and_told_once_it_is_durable(impatient: Web, house: House) -> None:
    people = await house.people(2)
    room = await house.open("dames", people)
    clients = [Client([impatient.ws_url], person.token, room.row.id) for person in people]
    for client in clients:
        await client.join()
    white = clients[0]
    act = {
        "t": "act",
        "game": str(room.row.id),
        "id": "0b9b3a1e-5c0e-4c6e-9f0a-0a3f1d2c4b5a",
        "nonce": "00" * 16,
    }
    async with locked(house.database, "game_event"):
        await white.send({**act, "act": white.acts[0]})
        refused = await white.until(lambda message: message["t"] == "refused", PATIENCE)
        assert "cannot be reached" in english(refused["message"])
        # Whoever has had no answer is to ask again on a new line.
        with pytest.raises(GONE):
            await white.receive()
    await white.join()
    for client in clients:
        await client.wait_for(1, PATIENCE)
    await white.send({**act, "act": "31-26"})
    answer = await white.until(lambda message: message["t"] in {"ack", "nack"})
    assert (answer["t"], answer["seq"]) == ("ack", 1)
    for client in clients:
        await client.leave()


async def test_a_room_learns_of_its_act_that_was_written_late(house: House) -> None:
    opened = await house.open("dames", await house.people(2))
    # A writer that has not begun keeps everything waiting.
    writer = Writer(held_connections(house.database), append_seconds=0.1)
    room = await RoomRegistry(house.games, writer, house.fanout, 10).room(opened.row.id)
    assert room is not None
    with pytest.raises(TimeoutError):
        await act(room, 0, first_act(room))
    assert room.fold.seq == 0
    writer.start()
    async with asyncio.timeout(5):
        while room.fold.seq == 0:
            await asyncio.sleep(0.02)
    assert house.fanout.published[-1][1][0].seq == 1
    await writer.stop()
