"""`academie explain`: what a throw or a move brings, and why."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.commands.terminal import academie

FIGURE_1 = "0x2,1,3x2,4x2,5,6x2,7x2,8,10x2/1,2,3x2,4,5x2,6x2,7,8x2,10,11x2 black"
"""ACAD-B ch. IX fig. 1: six-cinq hits the coin, two demi-cases truly and one falsely."""
BOARD_4 = "B:W24,33,34,40,K43:B7,8,14,18,27,K13"
"""METZ rules V, VI and board 4: the king takes four and must stop on 29, where 34 takes it."""


def arrows(path: Path) -> int:
    return sum("data-arrow" in part.attrib for part in ElementTree.parse(path).iter())


def test_every_event_has_its_source() -> None:
    said = academie("explain", "trictrac", FIGURE_1, "6-5")
    assert said.code == 0
    assert "corner hit" in said.out
    assert "man hit truly" in said.out
    assert "man hit falsely" in said.out
    assert "LEP" in said.out or "ACAD" in said.out


def test_as_json() -> None:
    said = academie("explain", "trictrac", FIGURE_1, "6-5", "--json")
    answer = json.loads(said.out)
    assert answer["position"].startswith(FIGURE_1)
    assert all(event["citation"] for event in answer["events"])
    twelve = [event for event in answer["events"] if "marks 12" in event["text"]]
    assert [event["seat"] for event in twelve] == [1], "twelve points for Black (ACAD-B ch. IX)"
    assert answer["acts"]


def test_in_french() -> None:
    assert "coin battu" in academie("explain", "trictrac", FIGURE_1, "6-5", "--lang", "fr").out


def test_drawn(tmp_path: Path) -> None:
    drawing = tmp_path / "figure.svg"
    said = academie("explain", "trictrac", FIGURE_1, "6-5", "--svg", str(drawing))
    assert said.code == 0
    assert arrows(drawing) == 6, "two for the coin, three true façons, one false"


def test_a_move_of_draughts(tmp_path: Path) -> None:
    drawing = tmp_path / "move.svg"
    said = academie(
        "explain", "dames", BOARD_4, "13x29", "--ruleset", "metz", "--svg", str(drawing), "--json"
    )
    answer = json.loads(said.out)
    assert [event["text"] for event in answer["events"]] == ["Black takes 3 men and a king (24, 33, 40, 43)"]
    assert [event["citation"] for event in answer["events"]] == ["METZ, rules V, VI"]
    assert sorted(answer["acts"]) == ["34x1(7,18,29)", "34x3(8,18,29)"]
    assert arrows(drawing) == 1


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["whist", FIGURE_1, "6-5"], "there are: trictrac, ecrire"),
        (["trictrac", FIGURE_1, "7-5"], "7-5"),
        (["trictrac", FIGURE_1, "0/6"], "not legal here"),
        (["trictrac", "0x16/0x15 white", "6-5"], "16"),
        (["trictrac", "nonsense", "6-5"], "nonsense"),
        (["trictrac", FIGURE_1, "6-5", "--ruleset", "moscow"], "trictrac/default"),
        (["dames", BOARD_4, "13x30"], "13x29"),
        (["dames", BOARD_4, "13x29", "--svg", "/nowhere/at/all.svg"], "/nowhere/at/all.svg"),
    ],
)
def test_what_cannot_be_explained(arguments: list[str], why: str) -> None:
    said = academie("explain", *arguments)
    assert (said.code, said.out) == (2, "")
    assert why in said.err


def test_a_doctrine_says_why_with_its_place() -> None:
    first = ("explain", "trictrac", "0x15/0x15 white dice=5-4", "0/4 0/5", "--by", "doctrine-lepeintre")
    said = academie(*first)
    assert said.code == 0, said.out
    assert "LEP, part 3 no. 1" in said.out
    told = json.loads(academie(*first, "--json", "--lang", "fr").out)["reasons"]
    assert {"said", "citation", "worth"} == {*told[0]}
    assert any(each["citation"] == "LEP, part 3 no. 1" and each["worth"] > 0 for each in told)
    assert academie(*first[:-1], "simple").code == 2
