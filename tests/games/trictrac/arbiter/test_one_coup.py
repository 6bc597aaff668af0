"""One coup, two drivers: hands that mark rightly go through the same boards as the law by itself."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice

import pytest

from academie.games.trictrac.arbiter import ArbitratedState, acts, set_table, strictness
from academie.games.trictrac.law import TRICTRAC, TrictracRules, TrictracState
from academie.games.trictrac.law.coup import Board
from academie.games.trictrac.law.events import NewReleve
from academie.games.trictrac.law.jans import Jan, JanScored
from academie.games.trictrac.law.state import Phase
from academie.kernel import OptionValue, other
from academie.kernel.marking import Marking
from academie.testing import choose
from tests.games.trictrac.arbiter.perfect import followed, marked, played
from tests.games.trictrac.law.setting import variant

QUICK, MANY = 1_000, 10_000
FORMS: tuple[dict[str, OptionValue], ...] = (
    {},
    {"form": "marque"},
    {"holes": 2, "white_down": "coin+quine", "keeps_dice": "black"},
)
OBSOLETE = replace(variant(jan_de_rencontre=True, margot_la_fendue=True), id="trictrac/obsolete")
"""A law by which more jans score than by any of the treatises."""
LAWS = (*TRICTRAC.rulesets, OBSOLETE)

Drivers = tuple[TrictracState, ArbitratedState]


def coups(rules: TrictracRules, marking: Marking) -> Iterator[Drivers]:
    """Both drivers after every coup of game after game on the same dice and plays, compared on the way."""
    for seed in count():
        chooser = random.Random(f"{rules.id}:{seed}")
        law = TRICTRAC.start(rules, FORMS[seed % len(FORMS)])
        table = set_table(law, strictness(marking, rules))
        while law.actor is not None:
            act = choose(law, chooser)
            before, law = law, law.apply(act)
            table = followed(table, before, act)
            same_jans(law, table)
            fresh_after_releve(law, table)
            if law.phase is Phase.THROW:
                yield law, table
        table = marked(table, table.state.thrower)
        assert table.outcome == law.outcome
        assert table.state.score.holes == law.score.holes


def same_jans(law: TrictracState, table: ArbitratedState) -> None:
    """What a throw scores is the same to both, and what the law tells of it is what counts of that."""
    cast = law.board.cast
    told = [event.scored for event in law.events if isinstance(event, JanScored)]
    if cast is None or any(item.jan is Jan.SORTIE for item in told):
        return
    assert table.state.board.cast is not None
    assert table.state.board.cast.dice == cast.dice
    assert table.state.scored == cast.scored
    assert table.state.board.cast.plays == cast.plays
    assert not told or told == [*cast.counted()]


def fresh_after_releve(law: TrictracState, table: ArbitratedState) -> None:
    """A new relevé leaves nothing of the one before on the board."""
    for event in law.events:
        if isinstance(event, NewReleve):
            board = law.board
            fresh = Board(
                board.rules,
                thrower=event.first,
                form=board.form,
                goal=board.goal,
                keeps_dice=board.keeps_dice,
            )
            assert board == fresh
            assert table.state.board == fresh


def same_board(law: TrictracState, table: ArbitratedState) -> None:
    """Men, thrower and pasts after a coup; and the score, unless both have yet to mark."""
    assert table.state.board == law.board
    seat = table.state.thrower
    if not table.state.owed[other(seat)]:
        ready = played(marked(table, seat), acts.Jeter(seat))
        assert ready.state.score == law.score


def compared(rules: TrictracRules, number: int) -> None:
    """So many coups, half of them in rigour and half in good company."""
    for marking in (Marking.RIGUEUR, Marking.COURTOIS):
        for law, table in islice(coups(rules, marking), number // 2):
            same_board(law, table)


@pytest.mark.parametrize("rules", LAWS, ids=lambda rules: rules.id)
def test_both_drivers_run_the_same_coup(rules: TrictracRules) -> None:
    compared(rules, QUICK // len(LAWS))


@pytest.mark.night
@pytest.mark.parametrize("rules", LAWS, ids=lambda rules: rules.id)
def test_both_drivers_run_the_same_coup_ten_thousand_times(rules: TrictracRules) -> None:
    compared(rules, MANY)
