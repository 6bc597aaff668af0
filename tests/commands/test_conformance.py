"""`academie conformance`: the treatises' examples and cases against the law."""

import json
import re
import subprocess
import sys
from collections import Counter

import pytest

from academie.registry import registry
from academie.testing import conformance
from academie.testing.data import Verdict
from academie.words import verbatim
from tests.commands.terminal import academie


@pytest.fixture
def differing(monkeypatch: pytest.MonkeyPatch) -> Verdict:
    """One example of tourne-case that differs, the only one there is of any game."""
    first, *_ = conformance.verdicts("tourne-case")
    wrong = Verdict(first.id, first.citation, first.topic, verbatim("this"), verbatim("[that]"), agrees=False)
    monkeypatch.setattr(conformance, "all_verdicts", lambda: {"tourne-case": [wrong, first]})
    monkeypatch.setattr(conformance, "verdicts", lambda key: {"tourne-case": [wrong, first]}[key])
    return wrong


def test_the_last_line_counts_them() -> None:
    said = academie("conformance", "trictrac")
    found = re.fullmatch(r"(\d+) examples and cases, (\d+) as expected", said.out.splitlines()[-1])
    assert found is not None
    assert said.code == 0
    assert int(found[1]) == int(found[2]) >= 300
    assert said.out.count("≠") == 0


def test_in_french() -> None:
    said = academie("conformance", "plein", "--lang", "fr")
    assert re.fullmatch(r"(\d+) exemples et cas, \1 comme attendu", said.out.splitlines()[-1])


def test_all_games() -> None:
    said = academie("conformance")
    found = re.fullmatch(r"(\d+) examples and cases, (\d+) as expected", said.out.splitlines()[-1])
    assert found is not None
    assert said.code == 0
    assert int(found[1]) == int(found[2]) >= 111 + 404
    assert all(game.title.en in said.out for game in registry)


def test_all_games_as_plain_data() -> None:
    said = academie("conformance", "--json")
    counts = Counter(row["game"] for row in json.loads(said.out))
    assert said.code == 0
    assert {*counts} == {game.key for game in registry}
    assert counts["trictrac"] > 111


def test_one_that_differs_is_told_by_its_passage(differing: Verdict) -> None:
    said = academie("conformance")
    lines = said.out.splitlines()
    assert said.code == 1
    assert f"≠ tourne-case {differing.id}, {differing.citation}" in lines
    assert lines[-3:] == ["    expected: this", "    found: [that]", "2 examples and cases, 1 as expected"]
    (row,) = (line for line in lines if "ACAD " in line and "│" in line)
    assert [cell.strip() for cell in row.split("│")[1:-1]] == ["Tourne-case", "ACAD", "2", "1", "1"]


def test_one_that_differs_in_french(differing: Verdict) -> None:
    said = academie("conformance", "tourne-case", "--lang", "fr")
    assert said.code == 1
    assert [line for line in said.out.splitlines() if "≠" in line and differing.id in line]
    assert said.out.splitlines()[-1] == "2 exemples et cas, 1 comme attendu"


def test_a_game_nobody_knows() -> None:
    said = academie("conformance", "whist")
    assert said.code == 2
    assert "whist" in said.err


@pytest.mark.parametrize("game", ["dominos", "echecs"])
def test_a_game_with_cases_only(game: str) -> None:
    rows = json.loads(academie("conformance", game, "--json").out)
    assert rows
    assert {row["game"] for row in rows} == {game}


def test_verdicts_as_plain_data() -> None:
    told = json.loads(academie("conformance", "toc", "--json").out)
    assert {row["id"] for row in told} >= {"TOC-1", "TO-01"}
    assert all(row["agrees"] and row["citation"].startswith("ACAD") for row in told)


def test_a_game_that_lacks_its_package_differs_from_no_book() -> None:
    """As in the small install, which has no python-chess."""
    without = "import sys; sys.modules['chess'] = None; from academie.commands import main; main()"
    for arguments, code in (((), 0), (("echecs",), 2)):
        asked = [sys.executable, "-c", without, "conformance", *arguments, "--lang", "en"]
        ended = subprocess.run(asked, capture_output=True, text=True, check=False, timeout=250)
        assert ended.returncode == code, ended.stdout
        assert "chess needs python-chess: pip install academie[chess]" in ended.stderr
        assert "≠" not in ended.stdout
