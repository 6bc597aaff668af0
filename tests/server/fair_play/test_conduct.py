"""Conduct: who leaves or stalls games is paired later for a while, and is told why."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any
from uuid import UUID, uuid4

import pytest

from academie.dice.log import GENESIS, Entry
from academie.server.fair_play.conduct import current_delay, delay_after, delay_leavers
from academie.server.game.clock import ClockRule, Pace
from academie.server.game.conduct import Ending, Fault, fault_of, is_watched
from academie.server.game.endings import Endings
from academie.server.ratings.results import write_results
from tests.server.support.endings import endings
from tests.server.support.visitors import RATED, Told, Visitor, member, resigned, seated, until
from tests.server.support.web import Web

if TYPE_CHECKING:
    from academie.server.base.database import Database

Body = dict[str, Any]
Event = tuple[str, int | None, int, Body]
CLOCK = ClockRule(Pace.SUDDEN, 300_000)
MINUTE = 60_000
OPENING: Body = {"game": "dames", "ruleset": "dames/fmjd", "options": {}, "seats": 2, "commitment": "00" * 32}


def log(*events: Event) -> list[Entry]:
    """A log of draughts: the opening at 0 ms, then these events at their times, and the seed."""
    told: list[Event] = [("open", None, 0, OPENING), *events, ("reveal", None, events[-1][2], {})]
    return [
        Entry(seq, kind, seat, body, at_ms, GENESIS) for seq, (kind, seat, at_ms, body) in enumerate(told)
    ]


def act(seat: int, at_ms: int, text: str) -> Event:
    return "act", seat, at_ms, {"act": text, "nonce": "00" * 16, "spent": 0}


MOVES = (act(0, 1_000, "33-28"), act(1, 2_000, "18-23"))


BLAME: list[tuple[list[Event], set[int] | None, tuple[int, Fault] | None]] = [
    ([("abort", None, 60_000, {})], {0, 1}, (0, Fault.ABORTED)),
    ([MOVES[0], ("abort", None, 60_000, {})], {0, 1}, (1, Fault.ABORTED)),
    ([*MOVES, ("abandoned", 0, 70_000, {"claim": "win", "by": 1})], {1}, (0, Fault.LEFT)),
    ([*MOVES, ("abandoned", None, 70_000, {})], set(), None),
    ([*MOVES, ("flag", 0, 302_000, {})], {1}, (0, Fault.LEFT)),
    ([*MOVES, ("flag", 0, 302_000, {})], {0, 1}, (0, Fault.STALLED)),
    ([*MOVES, ("flag", 0, 302_000, {})], None, (0, Fault.STALLED)),
    ([*MOVES, ("flag", 0, 62_000, {})], {0, 1}, None),
    ([*MOVES, ("flag", 0, 62_000, {})], None, None),
    ([*MOVES, ("resign", 0, 20_000, {})], {0, 1}, None),
    ([*MOVES, ("resign", 0, 103_000, {})], {0, 1}, (0, Fault.STALLED)),
    ([*MOVES, ("resign", 1, 103_000, {})], {0, 1}, None),
    (
        [
            *MOVES,
            ("pause", None, 90_000, {"lost_ms": 80_000, "from": 0, "to": 80_000}),
            ("resign", 0, 103_000, {}),
        ],
        {0, 1},
        None,
    ),
    ([*MOVES, ("draw", 0, 250_000, {})], {0, 1}, None),
]


@pytest.mark.parametrize(("events", "present", "fault"), BLAME)
def test_who_is_to_blame(
    events: Sequence[Event],
    present: set[int] | None,
    fault: tuple[int, Fault] | None,
) -> None:
    there = None if present is None else frozenset(present)
    assert fault_of(uuid4(), Ending(log(*events), CLOCK, there)) == fault


@pytest.mark.parametrize(
    ("pace", "origin", "machine", "rated", "watched"),
    [
        (Pace.SUDDEN, "seek", False, False, True),
        (Pace.SUDDEN, "open", False, False, True),
        (Pace.SUDDEN, "invited", False, False, False),
        (Pace.SUDDEN, "link", False, False, False),
        (Pace.SUDDEN, "link", False, True, True),
        (Pace.SUDDEN, "invited", True, False, False),
        (Pace.DAYS, "seek", False, True, False),
        (Pace.NONE, "open", False, False, False),
    ],
)
def test_where_conduct_counts(pace: Pace, origin: str, machine: bool, rated: bool, watched: bool) -> None:
    assert is_watched(ClockRule(pace, 300_000), origin, machine=machine, rated=rated) is watched


def test_each_delay_of_a_week_doubles_the_next() -> None:
    minutes = [delay_after(former) / timedelta(minutes=1) for former in range(4)]
    assert minutes == [5, 10, 20, 40]
    assert delay_after(50) == timedelta(days=1)


async def set_ending(database: Database, game: str, *, seconds_ago: float = 0.0) -> None:
    """As if the game had ended then, and White had been claimed against; its results are to be written."""
    game_id, ended = UUID(game), datetime.now(UTC) - timedelta(seconds=seconds_ago)
    await database.execute(
        """UPDATE game_event SET kind = 'abandoned', seat = 0, body = '{"claim": "win", "by": 1}'
           WHERE game_id = $1 AND kind = 'resign'""",
        game_id,
    )
    await database.execute("DELETE FROM game_result WHERE game_id = $1", game_id)
    await database.execute("UPDATE game SET settled = false, ended_at = $2 WHERE id = $1", game_id, ended)


def results(visitor: Visitor, games: int) -> Told:
    told = visitor.get("/me/conduct")
    return told if len(told["games"]) == games else None


@pytest.fixture
def settling(database: Database) -> Endings:
    return endings(database, (write_results, delay_leavers))


async def test_three_games_left_cost_five_minutes_and_a_fourth_ten(
    cafe: Web, database: Database, settling: Endings
) -> None:
    leaver, other = member(cafe), member(cafe)
    for _ in range(2):
        resigned(other, leaver, game="dames", **RATED)
    games = [resigned(leaver, other, game="dames", **RATED) for _ in range(4)]
    until(lambda: results(leaver, 6))
    assert leaver.get("/me/conduct")["delay"] is None, "to resign is no fault"
    for number, game in enumerate(games[:2]):
        await set_ending(database, game, seconds_ago=40 - number)
        await settling.settle(UUID(game))
    assert leaver.get("/me/conduct")["delay"] is None, "twice may be bad luck"
    await set_ending(database, games[2])
    await asyncio.gather(*(settling.settle(UUID(games[2])) for _ in range(5)))
    told = leaver.get("/me/conduct")
    assert (told["delay"]["faults"], told["delay"]["games"]) == (3, 6)
    assert [game["fault"] for game in told["games"]].count("left") == 3
    assert left_minutes(told) == pytest.approx(5, abs=0.2), "counted once, however often it is written"
    refused = leaver.http.post("/api/seeks", json={"game": "dames", **RATED})
    assert refused.status_code == 429
    assert 280 <= int(refused.headers["retry-after"]) <= 300
    assert refused.json()["code"] == "server-pairing-delay"
    assert refused.json()["detail"] == (
        "you left or stalled 3 of your last 6 games; you can look for an opponent again in 5 minutes"
    )
    assert seated(leaver, other, game="dames"), "friends may still be met"
    other.post("/seeks", game="dames", clock={"pace": "sudden", "base_ms": 100_777})
    await set_ending(database, games[3])
    await settling.settle(UUID(games[3]))
    assert left_minutes(leaver.get("/me/conduct")) == pytest.approx(10, abs=0.2)
    assert other.get("/me/conduct")["delay"] is None


def left_minutes(told: Told) -> float:
    until = datetime.fromisoformat(told["delay"]["until"])
    return (until - datetime.now(UTC)) / timedelta(minutes=1)


async def test_a_delay_found_late_is_over_and_one_of_last_week_is_forgotten(
    cafe: Web, database: Database, settling: Endings
) -> None:
    leaver, other = member(cafe), member(cafe)
    games = [resigned(leaver, other, game="dames", **RATED) for _ in range(4)]
    until(lambda: results(leaver, 4))
    days_ago = [9.3, 9.2, 9.1]
    for game, days in zip(games[:3], days_ago, strict=True):
        await set_ending(database, game, seconds_ago=days * 86_400)
    await settling.sweep()
    account = await database.fetchval("SELECT id FROM account WHERE name = $1", leaver.name)
    assert await database.fetchval("SELECT count(*) FROM pairing_delay WHERE account = $1", account) == 1
    assert await current_delay(database, account) is None
    await set_ending(database, games[3])
    await settling.sweep()
    assert left_minutes(leaver.get("/me/conduct")) == pytest.approx(5, abs=0.2)


async def test_casual_games_with_friends_do_not_count(
    cafe: Web, database: Database, settling: Endings
) -> None:
    leaver, other = member(cafe), member(cafe)
    timed = {"game": "dames", "clock": RATED["clock"]}
    games = [resigned(leaver, other, **timed) for _ in range(3)]
    until(lambda: leaver.get(f"/players/{leaver.name}/records")["games"])
    for game in games:
        await set_ending(database, game)
        await settling.settle(UUID(game))
    told = leaver.get("/me/conduct")
    assert (told["delay"], told["games"]) == (None, [])


async def test_who_leaves_a_game_and_flags_is_seen_to_have_left(cafe: Web, database: Database) -> None:
    leaver, other = member(cafe), member(cafe)
    first = leaver.post("/seeks", game="dames", clock={"pace": "sudden", "base_ms": 10_000})
    second = other.post("/seeks", game="dames", clock={"pace": "sudden", "base_ms": 10_000})
    game = until(lambda: other.get(f"/seeks/{second['id']}")["game"])
    assert leaver.get(f"/seeks/{first['id']}")["game"] == game
    assert await database.fetchval("SELECT origin FROM game WHERE id = $1", UUID(game)) == "seek"
    white, black = (leaver, other) if leaver.look(game)["seat"] == 0 else (other, leaver)
    white.act(game, "33-28")
    black.act(game, "18-23")
    # Nobody has a page open: White's time runs out while they are away.
    (told,) = until(lambda: white.get("/me/conduct")["games"])
    assert told["fault"] == "left"
    assert [each["fault"] for each in black.get("/me/conduct")["games"]] == [None]
