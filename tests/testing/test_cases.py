"""What passages of the books rule: one test a case, called by its id (`pytest -k TT-M15`)."""

from typing import Any

import pytest

from academie.testing.cases import all_cases, case_answer, case_verdict
from academie.testing.data import Case

CASES = all_cases()


@pytest.mark.parametrize("case", CASES)
def test_case(case: Case) -> None:
    verdict = case_verdict(case)
    assert verdict.agrees, f"{verdict.citation}: {verdict.expected.en}; the law: {verdict.found.en}"


def test_every_case_has_a_name_of_its_own() -> None:
    assert len({case["id"] for case in CASES}) == len(CASES) >= 416


TOUCHED: Case = {
    "game": "trictrac",
    "ruleset": "lep-rigueur",
    "options": {"marking": "rigueur"},
    "position": "0x9,5x2,6,7,11x2/0x15 white throws=3-3 coins=white",
    "acts": ["white jeter", "6-5", "white bois 5/10 5/11"],
}
OVER: Case = {
    "game": "trictrac",
    "ruleset": "lep-rigueur",
    "position": "0x9,5x2,6,7,11x2/0x15 white throws=3-3 coins=white points=10-0 holes=11-0",
    "acts": ["6-5"],
}
ODDS: Case = {"game": "trictrac", "ruleset": "acad-1698", "options": {"white_holes": 2}}
GIVEN = {"winner": None, "options": {"black_holes": 2}}
FAULT = {"is": "FaultMade", "seat": "white", "kind": "E1", "points": 4}


@pytest.mark.parametrize(
    ("begun", "right", "wrong"),
    [
        (OVER, {"gains": [4, 0]}, {"gains": [0, 4]}),
        (TOUCHED, {"events": [FAULT]}, {"events": [{**FAULT, "seat": "black"}]}),
        (TOUCHED, {"events": [{"is": "FaultMade"}]}, {"events": [{**FAULT, "points": 2}]}),
        (TOUCHED, {"no_events": [{**FAULT, "kind": "E2"}]}, {"no_events": [FAULT]}),
        (TOUCHED, {"cites_not": ["LEP, rule 99"]}, {"cites": ["LEP, rule 99"]}),
        (TOUCHED, {"board": "0x9,6,7,10,11x3/0x15"}, {"board": "0x9,5x2,6,7,11x2/0x15"}),
        (TOUCHED, {"state_lacks": ["points"]}, {"state_has": ["points=4-0"]}),
        (TOUCHED, {"state_has": ["coins=white"]}, {"state_lacks": ["coins"]}),
        (TOUCHED, {"actor": "black"}, {"actor": "white"}),
        (OVER, {"actor": None}, {"actor": "chance"}),
        (TOUCHED, {"acts_include": ["black ecole 4"]}, {"acts_include": ["black ecole 2"]}),
        (TOUCHED, {"acts_exclude": ["black ecole 2"]}, {"acts_exclude": ["ecole 4"]}),
        (OVER, {"acts_exactly": [], "acts_count": 0}, {"acts_exactly": ["tenir"]}),
        (OVER, {"acts_count": 0}, {"acts_count": 1}),
        (OVER, {"outcome": [1, -1]}, {"outcome": None}),
        (TOUCHED, {"outcome": None}, {"outcome": [0, 0]}),
        (ODDS, {"rematch": GIVEN}, {"rematch": {**GIVEN, "options": {"white_holes": 2}}}),
        (TOUCHED, {"or_refused": True, "actor": "black"}, {"refused": True}),
        (TOUCHED, {}, {"start_refused": True}),
        ({**TOUCHED, "acts": ["white jeter", "7-7"]}, {"refused": True}, {"actor": "black"}),
        ({**TOUCHED, "position": "0x16/0x15 white"}, {"start_refused": True}, {"actor": "white"}),
    ],
)
def test_a_wrong_expectation_is_seen(begun: Case, right: dict[str, Any], wrong: dict[str, Any]) -> None:
    assert case_answer({**begun, "expect": right}).agrees, case_answer({**begun, "expect": right})
    assert not case_answer({**begun, "expect": wrong}).agrees


@pytest.mark.parametrize("expect", [{"refused": True}, {"or_refused": True}])
def test_only_the_last_act_may_be_refused(expect: dict[str, Any]) -> None:
    assert not case_answer({**TOUCHED, "acts": ["6-5", "white jeter"], "expect": expect}).agrees


def test_a_passage_that_is_cited_is_found() -> None:
    told = case_answer({**OVER, "expect": {"cites": ["nowhere"]}}).found.en
    for passage in told.removeprefix("cites ").split("; "):
        assert case_answer({**OVER, "expect": {"cites": [passage]}}).agrees
        assert not case_answer({**OVER, "expect": {"cites_not": [passage]}}).agrees
