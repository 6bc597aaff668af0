"""The march of the men: where one may stay, where one may pause, and which numbers must be played."""

import pytest

from academie.games.tables.law.track import can_make, full
from academie.games.trictrac.law.jans import Jan
from academie.games.trictrac.law.position import Table
from tests.games.trictrac.law.setting import jans_of, legal, points_by_jan, thrown, variant

FIG_2 = "5,6x3,7x2,8x2,9x2,10x3,11x2/0x3,4,5x2,6x3,7x2,10x2,11x2"
"""ACAD-B ch. X fig. 2."""
CARMES = "0x2,1x2,2x2,3x3,4x2,5x2,10x2/0x3,1x2,2x2,3x2,4x2,6x2,8x2"
"""Before the carmes of LEP part 1 ch. I: Black can make his grand jan, not his petit jan."""


def track(*stacks: tuple[int, int]) -> tuple[int, ...]:
    return tuple(dict(stacks).get(point, 0) for point in range(24))


def pairs(base: int) -> list[tuple[int, int]]:
    return [(point, 2) for point in range(base, base + 6)]


def test_a_doublet_is_two_numbers_not_four() -> None:
    assert legal(thrown("0x15/0x15", "3-3")) == {"0/3 0/3", "0/6"}


def test_two_men_or_one_in_either_order() -> None:
    assert legal(thrown("0x15/0x15", "4-1")) == {"0/1 0/4", "0/5"}


@pytest.mark.parametrize("his", ["11x14,16", "11x13,16x2"])
def test_nobody_stays_where_an_adverse_man_stands(his: str) -> None:
    """Even a lone one closes the flèche, here my 7: ACAD-A ch. II, VI."""
    assert legal(thrown(f"3x15/{his}", "4-3")) == {"3/10"}


def test_tout_d_une_needs_one_open_rest() -> None:
    """From 3 by 4-3 one may pause on 6 or on 7; with both closed there is no way: ACAD-B ch. V."""
    assert "3/10" in legal(thrown("3x15/11x14,16", "4-3"))
    assert "3/10" in legal(thrown("3x15/11x14,17", "4-3"))
    assert "3/10" not in legal(thrown("3x15/11x13,16,17", "4-3"))


def test_his_tables_are_closed_while_he_can_fill_them() -> None:
    """LEP part 1 ch. I: K pauses on O and lands on S; it may not stay on O."""
    assert legal(thrown(CARMES, "4-4")) == {"10/18"}


def test_a_table_he_can_no_longer_fill_is_open() -> None:
    """LEP part 1 ch. V fig. 11: with men only on N, O, P and M, White may come to Q and R."""
    assert "11/16 11/17" in legal(thrown("6x2,7x2,8x2,9x2,10x2,11x5/8x2,9x2,10x2,11x9", "6-5"))
    assert "11/17 11/17" in legal(thrown("6x2,7x2,8x2,9x2,10x2,11x5/8x2,9x2,10x2,11x9", "6-6"))


def test_nobody_stays_on_the_adverse_coin_even_left_for_good() -> None:
    """ACAD-A ch. VI; LEP part 1 ch. V. A man on 6 plays the six only by going on with the five."""
    assert legal(thrown("6x15/18x15", "6-5")) == {"6/17"}


def test_an_empty_coin_is_a_rest() -> None:
    """The adverse one: ACAD-A ch. VI. One's own likewise, by a reading that no example contradicts."""
    assert legal(thrown("6x13,11x2/18x15", "6-6")) == {"6/18", "11/17 11/17"}
    assert legal(thrown("5x15/17x15", "6-6")) == {"5/11 5/11", "5/17"}


def test_an_empty_coin_is_no_rest_by_a_law_that_refuses_it() -> None:
    strict = variant(rest_on_empty_coin=False)
    assert legal(thrown("6x13,11x2/18x15", "6-6", strict)) == {"11/17 11/17"}
    assert legal(thrown("5x15/17x15", "6-6", strict)) == {"5/11 5/11"}


def test_both_numbers_before_the_plein() -> None:
    """ACAD-B ch. X fig. 2: one six alone would keep the grand jan, but a man can play both and pass."""
    state = thrown(FIG_2, "6-6")
    assert legal(state) == {"8/20", "9/21"}
    assert Jan.CONSERVER not in points_by_jan(state)


def test_the_larger_number_where_only_one_can_be_played() -> None:
    """The tarifs of ACAD-A and ACAD-B. The man on 17 can play either number, nobody the other one then.

    The pair cannot leave its coin: his men on my 16 stop the five.
    """
    state = thrown("11x2,17,23x12/7x15", "6-5")
    assert legal(state) == {"17/23"}
    assert points_by_jan(state) == {Jan.NOMBRE_NON_JOUE: 2}
    assert jans_of(state)[0].facons[0].numbers == (5,)


def test_the_smaller_number_where_it_alone_can_be_played() -> None:
    """The same with the six of 17 closed, by two men of his on my 23."""
    state = thrown("11x2,17,22x12/0x2,7x13", "6-5")
    assert legal(state) == {"17/22"}
    assert jans_of(state)[0].facons[0].numbers == (6,)


def test_each_number_that_cannot_be_played_costs_two() -> None:
    """LEP part 1 ch. V fig. 11: six and five, neither playable; by doublet it is two each as well."""
    text = "8x2,9x2,10x2,11x9/6x2,7x2,8x2,9x2,10x2,11x5"
    for dice in ("6-5", "6-6", "5-5"):
        state = thrown(text, dice)
        assert legal(state) == {"passe"}
        assert points_by_jan(state)[Jan.NOMBRE_NON_JOUE] == 4


def test_two_ways_of_touching_the_men_are_one_play() -> None:
    """Six by one man and five by another coming to where he left is as one man playing eleven."""
    plays = legal(thrown("0x12,6,11x2/0x15", "6-5"))
    assert "0/11" in plays
    assert "0/6 6/11" not in plays


@pytest.mark.parametrize(
    ("men", "table", "expected"),
    [
        pytest.param(track((0, 15)), Table.PETIT, True, id="the stack"),
        pytest.param(
            track((0, 3), (1, 2), (2, 2), (3, 2), (4, 2), (6, 2), (8, 2)),
            Table.PETIT,
            False,
            id="LEP part 1 ch. I: eleven men left in the petit jan",
        ),
        pytest.param(
            track((0, 3), (1, 2), (2, 2), (3, 2), (4, 2), (6, 2), (8, 2)),
            Table.GRAND,
            True,
            id="LEP part 1 ch. I: the grand jan is still to be made",
        ),
        pytest.param(track((8, 2), (9, 2), (10, 2), (11, 9)), Table.GRAND, False, id="LEP ch. V fig. 11"),
        pytest.param(
            track(*((point, 2) for point in range(6, 12))), Table.GRAND, True, id="a standing plein"
        ),
    ],
)
def test_can_make(men: tuple[int, ...], table: Table, expected: bool) -> None:
    assert can_make(men, table.base) is expected


def test_full() -> None:
    assert full(track(*pairs(18)), Table.RETOUR.base)
    assert not full(track(*pairs(18), (23, 1)), Table.RETOUR.base)
