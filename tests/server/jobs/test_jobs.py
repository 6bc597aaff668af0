"""Jobs: no two workers get the same, dead workers are replaced, and cancelled jobs stay cancelled."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final
from uuid import UUID, uuid4

import httpx
import pytest
import pytest_asyncio

from academie.dice.fold import Kind
from academie.dice.log import Entry
from academie.server.base.errors import TooMany
from academie.server.jobs.queue import MOST_ATTEMPTS, Job, Jobs, Status
from academie.server.run.worker import KINDS
from tests.dice import exchange
from tests.server.support.command import Process
from tests.server.support.logs import played as played_from
from tests.server.support.logs import rechained
from tests.server.support.playing import played
from tests.server.support.tables import House, Person
from tests.server.support.web import Parts, Web

if TYPE_CHECKING:
    from academie.server.base.database import Database

MINUTE = timedelta(minutes=1)
MOST = 20
MOMENT = timedelta(milliseconds=1)


@pytest_asyncio.fixture
async def jobs(database: Database) -> AsyncGenerator[Jobs]:
    """A queue with nothing in it."""
    await database.execute("DELETE FROM job")
    yield Jobs(database)
    await database.execute("DELETE FROM job")


@pytest_asyncio.fixture
async def owner(house: House) -> UUID:
    (person,) = await house.people(1)
    return person.identity.account


async def waiting(jobs: Jobs, owner: UUID) -> Job:
    return await jobs.add(owner, "verify-games", {"games": [str(uuid4())]}, MOST)


async def held(jobs: Jobs, lasting: timedelta = MINUTE) -> UUID:
    lease = await jobs.take(KINDS.names, lasting)
    assert lease is not None
    return lease.id


async def test_a_job_is_taken_once_however_many_ask(jobs: Jobs, owner: UUID) -> None:
    added = {(await waiting(jobs, owner)).id for _ in range(10)}
    leases = await asyncio.gather(*(jobs.take(KINDS.names, MINUTE) for _ in range(30)))
    taken = [lease.job.id for lease in leases if lease is not None]
    assert len(taken) == 10
    assert set(taken) == added


async def test_the_oldest_job_comes_first(jobs: Jobs, owner: UUID) -> None:
    added = [(await waiting(jobs, owner)).id for _ in range(3)]
    leases = [await jobs.take(KINDS.names, MINUTE) for _ in range(3)]
    assert [lease.job.id for lease in leases if lease is not None] == added


async def test_a_worker_gets_only_kinds_it_can_do(jobs: Jobs, owner: UUID) -> None:
    await waiting(jobs, owner)
    assert await jobs.take(["paint-the-board"], MINUTE) is None


async def test_progress_and_result_are_seen_by_the_owner_alone(jobs: Jobs, owner: UUID) -> None:
    added = await waiting(jobs, owner)
    lease = await held(jobs)
    assert await jobs.renew(lease, 0.5, MINUTE)
    seen = await jobs.job(added.id, owner)
    assert seen is not None
    assert (seen.status, seen.progress) == (Status.RUNNING, 0.5)
    assert await jobs.finish(lease, {"rolls": 3})
    ended = await jobs.job(added.id, owner)
    assert ended is not None
    assert (ended.status, ended.progress, ended.result) == (Status.DONE, 1.0, {"rolls": 3})
    assert ended.ended_at is not None
    assert await jobs.job(added.id, uuid4()) is None


async def test_a_lease_that_ran_out_changes_nothing_any_more(jobs: Jobs, owner: UUID) -> None:
    added = await waiting(jobs, owner)
    late = await held(jobs, MOMENT)
    await asyncio.sleep(0.01)
    assert not await jobs.renew(late, 0.9, MINUTE)
    again = await held(jobs)
    assert not await jobs.finish(late, "late")
    assert await jobs.finish(again, "in time")
    ended = await jobs.job(added.id, owner)
    assert ended is not None
    assert (ended.result, ended.attempts) == ("in time", 2)


async def test_a_job_whose_workers_all_die_fails(jobs: Jobs, owner: UUID) -> None:
    added = await waiting(jobs, owner)
    for _ in range(MOST_ATTEMPTS):
        await held(jobs, MOMENT)
        await asyncio.sleep(0.01)
    assert await jobs.take(KINDS.names, MINUTE) is None
    ended = await jobs.job(added.id, owner)
    assert ended is not None
    assert (ended.status, ended.attempts) == (Status.FAILED, MOST_ATTEMPTS)


async def test_what_is_cancelled_is_neither_taken_nor_finished(jobs: Jobs, owner: UUID) -> None:
    running, unbegun = await waiting(jobs, owner), await waiting(jobs, owner)
    lease = await held(jobs)
    await jobs.cancel(running.id, uuid4())
    assert await jobs.renew(lease, 0.1, MINUTE), "only its owner may cancel a job"
    for job in (running, unbegun):
        await jobs.cancel(job.id, owner)
    assert not await jobs.renew(lease, 0.2, MINUTE)
    assert not await jobs.finish(lease, "too late")
    assert await jobs.take(KINDS.names, MINUTE) is None
    assert [job.status for job in await jobs.of(owner, 10)] == [Status.CANCELLED] * 2


async def test_a_job_given_back_has_not_been_tried(jobs: Jobs, owner: UUID) -> None:
    added = await waiting(jobs, owner)
    await jobs.give_back(await held(jobs))
    again = await jobs.take(KINDS.names, MINUTE)
    assert again is not None
    assert (again.job.id, again.job.attempts) == (added.id, 1)


async def test_an_account_has_only_so_many_jobs_waiting(jobs: Jobs, owner: UUID) -> None:
    for _ in range(MOST):
        await waiting(jobs, owner)
    with pytest.raises(TooMany):
        await waiting(jobs, owner)


def worker(parts: Parts, lease: float) -> AbstractContextManager[Process]:
    """`academie worker` in a process of its own."""
    return parts.academie("worker", "--lease", str(lease))


async def eventually(
    look: Callable[[], Awaitable[Job | None]], wanted: Callable[[Job], bool], seconds: float = 60.0
) -> Job:
    """The job once it is as wanted."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        job = await look()
        if job is not None and wanted(job):
            return job
        await asyncio.sleep(0.02)
    raise AssertionError(f"never as wanted: {await look()}")


