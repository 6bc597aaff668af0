"""By what positions of draughts are judged: learnt weights where pieces go as today, else told by hand."""

from __future__ import annotations

import numpy as np
import pytest

from academie.engine.core import DraughtsEngine, draughts_looks
from academie.games.draughts.core import core_rules, core_state
from academie.games.draughts.law import DAMES, DraughtsState
from academie.games.draughts.law.fen import read_fen
from academie.games.draughts.law.options import Agreement
from academie.games.draughts.players.search import Budget, Evaluation, Thinker, trained
from tests.games.draughts.law.table import FMJD, MANOURY

START = "W:W31-50:B1-20"
MAN_UP = "W:W28,32,33,37,38,39,42,43:B8,9,12,13,14,18,19"


def score(fen: str, weights: bytes | None, rules: str = "fmjd") -> int:
    engine = DraughtsEngine(core_rules(DAMES.ruleset(rules)), megabytes=1, trained=weights)
    boards = np.array([read_fen(fen)], dtype=np.uint64)
    return int(engine.scores(boards)[0])


def test_a_man_more_is_worth_about_a_man() -> None:
    assert 40 < score(MAN_UP, trained()) < 250
    assert abs(score(START, trained())) < 40


@pytest.mark.parametrize("rules", ["fmjd", "manoury-1787", "metz"])
def test_it_is_learnt_where_pieces_go_alike(rules: str) -> None:
    assert score(MAN_UP, trained(), rules) == score(MAN_UP, trained())
    assert score(MAN_UP, trained(), rules) != score(MAN_UP, None, rules)


def test_other_games_are_judged_by_hand() -> None:
    other = "babylonienne"
    assert score(MAN_UP, trained(), other) == score(MAN_UP, None, other)
    with pytest.raises(ValueError, match="today's rules"):
        draughts_looks(core_rules(DAMES.ruleset(other)), np.array([read_fen(START)], dtype=np.uint64))


def test_who_loses_wins_by_hand_too() -> None:
    losing = DraughtsState(FMJD, read_fen(MAN_UP), Agreement(qui_perd_gagne=True))
    lines = [Thinker(evaluation=each).think(losing, Budget(depth=3)).lines for each in Evaluation]
    assert lines[0] == lines[1]


def test_the_choice_is_told_by_name() -> None:
    state = DraughtsState(MANOURY, read_fen(MAN_UP))
    learnt, by_hand = (Thinker(evaluation=each).think(state, Budget(depth=5)) for each in Evaluation)
    assert learnt.lines == Thinker().think(state, Budget(depth=5)).lines
    assert learnt.lines[0].score != by_hand.lines[0].score


@pytest.mark.parametrize("wrong", [b"", b"academie-patterns 1\n", b"something else\n" + bytes(4)])
def test_weights_that_are_none(wrong: bytes) -> None:
    with pytest.raises(ValueError, match="no weights"):
        DraughtsEngine(core_rules(FMJD), trained=wrong)


def test_a_match_is_of_two() -> None:
    start = core_state(DAMES.start(FMJD))
    one, two = (DraughtsEngine(core_rules(FMJD), megabytes=1) for _ in range(2))
    assert one.meet(two, start, nodes=(50, 50)) == one.meet(two, start, nodes=(50, 50))
    with pytest.raises(ValueError, match="himself"):
        one.meet(one, start, nodes=(50, 50))
    with pytest.raises(ValueError, match="another law"):
        one.meet(DraughtsEngine(core_rules(MANOURY)), start, nodes=(50, 50))
