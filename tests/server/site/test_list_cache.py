"""A list that is kept for two seconds: asked for once, and never waited for long."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from academie.server.site import list_cache
from academie.server.site.list_cache import ListCache


class Clock:
    """The time, which passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(list_cache, "monotonic", found)
    return found


class Database:
    """Answers how often it was asked, once it is let."""

    def __init__(self) -> None:
        self.asked = 0
        self.answers = asyncio.Event()
        self.answers.set()

    async def ask(self) -> list[int]:
        self.asked += 1
        number = self.asked
        await self.answers.wait()
        return [number]


async def answered(cache: ListCache, ask: Callable[[], Awaitable[list[int]]], wanted: list[int]) -> None:
    """Wait until the cache has this."""
    async with asyncio.timeout(20):
        while await cache.get(ask) != wanted:
            await asyncio.sleep(0.001)


async def test_it_is_asked_for_again_after_two_seconds(clock: Clock) -> None:
    cache, database = ListCache(), Database()
    assert await cache.get(database.ask) == [1]
    clock.now += 1.99
    assert await cache.get(database.ask) == [1]
    assert database.asked == 1
    clock.now += 0.02
    assert await cache.get(database.ask) == [1], "who comes then need not wait"
    await answered(cache, database.ask, [2])
    assert database.asked == 2


async def test_many_who_come_at_once_ask_once(clock: Clock) -> None:
    cache, database = ListCache(), Database()
    assert await asyncio.gather(*(cache.get(database.ask) for _ in range(50))) == [[1]] * 50
    clock.now += 1_000.0
    assert await asyncio.gather(*(cache.get(database.ask) for _ in range(50))) == [[2]] * 50


async def test_a_slow_database_is_not_waited_for_nor_an_old_list_told(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert list_cache.ANSWER_SECONDS == 0.3
    monkeypatch.setattr(list_cache, "ANSWER_SECONDS", 0.01)
    cache, database = ListCache(), Database()
    assert await cache.get(database.ask) == [1]
    database.answers.clear()
    clock.now += 2.5
    assert await cache.get(database.ask) == [1], "it was kept until a moment ago"
    clock.now += 600.0
    assert await cache.get(database.ask) == []
    assert await cache.get(database.ask) == []
    assert database.asked == 2, "one question is enough"
    database.answers.set()
    await answered(cache, database.ask, [2])


async def test_an_old_list_is_not_told_after_a_failure(clock: Clock) -> None:
    async def fail() -> list[int]:
        raise ZeroDivisionError

    cache, database = ListCache(), Database()
    assert await cache.get(database.ask) == [1]
    clock.now += 600.0
    assert await cache.get(fail) == []
    clock.now += 600.0
    assert await cache.get(database.ask) == [2]
