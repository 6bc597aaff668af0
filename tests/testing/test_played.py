"""The examples that are whole plays: every one comes out, and a wrong expectation is seen."""

import json

import pytest

from academie.testing.conformance import example_verdicts, played_answer, played_cases
from academie.testing.data import Case, citation, conformance_root, played_games

CASES = [case for key in played_games() for case in played_cases(key)]


@pytest.mark.parametrize("case", CASES)
def test_example(case: Case) -> None:
    found = played_answer(case)
    assert found.agrees, f"{citation(case)}: {found.expected.en}; the law: {found.found.en}"


@pytest.mark.parametrize("key", played_games())
def test_all_that_the_chapters_show_is_there(key: str) -> None:
    """Each file says how many examples the chapter has, so that none is lost unnoticed."""
    file = json.loads(conformance_root().joinpath("played", f"{key}.json").read_text(encoding="utf-8"))
    assert len(example_verdicts(key)) == file["count"]


def test_every_example_has_a_name_of_its_own() -> None:
    assert len({case["id"] for case in CASES}) == len(CASES)


@pytest.mark.parametrize(
    "step",
    [
        {"only": ["0/6"]},
        {"illegal": ["0/5"]},
        {"act": "0/5", "state": "0x2,6/0x3 black"},
        {"act": "0/5", "actor": "black"},
        {"act": "0/5", "returns": [1, -1]},
    ],
)
def test_a_wrong_expectation_is_seen(step: Case) -> None:
    case = {"game": "tourne-case", "options": {"first": "white"}, "steps": [{"act": "6-5"}, step]}
    assert not played_answer(case).agrees
