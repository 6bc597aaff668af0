"""Counting casts, against the throws that the treatises write out."""

import pytest

from academie.rules.tables.odds import Shortcut, casts, covering, showing, ways
from academie.rules.tables.throw import throw


@pytest.mark.parametrize(
    ("number", "listed"),
    [
        (5, "32 41 51 52 53 54 65 55"),
        (4, "22 31 41 42 43 54 64 44"),
    ],
)
def test_throws_by_name(number: int, listed: str) -> None:
    """ACAD-B ch. XIV writes out what reaches a man at five and at four, eight throws each."""
    expected = {throw(int(pair[0]), int(pair[1])) for pair in listed.split()}
    assert {*covering([number])} == expected
    assert casts(covering([number])) == 10 + number


def test_direct_numbers() -> None:
    """LEP part 2 ch. V: the twos add eleven casts to the aces, less 2-1, counted already."""
    assert casts(showing([1])) == 11
    assert casts(showing([1, 2])) == 11 + 11 - 2


def test_ways() -> None:
    """LEP part 1 ch. IV fig. 9: 6-4 covers by four, by six and by both."""
    assert ways(throw(6, 4), {4, 6, 10}) == 3
    assert ways(throw(3, 3), {3, 6}) == 2
    assert ways(throw(2, 1), {4, 6}) == 0


def test_shortcut() -> None:
    """LEP part 2 ch. V works out two and five in the head: five, two and sixteen."""
    assert Shortcut(2, 1, 16, 1, 1, 0).count((2, 5)) == 5 + 2 + 16


def test_a_wrong_shortcut_fails() -> None:
    """Without the unit for a half, the pairs 1-2, 2-4 and 3-6 come out wrong."""
    assert Shortcut(2, 1, 16, 1, 0, 0).successes() == 12
