"""The examples told as play: every one comes out, and one that is wrong is told as wrong."""

import pytest

from academie.testing.conformance import played_answer, played_cases, verdicts
from academie.testing.data import Case, citation, played_games

CASES = [case for key in played_games() for case in played_cases(key)]


@pytest.mark.parametrize("case", [pytest.param(case, id=case["id"]) for case in CASES])
def test_example(case: Case) -> None:
    found = played_answer(case)
    assert found.agrees, f"{citation(case)}: {found.expected}; the law: {found.found}"


def test_all_that_the_chapters_show_is_there() -> None:
    assert {key: len(verdicts(key)) for key in played_games()} == {
        "tourne-case": 9,
        "rabattues": 12,
        "toc": 13,
    }
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
