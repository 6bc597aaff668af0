"""Jans the treatises report as given up, brought back by their switches."""

import pytest

from academie.games.tables.law.primaute import FirstThrow
from academie.games.trictrac.law import TRICTRAC, TrictracRules, TrictracState
from academie.games.trictrac.law.jans import Jan, citation
from academie.games.trictrac.law.rules import PileDeMisere
from academie.kernel import Source
from academie.sources import ACAD_A, ACAD_B, LEP
from tests.games.trictrac.law.setting import (
    LEP_REFORM,
    act,
    jans_of,
    legal,
    points_by_jan,
    thrown,
    variant,
)

RENCONTRE = variant(jan_de_rencontre=True)
MARGOT = variant(margot_la_fendue=True)
MADE = variant(pile_de_misere=PileDeMisere.MADE)
KEPT = variant(pile_de_misere=PileDeMisere.MADE_AND_KEPT)


class TestRencontre:
    """ACAD-B ch. XX: the second throw of the game like the first."""

    def begin(self, *texts: str) -> TrictracState:
        return act(TRICTRAC.start(RENCONTRE, {"first": "white"}), *texts)

    def test_it_pays_who_meets_the_first_throw(self) -> None:
        """Read: the second thrower, since a jan profits who makes it."""
        state = self.begin("6-5", "0/6 0/5", "6-5")
        assert points_by_jan(state) == {Jan.RENCONTRE: 4}
        assert state.score.points == (0, 4)

    def test_a_doublet_is_worth_six(self) -> None:
        assert points_by_jan(self.begin("5-5", "0/5 0/5", "5-5")) == {Jan.RENCONTRE: 6}

    def test_another_throw_meets_nothing(self) -> None:
        assert not jans_of(self.begin("6-5", "0/6 0/5", "6-4"))

    def test_only_the_second_throw_can_meet(self) -> None:
        state = self.begin("5-4", "0/5 0/4", "6-2", "0/6 0/2", "6-2")
        assert Jan.RENCONTRE not in points_by_jan(state)

    def test_dice_that_won_the_first_throw_are_the_first_throw(self) -> None:
        state = act(TRICTRAC.start(RENCONTRE), "w6b5", "0/6 0/5", "6-5")
        assert points_by_jan(state) == {Jan.RENCONTRE: 4}

    def test_dice_for_the_right_only_are_not(self) -> None:
        rules = variant(RENCONTRE, first_throw=FirstThrow.RIGHT_ONLY)
        state = act(TRICTRAC.start(rules), "w6b5", "4-2", "0/4 0/2", "6-5")
        assert not jans_of(state)

    def test_it_is_open_again_in_every_releve(self) -> None:
        hole = "0,3,4,6x3,7x2,8x2,9x2,10,11x2/0x2,1,2,3,4,6,7,8x2,9x2,10,11x2 white throws=3-3"
        gone = act(thrown(hole, "6-4", RENCONTRE), "s-en-aller")
        assert points_by_jan(act(gone, "4-4", "0/4 0/4", "4-4")) == {Jan.RENCONTRE: 6}

    def test_without_the_switch_nothing(self) -> None:
        assert not jans_of(act(TRICTRAC.start(options={"first": "white"}), "6-5", "0/6 0/5", "6-5"))


class TestMargotLaFendue:
    """ACAD-B ch. XVII, XX: it falls on a bare flèche between two adverse demi-cases, and loses."""

    @pytest.mark.parametrize(
        ("text", "dice", "points"),
        [
            pytest.param("0x13,11x2/0x13,5,7", "6-2", 2, id="by a number"),
            pytest.param("0x13,11x2/0x13,5,7", "4-2", 2, id="by both together"),
            pytest.param("0x13,11x2/0x13,5,7", "6-6", 4, id="by a doublet"),
            pytest.param("0x13,11x2/0x13,5,7", "3-1", 0, id="it falls elsewhere"),
            pytest.param("0x13,11x2/0x11,5,6x2,7", "6-2", 0, id="not bare: his men"),
            pytest.param("0x12,11x2,17/11x13,5,7", "6-2", 0, id="not bare: mine"),
            pytest.param("0x13,11x2/0x12,5x2,7", "6-2", 0, id="a case is no lone man"),
        ],
    )
    def test_margot(self, text: str, dice: str, points: int) -> None:
        """His lone men are on my 18 and 16; between them my 17 is bare."""
        assert points_by_jan(thrown(text, dice, MARGOT)).get(Jan.MARGOT, 0) == points

    def test_the_adversary_marks_it_after_the_wood(self) -> None:
        state = thrown("0x13,11x2/0x13,5,7", "6-2", MARGOT)
        assert state.due == 2

    def test_without_the_switch_nothing(self) -> None:
        assert Jan.MARGOT not in points_by_jan(thrown("0x13,11x2/0x13,5,7", "6-2"))


class TestPileDeMisere:
    """ACAD-A dictionary; ACAD-B ch. XX; LEP part 4 ch. IV: all fifteen men on one's own coin."""

    @pytest.mark.parametrize("rules", [MADE, KEPT, LEP_REFORM])
    @pytest.mark.parametrize(
        ("men", "dice", "points", "play"),
        [("9,10,11x13", "2-1", 4, "9/11 10/11"), ("9x2,11x13", "2-2", 6, "9/11 9/11")],
    )
    def test_it_is_marked_when_made_and_must_be_made(
        self, men: str, dice: str, points: int, play: str, rules: TrictracRules
    ) -> None:
        state = thrown(f"{men}/11x15", dice, rules)
        assert points_by_jan(state) == {Jan.PILE: points}
        assert legal(state) == {play}

    def test_kept_by_impuissance_it_is_marked_again_by_some(self) -> None:
        """An ace cannot leave the coin; the adversary has two for each number not played."""
        state = thrown("11x15/11x15", "1-1", KEPT)
        assert points_by_jan(state) == {Jan.PILE: 6, Jan.NOMBRE_NON_JOUE: 4}
        assert legal(state) == {"passe"}

    def test_by_others_only_when_made(self) -> None:
        assert points_by_jan(thrown("11x15/11x15", "1-1", MADE)) == {Jan.NOMBRE_NON_JOUE: 4}

    def test_a_number_that_can_be_played_destroys_it(self) -> None:
        state = thrown("11x15/11x15", "6-5", KEPT)
        assert not jans_of(state)
        assert "11/16 11/17" in legal(state)

    def test_without_the_switch_nothing(self) -> None:
        assert not points_by_jan(thrown("9,10,11x13/11x15", "2-1"))


@pytest.mark.parametrize(
    ("jan", "authority", "told"),
    [
        (Jan.PILE, LEP, "LEP, part 4 ch. IV § 4"),
        (Jan.PILE, ACAD_A, "ACAD-A, ch. VIII, “Pile de malheur”"),
        (Jan.RENCONTRE, LEP, "ACAD-B, ch. XX § 2"),
        (Jan.MARGOT, ACAD_B, "ACAD-B, ch. XX § 3"),
    ],
)
def test_each_is_cited_where_it_is_told(jan: Jan, authority: Source, told: str) -> None:
    assert str(citation(jan, authority)) == told
