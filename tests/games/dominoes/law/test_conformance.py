"""The law gives what the treatise counts and states."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from academie.games.dominoes.law import DOMINOS, SET, Agreement, DominoState, Phase
from academie.games.dominoes.law.counting import fewest
from academie.games.dominoes.law.tiles import pips
from academie.kernel import Seat
from academie.testing.data import Case, cases, citation
from academie.testing.random_games import random_game

CASES = cases("scoring/dominoes")


def counts(case: Case) -> object:
    halves = Counter(number for tile in SET for number in tile)
    return {"tiles": len({*SET}), "pips": pips(SET), "halves": [halves[n] for n in range(7)]}[case["of"]]


def left_aside(case: Case) -> int:
    """What is left once everyone has taken his dés."""
    options = {"players": case["players"], "tiles": case["tiles"]}
    ruleset = DOMINOS.ruleset(case["ruleset"])
    dealt = next(
        step.after
        for step in random_game(DOMINOS, ruleset, 1, options)
        if isinstance(step.after, DominoState) and step.after.phase is Phase.PLAY
    )
    assert [hand.size for hand in dealt.hands] == [case["tiles"]] * case["players"]
    return dealt.talon


def winner(case: Case) -> int:
    rules = DOMINOS.ruleset("poule-1806")
    seated = Agreement(len(case["left"]), 6, 100)
    return fewest(case["left"], Seat(case["leader"] - 1), rules, seated) + 1


def won(case: Case) -> list[int]:
    state = DOMINOS.start(DOMINOS.ruleset(case["ruleset"]), {"players": case["players"], "first": 1})
    outcome = replace(state, scores=tuple(case["scores"])).outcome
    assert outcome is not None
    return [int(gain) for gain in outcome.returns]


ASK: dict[str, Callable[[Case], Any]] = {"set": counts, "share": left_aside, "coup": winner, "party": won}


@pytest.mark.parametrize("case", [pytest.param(case, id=case["id"]) for case in CASES])
def test_case(case: Case) -> None:
    assert str(citation(case)).startswith("ACAD-D, ")
    assert ASK[case["ask"]](case) == case["expect"], case["topic"]


def test_every_party_of_the_treatise_is_there() -> None:
    shares = {case["ruleset"] for case in CASES if case["ask"] == "share"}
    # Ch. III plays with any number of dés, so it has no share of its own.
    assert {*shares, "sans-points-1806"} == {rules.name for rules in DOMINOS.rulesets}
