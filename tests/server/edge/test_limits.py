"""Limits that all web processes share, against a plain model, real processes, and a Redis that is killed."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Generator
from contextlib import ExitStack
from fractions import Fraction
from itertools import takewhile

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from redis import Redis
from websockets.sync.client import connect

from academie.server.accounts.names.names import key_of
from academie.server.base.limits import (
    CHAT_GAP,
    GUEST,
    LOCAL_SHARE,
    REGISTER,
    SIGN_IN,
    SIGN_IN_ACCOUNT,
    SIGN_IN_PAIR,
    SITE_SHARE,
    TAKE,
    Limits,
    Rule,
    by_address,
    take,
)
from academie.server.base.settings import Settings
from academie.server.edge.identity import DEV_COOKIE
from academie.server.operations.private_services import RedisServer, free_port
from tests.server.play.test_bot import frames
from tests.server.support.phrases import french
from tests.server.support.visitors import PASSWORD, Visitor, new_name, seated
from tests.server.support.web import Parts, Web, started

Take = Callable[[list[tuple[str, Rule]], int], int]
VIRTUAL = "local now = tonumber(ARGV[#ARGV])\n"
"""In place of the clock of Redis."""
DAY_US = 86_400 * 1_000_000


class Model:
    """Buckets that leak one drop a gap: a drop is let in while there is room for it in all buckets."""

    def __init__(self) -> None:
        self.levels: dict[str, Fraction] = {}
        self.at = 0

    def take(self, asked: list[tuple[str, Rule]], now: int) -> int:
        """How long to wait for room, 0 if the drops are in."""
        gaps = {key: rule.gap_us for key, rule in asked}
        for key in self.levels:
            self.levels[key] = max(Fraction(0), self.levels[key] - Fraction(now - self.at, RULES[key].gap_us))
        self.at = now
        over = {key: self.levels.get(key, Fraction(0)) + 1 - rule.at_once for key, rule in asked}
        wait = max(over[key] * gaps[key] for key in over)
        if wait > 0:
            return int(wait)
        for key, _ in asked:
            self.levels[key] = self.levels.get(key, Fraction(0)) + 1
        return 0


RULES = {
    "a": Rule("a", 1, 1, 60),
    "b": Rule("b", 3, 2, 100),
    "c": Rule("c", 10, 6, 60),
    "d": Rule("d", 100, 100, 3600),
}
# All gaps take longer than a test, so that no key of Redis expires meanwhile by its own clock.
asked_often = st.lists(
    st.tuples(
        st.sets(st.sampled_from(sorted(RULES)), min_size=1),
        st.one_of(st.just(0), st.integers(0, 200_000_000), st.sampled_from([10_000_000, 36_000_000])),
    ),
    max_size=40,
)


def follow(told: Take, often: list[tuple[set[str], int]]) -> None:
    """Hold what is told to the model."""
    model, now = Model(), DAY_US
    for keys, passed in often:
        now += passed
        asked = [(key, RULES[key]) for key in sorted(keys)]
        assert told(asked, now) == model.take(asked, now)


@given(asked_often)
def test_a_process_counts_as_the_model_does(often: list[tuple[set[str], int]]) -> None:
    earned: dict[str, int] = {}
    follow(lambda asked, now: take(earned, asked, now), often)


@pytest.fixture(scope="module")
def redis(parts: Parts) -> Generator[Redis]:
    with Redis.from_url(parts.redis.address) as client:
        yield client


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(often=asked_often)
def test_redis_counts_as_the_model_does(redis: Redis, often: list[tuple[set[str], int]]) -> None:
    script = redis.register_script(VIRTUAL + TAKE)
    redis.delete(*(f"test:limit:{key}" for key in RULES))

    def told(asked: list[tuple[str, Rule]], now: int) -> int:
        numbers = [number for _, rule in asked for number in (rule.gap_us, rule.at_once)]
        return int(str(script(keys=[f"test:limit:{key}" for key, _ in asked], args=[*numbers, now])))

    follow(told, often)


@given(st.lists(st.integers(0, 30_000_000), min_size=1, max_size=200), st.sampled_from(sorted(RULES)))
def test_never_more_than_the_rate_and_the_burst(passing: list[int], name: str) -> None:
    rule, earned, now, taken = RULES[name], dict[str, int](), DAY_US, list[int]()
    for passed in passing:
        now += passed
        if take(earned, [(name, rule)], now) == 0:
            taken.append(now)
    for first, start in enumerate(taken):
        for last in range(first, len(taken)):
            assert last - first + 1 <= rule.at_once + (taken[last] - start) / rule.gap_us


def test_a_clock_that_was_ahead_locks_nobody_out() -> None:
    rule, earned = RULES["c"], {"c": 10 * DAY_US}
    assert 0 < take(earned, [("c", rule)], DAY_US) <= rule.gap_us


def test_who_is_counted() -> None:
    assert [who for _, who in by_address(GUEST, "192.0.2.7")] == ["192.0.2.7"]
    assert [who for _, who in by_address(GUEST, "::ffff:192.0.2.7")] == ["192.0.2.7"]
    own, site = by_address(GUEST, "2001:db8:1:2:3:4:5:6")
    assert (own.who, site.who) == ("2001:db8:1:2::/64", "2001:db8:1::/48")
    assert site.rule.at_once == SITE_SHARE * own.rule.at_once


async def test_one_setting_multiplies_the_requests_too() -> None:
    limits = Limits(Settings(limit_scale=3, requests_a_second=0, requests_at_once=5))
    assert [limits.requests.take("somebody") for _ in range(16)] == [True] * 15 + [False]
    await limits.stop()


@pytest.fixture(scope="module")
def strict(parts: Parts) -> Generator[tuple[Web, Web, RedisServer]]:
    """Two web processes with a Redis of their own, and the limits as they are."""
    with ExitStack() as stack:
        redis = RedisServer(free_port())
        redis.start()
        stack.callback(redis.kill)
        plain = {
            "ACADEMIE_LIMIT_SCALE": "1",
            "ACADEMIE_REQUESTS_AT_ONCE": "100000",
            "ACADEMIE_REDIS": redis.address,
        }
        one, other = (stack.enter_context(started(parts.web(**plain))) for _ in range(2))
        yield one, other, redis


def post(web: Web, path: str, source: str, **body: str) -> httpx.Response:
    """A request as a proxy passes it on."""
    return httpx.post(f"{web.base_url}/api{path}", json=body or None, headers={"X-Forwarded-For": source})


def signing_in(web: Web, name: str, source: str, password: str = "a wrong password") -> httpx.Response:
    return post(web, "/sessions", source, name=name, password=password)


def test_two_processes_share_one_limit(strict: tuple[Web, Web, RedisServer]) -> None:
    webs = strict[:2]
    found = [post(webs[n % 2], "/guests", "192.0.2.1") for n in range(GUEST.at_once + 4)]
    assert [answer.status_code for answer in found] == [201] * GUEST.at_once + [429] * 4
    refused = found[-1]
    assert 60 < int(refused.headers["retry-after"]) <= 3600 / GUEST.times
    assert refused.json()["code"] == "server-limit-guest"
    assert "try again in 2 minutes" in refused.json()["detail"]
    assert "réessayez dans 2 minutes" in french(refused.json()["message"])
    assert post(webs[0], "/guests", "192.0.2.2").status_code == 201


def test_accounts_of_one_site_are_few(strict: tuple[Web, Web, RedisServer]) -> None:
    web = strict[0]

    def registering(source: str) -> int:
        return post(web, "/accounts", source, name="Sitecase", password="12345678").status_code

    same = [registering("2001:db8:9:1::7") for _ in range(REGISTER.at_once + 1)]
    assert same == [400] * REGISTER.at_once + [429]
    left = SITE_SHARE * REGISTER.at_once - REGISTER.at_once
    others = [registering(f"2001:db8:9:{number:x}::1") for number in range(2, 2 + left + 1)]
    assert others == [400] * left + [429]


def test_a_name_is_guessed_at_slowly_from_one_address(strict: tuple[Web, Web, RedisServer]) -> None:
    webs = strict[:2]
    tried = [
        signing_in(webs[n % 2], "Persevere", "192.0.2.10").status_code
        for n in range(SIGN_IN_PAIR.at_once + 1)
    ]
    assert tried == [401] * SIGN_IN_PAIR.at_once + [429]
    others = [signing_in(webs[n % 2], f"Other{n}x", "192.0.2.10").status_code for n in range(6)]
    assert others == [401] * (SIGN_IN.at_once - SIGN_IN_PAIR.at_once) + [429]


async def test_strangers_lock_nobody_out(strict: tuple[Web, Web, RedisServer]) -> None:
    web, redis, owner = strict[0], strict[2], "Menelaus"
    assert post(web, "/accounts", "198.51.100.1", name=owner, password=PASSWORD).status_code == 201
    assert signing_in(web, owner, "203.0.113.1").status_code == 401
    limits = Limits(Settings(redis=redis.address))
    for number in range(2, SIGN_IN_ACCOUNT.at_once + 1):
        await limits.sign_in(key_of(owner), f"203.0.113.{number}")
    await limits.stop()
    assert signing_in(web, owner, "203.0.113.250").status_code == 429
    assert signing_in(web, owner.upper(), "203.0.113.251", PASSWORD).status_code == 429
    assert signing_in(web, owner, "198.51.100.1", PASSWORD).status_code == 201


def test_challenges_are_counted(strict: tuple[Web, Web, RedisServer]) -> None:
    web = strict[0]
    visitor = Visitor(web)
    visitor.http.headers["X-Forwarded-For"] = "198.51.100.40"
    visitor.post("/guests")
    codes = [
        visitor.refusal("POST", "/tables", game="dames", opponent={"name": "Nobodyhere"})["status_code"]
        for _ in range(31)
    ]
    assert codes == [404] * 30 + [429]


def test_members_are_counted_by_account_and_all_others_by_network(parts: Parts) -> None:
    """So that a club behind one address does not share what one of them may do."""
    few = {"ACADEMIE_LIMIT_SCALE": "1", "ACADEMIE_REQUESTS_A_SECOND": "1", "ACADEMIE_REQUESTS_AT_ONCE": "40"}
    with started(parts.web(**few)) as web:
        one, other, visitor, stranger = (Visitor(web, new_name()) for _ in range(4))
        invented = Visitor(web)
        invented.http.headers["Authorization"] = "Bearer of-nobody"
        for each in (one, other, visitor, stranger, invented):
            each.http.headers["X-Forwarded-For"] = "198.51.100.60"
        for each in (one, other):
            each.post("/accounts", name=each.name, password=PASSWORD)
        visitor.post("/guests")
        for each in (one, other, visitor):
            each.get("/me")

        def statuses(visitor: Visitor, path: str = "/api/me") -> list[int]:
            return [visitor.http.get(path).status_code for _ in range(60)]

        assert 429 in statuses(stranger, "/api/tables")
        for each in (visitor, invented):
            assert statuses(each).count(429) > 30
        for each in (one, other):
            found = statuses(each)
            assert found[:40] == [200] * 40
            assert 429 in found


def test_chat_is_held_back(strict: tuple[Web, Web, RedisServer]) -> None:
    white, black = Visitor(strict[0]), Visitor(strict[1])
    for visitor in (white, black):
        visitor.http.headers["X-Forwarded-For"] = "198.51.100.50"
        visitor.post("/guests")
    game = seated(white, black, game="dames")
    path = f"/api/bot/games/{game}/chat"
    said = [white.http.post(path, json={"text": f"encore {number}"}) for number in range(4)]
    assert [answer.status_code for answer in said] == [204, 429, 429, 429]
    assert said[1].headers["retry-after"] == "1"
    assert "again in" in said[1].json()["detail"]
    assert black.http.post(path, json={"text": "encore"}).status_code == 204
    time.sleep(CHAT_GAP.seconds)
    assert white.http.post(path, json={"text": "encore"}).status_code == 204


def test_a_socket_chats_no_faster(strict: tuple[Web, Web, RedisServer]) -> None:
    white, black = Visitor(strict[0]), Visitor(strict[1])
    for visitor in (white, black):
        visitor.http.headers["X-Forwarded-For"] = "198.51.100.51"
        visitor.post("/guests")
    game = seated(white, black, game="dames")
    cookie = {"Cookie": f"{DEV_COOKIE}={white.session}"}
    with connect(strict[0].ws_url, additional_headers=cookie) as socket:
        socket.send(json.dumps({"t": "join", "game": game}))
        for nth in range(10):
            socket.send(json.dumps({"t": "chat", "game": game, "text": f"vite {nth}"}))
        socket.send(json.dumps({"t": "ping", "sent": 1}))
        told = [*takewhile(lambda kind: kind != "pong", (frame["t"] for frame in frames(socket)))]
    assert told.count("chat") == 1
    assert told.count("refused") == 9


def test_without_redis_each_process_counts_a_quarter(strict: tuple[Web, Web, RedisServer]) -> None:
    one, other, redis = strict
    redis.kill()
    share = GUEST.at_once // LOCAL_SHARE
    for web in (one, other):
        codes = [post(web, "/guests", "192.0.2.99").status_code for _ in range(share + 2)]
        assert codes == [201] * share + [429] * 2
    redis.start()
    # Once it is back, all count together again.
    found = {post(web, "/guests", f"192.0.2.{n}").status_code for n in range(50, 60) for web in (one, other)}
    assert found == {201}
