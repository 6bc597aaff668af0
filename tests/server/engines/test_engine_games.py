"""How much engines do for a guest, an account and an address, and what is said when it is enough."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, Generator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from uuid import uuid4

import httpx
import pytest
import pytest_asyncio
from redis import Redis

from academie.server.base.errors import TooMany
from academie.server.base.limits import network
from academie.server.base.settings import Settings
from academie.server.edge.identity import Identity
from academie.server.engines.quotas import ACCOUNT, ADDRESS, GUEST, EngineQuotas
from academie.server.jobs.queue import Jobs
from academie.server.operations.private_services import RedisServer, private_redis
from tests.server.support.fleet import against
from tests.server.support.phrases import french
from tests.server.support.tables import House
from tests.server.support.visitors import Json, Visitor, guest, member
from tests.server.support.web import Parts, Web, started

ASKED: Json = {"game": "dames", "seat": 0, "opponent": {"engine": "random"}}
HOME = "192.0.2.7"


@pytest.fixture
def redis(tmp_path: Path) -> Generator[RedisServer]:
    """A Redis in which nothing has been counted yet."""
    with private_redis(tmp_path) as found:
        yield found


@pytest.fixture
def web(parts: Parts, redis: RedisServer) -> Generator[Web]:
    with started(Web(parts.postgres.address, redis.address, warm=parts.warm)) as found:
        yield found


@pytest_asyncio.fixture
async def quotas(house: House, redis: RedisServer) -> AsyncGenerator[EngineQuotas]:
    found = EngineQuotas(house.database, Settings(redis=redis.address))
    yield found
    await found.stop()


def refused(visitor: Visitor, english: str, in_french: str) -> Json:
    """Another game is refused, in both languages."""
    told = visitor.refusal("POST", "/tables", **ASKED)
    assert told["status_code"] == 429
    assert english in told["detail"]
    assert in_french in french(told["message"])
    return told


def test_a_guest_plays_three_games_at_once_and_an_account_four(web: Web) -> None:
    visitor = guest(web)
    game, *_ = [against(visitor, "random", game="dames") for _ in range(3)]
    refused(visitor, "at most 3 games", "au plus 3 parties")
    visitor.say(game, "resign")
    against(visitor, "random", game="dames")
    refused(visitor, "at most 3 games", "au plus 3 parties")
    assert visitor.status("POST", f"/games/{game}/rematch") == 429
    # Games between people are not counted.
    visitor.post("/tables", game="dames")
    owner = member(web)
    for _ in range(4):
        against(owner, "random", game="dames")
    refused(owner, "at most 4 games", "au plus 4 parties")


def test_guests_of_an_address_play_twelve_games_at_once_in_all_processes(web: Web, parts: Parts) -> None:
    with started(Web(parts.postgres.address, web.redis, warm=parts.warm)) as second:
        visitors = [guest(each) for each in (web, second) for _ in range(3)]
        games = [against(visitor, "random", game="dames") for visitor in visitors[:4] for _ in range(3)]
        refused(visitors[4], "at most 12 games", "au plus 12 parties")
        # An account is somebody, wherever they are.
        against(member(second), "random", game="dames")
        visitors[0].say(games[0], "resign")
        against(visitors[4], "random", game="dames")
        refused(visitors[5], "at most 12 games", "au plus 12 parties")


def test_asking_many_times_at_the_same_moment_gains_nothing(web: Web) -> None:
    visitor = guest(web)

    def ask(_: int) -> int:
        cookies = dict(visitor.http.cookies)
        return httpx.post(f"{web.base_url}/api/tables", json=ASKED, cookies=cookies).status_code

    with ThreadPoolExecutor(8) as threads:
        found = sorted(threads.map(ask, range(8)))
    assert found == [201] * 3 + [429] * 5


def test_a_guest_begins_twelve_games_an_hour_and_is_told_when_to_come_back(web: Web) -> None:
    visitor = guest(web)
    for _ in range(GUEST.games_an_hour):
        visitor.say(against(visitor, "random", game="dames"), "resign")
    refused(visitor, "come back in 60 minutes", "revenez dans 60 minutes")
    answer = visitor.http.post("/api/tables", json=ASKED)
    assert 3500 < int(answer.headers["retry-after"]) <= 3600


def spent(redis: RedisServer, who: str, seconds: int, minutes_ago: int = 0) -> None:
    """Record that engines have calculated for somebody."""
    minute = int(time.time() // 60) - minutes_ago
    with Redis.from_url(redis.address) as client:
        client.hincrby(f"academie:quota:cpu:{who}", str(minute), 1000 * seconds)


@pytest.mark.parametrize("guests", [True, False])
async def test_processor_time_is_counted_for_ten_minutes(
    quotas: EngineQuotas, redis: RedisServer, guests: bool
) -> None:
    person = Identity(uuid4(), "somebody", guest=guests)
    most = (GUEST if guests else ACCOUNT).cpu_seconds
    spent(redis, str(person.account), most, minutes_ago=10)
    spent(redis, str(person.account), most // 2, minutes_ago=7)
    spent(redis, str(person.account), most // 2 - 1)
    await quotas.check_time(quotas.asker(person, HOME))
    spent(redis, str(person.account), 1)
    with pytest.raises(TooMany) as wrong:
        await quotas.check_time(quotas.asker(person, HOME))
    assert wrong.value.seconds is not None
    assert 110 < wrong.value.seconds <= 180
    assert "come back in 3 minutes" in wrong.value.text.en
    assert "revenez dans 3 minutes" in wrong.value.text.fr
    with pytest.raises(TooMany):
        async with quotas.opening(person, HOME):
            pass


async def test_guests_of_an_address_share_its_processor_time(
    quotas: EngineQuotas, redis: RedisServer
) -> None:
    spent(redis, HOME, ADDRESS.cpu_seconds)
    for caller in (None, Identity(uuid4(), "guest", guest=True)):
        with pytest.raises(TooMany):
            await quotas.check_time(quotas.asker(caller, HOME))
        await quotas.check_time(quotas.asker(caller, "192.0.2.8"))
    await quotas.check_time(quotas.asker(Identity(uuid4(), "account"), HOME))


async def test_a_game_that_could_not_be_opened_is_not_counted(quotas: EngineQuotas) -> None:
    person = Identity(uuid4(), "guest", guest=True)
    for _ in range(2 * GUEST.games_an_hour):
        with pytest.raises(ValueError, match="not opened"):
            async with quotas.opening(person, HOME):
                raise ValueError("not opened")


async def test_what_a_process_that_died_had_reserved_is_free_again(
    quotas: EngineQuotas, redis: RedisServer
) -> None:
    now = int(time.time() * 1000)
    with Redis.from_url(redis.address) as client:
        client.zadd(f"academie:quota:live:{HOME}", {f"reserved:{each}": now for each in range(ADDRESS.games)})
        with pytest.raises(TooMany):
            async with quotas.opening(Identity(uuid4(), "guest", guest=True), HOME):
                pass
        client.zadd(
            f"academie:quota:live:{HOME}", {f"reserved:{each}": now - 61_000 for each in range(ADDRESS.games)}
        )
        async with quotas.opening(Identity(uuid4(), "guest", guest=True), HOME):
            pass


async def test_without_redis_the_games_at_once_are_counted_still(house: House) -> None:
    found = EngineQuotas(house.database, Settings(redis="redis://127.0.0.1:1/0"))
    person = Identity(uuid4(), "guest", guest=True)
    await found.check_time(found.asker(person, HOME))
    async with found.opening(person, HOME) as opened:
        opened(uuid4())
    async with house.database.acquire() as connection, connection.transaction():
        await found.check(connection, person)
    await found.stop()


async def test_a_setting_multiplies_every_quota(house: House, redis: RedisServer) -> None:
    found = EngineQuotas(house.database, Settings(redis=redis.address, engine_quota_scale=3))
    person = Identity(uuid4(), "guest", guest=True)
    assert found.quota(person) == (9, 36, 90)
    assert Jobs(house.database, 3).most(person) == 6
    spent(redis, str(person.account), GUEST.cpu_seconds)
    await found.check_time(found.asker(person, HOME))
    await found.stop()


def test_a_guest_has_two_jobs_waiting(web: Web) -> None:
    visitor = guest(web)
    asked = {"kind": "verify-games", "arguments": {"games": [str(uuid4())]}}
    for _ in range(2):
        visitor.post("/jobs", **asked)
    assert visitor.status("POST", "/jobs", **asked) == 429


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("", ""),
    ],
)
def test_a_whole_network_of_ipv6_counts_as_one_address(address: str, counted: str) -> None:
    assert network(address) == counted