async def long_job(jobs: Jobs, owner: UUID, house: House) -> tuple[Job, int]:
    """A job of some seconds, and the rolls each of its parts must find."""
    room = await played(house, "trictrac", 5)
    games = [str(room.row.id)] * 50
    return await jobs.add(owner, "verify-games", {"games": games}, MOST), room.fold.rolls


def right(result: Any, rolls: int) -> bool:  # noqa: ANN401 - JSON
    return len(result) == 50 and all(found["rolls"] == rolls and not found["flaws"] for found in result)


async def test_a_worker_recomputes_the_dice_of_a_game(
    parts: Parts, jobs: Jobs, owner: UUID, house: House
) -> None:
    room = await played(house, "trictrac", 4)
    unfinished = await house.open("trictrac", await house.people(2))
    games = [str(room.row.id), str(unfinished.row.id)]
    added = await jobs.add(owner, "verify-games", {"games": games}, MOST)
    unknown = await jobs.add(owner, "verify-games", {"games": [str(uuid4())]}, MOST)
    with worker(parts, 30) as process:
        ended = await eventually(lambda: jobs.job(added.id, owner), lambda job: job.ended_at is not None)
        failed = await eventually(lambda: jobs.job(unknown.id, owner), lambda job: job.ended_at is not None)
        process.send_signal(signal.SIGTERM)
        assert process.wait(10) == 0
    good, open_still = ended.result
    assert good == {"game": games[0], "rolls": room.fold.rolls, "flaws": []}
    assert room.fold.rolls > 0
    assert "not over" in open_still["flaws"][0]
    assert failed.status is Status.FAILED
    assert "there is no game" in (failed.failure or "")


