"""The coin de repos: taken and left by two, by effet or by puissance, and hit."""

import pytest

from academie.games.trictrac.law.jans import Jan
from tests.games.trictrac.law.setting import DEFAULT, act, jans_of, legal, points_by_jan, thrown, variant

ALL_ON_HIS_COIN = "11x15"
"""An adversary who can make neither of his tables any more: his side is open."""


@pytest.mark.parametrize(
    ("text", "dice", "play"),
    [
        pytest.param("0x11,3,4,7,9/0x9,1x3,2x2,3", "4-2", "7/11 9/11", id="by effet: LEP part 1 ch. II"),
        pytest.param("0x13,6,7/0x15", "6-5", "6/11 7/11", id="by puissance: ACAD-A ch. IV"),
        pytest.param("0x13,8,10/0x15", "4-2", "8/11 10/11", id="by puissance: ACAD-A ch. IV, quatre-deux"),
        pytest.param("0x11,3,4,7,9/0x9,1x3,2x2,3", "5-3", "7/11 9/11", id="by puissance: LEP part 1 ch. II"),
        pytest.param("0x13,6x2/0x13,4,5", "6-6", "6/11 6/11", id="by puissance, doublet: LEP fig. 7"),
        pytest.param("0x13,6,7/0x15 coins=white", "6-5", "6/11 7/11", id="retaken by puissance: LEP rule 70"),
        pytest.param("0x13,5,6/0x15 coins=white", "6-5", "5/11 6/11", id="retaken by effet: ACAD-A ch. VI"),
    ],
)
def test_two_men_take_it_in_one_throw(text: str, dice: str, play: str) -> None:
    assert play in legal(thrown(text, dice))


@pytest.mark.parametrize(
    ("text", "dice", "play"),
    [
        pytest.param("0x15/0x15", "6-5", "0/11", id="by one man tout d'une: ACAD-A ch. I"),
        pytest.param("0x14,10/0x15", "6-1", "0/6 10/11", id="by a man alone: ACAD-B ch. VIII"),
        pytest.param("0x13,6,7/0x13,11x2", "6-5", "6/11 7/11", id="he holding his: ACAD-A ch. IV"),
        pytest.param(
            "0x2,1x2,2x2,3x2,4x2,5x2,6x2,7/0x15",
            "6-6",
            "6/11 6/11",
            id="effet possible: ACAD-A ch. II",
        ),
        pytest.param("0x13,5,6/0x15", "6-6", "5/11 6/11", id="one by effet and one by puissance"),
    ],
)
def test_it_is_not_taken(text: str, dice: str, play: str) -> None:
    assert play not in legal(thrown(text, dice))


@pytest.mark.parametrize("ace", ["6-1", "5-1", "4-1", "3-1", "2-1", "1-1"])
def test_an_ace_never_serves_for_puissance(ace: str) -> None:
    """He who would reach the adverse coin by an ace stands on his own already: LEP part 1 ch. II."""
    plays = legal(thrown("0x5,6x2,7x2,8x2,9x4/0x15", ace))
    assert not {play for play in plays if play.count("/11") == 2}


def test_it_is_left_by_two_men_in_one_throw() -> None:
    """ACAD-A ch. I; ACAD-B ch. VIII, XVIII; LEP part 1 ch. II."""
    plays = legal(thrown(f"0x13,11x2/{ALL_ON_HIS_COIN}", "6-5"))
    assert "11/16 11/17" in plays
    assert not {"0/6 11/16", "0/5 11/17", "11/22"} & plays


def test_a_surcase_comes_and_goes_alone() -> None:
    """ACAD-B ch. XI; LEP part 3 no. 37."""
    assert "0/6 11/16" in legal(thrown(f"0x12,11x3/{ALL_ON_HIS_COIN}", "6-5"))
    assert "11/22" in legal(thrown(f"0x12,11x3/{ALL_ON_HIS_COIN}", "6-5"))
    assert "0/4 6/11" in legal(thrown("0x12,6,11x2/0x15", "5-4"))


def test_the_pair_cannot_leave_by_an_ace() -> None:
    """The next flèche is the adverse coin, where nobody stays: LEP part 1 ch. V."""
    assert not {play for play in legal(thrown(f"0x13,11x2/{ALL_ON_HIS_COIN}", "6-1")) if "11/" in play}


def test_one_coin_battu_a_throw_whatever_men_stand_ready() -> None:
    """LEP part 1 ch. II fig. 6."""
    state = thrown("0x3,1,2,3,4,5,6,7,8,9,10,11x2/0x5,1,2,3,4,5,6,7,8,9,10", "6-5")
    assert [item.points for item in jans_of(state) if item.jan is Jan.BATTRE_LE_COIN] == [4]


@pytest.mark.parametrize(
    ("text", "dice", "points"),
    [
        pytest.param("0x9,3,4,6,7,11x2/0x7,1,2,3,4,5,6,7,8", "6-5", 4, id="LEP part 1 ch. II fig. 5"),
        pytest.param("0x9,3,4,6,7,11x2/0x7,1,2,3,4,5,6,7,8", "5-5", 0, id="one man for two: LEP ch. II"),
        pytest.param("0x11,6x2,11x2/0x15", "6-6", 6, id="by doublet: ACAD-B ch. IX"),
        pytest.param("0x11,6,11x3/0x15", "6-1", 4, id="an ace from the surcase: ACAD-A ch. IV"),
        pytest.param("0x12,6,11x2/0x15", "6-1", 0, id="an ace from the bare pair: ACAD-B ch. IX"),
        pytest.param("0x11,11x4/0x15", "1-1", 6, id="bezet from two surcases: ACAD-B ch. IX"),
        pytest.param("0x12,11x3/0x15", "1-1", 0, id="bezet from one surcase: ACAD-B ch. IX"),
        pytest.param("0x13,6,7/0x15", "6-5", 0, id="without one's own coin: ACAD-A ch. IV"),
        pytest.param("0x11,6,7,11x2/0x13,11x2", "6-5", 0, id="a coin that is held: ACAD-A ch. IV"),
        pytest.param("0x11,6,7,11x2/0x15 coins=black", "6-5", 4, id="a coin that was left: LEP rule 71"),
    ],
)
def test_battre_le_coin(text: str, dice: str, points: int) -> None:
    assert points_by_jan(thrown(text, dice)).get(Jan.BATTRE_LE_COIN, 0) == points


def test_a_law_may_spare_the_coin_that_was_left() -> None:
    """The switch that LEP rule 71 decides; it spares only a coin that has been held."""
    spared = variant(DEFAULT, hit_left_coin=False)
    assert Jan.BATTRE_LE_COIN not in points_by_jan(thrown("0x11,6,7,11x2/0x15 coins=black", "6-5", spared))
    assert Jan.BATTRE_LE_COIN in points_by_jan(thrown("0x11,6,7,11x2/0x15", "6-5", spared))


def test_a_coin_once_held_is_remembered() -> None:
    before = thrown("0x13,6,7/0x15", "6-5")
    assert not before.pasts[0].coin_held
    assert act(before, "6/11 7/11").pasts[0].coin_held
