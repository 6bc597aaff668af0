"""Filling a table: by how many façons, with which men, and the opinions the treatises dispute."""

import pytest

from academie.games.trictrac.law import TrictracRules
from academie.games.trictrac.law.jans import Jan
from academie.games.trictrac.law.position import Table
from tests.games.trictrac.law.setting import (
    DEFAULT,
    LEP_REFORM,
    act,
    jans_of,
    legal,
    points_by_jan,
    thrown,
    variant,
)

COIN_COUNTS = variant(retour_coin_way=True)

FIG_4 = "1,3,4x2,6x2,7,8x2,9x2,10x2,11x2/0x2,1,2,6,7x2,8x2,9x2,10x2,11x2"
FIG_4_HIS = "0x2,1,2,6,7x2,8x2,9x2,10x2,11x2/1,3,4x2,6x2,7,8x2,9x2,10x2,11x2"
FIG_5 = "11x2,14,17,18x2,19x2,20,21x2,22x2,23x2/11x2,14,16,18,19x2,20x2,21x2,22x2,23x2"
FIG_5_HIS = "11x2,14,16,18,19x2,20x2,21x2,22x2,23x2/11x2,14,17,18x2,19x2,20,21x2,22x2,23x2"
FIG_5_ON_SIX = "11x2,17,18,19x2,20x2,21x2,22x2,23x3/11x2,14,17,18x2,19x2,20,21x2,22x2,23x2"
FIG_5_ON_SIX_AND_SEVEN = "11x2,16,17,18,19x2,20x2,21x2,22x2,23x2/11x2,14,17,18x2,19x2,20,21x2,22x2,23x2"
FIG_5_NO_THREE = "11x2,14,18,19x2,20x2,21x2,22x2,23x3/11x2,14,17,18x2,19x2,20,21x2,22x2,23x2"


def filled(text: str, dice: str, rules: TrictracRules = DEFAULT) -> int:
    return points_by_jan(thrown(text, dice, rules)).get(Jan.REMPLIR, 0)


@pytest.mark.parametrize(
    ("text", "dice", "points"),
    [
        pytest.param(FIG_4, "6-3", 8, id="ACAD-B ch. XI fig. 4: by six and by three"),
        pytest.param(FIG_4, "4-2", 8, id="ACAD-B fig. 4: by four, and by both together"),
        pytest.param(FIG_4, "3-3", 12, id="ACAD-B fig. 4: by three and by terne"),
        pytest.param(FIG_4_HIS, "6-6", 6, id="ACAD-B fig. 4: two men of the talon are one façon"),
        pytest.param(
            "0x2,5,6x2,7x2,8x2,9x3,10,11x2/0x15", "5-1", 8, id="ACAD-A ch. II: five, and surcase by ace"
        ),
        pytest.param("0,4,5,6x2,7x2,8x2,9x3,10,11x2/0x15", "5-1", 12, id="ACAD-A ch. II: three façons"),
        pytest.param(
            "0x3,1x2,2x3,3x3,4x2,5,6/0x5,1x3,2x3,6x2,8x2", "3-2", 12, id="LEP part 1 ch. I: petit jan"
        ),
        pytest.param("0x4,1x2,2x2,3x2,4x2,6x3/0x15", "5-5", 6, id="a whole case d'emblée: ACAD-B ch. XI"),
        pytest.param("0x4,1x2,2x2,3x2,4,5,6x3/0x15", "5-4", 4, id="two demi-cases at once: ACAD-A ch. II"),
    ],
)
def test_facons(text: str, dice: str, points: int) -> None:
    assert filled(text, dice) == points


def test_three_men_missing_cannot_be_filled() -> None:
    assert filled("0x6,1x2,2x2,3x2,4,6x2/0x15", "5-4") == 0


def test_two_demi_cases_are_two_facons_in_the_reform() -> None:
    """LEP part 4 ch. IV wishes it; a whole case stays one façon."""
    assert filled("0x4,1x2,2x2,3x2,4,5,6x3/0x15", "5-4", LEP_REFORM) == 8
    assert filled("0x4,1x2,2x2,3x2,4x2,6x3/0x15", "5-5", LEP_REFORM) == 6


@pytest.mark.parametrize(
    ("text", "dice", "prevailing", "abandoned"),
    [
        pytest.param(FIG_5, "6-3", 8, 12, id="fig. 5, six et trois"),
        pytest.param(FIG_5_HIS, "6-1", 0, 0, id="fig. 5, his six et as: nobody fills in fact"),
        pytest.param(FIG_5_HIS, "4-3", 4, 8, id="fig. 5, his quatre et trois"),
        pytest.param(FIG_5_ON_SIX, "6-1", 0, 0, id="the six must be played by the man who would fill"),
        pytest.param(FIG_5_ON_SIX_AND_SEVEN, "6-1", 4, 8, id="another man plays the six"),
        pytest.param(FIG_5_NO_THREE, "4-3", 0, 0, id="the three could only be played by breaking"),
    ],
)
def test_the_coin_as_a_facon_of_the_retour(text: str, dice: str, prevailing: int, abandoned: int) -> None:
    """ACAD-B ch. XI: some counted the pair of the coin; the other opinion has prevailed."""
    assert filled(text, dice) == prevailing
    assert filled(text, dice, COIN_COUNTS) == abandoned


def test_who_fills_must_fill() -> None:
    """ACAD-B ch. X; LEP rule 60. By either façon; the other number is free as long as the plein stands."""
    state = thrown("0x2,5,6x2,7x2,8x2,9x3,10,11x2/0x15", "5-1")
    assert legal(state) == {"0/1 5/10", "5/10 9/10", "0/5 9/10"}


def test_the_plein_and_its_facons_are_told() -> None:
    (fill,) = (item for item in jans_of(thrown(FIG_4, "6-3")) if item.jan is Jan.REMPLIR)
    assert (fill.table, fill.target) == (Table.GRAND, 7)
    assert [facon.numbers for facon in fill.facons] == [(6,), (3,)]


def test_a_broken_plein_may_be_filled_again() -> None:
    """LEP part 1 ch. IV; any number of times."""
    text = "6x2,7x2,8x2,9x2,10,11x2,5x2,0x2/0x13,11x2"
    state = thrown(text, "5-4")
    assert points_by_jan(state) == {Jan.REMPLIR: 4}
    after = act(state, "5/10 0/4")
    assert min(after.men[0][6:12]) == 2
