"""Signals of unfair play: computed by a worker from rated games, for moderators alone, and no verdict."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import log
from typing import TYPE_CHECKING, Any
from uuid import UUID, uuid4

import pytest

from academie.dice.log import GENESIS, Entry
from academie.engine.players import player
from academie.server.accounts.networks import Networks
from academie.server.accounts.service import Accounts
from academie.server.accounts.sessions import Sessions
from academie.server.engines.baseline import Band, GameBaseline, baselines
from academie.server.engines.measures import PaceSums
from academie.server.fair_play.jobs import Measuring
from academie.server.fair_play.signals import (
    THRESHOLD,
    Found,
    Played,
    SignalKind,
    cases,
    pair_signals,
    signals,
    signals_of,
)
from academie.server.game.jobs import times_of
from academie.server.play.messages import DoAct
from tests.server.support.endings import endings
from tests.server.support.people import with_app
from tests.server.support.tables import House, Person
from tests.server.support.visitors import PASSWORD, Visitor, member
from tests.server.support.web import Parts, started

if TYPE_CHECKING:
    from academie.server.base.database import Database

BANDS = GameBaseline(
    0.02,
    (
        Band(1000, 50, 0.4, 1.0, 0.04, 0.01),
        Band(1400, 50, 0.6, 2.0, 0.02, 0.005),
        Band(1800, 50, 0.9, 1.0, 0.0, 0.001),
    ),
)


def pace(*pairs: tuple[int, int]) -> Mapping[str, Any]:
    """The sums over choices, each with its time in ms and how many acts were near the best."""
    sums = PaceSums()
    for spent, near in pairs:
        sums.add(spent, near, lost=False)
    return {name: getattr(sums, name) for name in PaceSums.__slots__}


NO_TIMES = pace()


def game(agreed: int, loss: float, rating: float = 1000.0, times: Mapping[str, Any] = NO_TIMES) -> Played:
    return Played(100, 100 * loss, 50, agreed, times, rating, 0.0)


def value(found: list[Found], kind: SignalKind) -> float:
    return next(each.value for each in found if each.kind is kind)


def test_who_plays_as_rated_is_at_nought_and_who_plays_better_is_not() -> None:
    usual = signals_of([game(20, 0.04)] * 8, BANDS)
    assert value(usual, SignalKind.AGREEMENT) == pytest.approx(0)
    assert value(usual, SignalKind.LOSS) == pytest.approx(0)
    # 400 decisions, 160 expected, the variance of a binomial: 400 * 0.4 * 0.6 = 96.
    better = signals_of([game(30, 0.02)] * 8, BANDS)
    assert value(better, SignalKind.AGREEMENT) == pytest.approx(80 / 96**0.5)
    assert value(better, SignalKind.LOSS) == pytest.approx(0.02 / (0.01 / 8**0.5))
    # Halfway between two bands half of both is expected; and twice the variance at 1400.
    between = signals_of([game(25, 0.03, 1200)] * 8, BANDS)
    assert value(between, SignalKind.AGREEMENT) == pytest.approx(0)
    varied = signals_of([game(40, 0.02, 1400)] * 8, BANDS)
    assert value(varied, SignalKind.AGREEMENT) == pytest.approx(80 / (2 * 96) ** 0.5)


def test_who_may_be_better_than_is_known_gets_the_benefit() -> None:
    uncertain = [replace(game(30, 0.02), deviation=400.0)] * 8
    assert value(signals_of(uncertain, BANDS), SignalKind.AGREEMENT) == pytest.approx(0)


def test_too_little_says_nothing() -> None:
    assert signals_of([game(50, 0)] * 4, BANDS) == []
    assert {each.kind for each in signals_of([game(50, 0)] * 5, None)} == set(), "no baseline, no times"
    few = [replace(game(7, 0), decisions=7)] * 5
    assert SignalKind.AGREEMENT not in {each.kind for each in signals_of(few, BANDS)}


def test_a_clockwork_is_told_from_somebody_who_ponders() -> None:
    clockwork = pace(*[(3_000 + n % 3, 1 + n % 7) for n in range(40)])
    found = signals_of([game(20, 0.04, times=clockwork)] * 6, BANDS)
    assert value(found, SignalKind.TIME_SPREAD) > THRESHOLD
    # The more acts there are to choose from, the longer: with some irregularity.
    pondering = pace(*[(1_000 * (1 + n % 7) ** 2 // (1 + n % 3), 1 + n % 7) for n in range(40)])
    person = signals_of([game(20, 0.04, times=pondering)] * 6, BANDS)
    assert value(person, SignalKind.TIME_DIFFICULTY) < 0
    assert value(person, SignalKind.TIME_SPREAD) < 1


def test_sums_of_times_give_the_correlation_and_spread_of_the_whole() -> None:
    pairs = [(1_000, 1), (2_000, 2), (8_000, 4), (500, 1), (3_000, 2), (90_000, 8)]
    whole = PaceSums.total([pace(*pairs[:2]), pace(*pairs[2:])])
    xs, ys = [log(spent / 1000) for spent, _ in pairs], [log(near) for _, near in pairs]
    mean_x, mean_y = sum(xs) / 6, sum(ys) / 6
    spread_x = (sum((x - mean_x) ** 2 for x in xs) / 6) ** 0.5
    spread_y = (sum((y - mean_y) ** 2 for y in ys) / 6) ** 0.5
    both = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys, strict=True)) / 6
    assert whole.spread == pytest.approx(spread_x)
    assert whole.correlation == pytest.approx(both / (spread_x * spread_y))
    assert whole.spent_ms == sum(spent for spent, _ in pairs)


def test_times_of_acts_taken_back_do_not_count() -> None:
    told: list[tuple[str, dict[str, Any]]] = [
        ("open", {}),
        ("act", {"spent": 5}),
        ("act", {"spent": 7}),
        ("takeback", {"acts": 1}),
        ("roll", {"act": "6-1"}),
        ("act", {"spent": 9}),
        ("resign", {}),
    ]
    entries = [Entry(seq, kind, 0, body, 0, GENESIS) for seq, (kind, body) in enumerate(told)]
    assert times_of(entries) == [5, None, 9]


def meeting(games: int, score: float, expected: float, gained: float, shared: int = 0) -> dict[str, Any]:
    return {
        "account": uuid4(),
        "games": games,
        "score": score,
        "expected": expected,
        "gained": gained,
        "shared": shared,
    }


def test_rating_that_comes_from_one_opponent_is_noticed() -> None:
    others = [meeting(6, 3, 3, 20), meeting(4, 2, 2, 10)]
    fed = pair_signals([*others, meeting(10, 10, 5, 100)])
    assert [each.kind for each in fed] == [SignalKind.TRANSFER]
    assert fed[0].value == pytest.approx(5 / 2.5**0.5)
    assert pair_signals([*others, meeting(10, 10, 5, 25)]) == [], "others gave as much"
    assert pair_signals([meeting(4, 4, 2, 100)]) == [], "four games are few"
    near = pair_signals([meeting(3, 1, 1.5, 5, shared=3)])
    assert [(each.kind, each.value) for each in near] == [(SignalKind.SHARED_NETWORK, 3.0)]


def test_a_baseline_rises_with_the_rating() -> None:
    for key, found in baselines().games.items():
        ratings = [band.rating for band in found.bands]
        assert ratings == sorted(ratings), key
        shares = [band.agreement for band in found.bands]
        assert shares == sorted(shares), key
        losses = [band.loss for band in found.bands]
        assert losses == sorted(losses, reverse=True), key
        assert found.at(0) == found.bands[0]
        assert found.at(5000) == found.bands[-1]
    assert {"trictrac", "dames"} <= {*baselines().games}


async def test_only_shared_networks_are_known(parts: Parts) -> None:
    networks = Networks(parts.settings())
    one, other, third = uuid4(), uuid4(), uuid4()
    await networks.seen(one, "2001:db8::1")
    await networks.seen(other, "2001:db8::2")
    await networks.seen(third, "192.0.2.7")
    assert await networks.shared([one, other]), "one subnet"
    assert not await networks.shared([one, third])
    assert not await networks.shared([one, uuid4()])
    await networks.stop()


POSED = 1105.0
"""The rating of `niveau-2` by the baseline."""
GAMES = 8


async def rated_member(house: House, name: str) -> Person:
    """Somebody with an account and an established rating at trictrac."""
    accounts = Accounts(house.database)
    identity = await accounts.register(name, PASSWORD)
    await house.database.execute(
        "INSERT INTO rating VALUES ($1, 'trictrac', $2, 60, 0.06, 50, now())", identity.account, POSED
    )
    return Person(identity, await Sessions(house.database).open(identity.account))


async def play_rated(house: House, people: Sequence[Person], levels: Sequence[str], seed: int) -> UUID:
    """A rated game in which those levels choose for the people, to its end."""
    clock = {"pace": "sudden", "base_ms": 3_600_000}
    room = await house.open("trictrac", people, clock, {"holes": 12})
    await house.database.execute("UPDATE game SET rated = true WHERE id = $1", room.row.id)
    seated = [player(level, "trictrac", seed) for level in levels]
    while (seat := room.actor) is not None:
        text = room.fold.notation.act(seated[seat].choose(room.fold.state))
        answer = await room.act(seat, DoAct(room.row.id, uuid4(), text, secrets.token_hex(16)))
        assert answer.refused is None, answer
    return room.row.id


async def test_a_strong_engine_that_poses_as_a_person_is_ranked_first(
    house: House, database: Database, parts: Parts
) -> None:
    suffix = secrets.token_hex(4)
    names = [f"{name}-{suffix}" for name in ("helped", "alone", "other")]
    helped, alone, other = [await rated_member(house, name) for name in names]
    settling = endings(database)
    games = [
        await play_rated(house, [who, other], [level, "niveau-2"], seed)
        for seed in range(GAMES)
        for who, level in ((helped, "niveau-6"), (alone, "niveau-2"))
    ]
    for game_id in games:
        await settling.settle(game_id)
    await database.execute("DELETE FROM job")
    measuring = Measuring(database, replace(parts.settings(), measures_waiting=3))
    await asyncio.gather(*(measuring.sweep() for _ in range(4)))
    assert await waiting_jobs(database) <= 12, "no more wait than are let, by each process"
    with parts.academie("worker"):
        await measured(database, measuring, games)
    found = {each.kind: each for each in await signals(database, helped.identity.name)}
    assert found["agreement"].value > THRESHOLD
    assert found["agreement"].detail["games"] == GAMES
    assert found["agreement"].model == "1"
    fair = {each.kind: each.value for each in await signals(database, alone.identity.name)}
    assert fair["agreement"] < THRESHOLD
    assert fair["loss"] < THRESHOLD
    ranked = [case.name for case in await cases(database, 1000)]
    assert ranked.index(helped.identity.name) < ranked.index(alone.identity.name)
    kept = await database.fetch("SELECT * FROM game_measure WHERE game_id = ANY($1)", games)
    assert len(kept) == 2 * len(games), "each seat of each game once"
    assert all(row["luck"] is not None and row["rating"] is not None for row in kept)
    await seen_by_moderators_alone(parts, helped.identity.name)


async def waiting_jobs(database: Database) -> int:
    found: int = await database.fetchval("SELECT count(*) FROM job WHERE owner IS NULL")
    return found


async def measured(database: Database, measuring: Measuring, games: Sequence[UUID]) -> None:
    """Wait until a worker has measured the games; fails if for long it measures none, not even of others."""
    idle, most = 0, 0
    while idle < 200:
        await measuring.sweep()
        found = await database.fetch("SELECT DISTINCT game_id FROM game_measure")
        if {*games} <= {row["game_id"] for row in found}:
            return
        idle, most = (0, len(found)) if len(found) > most else (idle + 1, most)
        await asyncio.sleep(0.1)
    raise AssertionError("not measured")


async def seen_by_moderators_alone(parts: Parts, name: str) -> None:
    """Signals are told to moderators, and to nobody else."""
    with started(parts.web()) as web:
        assert Visitor(web).status("GET", "/moderation/signals") == 401
        visitor = member(web)
        with_app(visitor)
        with parts.academie("roles", "give", visitor.name, "moderator") as giving:
            giving.communicate(timeout=30)
        told = visitor.get("/moderation/signals", size=200)
        assert (told["model"], told["threshold"]) == ("1", THRESHOLD)
        case = next(each for each in told["cases"] if each["name"] == name)
        assert case["kinds"] >= 1
        shown = visitor.get(f"/moderation/signals/{name}")
        assert "agreement" in {each["kind"] for each in shown}
        assert visitor.status("GET", "/moderation/signals/nobody-of-this-name") == 404
        stranger = member(web)
        for path in ("/moderation/signals", f"/moderation/signals/{name}"):
            assert stranger.refusal("GET", path)["code"] == "community-not-staff"
        assert stranger.status("POST", "/jobs", kind="measure-game", arguments={"game": str(uuid4())}) == 400
        token = visitor.post("/tokens", label="mine")["secret"]
        program = Visitor(web)
        program.http.headers["Authorization"] = f"Bearer {token}"
        assert program.status("GET", "/moderation/signals") == 403
    for words, said in ((("list", "--most", "500"), name), (("show", name), "agreement")):
        with parts.academie("signals", *words) as process:
            out, err = process.communicate(timeout=30)
        assert said in out, err
        assert "prove nothing" in out
