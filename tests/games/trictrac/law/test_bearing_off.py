"""Lifting the men from the jan de retour by each of the three customs, and keeping its plein by the bande."""

import pytest

from academie.games.trictrac.law import TrictracRules
from academie.games.trictrac.law.jans import Jan, Manner
from tests.games.trictrac.law.setting import (
    ACAD_1698,
    ACAD_1749,
    DEFAULT,
    jans_of,
    legal,
    points_by_jan,
    thrown,
    variant,
)

BY_LEP_CH_V = "18,19,20x2,21x2,22x2,23x2/11x5,19x2,20x2,21x2,22x2,23x2"
FIG_6_HIS = "18x2,20x2,21,22x2,23x8/11x2,18x2,19x3,20x2,21x2,22x2,23x2"
"""ACAD-B ch. XII fig. 6, seen by the one who lifts."""
FAR_AWAY = "11x15"
PLEIN_AND_THREE_ON_23 = "18x2,19x2,20x2,21x2,22x2,23x4"


def lifting(state_plays: set[str]) -> set[str]:
    return {play for play in state_plays if "off" in play}


def test_by_lepeintre_one_lifts_or_plays_inside_as_one_likes() -> None:
    """LEP part 1 ch. V, on 3-2."""
    plays = legal(thrown(BY_LEP_CH_V, "3-2"))
    assert plays >= {"21/off 22/off", "18/21 22/off", "18/20 21/off", "18/23"}


def test_by_the_second_treatise_what_falls_exactly_is_lifted() -> None:
    """ACAD-B ch. XII."""
    assert legal(thrown(BY_LEP_CH_V, "3-2", ACAD_1698)) == {"21/off 22/off"}


def test_by_the_first_treatise_nothing_is_lifted_that_can_be_played_inside() -> None:
    """ACAD-A ch. II, VI."""
    assert not lifting(legal(thrown(BY_LEP_CH_V, "3-2", ACAD_1749)))


@pytest.mark.parametrize("rules", [DEFAULT, ACAD_1698, ACAD_1749], ids=lambda rules: rules.id)
@pytest.mark.parametrize(
    ("text", "dice", "plays"),
    [
        pytest.param(FIG_6_HIS, "5-5", {"18/23 18/23"}, id="fig. 6, quine: both of case 5 to the talon"),
        pytest.param(
            "20x3,21x2,22x2,23x8/11x2,18x2,19x3,20x2,21x2,22x2,23x2",
            "5-5",
            {"20/off 20/off"},
            id="quine, cases 5 and 4 empty",
        ),
        pytest.param(
            "21x3,22x4,23x8/11x2,18x2,19x3,20x2,21x2,22x2,23x2",
            "6-6",
            {"21/off 21/off"},
            id="sonnez, cases 5, 4 and 3 empty",
        ),
    ],
)
def test_a_number_too_large_lifts_the_farthest(
    text: str, dice: str, plays: set[str], rules: TrictracRules
) -> None:
    """ACAD-B ch. XII; on these throws the customs agree."""
    assert legal(thrown(text, dice, rules)) == plays


def test_a_farther_man_forbids_to_lift_by_a_number_too_large() -> None:
    """ACAD-B ch. XII: quine does not lift from case 3 while men are on case 5."""
    assert "20/off 20/off" not in legal(thrown(FIG_6_HIS, "5-5"))


@pytest.mark.parametrize("rules", [DEFAULT, ACAD_1698], ids=lambda rules: rules.id)
def test_nothing_is_lifted_while_a_man_is_outside(rules: TrictracRules) -> None:
    """ACAD-B ch. XII, XVIII; LEP part 1 ch. V. It takes both numbers to bring the last two in."""
    plays = legal(thrown(f"16,17,18x3,23x10/{FAR_AWAY}", "6-1", rules))
    assert plays
    assert not lifting(plays)


def test_a_man_enters_by_one_number_and_the_other_lifts() -> None:
    """LEP rule 72."""
    assert legal(thrown(f"17,23x14/{FAR_AWAY}", "6-1")) == {"17/off"}
    assert "17/19 18/off" in legal(thrown(f"17,18x2,23x12/{FAR_AWAY}", "6-2"))


def test_by_the_first_treatise_all_are_in_before_the_throw() -> None:
    """ACAD-A ch. VI. The larger number enters; the other cannot be played."""
    state = thrown(f"17,23x14/{FAR_AWAY}", "6-5", ACAD_1749)
    assert legal(state) == {"17/23"}
    assert points_by_jan(state) == {Jan.NOMBRE_NON_JOUE: 2}


