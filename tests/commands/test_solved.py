"""`academie solved`: what solved games are worth, and the check of their tables."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from academie.engine.solved.solution import Solution, solution
from academie.engine.solved.table import read_table
from academie.notation import notation_of
from tests.commands.terminal import academie


def test_what_first_throws_are_worth() -> None:
    said = academie("solved", "show", "tourne-case", "--json")
    told = json.loads(said.out)
    free = told["rules"]["free"]
    assert {*told["rules"]} == {"free", "free-double", "foremost", "foremost-double"}
    assert len(free["throws"]) == 21
    assert next(iter(free["throws"])) == "6-6"
    mean = sum(worth * (1 if cast[0] == cast[2] else 2) for cast, worth in free["throws"].items()) / 36
    assert mean == pytest.approx(free["start"], abs=1e-4)


def test_in_words() -> None:
    english, french = (academie("solved", "show", "rabattues", "--lang", code).out for code in ("en", "fr"))
    assert "stakes to the player who throws first" in english
    assert "à qui jette le premier" in french


def test_a_game_that_is_not_solved() -> None:
    said = academie("solved", "show", "trictrac")
    assert said.code == 2
    assert "solved" in said.err


def test_rules_that_no_table_has() -> None:
    said = academie("solved", "check", "tourne-case", "--rules", "whatever")
    assert said.code == 2
    assert "foremost-double" in said.err


def test_a_check_from_the_end_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole takes minutes; this is its last part, through the command."""
    solved = solution("tourne-case")
    end = notation_of("tourne-case").read_state("9,12x2/7,12x2 white")
    short = Solution(replace(solved.game, starts=lambda: {"free": end}), solved.table)
    monkeypatch.setattr("academie.engine.solved.solution.solution", lambda game: short)
    told = json.loads(academie("solved", "check", "tourne-case", "--json").out)["free"]
    assert told["states"] > 50
    assert told["error"] < 1e-8
    shown = academie("solved", "check", "tourne-case").out
    assert "Largest residual" in shown


@pytest.mark.night
def test_solved_again_it_is_the_same(tmp_path: Path) -> None:
    """Worths are rounded to whole numbers: a machine may round the last one otherwise."""
    file = tmp_path / "again.solved"
    assert academie("solved", "build", "tourne-case", "--rules", "free", "--out", str(file)).code == 0
    again, kept = read_table(file.read_bytes()), solution("tourne-case").table
    assert [*again.bounds] == pytest.approx([*kept.bounds], abs=1)
    assert (
        max(abs(one - two) for one, two in zip(again.worths["free"], kept.worths["free"], strict=True)) <= 1
    )


@pytest.mark.night
@pytest.mark.timeout(900)
def test_perfect_and_simple_meet() -> None:
    told = json.loads(academie("solved", "meet", "tourne-case", "--games", "200", "--json").out)
    assert told["games"] == 200
    assert told["first"] > told["stakes"] > told["second"] > 0
    assert abs(told["off"]) < 4
