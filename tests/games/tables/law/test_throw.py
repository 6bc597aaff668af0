"""Two dice."""

from fractions import Fraction

import pytest

from academie.games.tables.law.throw import CHANCES, THROWS, Throw, throw


def test_the_larger_is_named_first() -> None:
    assert throw(2, 5) == throw(5, 2) == Throw(5, 2)
    assert throw(2, 5).numbers == (5, 2)


@pytest.mark.parametrize(("first", "second"), [(0, 1), (7, 1), (1, 7), (3, -2)])
def test_no_die_shows_more_than_six(first: int, second: int) -> None:
    with pytest.raises(ValueError, match="a die shows 1 to 6"):
        throw(first, second)


def test_a_simple_throw_falls_twice_as_often_as_a_doublet() -> None:
    assert dict(CHANCES)[Throw(6, 5)] == Fraction(1, 18)
    assert dict(CHANCES)[Throw(6, 6)] == Fraction(1, 36)
    assert sum(weight for _, weight in CHANCES) == 1
    assert len({*THROWS}) == 21


def test_a_doublet_has_one_order() -> None:
    assert throw(3, 3).orders == ((3, 3),)
    assert throw(4, 3).orders == ((4, 3), (3, 4))


def test_the_seats_do_not_change_a_throw() -> None:
    assert throw(4, 3).mirrored() == throw(4, 3)
