"""By what positions of draughts are judged: weights learnt for each way the pieces go, or told by hand."""

from __future__ import annotations

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


def score(fen: str, rules: DraughtsRules, *, learnt: bool = True, losing: bool = False) -> int:
    weights = trained(rules) if learnt else ()
    engine = DraughtsEngine(core_rules(rules), megabytes=1, trained=weights)
    boards = np.array([read_fen(fen, rules.damier.value)], dtype=np.uint64)
    return int(engine.scores(boards, losing=losing)[0])


def test_a_man_more_is_worth_about_a_man() -> None:
    assert 40 < score(MAN_UP, FMJD) < 250
    assert abs(score(START, FMJD)) < 40


@pytest.mark.parametrize("rules", DAMES.rulesets, ids=lambda rules: rules.id)
@pytest.mark.parametrize("losing", [False, True])
def test_every_rule_set_has_learnt_weights(rules: DraughtsRules, *, losing: bool) -> None:
    fen = MAN_UP if rules.damier.value == HUNDRED else "W:W21,22,23,25,26,27:B5,6,7,9,10"
    assert score(fen, rules, losing=losing) != score(fen, rules, learnt=False, losing=losing)
    assert score(fen, rules, losing=losing) * (-1 if losing else 1) > 0


def test_weights_are_for_one_board() -> None:
    small, large = DAMES.ruleset("francaises-64"), FMJD
    engine = DraughtsEngine(core_rules(small), megabytes=1, trained=trained(large))
    boards = np.array([read_fen("W:W21,22,23,25,26,27:B5,6,7,9,10", small.damier.value)], dtype=np.uint64)
    by_hand = DraughtsEngine(core_rules(small), megabytes=1)
    assert engine.scores(boards) == by_hand.scores(boards)


def test_the_choice_is_told_by_name() -> None:
    state = DraughtsState(MANOURY, read_fen(MAN_UP))
    learnt, by_hand = (Thinker(evaluation=each).think(state, Budget(depth=5)) for each in Evaluation)
    assert learnt.lines == Thinker().think(state, Budget(depth=5)).lines
    assert learnt.lines[0].score != by_hand.lines[0].score


@pytest.mark.parametrize("wrong", [b"", b"academie-patterns 2 100 winning\n", b"something else\n", CUT_OFF])
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