def test_the_two_numbers_may_be_played_in_either_order() -> None:
    """Men on 22 and 23, 2-1: both go, or the ace comes down to 23 and the two lifts one of those."""
    for rules in (DEFAULT, ACAD_1749):
        assert legal(thrown(f"22,23/{FAR_AWAY}", "2-1", rules)) == {"22/off 23/off", "22/off"}
    assert legal(thrown(f"22,23/{FAR_AWAY}", "2-1", ACAD_1698)) == {"22/off 23/off"}


@pytest.mark.parametrize("dice", ["6-1", "5-2", "4-3"])
def test_the_last_man_outside_goes_straight_off_to_keep_the_retour(dice: str) -> None:
    """ACAD-A ch. II note 1: he stands one flèche from the table and the bande counts for one."""
    state = thrown(f"17,{PLEIN_AND_THREE_ON_23}/{FAR_AWAY}", dice, ACAD_1749)
    assert points_by_jan(state)[Jan.CONSERVER] == 4
    assert "17/off" in legal(state)


def test_others_may_still_be_outside_when_a_man_goes_straight_off() -> None:
    """ACAD-A ch. VI allows it even more than once; ACAD-B ch. XII and LEP fig. 13 never."""
    text = f"11x2,17,18x2,19x2,20x2,21x2,22x2,23x2/{FAR_AWAY}"
    kept = thrown(text, "6-1", ACAD_1749)
    assert legal(kept) == {"17/off"}
    assert [(item.jan, item.points, item.manner) for item in jans_of(kept)] == [
        (Jan.CONSERVER, 4, Manner.BANDE)
    ]
    for rules in (DEFAULT, ACAD_1698):
        assert Jan.CONSERVER not in points_by_jan(thrown(text, "6-1", rules))


@pytest.mark.parametrize(
    ("text", "dice"),
    [
        pytest.param("17,18x2,19x2,20x2,21x2,22x3,23x3", "6-2", id="the total is not exact"),
        pytest.param("11x2,17,18,19x2,20x2,21x2,22x2,23x3", "6-1", id="no plein stands"),
        pytest.param("11x2,17,18x2,19x2,20x2,21x2,22x2,23x2", "6-2", id="no man at that distance"),
        pytest.param("11x3,18x2,19x2,20x2,21x2,22x2,23x2", "5-1", id="the man is of the plein"),
    ],
)
def test_no_man_goes_straight_off_otherwise(text: str, dice: str) -> None:
    """ACAD-A ch. II: only in favour of the plein."""
    assert not lifting(legal(thrown(f"{text}/{FAR_AWAY}", dice, ACAD_1749)))


@pytest.mark.parametrize(
    ("text", "dice", "points"),
    [
        pytest.param("18x3,19x2,20x3,21x2,22x2,23x3", "6-3", 4, id="LEP fig. 14: S off, U to Y"),
        pytest.param(PLEIN_AND_THREE_ON_23, "1-1", 6, id="LEP ch. V: bezet lifts two of Y"),
    ],
)
@pytest.mark.parametrize("rules", [DEFAULT, ACAD_1698], ids=lambda rules: rules.id)
def test_the_retour_is_kept_by_the_bande(text: str, dice: str, points: int, rules: TrictracRules) -> None:
    """LEP part 1 ch. V; where exact men must be lifted the plein still comes first."""
    state = thrown(f"{text}/11x5,19x2,20x2,21x2,22x2,23x2", dice, rules)
    (kept,) = jans_of(state)
    assert (kept.jan, kept.points, kept.manner) == (Jan.CONSERVER, points, Manner.BANDE)
    assert all("off" in play for play in legal(state))


def test_a_man_on_the_coin_keeps_the_bande_closed() -> None:
    """LEP part 1 ch. V fig. 13: the six of S is not lifted, the retour is kept by impuissance."""
    state = thrown("11x2,18x3,19x2,20x2,21x2,22x2,23x2/9,10,11x2,18x2,19,20x2,21x2,22x2,23x2", "6-1")
    kept = [item for item in jans_of(state) if item.jan is Jan.CONSERVER]
    assert [(item.points, item.manner) for item in kept] == [(4, Manner.IMPUISSANCE)]
    assert points_by_jan(state)[Jan.NOMBRE_NON_JOUE] == 2


def test_no_number_is_owed_once_the_last_man_is_off() -> None:
    state = thrown(f"23/{FAR_AWAY}", "6-5")
    assert legal(state) == {"23/off"}
    assert not jans_of(state)


def test_enter_and_lift_is_a_switch_of_its_own() -> None:
    apart = variant(DEFAULT, enter_and_lift=False)
    assert legal(thrown(f"17,23x14/{FAR_AWAY}", "6-1", apart)) == {"17/23"}
