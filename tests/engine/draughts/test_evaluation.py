"""By what positions of draughts are judged: weights learnt for each way the pieces go, or told by hand."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from academie.engine.core import DraughtsEngine
from academie.games.draughts.core import core_rules, core_state
from academie.games.draughts.law import DAMES, DraughtsState
from academie.games.draughts.law.board import HUNDRED
from academie.games.draughts.law.fen import read_fen
from academie.games.draughts.law.rules import DraughtsRules
from academie.games.draughts.players.search import Budget, Evaluation, Thinker
from academie.games.draughts.players.trained import shipped_file, trained, unpack
from tests.games.draughts.law.table import FMJD, MANOURY

START = "W:W31-50:B1-20"
CUT_OFF = (shipped_file("fmjd") or b"")[:-9]
MAN_UP = "W:W28,32,33,37,38,39,42,43:B8,9,12,13,14,18,19"
LARGE = (MAN_UP, "B:W38,39,43,44:B8,9,13,14,18,19", "W:W27,28,32,33,37,38:B12,13,17,18")
SMALL = ("W:W21,22,23,25,26,27:B5,6,7,9,10", "B:W26,27,30:B3,6,7,10", "W:W18,22,25,26:B6,7")
"""The player to move has a man or two more."""


def scores(
    fens: Sequence[str], rules: DraughtsRules, *, learnt: bool = True, losing: bool = False
) -> list[int]:
    weights = trained(rules) if learnt else ()
    engine = DraughtsEngine(core_rules(rules), megabytes=1, trained=weights)
    boards = np.array([read_fen(fen, rules.damier.value) for fen in fens], dtype=np.uint64)
    return [int(score) for score in engine.scores(boards, losing=losing)]


def test_a_man_more_is_worth_about_a_man() -> None:
    ahead, even = scores([MAN_UP, START], FMJD)
    assert 40 < ahead < 250
    assert abs(even) < 40


LEARNT = [
    pytest.param(rules, losing, id=f"{rules.id}{' losing' * losing}")
    for rules in DAMES.rulesets
    for losing in (False, True)
    if losing or rules.id != "dames/babylonienne"
]
"""At the Babylonian game the weights made by hand beat those learnt so far."""


@pytest.mark.parametrize(("rules", "losing"), LEARNT)
def test_rule_sets_have_learnt_weights(rules: DraughtsRules, losing: bool) -> None:
    fens = LARGE if rules.damier.value == HUNDRED else SMALL
    found = scores(fens, rules, losing=losing)
    assert found != scores(fens, rules, learnt=False, losing=losing)
    # With few men left, who loses wins by the last move and not by having fewer.
    assert losing or all(score > 0 for score in found)


def test_weights_are_for_one_board() -> None:
    small = DAMES.ruleset("francaises-64")
    engine = DraughtsEngine(core_rules(small), megabytes=1, trained=trained(FMJD))
    boards = np.array([read_fen(fen, small.damier.value) for fen in SMALL], dtype=np.uint64)
    assert [*engine.scores(boards)] == scores(SMALL, small, learnt=False)


def test_the_choice_is_told_by_name() -> None:
    state = DraughtsState(MANOURY, read_fen(MAN_UP))
    learnt, by_hand = (Thinker(evaluation=each).think(state, Budget(depth=5)) for each in Evaluation)
    assert learnt.lines == Thinker().think(state, Budget(depth=5)).lines
    assert learnt.lines[0].score != by_hand.lines[0].score


@pytest.mark.parametrize("wrong", [b"", b"academie-patterns 3 100 winning\n", b"something else\n", CUT_OFF])
def test_weights_that_are_none(wrong: bytes) -> None:
    with pytest.raises(ValueError, match="no weights"):
        unpack(wrong)


def test_a_match_is_of_two() -> None:
    start = core_state(DAMES.start(FMJD))
    one, two = (DraughtsEngine(core_rules(FMJD), megabytes=1) for _ in range(2))
    assert one.meet(two, start, nodes=(50, 50)) == one.meet(two, start, nodes=(50, 50))
    with pytest.raises(ValueError, match="himself"):
        one.meet(one, start, nodes=(50, 50))
    with pytest.raises(ValueError, match="another law"):
        one.meet(DraughtsEngine(core_rules(MANOURY)), start, nodes=(50, 50))
