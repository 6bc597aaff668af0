"""Lines of play over the API: games step by step, and what might have been played instead."""

from __future__ import annotations

import pytest

from academie.registry import registry
from academie.server.engines.lines_of_play import LinePosition, RecentLines, play_line_from
from academie.server.engines.routes import LineAsked, line_view
from tests.server.support.client import acts_of
from tests.server.support.phrases import cited
from tests.server.support.visitors import Visitor, guest, seated
from tests.server.support.web import Web


@pytest.fixture(scope="module")
def reader(cafe: Web) -> Visitor:
    return guest(cafe)


def test_a_game_is_stepped_through_as_it_was_played(cafe: Web, reader: Visitor) -> None:
    white, black = guest(cafe), guest(cafe)
    game = seated(white, black, game="dames")
    positions = [reader.look(game)["view"]["line"]]
    for player, act in ((white, "32-28"), (black, "19-23"), (white, "28x19"), (black, "14x23")):
        player.act(game, act)
        positions.append(reader.look(game)["view"]["line"])
    record = reader.get(f"/games/{game}/record")
    line = reader.post(
        "/lines", game="dames", ruleset=record["ruleset"], options=record["options"], acts=record["acts"]
    )
    assert [place["position"] for place in line["places"]] == positions
    assert [place["act"] for place in line["places"]] == [None, *record["acts"]]
    assert [place["seat"] for place in line["places"]] == [None, 0, 1, 0, 1]
    assert line["places"][-1]["actor"] == 0
    assert sorted(line["acts"]) == sorted(acts_of(white.look(game)["view"]))


def test_another_play_is_tried_from_a_place_in_the_past(reader: Visitor) -> None:
    """White opens a game of the hundred squares with one of nine moves."""
    begun = reader.post("/lines", game="dames", acts=[])
    assert sorted(begun["acts"]) == [
        "31-26", "31-27", "32-27", "32-28", "33-28", "33-29", "34-29", "34-30", "35-30",
    ]  # fmt: skip
    tried = reader.post("/lines", game="dames", acts=["34-30"], since=1)
    assert [place["act"] for place in tried["places"]] == ["34-30"]
    assert not tried["chance"]
    assert tried["outcome"] is None


LAW = ("dames", "dames/international", ())


def line_of(acts: tuple[str, ...]) -> tuple[LinePosition, ...]:
    return tuple(play_line_from(registry["dames"].start(registry["dames"].default, {}), "dames", acts))


def test_a_line_goes_on_from_what_is_remembered_of_it() -> None:
    recent, acts = RecentLines(100), ("32-28", "20-25", "31-26", "15-20")
    assert recent.longest(LAW, acts) == ()
    whole = line_of(acts)
    recent.remember(LAW, acts[:2], whole[:3])
    assert recent.longest(LAW, acts) == whole[:3]
    recent.remember(LAW, acts, whole)
    assert recent.longest(LAW, acts) == whole
    assert recent.longest(LAW, ("32-28", "20-24")) == whole[:2], "a variation shares its beginning"
    assert recent.longest(LAW, ("31-26",)) == whole[:1], "whatever is played, the start is the same"
    assert recent.longest(("dames", "dames/manoury", ()), acts) == (), "another law is another line"


def test_lines_asked_for_longest_ago_are_forgotten() -> None:
    recent, openings = RecentLines(5), [("32-28", "19-23"), ("31-26", "19-23"), ("31-27", "19-23")]
    for acts in openings:
        recent.remember(LAW, acts, line_of(acts))
    assert [len(recent.longest(LAW, acts)) for acts in openings] == [1, 1, 3]


def test_the_same_line_is_told_the_same_however_it_was_asked_for() -> None:
    acts = ["w6b1", "0/6 0/1", "6-5"]
    asked = [LineAsked(game="trictrac", acts=acts[:count]) for count in (3, 1, 2, 3)]
    first, *_, again = [line_view(each) for each in asked]
    assert first == again


def test_where_chance_acts_all_that_may_fall_is_told(reader: Visitor) -> None:
    """docs/dice.md: the first dice are listed w1b1, w1b2, … w6b6; the throws 1-1, 2-1, 2-2, … 6-6."""
    begun = reader.post("/lines", game="trictrac", acts=[])
    assert begun["chance"]
    assert begun["acts"] == [f"w{white}b{black}" for white in range(1, 7) for black in range(1, 7)]
    assert begun["places"][0]["actor"] is None
    thrown = reader.post("/lines", game="trictrac", acts=["w6b1", "0/7"])["acts"]
    assert thrown == [f"{high}-{low}" for high in range(1, 7) for low in range(1, high + 1)]


def test_odds_are_told_to_whoever_recomputes_rolls(reader: Visitor) -> None:
    """docs/dice.md: doublets fall once in 36 times and the other throws twice."""
    line = reader.post("/lines", game="trictrac", acts=["w6b1", "0/7"], chances=True, since=2)
    chances = line["places"][0]["chances"]
    assert {chance["act"]: chance["weight"] * 36 // chance["of"] for chance in chances} == {
        f"{high}-{low}": 1 if high == low else 2 for high in range(1, 7) for low in range(1, high + 1)
    }


def test_what_an_act_brought_is_told_with_its_article(reader: Visitor) -> None:
    """A man is taken, which article 4 of today's rules is about."""
    line = reader.post("/lines", game="dames", acts=["32-28", "19-23", "28x19(23)"], since=3)
    (event,) = line["places"][0]["events"]
    assert (event["seat"], cited(event["cite"])) == (0, "FMJD, art. 4")


@pytest.mark.parametrize(
    ("wanted", "status"),
    [
        ({"game": "dames", "acts": ["31-28"]}, 400),
        ({"game": "dames", "acts": ["nonsense"]}, 400),
        ({"game": "whist", "acts": []}, 400),
        ({"game": "dames", "acts": [], "options": {"stakes": 3}}, 400),
        ({"game": "dames", "acts": ["32-28"] * 2001}, 400),
    ],
)
def test_what_cannot_be_played_is_refused(reader: Visitor, wanted: dict[str, object], status: int) -> None:
    assert reader.status("POST", "/lines", **wanted) == status
