"""Rules over the API: listed, read, and tried on their diagrams."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

from academie.kernel import CHANCE, Game
from academie.library.rulebook import points_of, rules_page, rules_pages
from academie.registry import registry
from academie.server.game.view import event_view
from tests.rings import count
from tests.server.support.phrases import cited
from tests.server.support.visitors import Visitor, guest
from tests.server.support.web import Web


@pytest.fixture(scope="module")
def reader(cafe: Web) -> Visitor:
    return guest(cafe)


def test_every_page_is_listed(reader: Visitor) -> None:
    listed = reader.get("/rules")
    assert [each["key"] for each in listed] == [page.key for page in rules_pages()]
    assert {game for each in listed for game in each["games"]} == {game.key for game in registry}


@pytest.mark.parametrize("game", [game.key for game in registry])
def test_the_rules_of_every_game_are_told_whole(reader: Visitor, game: str) -> None:
    told, page = reader.get(f"/rules/{game}"), rules_page(game)
    assert [section["key"] for section in told["sections"]] == [section.key for section in page.sections]
    numbers = [diagram["number"] for section in told["sections"] for diagram in section["diagrams"]]
    assert numbers == [*range(1, len(page.diagrams) + 1)]
    assert [law["game"] for law in told["law"]] == [*page.games]
    assert [len(law["points"]) for law in told["law"]] == [len(points_of(each)) for each in page.games]
    assert told["sources"]


def test_a_throw_and_a_play_are_tried_on_a_diagram(reader: Visitor) -> None:
    """LEP part 1 ch. II: 4 and 3 from 7 and 9 make the jan de deux tables, four points."""
    diagrams = [each for part in reader.get("/rules/trictrac")["sections"] for each in part["diagrams"]]
    (jan,) = (each for each in diagrams if each["line"]["places"][0]["position"].startswith("0x13,7,9/"))
    assert jan["line"]["chance"]
    assert "4-3" in jan["line"]["acts"]
    thrown = reader.post(f"/rules/trictrac/diagrams/{jan['number']}", acts=["4-3"])
    assert cited(thrown["places"][0]["events"][0]["cite"]) == "LEP, part 1 ch. II § 5-7"
    assert not thrown["chance"]
    played = reader.post(f"/rules/trictrac/diagrams/{jan['number']}", acts=["4-3", thrown["acts"][0]])
    assert played["chance"]


def test_what_the_page_names_can_be_tried_as_told(reader: Visitor) -> None:
    for page in rules_pages():
        game = page.games[0]
        for part in reader.get(f"/rules/{game}")["sections"]:
            for diagram in part["diagrams"]:
                for trial in diagram["trials"]:
                    line = reader.post(f"/rules/{game}/diagrams/{diagram['number']}", acts=[trial["act"]])
                    assert line["places"][0]["act"] == trial["act"]


def announced(game: Game, plays: int) -> set[tuple[str, ...]]:
    """What is announced in games played at random: the code of each event and the keys of its message."""
    chance, found = Random(game.key), set[tuple[str, ...]]()
    for _ in range(plays):
        state = game.start(game.default, {})
        while state.actor is not None and len(found) < plays:
            acts = [act for act, _ in state.chance()] if state.actor is CHANCE else state.actions()
            state = state.apply(chance.choice(acts))
            views = (event_view(event, game) for event in state.events)
            found |= {(view.code, *keys_of(to_builtins(view.message))) for view in views}
    return found


def keys_of(phrase: dict[str, Any]) -> Iterator[str]:
    """The keys of a message and of those it is made of."""
    yield phrase.get("key", "")
    for value in phrase.get("args", {}).values():
        if isinstance(value, dict):
            yield from keys_of(value)


@pytest.mark.parametrize("game", [*registry], ids=lambda game: game.key)
def test_whatever_is_announced_has_an_article(reader: Visitor, game: Game) -> None:
    articles = reader.get(f"/rules/{game.key}/articles")
    named = {event for article in articles for event in article["events"]}
    found = announced(game, count(5, 20))
    assert found
    assert [event for event in found if named.isdisjoint(event)] == []
    assert all(article["words"]["said"] and article["passages"] for article in articles)


def test_an_article_explains_the_jan_by_its_own_game(reader: Visitor) -> None:
    """At toc a man hit is a hole, not points as at trictrac, whose other articles hold there too."""

    def first(game: str, event: str) -> str:
        articles = reader.get(f"/rules/{game}/articles")
        words = next(article["words"] for article in articles if event in article["events"])
        return str(words["said"]["en"])

    assert first("trictrac", "trictrac-jan-battre-a-vrai").startswith("Hitting truly")
    assert first("toc", "trictrac-jan-battre-a-vrai").startswith("No points")
    assert first("poule", "trictrac-jan-battre-a-vrai").startswith("Hitting truly")
    assert first("poule", "PartieWon") != first("trictrac", "PartieWon")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/rules/whist", 404),
        ("POST", "/rules/plein/diagrams/99", 404),
        ("POST", "/rules/plein/diagrams/1", 400),
    ],
)
def test_what_is_not_there_or_not_allowed(reader: Visitor, method: str, path: str, status: int) -> None:
    body = {"acts": ["0/11 0/11"]} if method == "POST" else {}
    assert reader.status(method, path, **body) == status
