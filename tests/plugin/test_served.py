"""A game of another package on a server whose operator lists it, and on one whose operator does not."""

from __future__ import annotations

import json
import re

from tests.plugin.environment import Environment
from tests.server.play.test_wire import answer, opened
from tests.server.support.client import acts_of
from tests.server.support.fleet import against, my_turn
from tests.server.support.phrases import english
from tests.server.support.visitors import RATED, Json, greeted, guest, member, seated
from tests.server.support.web import Parts, Web, started

RULES = {"game": "marelle"}


def test_it_is_in_the_catalogue(cafe: Web) -> None:
    entry = next(each for each in guest(cafe).get("/games") if each["key"] == "marelle")
    assert entry["title"] == {"key": "marelle-name"}
    assert [each["name"] for each in entry["engines"]] == ["random", "simple"]
    assert [each["id"] for each in entry["rulesets"]] == ["marelle/usage", "marelle/sans-diagonales"]
    assert [each["key"] for each in entry["options"]] == ["first"]
    assert entry["exports"] == []
    assert entry["seats"] == [2]


def test_two_people_play_it(cafe: Web) -> None:
    white, black = guest(cafe), guest(cafe)
    game = seated(white, black, **RULES)
    for number, act in enumerate(("a1", "a2", "b1", "b2", "c1")):
        (black if number % 2 else white).act(game, act)
    seen = black.look(game)
    assert seen["view"]["outcome"]["reason"] == "row"
    record = black.get(f"/games/{game}/record")
    assert (record["game"], record["ruleset"]) == ("marelle", "marelle/usage")
    assert record["acts"] == ["a1", "a2", "b1", "b2", "c1"]
    svg = black.get(f"/games/{game}/drawing.svg", language="fr")
    assert len(re.findall("data-point=", svg)) == 5


def test_it_is_shown_by_its_line_and_played_from_its_acts(cafe: Web) -> None:
    white, black = guest(cafe), guest(cafe)
    game = seated(white, black, **RULES)
    with opened(cafe, white, "academie.v2") as socket:
        assert answer(greeted(socket), t="join", game=game)["t"] == "joined"
        white.act(game, "a1")
        view = next(
            told["view"]
            for told in iter(lambda: json.loads(socket.recv(timeout=10)), {})
            if told["t"] == "step"
        )
    assert (view["board"], view["line"]) == ({"kind": "plain"}, "w../.../... black")
    assert "b2" in acts_of(black.look(game)["view"])


def test_an_engine_plays_it_to_the_end(cafe: Web) -> None:
    visitor = guest(cafe)
    game = against(visitor, "simple", **RULES)
    for _ in range(40):
        view = my_turn(visitor, game)
        if view.get("outcome"):
            break
        visitor.act(game, acts_of(view)[0])
    assert my_turn(visitor, game)["outcome"]["reason"] in {"row", "blocked", "moves"}


def test_a_line_of_it_is_followed(cafe: Web) -> None:
    told = guest(cafe).post("/lines", game="marelle", acts=["a1", "b2"])
    assert told["places"][-1]["position"] == "w../.b./... white"


def test_its_law_is_read_where_it_has_no_page(cafe: Web) -> None:
    told = guest(cafe).get("/rules/marelle")
    assert english(told["entry"]["about"]) == "A game of the package academie-marelle."
    assert told["sections"] == []
    assert [point["name"] for point in told["law"][0]["points"]] == [
        "diagonals",
        "centre_first",
        "most_moves",
    ]
    assert [source["siglum"] for source in told["sources"]] == ["US", "MAR"]


def test_it_is_never_rated(cafe: Web) -> None:
    said = member(cafe).refusal("POST", "/tables", **RULES, **RATED)
    assert said["status_code"] == 409
    assert "a game of another package is not rated" in str(said)


def test_where_it_is_not_listed_it_is_not_played(parts: Parts, installed: Environment) -> None:
    with started(parts.web(PYTHONPATH=str(installed.packages))) as web:
        visitor = guest(web)
        assert "marelle" not in [each["key"] for each in visitor.get("/games")]
        asked: list[tuple[str, Json]] = [("/tables", {}), ("/seeks", {}), ("/lines", {"acts": []})]
        for path, more in asked:
            said = visitor.refusal("POST", path, **RULES, **more)
            assert said["status_code"] == 400
            assert "no game 'marelle'; there are: trictrac" in str(said)
        assert visitor.status("GET", "/rules/marelle") == 404
