"""Two players who mark perfectly by hand come to the holes the law marks by itself."""

from __future__ import annotations

import random

import pytest

from academie.games.trictrac.arbiter import ArbitratedState, acts, set_table, strictness
from academie.games.trictrac.law import TRICTRAC, TrictracState
from academie.games.trictrac.law.state import Phase
from academie.kernel import OptionValue, other
from academie.kernel.marking import Marking
from academie.testing import choose
from tests import rings
from tests.games.trictrac.arbiter.perfect import followed, marked, played

MODES = (Marking.RIGUEUR, Marking.COURTOIS)
FORMS: tuple[dict[str, OptionValue], ...] = (
    {},
    {"form": "marque"},
    {"white_holes": 3, "keeps_dice": "black"},
)


def compare(table: ArbitratedState, law: TrictracState) -> None:
    """What jetons and fichets show once all is marked and the time for it past, against the law's score."""
    seat = table.state.thrower
    if table.state.owed[other(seat)]:
        return
    shown = played(marked(table, seat), acts.Jeter(seat))
    assert shown.state.score == law.score
    assert shown.state.board.men == law.men


def party(ruleset: str, marking: Marking, options: dict[str, OptionValue], seed: int) -> None:
    """One seeded party, played by the law and by two perfect markers."""
    chooser = random.Random(f"{ruleset}:{options}:{seed}")
    law = TRICTRAC.start(TRICTRAC.ruleset(ruleset), options)
    table = set_table(law, strictness(marking, law.rules))
    while law.actor is not None:
        act = choose(law, chooser)
        before, law = law, law.apply(act)
        table = followed(table, before, act)
        if law.phase is Phase.THROW:
            compare(table, law)
    table = marked(table, table.state.thrower)
    assert table.outcome == law.outcome
    assert table.state.score.holes == law.score.holes


def parties(count: int, marking: Marking) -> None:
    rulesets = [rules.id for rules in TRICTRAC.rulesets]
    for seed in range(count):
        party(rulesets[seed % len(rulesets)], marking, FORMS[seed % 7 % len(FORMS)], seed)


@pytest.mark.parametrize("marking", MODES)
def test_perfect_markers_agree_with_the_law(marking: Marking) -> None:
    parties(rings.count(8, 30), marking)


@pytest.mark.night
@pytest.mark.parametrize("marking", MODES)
def test_perfect_markers_agree_with_the_law_in_a_thousand_parties(marking: Marking) -> None:
    parties(1_000, marking)
