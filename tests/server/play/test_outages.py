"""Nobody loses time by our failure: the database away, a process stopped or killed, all of them at once."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from academie.server.base.database import connect
from academie.server.base.dates import now_ms
from academie.server.play.outages import RETURN_MS, STALL_MS, Outages
from academie.server.play.rooms import RoomRegistry
from tests.server.play.test_room import act, first_act
from tests.server.support.client import Client
from tests.server.support.tables import House, set_head
from tests.server.support.tables import house as a_house
from tests.server.support.warm import Warm
from tests.server.support.web import Parts, Web, started, temporary_parts

pytestmark = pytest.mark.asyncio
CLOCK = {"pace": "sudden", "base_ms": 6_000}
AWAY = 8.0
"""Seconds, longer than the clock has."""


@pytest.fixture(scope="module")
def shaky(warm: Warm) -> Generator[Parts]:
    """A database of its own, to be stopped, and with no process that is not of these tests."""
    with temporary_parts(warm) as found:
        yield found


@asynccontextmanager
async def house_at(parts: Parts) -> AsyncGenerator[House]:
    database = await connect(parts.postgres.address, 4)
    try:
        async with a_house(database) as found:
            yield found
    finally:
        await database.close()


def web_of(parts: Parts) -> Web:
    web = parts.web()
    web.quiet = True
    return web


async def seated(webs: list[Web], house: House, key: str = "dames") -> list[Client]:
    """Two players whose game has begun with an act each, so that it is no longer aborted."""
    people = await house.people(2)
    room = await house.open(key, people, CLOCK)
    clients = [
        Client([web.ws_url for web in webs[n:] + webs[:n]], person.token, room.row.id)
        for n, person in enumerate(people)
    ]
    for client in clients:
        await client.join()
    for client in clients:
        await client.wait_for(clients.index(client))
        assert (await client.act(client.acts[0]))["t"] == "ack"
    await clients[0].wait_for(2)
    return clients


def pauses(client: Client) -> list[dict[str, Any]]:
    return [entry["body"] for entry in client.log if entry["kind"] == "pause"]


async def told_of_pause(client: Client) -> dict[str, Any]:
    while not pauses(client):
        await client.until(lambda message: message["t"] == "step", 15.0)
    assert not client.over
    return pauses(client)[0]


async def test_the_time_postgres_was_away_is_given_back(shaky: Parts) -> None:
    with started(web_of(shaky)) as web:
        async with house_at(shaky) as house:
            clients = await seated([web], house)
        await asyncio.sleep(1.0)
        await asyncio.to_thread(shaky.postgres.crash)
        begun = time.monotonic()
        await asyncio.sleep(AWAY)
        await asyncio.to_thread(shaky.postgres.start)
        given = await told_of_pause(clients[0])
        away_ms = (time.monotonic() - begun) * 1000
        assert AWAY * 1000 - 1_500 < given["lost_ms"] < away_ms + 3_000
        assert given["to"] - given["from"] == given["lost_ms"]
        assert clients[0].view["clocks"][0] > 3_000
        answer = await clients[0].act(clients[0].acts[0], seq=2)
        assert answer["t"] == "ack", "an act meant for the position before the pause is taken"
        for client in clients:
            await client.leave()


async def test_the_time_a_process_was_stopped_is_given_back(parts: Parts, server: Web, house: House) -> None:
    """The other process runs, and must not drop the flag of a player whose own process is stopped."""
    with started(web_of(parts)) as web:
        clients = await seated([web, server], house)
        await asyncio.sleep(1.0)
        os.kill(web.pid, signal.SIGSTOP)
        await asyncio.sleep(AWAY)
        os.kill(web.pid, signal.SIGCONT)
        given = await told_of_pause(clients[0])
        assert AWAY * 1000 - 1_000 < given["lost_ms"] < AWAY * 1000 + 2_000
        answer = await clients[0].act(clients[0].acts[0], seq=2)
        assert answer["t"] == "ack"
        await clients[1].wait_for(answer["seq"])
        assert len(pauses(clients[1])) == 1
        for client in clients:
            await client.leave()


async def test_the_time_until_another_process_serves_is_given_back(
    parts: Parts, server: Web, house: House
) -> None:
    with started(web_of(parts)) as web:
        clients = await seated([web, server], house)
        await asyncio.sleep(1.0)
        web.kill()
        await asyncio.sleep(AWAY)
        clients[0].addresses = [server.ws_url]
        await clients[0].leave()
        await clients[0].join()
        assert not clients[0].over
        assert pauses(clients[0])[0]["lost_ms"] > AWAY * 1000 - 1_000
        assert (await clients[0].act(clients[0].acts[0]))["t"] == "ack"
        for client in clients:
            await client.leave()


async def test_the_time_nobody_served_is_given_back(shaky: Parts) -> None:
    web = web_of(shaky)
    web.start()
    try:
        async with house_at(shaky) as house:
            clients = await seated([web], house)
        await asyncio.sleep(1.0)
        web.kill()
        await asyncio.sleep(AWAY)
        web.start()
        for client in clients:
            await client.leave()
            await client.join()
            assert not client.over
        assert sum(each["lost_ms"] for each in pauses(clients[0])) > AWAY * 1000 - 1_000
        assert clients[0].view["clocks"][0] > 2_000
        assert (await clients[0].act(clients[0].acts[0]))["t"] == "ack"
        for client in clients:
            await client.leave()
    finally:
        web.stop()


async def test_whoever_does_not_come_back_is_given_his_time_and_flagged(shaky: Parts) -> None:
    """The process that served him is long dead; another takes over."""
    async with house_at(shaky) as house:
        await never_back(house)


async def never_back(house: House) -> None:
    await house.database.execute("DELETE FROM outage")
    await house.database.execute("DELETE FROM process")
    await house.database.execute("DELETE FROM leader")
    people = await house.people(2)
    room = await house.open("dames", people, CLOCK)
    for seat in (0, 1):
        assert (await act(room, seat, first_act(room))).refused is None
    old, new, third = (Outages(house.database) for _ in range(3))
    await old.start()
    await third.start()
    await old.attend(room.row.id, 0)
    ago = now_ms() - RETURN_MS - 20_000
    await house.database.execute("UPDATE process SET beat_ms = $2 WHERE id = $1", old.process, ago)
    await house.database.execute(
        "UPDATE game_event SET at_ms = $2 WHERE game_id = $1 AND seq = 2", room.row.id, ago - 1_000
    )
    await set_head(house.database, room.row.id)
    rooms = RoomRegistry(house.games, house.writer, house.fanout, 10, outages=new)
    again = await rooms.room(room.row.id)
    assert again is not None
    await new.start()
    for _ in range(7):  # flags fall only once a process has served for three seconds
        await asyncio.sleep(0.5)
        await new.beat()
    assert new.leading
    await again.flag()
    assert not again.fold.over, "his process is silent: we cannot tell that he is late"
    await rooms.bury_dead()
    log = await house.games.log(room.row.id)
    assert (log[3].kind, log[3].body["lost_ms"]) == ("pause", RETURN_MS)
    assert (await new.attendance(room.row.id)).silent == frozenset()
    await again.flag()
    row = await house.games.row(room.row.id)
    assert row is not None
    assert row.outcome == {"reason": "flag", "returns": ["-1", "1"]}


async def test_nobody_takes_a_process_for_serving_before_it_has_given_time_back(house: House) -> None:
    """Else another process drops the flag of a player in the moment between."""
    people = await house.people(2)
    room = await house.open("dames", people, CLOCK)
    stopped, other = Outages(house.database), Outages(house.database)
    for process in (stopped, other):
        await process.start()
    await stopped.attend(room.row.id, 0)
    await silence(house, stopped)
    seen: list[frozenset[int]] = []

    async def look() -> None:
        seen.append((await other.attendance(room.row.id)).silent)

    stopped.when_over = look
    await stopped.beat()
    assert seen == [frozenset({0})]
    assert (await other.attendance(room.row.id)).served == frozenset({0})


async def silence(house: House, process: Outages) -> None:
    """Let a process have been silent for longer than one may."""
    ago = now_ms() - STALL_MS - 1_000
    process._beat_ms = ago
    await house.database.execute("UPDATE process SET beat_ms = $2 WHERE id = $1", process.process, ago)


async def test_of_two_processes_one_leads_and_one_flag_falls(house: House) -> None:
    people = await house.people(2)
    room = await house.open("dames", people, {"pace": "sudden", "base_ms": 10})
    for seat in (0, 1):
        room.clocks.left = [60_000, 60_000]
        assert (await act(room, seat, first_act(room))).refused is None
    room.clocks.left = [10, 10]
    room.clocks.quota = [0, 0]
    async with a_house(house.database) as other:
        twin = await other.rooms.room(room.row.id)
        assert twin is not None
        twin.clocks.left, twin.clocks.quota = [10, 10], [0, 0]
        await asyncio.sleep(0.05)
        await asyncio.gather(room.flag(), twin.flag())
    log = await house.games.log(room.row.id)
    assert [entry.kind for entry in log][-2:] == ["flag", "reveal"]
    assert [entry.kind for entry in log].count("flag") == 1
