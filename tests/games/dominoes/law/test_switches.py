"""Each reading that the treatise leaves open, and the other one."""

from dataclasses import replace
from typing import Any

import pytest

from academie.games.dominoes.law import DOMINOS
from academie.games.dominoes.law.rules import BlockScore, Charge, DominoRules, LeaderTie, NextLead
from academie.kernel import Seat, cited
from academie.sources import ACADEMIE
from tests.games.dominoes.law.table import played, table

CLOSED = "1-2,2-3 0-0,6-6/2-2,5-4 leader=j1 tiles=3"
TIED = "1-2,2-3 0-0,6-6/2-0,5-5 leader=j1 tiles=3"
FOUR_CLOSED = "1-2,2-3,3-4,4-1 0-0/5-0/6-6/3-3 leader=j2 tiles=2"
FOUR_DOMINO = "6-5,5-3,3-3,3-1 6-4/4-4/6-6/2-1 leader=j1 tiles=2"
BOUDE = ("boude",)


def switched(ruleset: str, name: str, value: object) -> DominoRules:
    change: dict[str, Any] = {name: cited(value, ACADEMIE, "the other reading")}
    return replace(DOMINOS.ruleset(ruleset), **change)


def test_the_winner_of_a_closed_coup_counts_the_others_or_the_difference() -> None:
    assert played(table(CLOSED), *BOUDE * 2).scores == (13, 0)
    difference = switched("tete-a-tete-1806", "block_score", BlockScore.DIFFERENCE)
    assert played(table(CLOSED, difference), *BOUDE * 2).scores == (1, 0)
    domino = table("6-5,5-3 3-1/4-4 leader=j1 tiles=2", difference)
    assert played(domino, "3-1").scores == (8, 0), "domino leaves nothing to take off"


def test_the_leader_among_equals() -> None:
    assert played(table(TIED), *BOUDE * 2).scores == (0, 12)
    assert played(
        table(TIED, switched("tete-a-tete-1806", "leader_tie", LeaderTie.LEADER)), *BOUDE * 2
    ).scores == (12, 0)


def test_what_the_partner_has_left() -> None:
    assert played(table(FOUR_DOMINO, "piquet-voleur-1806"), "6-4").scores == (11, 0)
    counted = switched("piquet-voleur-1806", "partner_counts", True)
    assert played(table(FOUR_DOMINO, counted), "6-4").scores == (23, 0)


@pytest.mark.parametrize(("takes", "scores"), [(True, (1, 0, 0, 0)), (False, (0, 0, 0, 0))])
def test_a_closed_coup_takes_a_stake(takes: bool, scores: tuple[int, ...]) -> None:
    rules = switched("quatre-sans-points-1806", "closed_takes", takes)
    assert played(table(FOUR_CLOSED, rules), *BOUDE * 4).scores == scores
    assert DOMINOS.ruleset("quatre-sans-points-1806").closed_takes.value


def test_who_is_charged() -> None:
    position = "6-5,5-3,3-1 6-4/4-4/2-2 leader=j1 tiles=2"
    assert played(table(position, "dernier-1806"), "6-4").scores == (0, 8, 4)
    highest = switched("dernier-1806", "charge", Charge.HIGHEST_HAND)
    assert played(table(position, highest), "6-4").scores == (0, 8, 0)


def test_who_leads_next() -> None:
    position = "6-5,5-3,3-1 6-4/4-4/2-2 leader=j1 tiles=2"
    assert played(table(position, "poule-1806"), "6-4").leader == Seat(1)
    winner = switched("poule-1806", "next_lead", NextLead.WINNER)
    assert played(table(position, winner), "6-4").leader == Seat(0)


@pytest.mark.parametrize("rules", DOMINOS.rulesets, ids=lambda rules: rules.id)
def test_every_switch_is_cited(rules: DominoRules) -> None:
    switches = dict(rules.switches())
    assert len(switches) == 10
    assert all(value.citation.source.siglum in {"ACAD-D", "AC"} for value in switches.values())
    assert all(value.citation.place for value in switches.values())