STORE: Final = """
    INSERT INTO game (id, game_key, ruleset, status, seats, players, seed, format)
    VALUES ($1, $2, $3, 'over', $4, $5, '', $6)
"""
STORE_EVENT: Final = """
    INSERT INTO game_event (game_id, seq, kind, seat, body, at_ms, prev) VALUES ($1, $2, $3, $4, $5, $6, $7)
"""


async def stored(house: House, game_id: UUID, log: Sequence[Entry]) -> str:
    """Store a finished game that was played in memory, as its log says, and give its id."""
    opening = log[0].body
    people = [person.identity for person in await house.people(opening["seats"])]
    seats, players = [each.account for each in people], [each.name for each in people]
    await house.database.execute(
        STORE, game_id, opening["game"], opening["ruleset"], seats, players, log[0].format
    )
    for each in log:
        values = (each.seq, each.kind, each.seat, dict(each.body), each.at_ms, each.prev)
        await house.database.execute(STORE_EVENT, game_id, *values)
    return str(game_id)


def with_another_roll(log: Sequence[Entry]) -> list[Entry]:
    """The log with its last roll changed, hashed again as a forger would."""
    last = max(entry.seq for entry in log if entry.kind == Kind.ROLL)
    act = "6-1" if log[last].body["act"] == "5-2" else "5-2"
    changed = replace(log[last], body={**log[last].body, "act": act})
    return rechained([*log[:last], changed, *log[last + 1 :]])


def bound(number: int) -> exchange.House:
    """A game of the second format, played and signed by both seats."""
    game = exchange.House("trictrac", number)
    game.play(60)
    game.resign(0)
    game.countersign()
    return game


async def test_a_worker_tells_honest_games_of_both_formats_from_forged_ones(
    parts: Parts, jobs: Jobs, owner: UUID, house: House
) -> None:
    seeded, forged = (played_from("trictrac", number) for number in (1, 2))
    honest, rolled, dated = map(bound, (1, 2, 3))
    later = rechained([replace(each, at_ms=each.at_ms + 1) for each in dated.log])
    games = [
        await stored(house, seeded.game_id, seeded.log),
        await stored(house, honest.game_id, honest.log),
        await stored(house, forged.game_id, with_another_roll(forged.log)),
        await stored(house, rolled.game_id, with_another_roll(rolled.log)),
        await stored(house, dated.game_id, later),
    ]
    for signed in dated.countersignatures:
        signature = bytes.fromhex(signed["sig"])
        await house.games.keep_countersignature(dated.game_id, signed["seat"], signed["seq"], signature)
    added = await jobs.add(owner, "verify-games", {"games": games}, MOST)
    with worker(parts, 30):
        ended = await eventually(lambda: jobs.job(added.id, owner), lambda job: job.ended_at is not None)
    assert ended.result[0] == {"game": games[0], "rolls": rolls_in(seeded.log), "flaws": []}
    assert ended.result[1] == {"game": games[1], "rolls": rolls_in(honest.log), "flaws": []}
    for found, flaw in zip(
        ended.result[2:], ("the seed gives", "the links give", "has signed another event"), strict=True
    ):
        assert flaw in found["flaws"][0]


def rolls_in(log: Sequence[Entry]) -> int:
    return sum(entry.kind == Kind.ROLL for entry in log)


async def test_a_worker_killed_is_replaced_by_another(
    parts: Parts, jobs: Jobs, owner: UUID, house: House
) -> None:
    added, rolls = await long_job(jobs, owner, house)
    with worker(parts, 1) as first:
        await eventually(lambda: jobs.job(added.id, owner), lambda job: 0 < job.progress < 1)
        first.send_signal(signal.SIGKILL)
        assert first.wait(10) == -signal.SIGKILL
    with worker(parts, 1):
        ended = await eventually(lambda: jobs.job(added.id, owner), lambda job: job.ended_at is not None)
    assert (ended.status, ended.attempts) == (Status.DONE, 2)
    assert right(ended.result, rolls)


