"""LEP rule 40: who can keep his petit jan only by passing a man may take his coin instead.

The rule frees from passing alone, so it gives nothing to who can keep his plein on his own side. What he
undertakes is said before he marks: the plein and its points, or the coin and nothing for the plein.
"""

import pytest

from academie.games.trictrac.law import Phase, TrictracRules
from academie.games.trictrac.law.acts import Promise
from academie.games.trictrac.law.jans import Jan, Manner
from tests.games.trictrac.law.setting import (
    ACAD_1698,
    ACAD_1749,
    NOTATION,
    act,
    jans_of,
    legal,
    marks,
    points_by_jan,
    thrown,
)

# He can no longer make his petit jan, so that it may be entered; his grand jan he can, so nobody stays there.
# Six and five are 10 to 21 over 16, or the coin from 5 and 6.
BY_EFFET = "0x2,1x2,2x2,3x2,4x2,5x2,6,10x2/0x3,1x4,3x2,4x2,6x2,8x2"
# Five and four are 10 to 19 over 14, or the coin from 7 and 8 by puissance.
BY_PUISSANCE = "0x2,1x2,2x2,3x2,4x2,5x2,7,8,10/0x3,1x4,2x2,3x2,6x2,8x2"
# Two surcases of the petit jan can play six and five to flèche 6.
BY_ORDINARY_PLAY = "0x3,1x3,2x2,3x2,4x2,5x2,6/0x3,1x4,3x2,4x2,6x2,8x2"
# LEP part 1 ch. I: passing is the only way, and the coin is not to be had by carmes.
WITHOUT_COIN = "0x2,1x2,2x2,3x3,4x2,5x2,10x2/0x3,1x2,2x2,3x2,4x2,6x2,8x2"


def test_the_thrower_says_what_he_undertakes() -> None:
    asked = thrown(BY_EFFET, "6-5")
    assert asked.phase is Phase.UNDERTAKE
    assert legal(asked) == {"plein", "coin"}
    assert asked.actor == asked.thrower
    assert not asked.events

    kept = act(asked, "plein")
    assert legal(kept) == {"10/21"}
    assert points_by_jan(kept) == {Jan.CONSERVER: 4}
    assert jans_of(kept)[0].manner is Manner.PASSING

    broken = act(asked, "coin")
    assert legal(broken) == {"5/11 6/11"}
    assert not marks(broken)
    assert broken.promise is Promise.COIN


def test_the_coin_taken_by_puissance_keeps_the_petit_jan() -> None:
    """Only a six takes a man out of it to the coin; those who come by puissance are from beyond it."""
    state = thrown(BY_PUISSANCE, "5-4")
    assert legal(state) == {"10/19", "7/11 8/11"}
    assert points_by_jan(state) == {Jan.CONSERVER: 4}
    assert jans_of(state)[0].manner is Manner.PLAY


def test_what_was_undertaken_is_forgotten_with_the_throw() -> None:
    after = act(thrown(BY_EFFET, "6-5"), "coin", "5/11 6/11")
    assert after.promise is Promise.PLEIN
    assert after.men[0][11] == 2


def test_a_hole_by_the_plein_may_be_left_with() -> None:
    """8 and 4 are a hole; he who stays must keep the plein he marked."""
    hole = act(thrown(f"{BY_EFFET} white points=8-0 bredouille=white", "6-5"), "plein")
    assert hole.phase is Phase.HOLD
    assert hole.score.holes == (2, 0)
    assert legal(act(hole, "tenir")) == {"10/21"}


def test_what_else_the_throw_scores_is_marked_either_way() -> None:
    """A lone man of his on my 17 is hit by six and five together from 6, over my empty coin: 2 points."""
    text = "0x2,1x2,2x2,3x2,4x2,5x2,6,10x2/0x3,1x4,3x2,4x2,6,8x3"
    asked = thrown(text, "6-5")
    assert points_by_jan(act(asked, "plein")) == {Jan.BATTRE_A_VRAI: 2, Jan.CONSERVER: 4}
    assert marks(act(asked, "plein")) == [(0, 6)]
    assert marks(act(asked, "coin")) == [(0, 2)]


@pytest.mark.parametrize(
    ("text", "dice", "manner"),
    [
        pytest.param(BY_ORDINARY_PLAY, "6-5", Manner.PLAY, id="the plein is kept on his own side"),
        pytest.param(WITHOUT_COIN, "4-4", Manner.PASSING, id="the coin is out of reach"),
    ],
)
def test_nothing_is_asked_otherwise(text: str, dice: str, manner: Manner) -> None:
    state = thrown(text, dice)
    assert state.phase is Phase.PLAY
    assert [item.manner for item in jans_of(state) if item.jan is Jan.CONSERVER] == [manner]


@pytest.mark.parametrize("rules", [ACAD_1749, ACAD_1698], ids=lambda rules: rules.id)
def test_the_academie_knows_no_such_choice(rules: TrictracRules) -> None:
    """ACAD-A ch. II, VI; ACAD-B ch. X, XVIII: who can pass must."""
    state = thrown(BY_EFFET, "6-5", rules)
    assert legal(state) == {"10/21"}
    assert points_by_jan(state) == {Jan.CONSERVER: 4}


def test_the_choice_survives_being_written_down() -> None:
    for state in (thrown(BY_EFFET, "6-5"), act(thrown(BY_EFFET, "6-5"), "coin")):
        read = NOTATION.read_state(NOTATION.state(state))
        assert read == state
        assert read.actions() == state.actions()
