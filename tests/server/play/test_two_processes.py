"""Two web processes on one database: events by Redis, and by the log without it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator

import pytest

from academie.dice.fold import Fold
from tests.server.support.client import Client
from tests.server.support.tables import House, Person
from tests.server.support.web import Parts, Web, started

pytestmark = pytest.mark.asyncio


@pytest.fixture(scope="module")
def second(parts: Parts) -> Generator[Web]:
    with started(parts.web()) as web:
        yield web


async def seated(webs: list[Web], house: House, key: str) -> list[Client]:
    """Two players of a new game, each at a process of his own."""
    people: list[Person] = await house.people(2)
    room = await house.open(key, people)
    clients = [
        Client([web.ws_url], person.token, room.row.id) for web, person in zip(webs, people, strict=True)
    ]
    for client in clients:
        await client.join()
    return clients


async def play(clients: list[Client], acts: int) -> None:
    """That many acts, each heard at the other process before the next."""
    for number in range(acts):
        if clients[0].over:
            return
        actor = next(client for client in clients if client.to_act)
        answer = await actor.act(actor.acts[number % len(actor.acts)], seq=actor.seen)
        assert answer["t"] == "ack"
        for client in clients:
            await client.wait_for(actor.log[-1]["seq"])


async def agree(clients: list[Client], house: House) -> None:
    log = await house.games.log(clients[0].game)
    Fold.of(clients[0].game, log)
    for client in clients:
        assert [entry["hash"] for entry in client.log] == [entry.digest.hex() for entry in log]
        await client.leave()


@pytest.mark.parametrize("key", ["dames", "trictrac"])
async def test_each_hears_of_the_others_acts(server: Web, second: Web, house: House, key: str) -> None:
    clients = await seated([server, second], house, key)
    await play(clients, 40)
    await agree(clients, house)


async def test_of_two_acts_at_once_one_is_kept(server: Web, second: Web, house: House) -> None:
    """The same player at both processes: whatever he is told, the log has one of the two."""
    people = await house.people(2)
    room = await house.open("dames", people)
    twins = [Client([web.ws_url], people[0].token, room.row.id) for web in (server, second)]
    for client in twins:
        await client.join()
    acts = twins[0].acts
    answers = await asyncio.gather(*(client.act(act) for client, act in zip(twins, acts, strict=False)))
    assert sorted(answer["t"] for answer in answers) == ["ack", "nack"]
    for client in twins:
        await client.wait_for(1)
    await agree(twins, house)


async def test_without_redis_the_truth_only_comes_later(
    parts: Parts, server: Web, second: Web, house: House
) -> None:
    clients = await seated([server, second], house, "dames")
    parts.redis.kill()
    try:
        begun = time.monotonic()
        await play(clients, 6)
        assert time.monotonic() - begun < 20
        late = Client([second.ws_url], None, clients[0].game)
        await late.join()
        assert len(late.log) == len(clients[0].log)
        assert (await late.sync(2))["log"][0]["seq"] == 2
        await late.leave()
    finally:
        parts.redis.start()
    await play(clients, 10)
    await agree(clients, house)


async def test_news_is_heard_again_once_redis_is_back(
    parts: Parts, server: Web, second: Web, house: House
) -> None:
    clients = await seated([server, second], house, "dames")
    parts.redis.kill()
    parts.redis.start()
    await asyncio.sleep(1.5)
    await play(clients, 2)
    begun = time.monotonic()
    await play(clients, 10)
    assert time.monotonic() - begun < 2
    await agree(clients, house)
