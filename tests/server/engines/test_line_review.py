"""Lines rated over the API: what each act cost, what each throw gave, and what may follow two acts."""

from __future__ import annotations

from fractions import Fraction

import pytest

from academie.engine.analysis.throw_counts import THROW_COUNTS, CountedThrow, ThrowCounts, telling_kind
from academie.games.trictrac.law import TrictracState
from academie.games.trictrac.law.jans import JanScored
from academie.kernel import WHITE
from academie.notation import notation_of
from academie.registry import registry
from academie.server.engines.lines_of_play import compare_acts, play_line, review_line
from academie.server.game.clock import ClockRule
from academie.server.game.terms import GameTerms
from tests.server.support.visitors import Visitor, guest
from tests.server.support.web import Web

OPENING = ("w6b2", "0/8", "3-1", "0/1 0/3", "5-4", "0/4 0/5")
"""Three turns of trictrac: White begins with 6-2."""
TRICTRAC = registry["trictrac"]


@pytest.fixture(scope="module")
def reader(cafe: Web) -> Visitor:
    return guest(cafe)


def terms(game: str) -> GameTerms:
    rules = registry[game].default
    return GameTerms(game_key=game, ruleset=rules.id, options={}, clock=ClockRule(), rated=False)


def test_every_act_and_throw_of_a_line_is_rated_in_one_request(reader: Visitor) -> None:
    told = reader.post("/lines/review", game="trictrac", acts=[*OPENING])
    assert told["done"] == len(OPENING)
    assert [choice["number"] for choice in told["choices"]] == [1, 3, 5]
    assert [choice["seat"] for choice in told["choices"]] == [0, 1, 0]
    assert {"played", "best", "loss", "grade", "white"} <= told["choices"][0].keys()
    throws = {luck["number"]: luck["seat"] for luck in told["lucks"]}
    assert throws.items() >= {2: 1, 4: 0}.items()


def test_a_review_that_runs_out_of_time_says_where_to_go_on() -> None:
    first = review_line(terms("trictrac"), OPENING, 0, 0.0, deeper=False)
    assert first["done"] == 1, "at least one act is looked at"
    rest = review_line(terms("trictrac"), OPENING, 3, 60.0, deeper=True)
    assert [choice["number"] for choice in rest["choices"]] == [3, 5]
    assert rest["done"] == len(OPENING)


def test_the_luck_of_all_throws_is_nothing_on_average() -> None:
    lucks = []
    for high in range(1, 7):
        for low in range(1, high + 1):
            line = (*OPENING[:2], f"{high}-{low}")
            (luck,) = (each for each in review_line(terms("trictrac"), line, 2, 60.0, deeper=False)["lucks"])
            lucks.append((1 if high == low else 2, luck["gain"]))
    assert sum(ways * gain for ways, gain in lucks) / 36 == pytest.approx(0.0, abs=0.001)
    assert max(gain for _, gain in lucks) > 0.01


def test_acts_are_compared_with_what_may_follow(reader: Visitor) -> None:
    told = reader.post("/lines/compared", game="trictrac", acts=[*OPENING[:5]], played=OPENING[5])
    acts = told["acts"]
    assert OPENING[5] in [each["act"] for each in acts]
    assert [each["value"] for each in acts] == sorted((each["value"] for each in acts), reverse=True)
    played = next(each for each in acts if each["act"] == OPENING[5])
    assert played["alone"] == ["4", "5", "8"]
    assert played["theirs"]["of"] == 36
    assert set(played["mine"]["casts"]) == {
        f"{high}-{low}" for high in range(1, 7) for low in range(1, high + 1)
    }


def test_nothing_is_compared_where_chance_acts_or_no_dice_are_thrown(reader: Visitor) -> None:
    assert reader.post("/lines/compared", game="trictrac", acts=[*OPENING[:2]])["acts"] == []
    dames = compare_acts(terms("dames"), ("32-28",), "19-23")
    assert dames["article"] is None
    assert all(each["mine"] is None and each["throws"] == [] for each in dames["acts"])


def test_throws_are_counted_by_the_law() -> None:
    *_, last = play_line(terms("trictrac"), OPENING)
    state = last.state
    assert isinstance(state, TrictracState)
    counts = THROW_COUNTS.of(TRICTRAC)(state, state.thrower)
    assert counts is not None
    assert counts.all_ways == 36
    for (throw, odds), counted in zip(state.chance(), counts.casts, strict=True):
        events = [event for event in state.apply(throw).events if isinstance(event, JanScored)]
        marked = sum(event.scored.points for event in events if event.seat == state.thrower)
        assert counted.throw == notation_of("trictrac").act(throw)
        assert Fraction(counted.ways, 36) == odds
        assert counted.points == marked
    assert counts.scoring > 0, "some throws hit a man alone"


def test_no_throws_are_counted_where_none_is_waited_for() -> None:
    *_, last = play_line(terms("trictrac"), OPENING[:5])
    assert THROW_COUNTS.of(TRICTRAC)(last.state, WHITE) is None


def test_two_acts_differ_most_in_what_their_throws_do_unequally_often() -> None:
    def counts(fill: int, hit: int) -> ThrowCounts:
        kinds = [*[frozenset({"fill"})] * fill, *[frozenset({"hit"})] * hit]
        return ThrowCounts(tuple(CountedThrow("6-5", 1, 2, 0, each) for each in kinds))

    assert telling_kind((counts(5, 1),), (counts(1, 3),)) == "fill"
    assert telling_kind((counts(1, 1),), (counts(1, 1),)) is None
    assert counts(3, 1).points == 2
    assert counts(3, 1).kinds == {"fill": 3, "hit": 1}


def test_a_mistake_costs_as_much_in_the_list_as_beside_the_best() -> None:
    """33x22 takes back with the wrong man; the figures are those of both moves, in men."""
    line = ("31-26", "18-22", "37-31", "22-28", "33x22(28)")
    (choice,) = review_line(terms("dames"), line, 4, 60.0, deeper=False)["choices"]
    best, *rows = compare_acts(terms("dames"), line[:4], line[4])["acts"]
    played = next(each for each in rows if each["act"] == line[4])
    assert (played["lost"], played["score"]) == (choice["lost"], choice["played"]["score"])
    less = float(best["score"]) - float(played["score"])
    assert played["lost"]["args"]["much"] == {"key": "draughts-lead", "args": {"much": pytest.approx(less)}}
    assert best["line"]
    assert played["line"]
