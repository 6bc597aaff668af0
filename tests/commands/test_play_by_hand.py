"""`academie play trictrac --marking ...`: marking with one's own hand, and being told why."""

from pathlib import Path

import pytest

from academie.notation import read
from tests.commands.terminal import academie

TWO = ("--white", "human", "--black", "human", "--option", "first=white")


def test_two_people_in_rigour(tmp_path: Path) -> None:
    kept = tmp_path / "party"
    said = academie(
        "play",
        "trictrac",
        *TWO,
        "--marking",
        "rigueur",
        "--seed",
        "1",
        "--record",
        str(kept),
        typed="jeter\njeton 4\n!\nblack ecole 4\n!\nq\n",
    )
    assert said.code == 0
    assert "white jeter\n" in said.out
    assert "White has advanced the jeton too far; Black may claim an école of 4" in said.out
    assert (
        "White has advanced the jeton too far; Black may claim an école of 4  [LEP, rules 42, 57]" in said.out
    )
    assert "Black sends White to school for 4 points  [LEP, part 1 ch. I § 18]" in said.out
    record = read(kept.read_text(encoding="utf-8"))
    assert dict(record.options)["marking"] == "rigueur"
    assert record.final().state.marks[1].points == 4  # type: ignore[attr-defined]


def test_the_same_in_good_company_is_no_fault_yet() -> None:
    said = academie(
        "play", "trictrac", *TWO, "--marking", "courtois", "--seed", "1", typed="jeter\njeton 4\njeton 0\nq\n"
    )
    assert "school" not in said.out


def test_an_act_no_rule_foresees_is_refused_with_its_reason() -> None:
    said = academie(
        "play",
        "trictrac",
        *TWO,
        "--marking",
        "rigueur",
        typed="jeton 3\nbois 0/6\nblack jeter\nfrobnicate\nq\n",
    )
    assert said.code == 0
    assert "a jeton stands on 0, 2, 4, 6, 8 or 10 points, not 3" in said.out
    assert "it is not your turn to play" in said.out
    assert "it is not your turn to throw" in said.out
    assert "no such act" in said.out


def test_french() -> None:
    said = academie(
        "play",
        "trictrac",
        *TWO,
        "--marking",
        "rigueur",
        "--lang",
        "fr",
        typed="jeter\njeton 10\nblack ecole 10\nq\n",
    )
    assert "Blanc a trop avancé son jeton ; Noir peut marquer une école de 10" in said.out
    assert "Noir envoie Blanc à l’école de 10 points" in said.out


def test_a_forgetful_player_is_sent_to_school() -> None:
    """The simple player, forgetting always, against one that claims what it sees."""
    said = academie(
        "play",
        "trictrac",
        "--white",
        "random",
        "--black",
        "simple",
        "--marking",
        "rigueur",
        "--forget",
        "1",
        "--seed",
        "4",
        "--option",
        "holes=1",
    )
    assert said.code == 0
    assert "Black has touched a man without marking every point of the throw" in said.out
    assert "black jeton" not in said.out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--marking", "strict"], "'--marking'"),
        (["--forget", "2"], "'--forget'"),
        (["--marking", "auto", "--option", "white_men=14"], "no option white_men"),
        (["--marking", "rigueur", "--option", "white_men=13"], "white_men is a number from 14 to 16"),
    ],
)
def test_what_cannot_be_asked_for(words: list[str], message: str) -> None:
    said = academie("play", "trictrac", *TWO, *words)
    assert said.code == 2
    assert message in said.err
