"""Headers of every response, the catalogue, and the description of the API."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from academie.engine.players import names, offers
from academie.kernel import Game, Option, OptionError, RuleSet
from academie.kernel.kinds import Sort
from academie.registry import registry
from academie.server.app import PROTOCOL
from academie.words import languages, to_json
from tests.server.support.phrases import cited, said
from tests.server.support.visitors import Visitor
from tests.server.support.web import Web

WORDS = {
    "white_down": ("quine", "coin+carme"),
    "black_down": ("as",),
}
"""Values of the options that are text, as the docstrings of the games give them."""
POSITIONS = {"dames": "W:W31-50:B1-20", "echecs": "4k3/3r4/4K3/4B3/8/8/8/2R5 w - - 0 1"}


def values(key: str, option: Option) -> tuple[Any, ...]:
    """Values the option says it takes."""
    match option.sort:
        case Sort.CHOICE:
            return option.choices
        case Sort.NUMBER:
            return option.kind.bounds
        case Sort.FLAG:
            return False, True
        case Sort.TEXT:
            return (POSITIONS[key],) if option.name == "position" else WORDS[option.name]


def test_every_answer_is_guarded(cafe: Web) -> None:
    for path in ("/api/games", "/api/me", "/api/nothing", "/nothing"):
        headers = httpx.get(cafe.base_url + path).headers
        assert headers["x-content-type-options"] == "nosniff"
        policy = headers["content-security-policy"]
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert policy.startswith("default-src 'none'" if path.startswith("/api") else "default-src 'self'")


@pytest.mark.parametrize(
    "body", [b"{", b"[]", b'{"name": 1}', b"\xff", b'{"name": "a\\ud800", "password": ""}']
)
def test_what_cannot_be_read_is_refused_without_internals(cafe: Web, body: bytes) -> None:
    answer = httpx.post(f"{cafe.base_url}/api/accounts", content=body)
    assert answer.status_code == 400
    assert not {"Traceback", "/src/", "asyncpg"} & {*answer.text.split()}
    assert answer.json()["status_code"] == 400


def test_a_huge_request_is_refused(cafe: Web) -> None:
    answer = httpx.post(f"{cafe.base_url}/api/accounts", content=b" " * 100_000)
    assert answer.status_code == 413


def test_the_catalogue_tells_what_may_be_agreed_on_under_each_law(cafe: Web) -> None:
    told = {law["id"]: law for game in Visitor(cafe).get("/games") for law in game["rulesets"]}
    for game in registry:
        for law in game.rulesets:
            names = [option.name for option in game.agreements(law)]
            assert [each["name"] for each in told[law.id]["agreements"]] == names
    agreements = told[registry["trictrac"].default.id]["agreements"]
    (grande,) = (each for each in agreements if each["name"] == "grande_bredouille")
    assert (grande["usual"], grande["sort"]) == ("off", "choice")
    assert {"off", "run"} <= {each["value"] for each in grande["values"]}
    assert {reading["passage"]["source"] for reading in grande["readings"]} == {
        "LEP",
        "ACAD-A",
        "ACAD-B",
    }


def test_the_catalogue_lists_every_game_and_law(cafe: Web) -> None:
    told = {game["key"]: game for game in Visitor(cafe).get("/games")}
    assert [*told] == [game.key for game in registry]
    for game in registry:
        entry = told[game.key]
        assert entry["title"] == to_json(game.title)
        assert [law["id"] for law in entry["rulesets"]] == [law.id for law in game.rulesets]
        for law, kept in zip(entry["rulesets"], game.rulesets, strict=True):
            places = {name: str(switch.citation) for name, switch in kept.switches()}
            assert {switch["name"]: cited(switch["passage"]) for switch in law["switches"]} == places


def test_engines_are_told_with_a_sentence_in_every_language(cafe: Web) -> None:
    told = {game["key"]: game["engines"] for game in Visitor(cafe).get("/games")}
    for game in registry:
        assert [engine["name"] for engine in told[game.key]] == [*names(game.key)]
        assert [engine["about"] for engine in told[game.key]] == [
            to_json(each.about) for each in offers(game.key)
        ]
        assert all(
            said(engine[what], language)
            for engine in told[game.key]
            for what in ("title", "about")
            for language in languages()
        )
    assert "niveau-6" in {engine["name"] for engine in told["dominos"]}


def test_marking_by_hand_goes_with_the_laws_that_know_it(cafe: Web) -> None:
    told = {law["id"]: law["marking"] for game in Visitor(cafe).get("/games") for law in game["rulesets"]}
    # Only Manoury and Metz rule on faults at draughts; today's federation knows no huffing.
    assert told["dames/fmjd"] == ["auto"]
    assert told["dames/manoury-1787"] == ["auto", "rigueur"]
    assert told["trictrac/lep-salon.2"] == ["auto", "courtois", "rigueur"]


def takes(game: Game, law: RuleSet, options: dict[str, Any]) -> bool:
    try:
        game.start(law, options)
    except OptionError:
        return False
    return True


@pytest.mark.parametrize(("key", "option"), [(game.key, item) for game in registry for item in game.form()])
def test_every_option_told_is_taken(key: str, option: Option) -> None:
    """By some law of the game: a party for two takes no third player."""
    game = registry[key]
    others: dict[str, Any] = {"marking": "rigueur"} if option.by_hand else {}
    for value in values(key, option):
        assert any(takes(game, law, {**others, option.name: value}) for law in game.rulesets), value
    if option.sort is not Sort.TEXT:
        with pytest.raises(OptionError):
            game.start(None, {**others, option.name: "no such value"})


def test_the_messages_of_the_socket_are_described(cafe: Web) -> None:
    assert Visitor(cafe).get("/schema") == PROTOCOL.schema()


def test_everything_is_described_with_its_problems(cafe: Web) -> None:
    told = httpx.get(f"{cafe.base_url}/api/openapi.json", timeout=30).json()
    for path, methods in told["paths"].items():
        assert path.startswith("/api/")
        for method, operation in methods.items():
            assert {"429", "503"} <= {*operation["responses"]}, (method, path)
            if method in {"post", "delete"}:
                assert "403" in operation["responses"], (method, path)
            if "{" in path and "stream" not in path and path != "/api/players/{name}":
                assert "404" in operation["responses"], (method, path)
