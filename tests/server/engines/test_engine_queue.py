"""The queue of requests to engines, in a real Redis: classes, fairness, leases, answers, processor time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Generator
from pathlib import Path
from uuid import UUID, uuid4

import pytest
import pytest_asyncio

from academie.registry import registry
from academie.server.base.redis import connected
from academie.server.engines.queue import (
    ANSWERS,
    LEASE_MS,
    QUICK,
    SLOW,
    Answer,
    CpuLimits,
    EngineQueue,
    Urgency,
    read_message,
)
from academie.server.engines.requests import ChooseAct, Done, Line, Request, time_for_act
from academie.server.operations.private_services import RedisServer, private_redis

PLENTY = CpuLimits(10**9, 10**9)
BOTH = (QUICK, SLOW)
DAMES = Line("dames", registry["dames"].ruleset(None).id, {}, [])


@pytest.fixture(scope="module")
def redis_server(tmp_path_factory: pytest.TempPathFactory) -> Generator[RedisServer]:
    with private_redis(Path(tmp_path_factory.mktemp("redis"))) as server:
        yield server


@pytest_asyncio.fixture
async def queue(redis_server: RedisServer) -> AsyncGenerator[EngineQueue]:
    """A queue with nothing in it and one process alive."""
    async with connected(redis_server.address) as redis:
        await redis.flushall()
        found = EngineQueue(redis)
        await found.beat("test:1", [])
        yield found


def asked(
    owner: str, engine: str = "niveau-8", urgency: Urgency = Urgency.UNTIMED, key: UUID | None = None
) -> Request:
    return Request(
        task=ChooseAct(engine, 0, DAMES),
        owner=owner,
        urgency=urgency,
        key=key or uuid4(),
        seconds=5.0,
        deadline=5.0,
    )


async def pushed(queue: EngineQueue, *requests: Request) -> None:
    for request in requests:
        assert await queue.push(request, 10.0, PLENTY) is True


async def owners_in_turn(queue: EngineQueue) -> list[str]:
    """The owners of all that waits, in the order in which it is taken."""
    found: list[str] = []
    while (taken := await queue.pop(BOTH)) is not None:
        found.append(taken.request.owner)
    return found


async def test_whoever_asks_much_waits_for_their_own_requests(queue: EngineQueue) -> None:
    await pushed(queue, *(asked("greedy") for _ in range(20)), asked("stranger"), asked("other"))
    order = await owners_in_turn(queue)
    assert len(order) == 22
    assert {*order[:3]} == {"greedy", "stranger", "other"}


async def test_having_waited_gives_no_credit_and_costs_are_compared(queue: EngineQueue) -> None:
    """Who has asked nothing so far begins where the others are; a dear request counts for many cheap ones."""
    await pushed(queue, *(asked("early") for _ in range(3)))
    await owners_in_turn(queue)
    await pushed(queue, *(asked("early") for _ in range(3)), *(asked("late") for _ in range(3)))
    order = await owners_in_turn(queue)
    assert [{*order[turn : turn + 2]} for turn in (0, 2, 4)] == [{"early", "late"}] * 3
    await pushed(queue, *(asked("dear") for _ in range(2)), *(asked("cheap", "random") for _ in range(20)))
    assert (await owners_in_turn(queue))[:20].count("cheap") >= 19


async def test_the_lowest_class_comes_first_and_none_waits_for_ever(queue: EngineQueue) -> None:
    classes = (Urgency.TIMED, Urgency.UNTIMED, Urgency.HINT, Urgency.HOUSE)
    for urgency in reversed(classes):
        await pushed(queue, *(asked("one", urgency=urgency) for _ in range(30)))
    taken = [await queue.pop(BOTH) for _ in range(30)]
    served = [each.urgency for each in taken if each is not None]
    assert served.count(Urgency.TIMED) == 24
    assert served.count(Urgency.UNTIMED) == 5
    assert served.count(Urgency.HINT) == 1


async def test_a_worker_for_quick_engines_leaves_slow_ones_alone(queue: EngineQueue) -> None:
    await pushed(queue, asked("slow", "niveau-8"), asked("quick", "random"))
    taken = await queue.pop([QUICK])
    assert taken is not None
    assert taken.request.owner == "quick"
    assert await queue.pop([QUICK]) is None
    assert await queue.pop(BOTH) is not None


async def test_a_request_is_answered_once_whoever_asks_however_often(queue: EngineQueue) -> None:
    request = asked("one", key=uuid4())
    await pushed(queue, request, request)
    taken = await queue.pop(BOTH)
    assert taken is not None
    assert await queue.pop(BOTH) is None
    messages = queue.messages(ANSWERS)
    assert await anext(messages) == b""
    await queue.answer(taken, Done("31-26", 700, engine="niveau-8"))
    key, heard = read_message(await anext(message async for message in messages if message))
    await messages.aclose()
    again = await queue.push(request, 10.0, PLENTY)
    assert isinstance(again, Answer)
    assert (key, heard.done.result, again.done.result) == (request.key, "31-26", "31-26")
    await queue.answer(taken, Done("32-28", 700, engine="niveau-8"))
    late = await queue.push(request, 10.0, PLENTY)
    assert isinstance(late, Answer)
    assert late.done.result == "31-26"


async def test_what_a_dead_process_held_is_taken_by_another(queue: EngineQueue) -> None:
    renewed, left = asked("renewed"), asked("left")
    await pushed(queue, renewed, left)
    held = {each.key for each in (await queue.pop(BOTH), await queue.pop(BOTH)) if each is not None}
    assert held == {renewed.key, left.key}
    for _ in range(4):
        await asyncio.sleep(LEASE_MS / 1000 / 3)
        await queue.beat("test:1", [renewed.key])
    again = await queue.pop(BOTH)
    assert again is not None
    assert again.key == left.key
    assert await queue.pop(BOTH) is None


async def test_a_process_that_stops_gives_back_what_it_holds(queue: EngineQueue) -> None:
    request = asked("one")
    await pushed(queue, request)
    for _ in range(5):
        taken = await queue.pop(BOTH)
        assert taken is not None
        assert taken.key == request.key
        await queue.leave("other:1", [request.key])


async def test_a_request_that_kills_three_processes_is_given_up(
    queue: EngineQueue, redis_server: RedisServer
) -> None:
    await pushed(queue, asked("one"))
    async with connected(redis_server.address) as redis:
        for _ in range(3):
            taken = await queue.pop(BOTH)
            assert taken is not None
            await redis.zadd("academie:engine:leases", {taken.key.hex: 0})
    assert await queue.pop(BOTH) is None


async def test_nobody_is_asked_when_no_process_is_alive(queue: EngineQueue) -> None:
    assert (await queue.state()).cores == 1
    await queue.leave("test:1", [])
    assert await queue.push(asked("one"), 10.0, PLENTY) is False
    assert (await queue.state()).cores == 0


async def test_the_backlog_is_what_waits_by_what_it_has_cost_before(queue: EngineQueue) -> None:
    await pushed(queue, asked("one"))
    taken = await queue.pop(BOTH)
    assert taken is not None
    await queue.answer(taken, Done("31-26", 4_000, engine="niveau-8"))
    await pushed(queue, asked("one"), asked("two"))
    assert 6.0 < (await queue.state()).backlog < 8.1
    await owners_in_turn(queue)
    assert (await queue.state()).backlog == 0


async def test_who_has_used_up_their_time_gives_way_unless_a_clock_runs(queue: EngineQueue) -> None:
    await pushed(queue, asked("much"))
    taken = await queue.pop(BOTH)
    assert taken is not None
    await queue.answer(taken, Done("31-26", 40_000, engine="niveau-8"))
    limits = CpuLimits(30_000, 90_000)
    for request in (asked("much"), asked("much", urgency=Urgency.TIMED), asked("little")):
        assert await queue.push(request, 10.0, limits)
    found = [await queue.pop(BOTH) for _ in range(3)]
    order = [(each.request.owner, each.urgency) for each in found if each is not None]
    assert order == [("much", Urgency.TIMED), ("little", Urgency.UNTIMED), ("much", Urgency.ANALYSIS)]


@pytest.mark.parametrize(
    ("left_ms", "step_ms", "seconds"),
    [(600_000, 0, 15.0), (60_000, 5_000, 6.5), (1_000, 10_000, 0.5), (0, 0, 0.0)],
)
def test_an_engine_divides_the_time_on_its_clock(left_ms: int, step_ms: int, seconds: float) -> None:
    assert time_for_act(left_ms, step_ms) == seconds


def test_the_budget_is_what_is_left_of_the_deadline() -> None:
    request = asked("one")
    assert request.budget(0.0) == 5.0
    assert request.budget(3.0) == 2.0
    assert request.budget(9.0) < 0


async def test_a_listener_ends_whenever_it_is_told_to(redis_server: RedisServer) -> None:
    """With the timeouts of the client itself it goes on now and then, and its process never stops."""

    async def listen() -> None:
        async with connected(redis_server.address) as redis:
            async for _ in EngineQueue(redis).messages(ANSWERS):
                pass

    for attempt in range(150):
        listening = asyncio.create_task(listen())
        for _ in range(attempt % 50):
            await asyncio.sleep(0)
        listening.cancel()
        done, _ = await asyncio.wait({listening}, timeout=2)
        assert done
