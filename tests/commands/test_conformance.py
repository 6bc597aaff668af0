"""`academie conformance`: the treatises' examples against the law."""

import json
import re

from tests.commands.terminal import academie


def test_the_last_line_counts_them() -> None:
    said = academie("conformance", "trictrac")
    found = re.fullmatch(r"(\d+) examples, (\d+) agree", said.out.splitlines()[-1])
    assert found is not None
    assert said.code == 0
    assert int(found[1]) == int(found[2]) >= 100
    assert said.out.count("≠") == 0


def test_in_french() -> None:
    said = academie("conformance", "trictrac", "--lang", "fr")
    assert re.fullmatch(r"(\d+) exemples, \1 d'accord", said.out.splitlines()[-1])


def test_a_game_without_examples() -> None:
    said = academie("conformance", "dominos")
    assert said.code == 2
    assert "there are of: trictrac" in said.err


def test_verdicts_as_plain_data() -> None:
    told = json.loads(academie("conformance", "toc", "--json").out)
    assert {row["id"] for row in told} >= {"TOC-1"}
    assert all(row["agrees"] and row["citation"].startswith("ACAD") for row in told)