async def test_a_worker_told_to_stop_gives_its_job_back(
    parts: Parts, jobs: Jobs, owner: UUID, house: House
) -> None:
    added, _rolls = await long_job(jobs, owner, house)
    with worker(parts, 60) as process:
        await eventually(lambda: jobs.job(added.id, owner), lambda job: job.status is Status.RUNNING)
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0
    left = await jobs.job(added.id, owner)
    assert left is not None
    assert (left.status, left.attempts) == (Status.WAITING, 0)


async def test_a_worker_leaves_a_job_that_is_cancelled(
    parts: Parts, jobs: Jobs, owner: UUID, house: House
) -> None:
    added, _rolls = await long_job(jobs, owner, house)
    with worker(parts, 1):
        await eventually(lambda: jobs.job(added.id, owner), lambda job: 0 < job.progress < 1)
        await jobs.cancel(added.id, owner)
        short = await jobs.add(owner, "verify-games", {"games": added.arguments["games"][:1]}, MOST)
        began = time.monotonic()
        await eventually(lambda: jobs.job(short.id, owner), lambda job: job.status is Status.DONE)
    assert time.monotonic() - began < 10
    cancelled = await jobs.job(added.id, owner)
    assert cancelled is not None
    assert cancelled.status is Status.CANCELLED


async def test_jobs_over_http(server: Web, parts: Parts, jobs: Jobs, house: House) -> None:
    room = await played(house, "trictrac", 7)
    person, other = await house.people(2)
    async with client(server, person) as mine, client(server, other) as theirs:
        asked = {"kind": "verify-games", "arguments": {"games": [str(room.row.id)]}}
        added = (await mine.post("/api/jobs", json=asked)).json()
        assert (added["status"], added["progress"], added["result"]) == ("waiting", 0.0, None)
        where = f"/api/jobs/{added['id']}"
        assert (await theirs.get(where)).status_code == 404
        assert (await theirs.delete(where)).status_code == 404
        with worker(parts, 30):
            await eventually(
                lambda: jobs.job(UUID(added["id"]), person.identity.account),
                lambda job: job.status is Status.DONE,
            )
        done = (await mine.get(where)).json()
        assert (done["status"], done["progress"]) == ("done", 1.0)
        assert done["result"] == [{"game": str(room.row.id), "rolls": room.fold.rolls, "flaws": []}]
        assert (await mine.delete(where)).status_code == 204
        assert (await mine.get(where)).json() == done, "what has ended stays as it is"
        again = (await mine.post("/api/jobs", json=asked)).json()
        assert (await mine.delete(f"/api/jobs/{again['id']}")).status_code == 204
        listed = (await mine.get("/api/jobs")).json()
        assert [job["status"] for job in listed] == ["cancelled", "done"]
        assert (await theirs.get("/api/jobs")).json() == []


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"kind": "make-tea", "arguments": {}}, "there are: analyse-game, verify-games"),
        ({"kind": "verify-games", "arguments": {}}, "games"),
        ({"kind": "verify-games", "arguments": {"games": []}}, "length >= 1"),
        ({"kind": "verify-games", "arguments": {"games": ["x"]}}, "UUID"),
    ],
)
async def test_a_job_that_cannot_be_is_refused_with_the_reason(
    server: Web, house: House, asked: dict[str, Any], told: str
) -> None:
    (person,) = await house.people(1)
    async with client(server, person) as mine:
        answer = await mine.post("/api/jobs", json=asked)
    assert answer.status_code == 400
    assert told in answer.json()["detail"]


async def test_nobody_asks_for_a_job_without_signing_in(server: Web) -> None:
    async with httpx.AsyncClient(base_url=server.base_url) as nobody:
        assert (await nobody.post("/api/jobs", json={"kind": "x", "arguments": {}})).status_code == 401


def client(server: Web, person: Person) -> httpx.AsyncClient:
    return httpx.AsyncClient(
        base_url=server.base_url, headers={"Authorization": f"Bearer {person.token}"}, timeout=30
    )
