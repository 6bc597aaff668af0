"""Rules over the API: listed, read, and tried on their diagrams."""

from __future__ import annotations

import pytest

from academie.library.rulebook import points_of, rules_page, rules_pages
from academie.registry import registry
from tests.server.visitors import Visitor, guest
from tests.server.web import Web
from tests.server.words import cited


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
    assert cited(thrown["places"][0]["events"][0]["cite"]) == "LEP, part 1 ch. II"
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
