"""Ratings over time, ladders and records of play, as anyone can look them up."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import TYPE_CHECKING
from uuid import UUID, uuid4

import pytest

from academie.dice.log import GENESIS, Entry
from academie.server.fair_play.quality import quality
from academie.server.ratings.ladders import ACTIVE, LADDER, MOST_POINTS, ladder, place_of, rating_history
from academie.server.ratings.results import opening_of, records, scores_of
from academie.server.ratings.service import Standing, after_rest
from tests.server.support.client import acts_of
from tests.server.support.visitors import RATED, Told, Visitor, guest, member, resigned, seated, until
from tests.server.support.web import Web

if TYPE_CHECKING:
    from academie.server.base.database import Database


async def account_of(database: Database, visitor: Visitor) -> UUID:
    found: UUID = await database.fetchval("SELECT id FROM account WHERE name = $1", visitor.name)
    return found


def counted(visitor: Visitor, **params: str) -> Told:
    return visitor.get(f"/players/{visitor.name}/records", **params)


def count(won: int = 0, lost: int = 0, drawn: int = 0) -> dict[str, int]:
    return {"won": won, "lost": lost, "drawn": drawn}


def test_a_rating_is_told_after_each_rated_game(cafe: Web) -> None:
    loser, winner = member(cafe), member(cafe)
    games = [resigned(loser, winner, game="dames", **RATED) for _ in range(3)]
    until(lambda: winner.get(f"/players/{winner.name}/ratings/dames")["games"] == 3)
    told = winner.get(f"/players/{winner.name.upper()}/ratings/dames")
    assert [point["game"] for point in told["points"]] == games
    assert [point["number"] for point in told["points"]] == [1, 2, 3]
    ratings = [point["rating"] for point in told["points"]]
    assert 1500 < ratings[0] < ratings[1] < ratings[2]
    deviations = [point["deviation"] for point in told["points"]]
    assert deviations == sorted(deviations, reverse=True), "each game makes it more certain"
    assert all(point["provisional"] for point in told["points"]), "three games are few"
    last = winner.get(f"/players/{winner.name}")["ratings"][0]
    assert (last["rating"], last["provisional"]) == (ratings[-1], True)
    assert winner.get(f"/players/{winner.name}/ratings/trictrac") == {
        "game": "trictrac",
        "games": 0,
        "points": [],
    }
    assert winner.status("GET", "/players/nobody-of-this-name/ratings/dames") == 404


async def test_a_long_history_is_thinned_and_keeps_its_end(cafe: Web, database: Database) -> None:
    account, start = await account_of(database, member(cafe)), datetime(2026, 1, 1, tzinfo=UTC)
    games = 10 * MOST_POINTS + 3
    rows = [
        (uuid4(), account, 1500.0 + n, 1501.0 + n, "dames", 60.0, start + timedelta(hours=n))
        for n in range(games)
    ]
    await database.executemany(
        """INSERT INTO rating_change (game_id, account, before, after, game_key, deviation, at)
           VALUES ($1, $2, $3, $4, $5, $6, $7)""",
        rows,
    )
    points = await rating_history(database, account, "dames")
    assert len(points) == MOST_POINTS
    assert (points[-1].number, points[-1].rating, points[-1].at) == (games, 1500.0 + games, rows[-1][-1])
    steps = [after.number - before.number for before, after in pairwise(points)]
    assert {*steps} <= {10, 11}, "spread evenly over the games"


async def test_a_ladder_has_established_ratings_of_people_who_play(cafe: Web, database: Database) -> None:
    game, now = "rabattues", datetime.now(UTC)
    await database.execute("DELETE FROM rating WHERE game_key = $1", game)
    first, second, same, new, gone, rested = people = [member(cafe) for _ in range(6)]
    standings = [
        Standing(1900, 60, 0.06, 40, now),
        Standing(1800, 70, 0.06, 30, now),
        Standing(1800, 80, 0.06, 30, now),
        Standing(2400, 200, 0.06, 2, now),
        Standing(2300, 50, 0.06, 90, now - timedelta(days=100)),
        Standing(2200, 108, 0.06, 20, now - timedelta(days=50)),
    ]
    for person, standing in zip(people, standings, strict=True):
        await database.execute(
            "INSERT INTO rating VALUES ($1, $2, $3, $4, $5, $6, $7)",
            await account_of(database, person),
            game,
            *standing,
        )
    assert after_rest(standings[5], now).deviation > 110, "rest has made it provisional"
    ranked = await ladder(database, game)
    shared = sorted([second.name, same.name])
    assert [(each.place, each.name) for each in ranked] == [(1, first.name), (2, shared[0]), (2, shared[1])]
    places = [await place_of(database, game, await account_of(database, person)) for person in people]
    assert places == [1, 2, 2, None, None, None]
    told = new.get(f"/ladder/{game}")
    assert [each["name"] for each in told["players"]] == [first.name, *shared]
    assert told["own"] == {
        "place": None,
        "rating": 2400.0,
        "deviation": 200.0,
        "games": 2,
        "provisional": True,
    }
    assert gone.get(f"/ladder/{game}")["own"]["provisional"] is False
    assert rested.get(f"/ladder/{game}")["own"]["provisional"] is True
    assert guest(cafe).get(f"/ladder/{game}")["own"] is None
    assert Visitor(cafe).status("GET", "/ladder/no-such-game") == 404


async def test_the_ladder_of_a_large_server_rests_on_an_index(database: Database) -> None:
    async with database.acquire() as connection:
        change = connection.transaction()
        await change.start()
        await connection.execute(
            """WITH made AS (INSERT INTO account (id, name)
                             SELECT gen_random_uuid(), 'crowd-' || n FROM generate_series(1, 20000) AS n
                             RETURNING id)
               INSERT INTO rating SELECT id, 'dames', 1000 + random() * 1000, 60, 0.06, 20, now() FROM made"""
        )
        await connection.execute("ANALYZE rating")
        await connection.execute("ANALYZE account")
        plan = await connection.fetch(f"EXPLAIN {LADDER}", "dames", ACTIVE, 100)
        await change.rollback()
    assert "Index Scan using rating_ladder" in "\n".join(row[0] for row in plan)


def test_results_are_counted_by_game_rules_throw_and_opponent(cafe: Web) -> None:
    one, other, third = member(cafe), member(cafe), member(cafe)
    resigned(one, other, game="dames")
    resigned(other, one, game="dames", ruleset="manoury-1787")
    drawn = seated(one, third, game="dames")
    one.say(drawn, "offer-draw")
    third.say(drawn, "accept")
    dice = seated(one, other, game="trictrac")
    roll = opening(one, dice)
    first = one.look(dice)["about"]["actor"]
    # Acts, so that the throw has been played by somebody; then the other gives up.
    mover = other if first else one
    mover.act(dice, acts_of(mover.look(dice)["view"])[0])
    other.say(dice, "resign")
    until(lambda: sum(map(total, counted(one)["games"])) == 4)
    told = counted(one)
    assert {each["game"]: each["count"] for each in told["games"]} == {
        "dames": count(1, 1, 1),
        "trictrac": count(1),
    }
    rules = {each["ruleset"]: each["count"] for each in told["rules"] if each["game"] == "dames"}
    assert rules == {"dames/fmjd": count(0, 1, 1), "dames/manoury-1787": count(1)}
    assert [(each["throw"], each["began"], each["count"]) for each in told["openings"]] == [
        (roll, first == 0, count(1))
    ]
    assert {each["name"]: each["count"] for each in told["opponents"]} == {
        other.name: count(2, 1),
        third.name: count(0, 0, 1),
    }
    assert [each["game"] for each in counted(one, game="trictrac")["games"]] == ["trictrac"]
    assert counted(one, against="machines")["games"] == []


async def test_only_the_last_results_are_counted(cafe: Web, database: Database) -> None:
    one, other = member(cafe), member(cafe)
    account = await account_of(database, one)
    for by in (one, other, other, one, one):
        resigned(by, other if by is one else one, game="dames")
    until(lambda: sum(map(total, counted(one)["games"])) == 5)
    all_of_them = await records(database, account, None, machine=False)
    assert (all_of_them.last, all_of_them.games) == (None, [("dames", (2, 3, 0))])
    last = await records(database, account, None, machine=False, last=2)
    assert last.last == 2
    assert last.games == [("dames", (0, 2, 0))]
    assert [each[-1] for each in (*last.rules, *last.opponents)] == [(0, 2, 0), (0, 2, 0)]
    assert (await records(database, account, None, machine=False, last=5)).last is None


def opening(visitor: Visitor, game: str) -> str:
    """The first throw of a game by its log, the higher die first."""
    log = visitor.get(f"/games/{game}/log")
    rolls = [entry["body"]["act"] for entry in log if entry["kind"] == "roll"]
    return "-".join(sorted((letter for letter in rolls[-1] if letter.isdigit()), reverse=True))


def total(record: Told) -> int:
    return sum(record["count"].values())


def test_games_against_machines_are_counted_apart(cafe: Web) -> None:
    visitor = member(cafe)
    table = visitor.post("/tables", game="dames", seat=0, opponent={"engine": "simple"})
    visitor.say(table["game"], "resign")
    until(lambda: counted(visitor, against="machines")["games"])
    assert counted(visitor, against="machines")["opponents"] == [
        {"name": "engine:simple", "count": count(0, 1)}
    ]
    assert counted(visitor)["games"] == []


@pytest.mark.parametrize(
    ("returns", "decided", "scores"),
    [
        (["1", "-1"], True, [1.0, 0.0]),
        (["0", "0"], True, [0.5, 0.5]),
        (["0", "0"], False, [None, None]),
        (["2", "-1", "-1"], True, [1.0, 0.0, 0.0]),
        (["1/2", "-1", "1/2"], True, [1.0, 0.0, 1.0]),
        (["1", "0", "-1"], True, [1.0, 0.5, 0.0]),
    ],
)
def test_who_gains_more_than_the_mean_has_won(
    returns: list[str], decided: bool, scores: list[float | None]
) -> None:
    assert scores_of(returns, decided=decided) == scores


def entry(seq: int, kind: str, seat: int | None, act: str = "") -> Entry:
    return Entry(seq, kind, seat, {"act": act}, 0, GENESIS)


def test_the_first_throw_is_the_one_that_is_played() -> None:
    began = [entry(0, "open", None), entry(1, "roll", None, "w4b6")]
    assert opening_of("trictrac", began) == (None, None), "nothing was played"
    assert opening_of("trictrac", [*began, entry(2, "act", 1, "0/4 0/6")]) == ("6-4", 1)
    again = [*began, entry(2, "roll", None, "3-3"), entry(3, "act", 0, "0/3"), entry(4, "roll", None, "6-5")]
    assert opening_of("jacquet", again) == ("3-3", 0)
    assert opening_of("dames", [entry(0, "open", None), entry(1, "act", 0, "33-28")]) == (None, 0)


async def test_quality_is_the_mean_and_the_spread_of_the_games(cafe: Web, database: Database) -> None:
    loser, winner = member(cafe), member(cafe)
    games = [resigned(loser, winner, game="dames") for _ in range(2)]
    account = await account_of(database, winner)
    for game, loss, luck in zip(games, (1.0, 3.0), (0.5, -0.1), strict=True):
        await database.execute(
            """INSERT INTO game_measure
               VALUES ($1, 1, $2, 'trictrac', now(), '1', 100, $3, 2, $4, 10, 5, '{}', NULL, NULL)""",
            UUID(game),
            account,
            loss,
            luck,
        )
    (part,) = await quality(database, account, "trictrac")
    assert (part.games, part.choices) == (2, 200)
    assert part.loss == pytest.approx(0.02)
    assert part.loss_spread == pytest.approx(0.0141421, abs=1e-6)
    assert part.luck == pytest.approx(0.2)
    assert part.luck_spread == pytest.approx(0.424264, abs=1e-6)
    assert winner.get(f"/players/{winner.name}/play") == [{"game": "trictrac", "games": 2}]
    told = winner.get(f"/players/{winner.name}/play/trictrac")
    assert (told["games"], len(told["parts"])) == (2, 1)
    assert winner.get(f"/players/{winner.name}/play/dames")["parts"] == []
