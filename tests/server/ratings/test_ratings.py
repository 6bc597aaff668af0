"""Ratings: the paper's own example, and games over HTTP that count once."""

from __future__ import annotations

import asyncio
import math
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from typing import TYPE_CHECKING
from uuid import UUID

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from academie.server.ratings.service import Result, Standing, after_rest, rate_all, with_results
from tests.server.support.endings import endings
from tests.server.support.visitors import RATED, Visitor, member, resigned, seated, until
from tests.server.support.web import Web

if TYPE_CHECKING:
    from academie.server.base.database import Database

NOW = datetime(2026, 1, 1, tzinfo=UTC)
SCALE = 173.7178
TAU = 0.5
WIN, LOSS, DRAW = (Fraction(1), Fraction(-1)), (Fraction(-1), Fraction(1)), (Fraction(0), Fraction(0))


def test_the_example_of_the_paper() -> None:
    """Glickman 2012: 1500, 200, 0.06 beats 1400 and loses to 1550 and 1700."""
    results = [
        Result(Standing(1400, 30), 1.0),
        Result(Standing(1550, 100), 0.0),
        Result(Standing(1700, 300), 0.0),
    ]
    new = with_results(Standing(1500, 200, 0.06, 0, NOW), results, NOW)
    assert new.rating == pytest.approx(1464.06, abs=0.02)
    assert new.deviation == pytest.approx(151.52, abs=0.02)
    assert new.volatility == pytest.approx(0.05999, abs=0.00001)


def volatility(mine: Standing, results: list[Result]) -> float:
    """The root of step 5 of the paper, by halving an interval, for a player of any rating."""
    mu, phi = (mine.rating - 1500) / SCALE, mine.deviation / SCALE
    information, surprise = 0.0, 0.0
    for his, score in results:
        g = 1 / math.sqrt(1 + 3 * (his.deviation / SCALE) ** 2 / math.pi**2)
        expected = 1 / (1 + math.exp(-g * (mu - (his.rating - 1500) / SCALE)))
        information += g * g * expected * (1 - expected)
        surprise += g * (score - expected)
    v = 1 / information
    delta, a = v * surprise, math.log(mine.volatility**2)

    def f(x: float) -> float:
        above = math.exp(x) * (delta**2 - phi**2 - v - math.exp(x))
        return above / (2 * (phi**2 + v + math.exp(x)) ** 2) - (x - a) / TAU**2

    low, high = -60.0, 20.0
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if f(middle) > 0 else (low, middle)
    return math.exp(low / 2)


@example(2974.5, 66.25, 2398.8, 41.4, 0)
@given(
    st.floats(400, 3000),
    st.floats(40, 350),
    st.floats(400, 3000),
    st.floats(40, 350),
    st.sampled_from([0, 0.5, 1]),
)
def test_volatility_is_that_of_the_paper_for_any_player(
    rating: float, deviation: float, his: float, his_deviation: float, score: float
) -> None:
    mine = Standing(rating, deviation, 0.06, 3, NOW)
    results = [Result(Standing(his, his_deviation), score)]
    new = with_results(mine, results, NOW)
    assert new.volatility == pytest.approx(volatility(mine, results), rel=5e-6)
    assert new.deviation < math.hypot(deviation, new.volatility * SCALE) + 1e-6


def test_a_win_raises_a_loss_lowers_and_equals_draw_in_vain() -> None:
    newcomers = (Standing(), Standing())
    won, lost = rate_all(newcomers, WIN, NOW)
    assert won.rating - 1500 == pytest.approx(1500 - lost.rating)
    assert won.rating > 1600
    assert (won.games, lost.games) == (1, 1)
    assert [round(standing.rating, 6) for standing in rate_all(newcomers, DRAW, NOW)] == [1500, 1500]


def test_a_draw_with_the_stronger_raises() -> None:
    weak, strong = rate_all((Standing(1500, 100), Standing(1900, 100)), DRAW, NOW)
    assert weak.rating > 1500
    assert strong.rating < 1900


def test_among_three_each_is_measured_with_all() -> None:
    first, middle, last = rate_all((Standing(),) * 3, (Fraction(2), Fraction(0), Fraction(-2)), NOW)
    assert first.rating > middle.rating > last.rating
    assert middle.rating == pytest.approx(1500)


