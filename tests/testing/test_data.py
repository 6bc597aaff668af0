"""The golden data is well-formed: sorted, cited, and its positions can be read."""

import json
import re
from collections.abc import Iterator

import pytest

from academie.games.trictrac.checks.answers import NOTATION, position_of
from academie.games.trictrac.law import TRICTRAC
from academie.registry import registry
from academie.testing.cases import ASKED, case_games
from academie.testing.data import cases, citation, conformance_root, load

CASE_FILES = [f"cases/{key}" for key in case_games()]
FILES = [
    "arithmetic/lepeintre",
    "errata/trictrac",
    "rulings/trictrac-statements",
    "scoring/trictrac-markings",
    "scoring/trictrac-plays",
    "scoring/trictrac-sets",
    "scoring/trictrac-statements",
    "scoring/trictrac-throws",
]


def natural(name: str) -> list[tuple[int, str]]:
    """A key that sorts E-9 before E-10."""
    return [(int(part), "") if part.isdecimal() else (0, part) for part in re.split(r"(\d+)", name)]


def positions(value: object) -> Iterator[str]:
    """Every position in a case that must be possible, however deep."""
    if isinstance(value, dict) and value.get("kind") != "impossible":
        if "position" in value:
            yield value["position"]
        for inner in value.values():
            yield from positions(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from positions(inner)


@pytest.mark.parametrize("name", [*FILES, *CASE_FILES])
def test_head(name: str) -> None:
    content = load(name)
    assert {"game", "kind", "about", "cases"} <= {*content}
    assert content["about"].endswith(".")


@pytest.mark.parametrize("name", [*FILES, *CASE_FILES])
def test_sorted_without_repeats(name: str) -> None:
    ids = [case["id"] for case in cases(name)]
    assert ids == sorted({*ids}, key=natural)


@pytest.mark.parametrize("name", [*FILES, *CASE_FILES])
def test_cited(name: str) -> None:
    for case in cases(name):
        assert citation(case).place.strip(), case["id"]
        assert case["topic"].strip(), case["id"]


@pytest.mark.parametrize("name", FILES)
def test_positions_are_possible_and_written_as_we_write_them(name: str) -> None:
    for case in cases(name):
        for text in positions(dict(case)):
            state = position_of({"position": text}, TRICTRAC.default)
            assert NOTATION.state(state) == text, case["id"]


@pytest.mark.parametrize("name", [*FILES, *CASE_FILES])
def test_text_is_readable(name: str) -> None:
    text = conformance_root().joinpath(f"{name}.json").read_text(encoding="utf-8")
    assert "\\u" not in text, "accents are written, not escaped"
    assert text.endswith("}\n")
    assert json.loads(text)["cases"]


def test_totals_say_what_the_throw_is_worth() -> None:
    for case in cases("scoring/trictrac-throws"):
        assert case["scope"] in {"total", "component"}
        assert case["scope"] == "component" or "mover" in case["expect"], case["id"]


def test_rulings_await_the_arbiter() -> None:
    rulings = cases("rulings/trictrac-statements")
    assert len(rulings) == 20
    assert all(ruling["ruling"].endswith(".") for ruling in rulings)


CASE_KEYS = {
    *("kind", "id", "source", "place", "topic", "ruleset", "options", "position", "acts", "expect"),
    *("reading", "note"),
}
REFUSALS = {"refused", "or_refused", "start_refused"}


@pytest.mark.parametrize("name", CASE_FILES)
def test_cases_expect_only_what_is_asked(name: str) -> None:
    for case in cases(name):
        assert case["expect"], case["id"]
        assert {*case["expect"]} <= {*ASKED} | REFUSALS, case["id"]
        assert {*case} <= CASE_KEYS, case["id"]
        assert len(case["topic"]) <= 110, case["id"]


@pytest.mark.parametrize("name", CASE_FILES)
def test_cases_name_rule_sets_barely(name: str) -> None:
    """The newest version is meant: a case is of the law as it stands."""
    game = registry[load(name)["game"]]
    for case in cases(name):
        assert game.ruleset(case["ruleset"]).name == case["ruleset"], case["id"]
