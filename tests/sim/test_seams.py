"""The simulated store and bus beside the true ones: the same is asked of both, and they answer the same."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, cast
from uuid import UUID, uuid4

import pytest
from redis.asyncio import Redis

from academie.dice.fold import Kind
from academie.dice.log import Entry
from academie.server.base import leases, processes
from academie.server.base.dates import now_ms
from academie.server.edge.identity import Identity
from academie.server.engines import service
from academie.server.game import quarantine
from academie.server.game.clock import ClockRule, Pace
from academie.server.game.commits import HeldConnection
from academie.server.game.log_writer import Append, LogStore
from academie.server.game.queries import Games, NewGame, SeatDice
from academie.server.game.terms import new_game, validate_terms
from academie.server.play import outages
from tests.server.support.web import Parts
from tests.sim.bus import Hub, SimRedis
from tests.sim.database import SimDatabase, SimGames, SimLogStore, StoreHost, StoreLine
from tests.sim.loop import Owner
from tests.sim.statements import STATEMENTS, plain
from tests.sim.store import Store

if TYPE_CHECKING:
    from academie.server.base.database import Database

pytestmark = pytest.mark.asyncio

KEYS = [UUID(int=number, version=4) for number in range(1, 7)]
SCRIPTS = 5
STEPS = 40


class Seam(NamedTuple):
    """A store, as the server uses it."""

    games: Games
    log: LogStore
    database: Database


@pytest.fixture
async def seams(database: Database) -> AsyncGenerator[tuple[Seam, Seam]]:
    """The simulated store and the true one, both empty."""
    await database.execute("TRUNCATE process, attendance, outage, quarantine, game CASCADE")
    host = StoreHost(Store(now_ms), Random(1), lambda *_: None)
    line = StoreLine(host, Owner("test"))
    held = HeldConnection(database)
    fake = Seam(SimGames(line), SimLogStore(line), SimDatabase(line).as_pool)
    yield fake, Seam(Games(database), held, database)
    await held.close()


def game_of(random: Random, number: int) -> NewGame:
    """A game by terms drawn at random, the same for both stores."""
    second = random.random() < 0.5
    clock = random.choice([ClockRule(), ClockRule(Pace.SUDDEN, 60_000), ClockRule(Pace.DAYS, 0, 86_400_000)])
    terms = validate_terms("trictrac", None, {}, clock, rated=False)
    people = [Identity(KEYS[seat], f"guest-{seat}") for seat in range(2)]
    dice = {person.account: SeatDice("00" * 32, "11" * 16, "22" * 32) for person in people}
    game = new_game(terms, people, dice=dice if second else None)
    return replace(
        game, id=UUID(int=random.getrandbits(128), version=4), seed=bytes([number]) * len(game.seed)
    )


async def begun(seams: Sequence[Seam], random: Random, number: int) -> list[Entry]:
    """A game in both stores, and its first event, which has another date in each."""
    game = game_of(random, number)
    return [await seam.games.begin(game) for seam in seams]


def following(random: Random, log: Sequence[Entry]) -> list[Entry]:
    """Events that follow a log, or that nearly do."""
    last = log[-1] if random.random() < 0.8 else random.choice(log)
    found: list[Entry] = []
    seq, prev = last.seq, last.digest if random.random() < 0.9 else bytes(32)
    body = {"number": random.randrange(3)}
    for _ in range(random.choice([1, 1, 2, 3])):
        seq += 1 if random.random() < 0.97 or found else 2
        found.append(Entry(seq, Kind.OFFER_DRAW, random.randrange(2), body, 1000 + seq, prev, last.format))
        prev = found[-1].digest
    return found


async def test_both_take_and_refuse_the_same_events(seams: tuple[Seam, Seam]) -> None:
    for script in range(SCRIPTS):
        random = Random(f"log {script}")
        first = await begun(seams, random, script)
        logs = [[entry] for entry in first]
        game_id = _newest(seams[0])
        for _ in range(STEPS):
            seed, key = random.getrandbits(32), UUID(int=random.getrandbits(5), version=4)
            ends = random.random() < 0.02
            kept: list[bool] = []
            for seam, log in zip(seams, logs, strict=True):
                entries = following(Random(seed), log)
                outcome = {"reason": "draw", "returns": [0, 0]} if ends else None
                item = Append(game_id, entries, key, 5, 1 + seed, outcome, seed % 2)
                kept.append(game_id in await seam.log.commit([item]))
                log[:] = await seam.games.log(game_id)
            assert kept[0] == kept[1]
            await _same(seams, game_id, random)


def _newest(seam: Seam) -> UUID:
    """The game begun last in the simulated store."""
    games = cast("SimGames", seam.games)
    return next(reversed(games._line.host.store.games))


async def _same(seams: tuple[Seam, Seam], game_id: UUID, random: Random) -> None:
    """Both stores have the same of a game, apart from dates that each sets itself."""
    rows = [await seam.games.row(game_id) for seam in seams]
    told = [
        (row.status, row.last_seq, row.actor, row.last_seq and row.deadline, row.outcome, row.head is None)
        for row in rows
        if row is not None
    ]
    assert told[0] == told[1]
    since = random.randrange(5)
    logs = [await seam.games.log(game_id, since) for seam in seams]
    shown = [[(each.seq, each.kind, each.seat, each.body) for each in log if each.seq] for log in logs]
    assert shown[0] == shown[1]
    ahead = [await seam.games.ahead({game_id: since}) for seam in seams]
    assert ahead[0] == ahead[1]


async def test_an_answer_that_was_lost_is_known_again(seams: tuple[Seam, Seam]) -> None:
    random = Random("lost")
    first = await begun(seams, random, 1)
    game_id = _newest(seams[0])
    for seam, opening in zip(seams, first, strict=True):
        entries = [Entry(1, Kind.OFFER_DRAW, 1, {}, 7, opening.digest, opening.format)]
        item, other = Append(game_id, entries, KEYS[0], 0, None), Append(game_id, entries, KEYS[1], 0, None)
        assert await seam.log.commit([item]) == {game_id}
        assert await seam.log.commit([item]) == {game_id}
        assert await seam.log.commit([other]) == set()
        assert await seam.games.seq_of(game_id, 1, KEYS[0]) == 1
        assert await seam.games.seq_of(game_id, 0, KEYS[0]) is None
        assert await seam.games.seq_of(game_id, 1, KEYS[1]) is None
        assert await seam.log.commit([Append(KEYS[2], (), None, 0, None)]) == {KEYS[2]}


async def test_both_know_which_games_are_overdue_and_unsigned(
    seams: tuple[Seam, Seam], database: Database
) -> None:
    fake = cast("SimGames", seams[0].games)._line.host.store
    for number in range(12):
        await begun(seams, Random(f"overdue {number}"), number)
    for game_id, game in fake.games.items():
        log = await seams[1].games.log(game_id)
        for seam, last in zip(seams, (game.log[-1], log[-1]), strict=True):
            due = now_ms() + (-60_000 if game_id.int % 3 else 60_000)
            entries = [Entry(1, Kind.OFFER_DRAW, 1, {}, 7, last.digest, last.format)]
            if game_id.int % 4:
                await seam.log.commit([Append(game_id, entries, None, 0, due)])
    answers = [sorted(await seam.games.overdue()) for seam in seams]
    assert answers[0] == answers[1]
    assert answers[0]
    await database.execute("UPDATE game SET created_at = created_at - interval '40 s'")
    for game in fake.games.values():
        game.log[0] = replace(game.log[0], at_ms=game.log[0].at_ms - 40_000)
    waiting = [sorted(await seam.games.unsigned()) for seam in seams]
    assert waiting[0] == waiting[1]
    assert waiting[0]


async def test_both_keep_what_seats_have_signed(seams: tuple[Seam, Seam]) -> None:
    await begun(seams, Random("signed"), 1)
    game_id = _newest(seams[0])
    for seam in seams:
        for seat, seq, signature in [(1, 4, b"a"), (0, 2, b"b"), (1, 4, b"c"), (1, 0, b"d")]:
            await seam.games.keep_countersignature(game_id, seat, seq, signature)
        await seam.games.keep_nonce(game_id, 1, "33" * 16)
    signed = [await seam.games.countersignatures(game_id) for seam in seams]
    assert signed[0] == signed[1] == [(0, 2, b"b"), (1, 0, b"d"), (1, 4, b"a")]
    rows = [await seam.games.row(game_id) for seam in seams]
    assert [row.nonces[1:] for row in rows if row is not None] == [("33" * 16,)] * 2


def a_statement(random: Random) -> tuple[str, list[Any]]:
    """A statement of outages, with values drawn at random."""
    process, game, now = random.choice(KEYS[:3]), random.choice(KEYS[3:]), random.randrange(20) * 1000
    seat, stalled = random.randrange(2), now - 2000
    some = [random.choice(KEYS[3:]) for _ in range(2)]
    statements: list[tuple[str, list[Any]]] = [
        (processes.SERVES, [process, now, "", {}, ""]),
        (processes.SERVES, [process, now, "", {}, ""]),
        (outages.LEARN, [now]),
        (outages.ATTEND, [game, seat, process, stalled]),
        (outages.ATTEND, [game, seat, process, stalled]),
        (outages.LEAVE, [some, [0, 1], process]),
        (outages.SEATS, [game, stalled]),
        (outages.ELSEWHERE, [some, process]),
        (outages.DEAD, [now - 8000]),
        (outages.BURY, [now - 12_000]),
        (processes.STOPS, [process, now]),
        ("INSERT INTO outage (from_ms, to_ms) VALUES ($1, $2)", [stalled, now]),
        ("DELETE FROM outage WHERE to_ms < $1", [now - 9000]),
    ]
    return random.choice(statements)


async def test_both_answer_the_statements_of_outages_alike(seams: tuple[Seam, Seam]) -> None:
    asked: set[str] = set()
    random = Random("outages")
    for _ in range(SCRIPTS * STEPS):
        sql, values = a_statement(random)
        asked.add(plain(sql))
        answers: list[list[Any]] = []
        for seam in seams:
            rows = await seam.database.fetch(sql, *values)
            answers.append(sorted([*map(str, row.values())] for row in rows))
        assert answers[0] == answers[1], plain(sql)
    others = {
        plain(each)
        for each in (
            quarantine.KEEP,
            quarantine.LISTED,
            quarantine.RESTART_COUNT,
            quarantine.TAKE_OUT,
            service.DUE,
            leases.HOLD,
            leases.RELEASE,
        )
    }
    assert asked | others == {*STATEMENTS}


async def test_both_find_the_games_in_which_an_engine_is_to_act(seams: tuple[Seam, Seam]) -> None:
    fake = cast("SimGames", seams[0].games)._line.host.store
    for number in range(24):
        random = Random(f"engine {number}")
        game = replace(game_of(random, number), with_engine=random.random() < 0.8)
        kind = random.choice([Kind.OFFER_DRAW, Kind.ADJOURN, Kind.ACT, None])
        due, actor = random.choice([None, 5]), random.choice([None, 0, 1])
        for seam in seams:
            opening = await seam.games.begin(game)
            if kind is not None:
                entry = Entry(1, kind, 0, {"spent": 0}, now_ms() - 9000, opening.digest, opening.format)
                await seam.log.commit([Append(game.id, [entry], None, 0, due, actor=actor)])
    for stale, left in [(now_ms() - 3000, 0), (now_ms() + 3000, 0), (now_ms() + 3000, now_ms() - 5000)]:
        values = (stale, [KEYS[0]], [*service.OFFERS], left)
        found = [await seam.database.fetch(service.DUE, *values) for seam in seams]
        shown = [sorted((row["id"], row["last_seq"]) for row in rows) for rows in found]
        assert shown[0] == shown[1]
        assert 0 < len(shown[0]) < len(fake.games)


async def test_both_keep_games_in_quarantine(seams: tuple[Seam, Seam]) -> None:
    for number in range(2):
        await begun(seams, Random(f"quarantine {number}"), number)
    one, two = cast("SimGames", seams[0].games)._line.host.store.games
    for seam in seams:
        found = quarantine.Quarantine(seam.database)
        await found._keep(two, 3, "error")
        await found._keep(one, 1, "error")
        await found._keep(one, 2, "another")
        listed = [(game.game_id, game.seq, game.error, game.status) for game in await found.games()]
        assert listed == [(two, 3, "error", "live"), (one, 2, "another", "live")]
        assert len(await found.games(one)) == 1
        first, second = await found.time_lost(one), await found.time_lost(one)
        assert first is not None
        assert second is not None
        assert second >= first
        assert await found.time_lost(uuid4()) is None
        await found.take_out(one)
        assert [game.game_id for game in await found.games()] == [two]


async def test_both_pass_messages_on(parts: Parts) -> None:
    hub = Hub(Random(1))
    true: Any = Redis.from_url(parts.redis.address)
    for redis in (true, cast("Any", SimRedis(hub))):
        async with redis.pubsub() as heard, redis.pubsub() as other:
            for channel in (heard, other):
                await channel.subscribe("sim")
                assert (await channel.get_message(timeout=2.0))["type"] == "subscribe"
            assert await heard.get_message(timeout=0.05) is None
            assert await redis.publish("sim", b"one") == 2
            await redis.publish("other", b"two") if redis is true else None
            await redis.ping()
            for channel in (heard, other):
                message = await channel.get_message(timeout=2.0)
                assert (message["type"], message["data"]) == ("message", b"one")
        await redis.publish("sim", b"nobody hears this")
        await redis.aclose()


async def test_a_line_that_is_cut_fails_as_the_driver_does() -> None:
    host = StoreHost(Store(now_ms), Random(1), lambda *_: None)
    line = StoreLine(host, Owner("test"))
    line.losing = 1.0
    done: list[int] = []
    with pytest.raises(OSError, match="lost"):
        await line.ask("work", lambda: done.append(1))
    line.losing, line.failing = 0.0, 1.0
    with pytest.raises(quarantine.NOT_AT_FAULT):
        await line.ask("work", lambda: done.append(2))
    host.full = True
    with pytest.raises(quarantine.NOT_AT_FAULT):
        await line.ask("work", lambda: done.append(3), writes=True)
    host.down = True
    with pytest.raises(OSError, match="down"):
        await line.ask("work", lambda: done.append(4))
    await asyncio.sleep(0)
    assert done == [1]