def test_who_rests_is_known_less_well_but_never_less_than_a_newcomer() -> None:
    known = Standing(1700, 60, 0.06, 50, NOW)
    assert after_rest(known, NOW + timedelta(days=6)).deviation == pytest.approx(60)
    year = after_rest(known, NOW + timedelta(days=364))
    # Step 6 of the paper, 52 times over.
    assert year.deviation == pytest.approx(math.sqrt(60**2 + 52 * (0.06 * SCALE) ** 2))
    assert after_rest(known, NOW + timedelta(days=36_500)).deviation == 350
    assert year.rating == 1700


def rating(visitor: Visitor, game: str) -> float | None:
    """What the profile says."""
    told = {item["game"]: item["rating"] for item in visitor.get(f"/players/{visitor.name}")["ratings"]}
    return told.get(game)


def test_a_rated_game_counts_for_its_own_game_alone(cafe: Web) -> None:
    loser, winner = member(cafe), member(cafe)
    resigned(loser, winner, game="dames", **RATED)
    raised = until(lambda: rating(winner, "dames"))
    assert raised > 1500
    assert rating(loser, "dames") == pytest.approx(3000 - raised, abs=0.2)
    assert rating(winner, "trictrac") is None
    profile = loser.get(f"/players/{loser.name.upper()}")
    assert (profile["name"], profile["played"], profile["guest"], profile["engine"]) == (
        loser.name,
        1,
        False,
        False,
    )


def test_a_game_that_is_not_rated_changes_nothing(cafe: Web) -> None:
    loser, winner = member(cafe), member(cafe)
    resigned(loser, winner, game="dames")
    resigned(loser, winner, game="trictrac", **RATED)
    until(lambda: rating(winner, "trictrac"))
    assert rating(winner, "dames") is None


def test_who_comes_later_is_told_what_a_game_made_of_the_ratings(cafe: Web) -> None:
    loser, winner = member(cafe), member(cafe)
    game = resigned(loser, winner, game="dames", **RATED)
    after = until(lambda: rating(winner, "dames"))
    changes = Visitor(cafe).get(f"/games/{game}/ratings")
    assert changes[1] == {"before": 1500.0, "after": after}
    assert changes[0]["before"] == 1500.0 > changes[0]["after"]
    casual = resigned(loser, winner, game="dames")
    assert Visitor(cafe).get(f"/games/{casual}/ratings") == []


def test_a_draw_agreed_on_is_rated_as_one(cafe: Web) -> None:
    one, other = member(cafe), member(cafe)
    game = seated(one, other, game="dames", **RATED)
    one.say(game, "offer-draw")
    other.say(game, "accept")
    assert until(lambda: rating(one, "dames")) == 1500
    assert until(lambda: rating(other, "dames")) == 1500


async def test_however_often_it_is_settled_a_game_counts_once(cafe: Web, database: Database) -> None:
    loser, winner = member(cafe), member(cafe)
    game = UUID(resigned(loser, winner, game="dames", **RATED))
    first = until(lambda: rating(winner, "dames"))
    settling = endings(database)
    await asyncio.gather(*(settling.settle(game) for _ in range(5)))
    assert rating(winner, "dames") == first
    assert await database.fetchval("SELECT count(*) FROM rating_change WHERE game_id = $1", game) == 2


async def test_what_a_process_that_died_left_is_settled(cafe: Web, database: Database) -> None:
    loser, winner = member(cafe), member(cafe)
    game = UUID(resigned(loser, winner, game="dames", **RATED))
    until(lambda: rating(winner, "dames"))
    # As if the process had died between the last act and the ratings.
    await database.execute("DELETE FROM rating_change WHERE game_id = $1", game)
    await database.execute("UPDATE game SET settled = false WHERE id = $1", game)
    await endings(database).sweep()
    changes = await database.fetch("SELECT * FROM rating_change WHERE game_id = $1", game)
    assert len(changes) == 2
    assert await database.fetchval("SELECT settled FROM game WHERE id = $1", game)


def test_nobody_of_that_name(cafe: Web) -> None:
    assert Visitor(cafe).status("GET", "/players/nobody-of-this-name") == 404
