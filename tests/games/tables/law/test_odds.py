"""Counting casts, against the throws that the treatises write out."""

import pytest

from academie.games.tables.law.odds import (
    Shortcut,
    casts,
    covering,
    made_by_two,
    showing,
    ways,
    ways_by_throw,
)
from academie.games.tables.law.throw import throw
from academie.games.trictrac.checks.answers import NOTATION
from academie.games.trictrac.law.jans import Jan
from academie.games.trictrac.law.odds import facons, points


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


def test_two_men_for_a_coin() -> None:
    """LEP part 2 ch. V: three cases give nine casts, four sixteen; five demi-cases twenty-five less five."""
    assert casts(made_by_two((), (4, 5, 6))) == 9
    assert casts(made_by_two((), (3, 4, 5, 6))) == 16
    assert casts(made_by_two((1, 2, 3, 4, 5), ())) == 20


def test_ways_of_every_throw() -> None:
    """LEP part 2 ch. III-IV: 4, 5 and 6 cover by thirty-three casts, by twelve of them two ways."""
    found = ways_by_throw((4, 5, 6))
    assert casts(cast for cast, number in found.items() if number) == 33
    assert casts(cast for cast, number in found.items() if number > 1) == 12


def test_ways_and_points_in_a_position() -> None:
    """LEP part 1 ch. III fig. 8: 6-5 hits one man truly and two falsely, two sixes two men falsely."""
    state = NOTATION.read_state("0x7,6x2,7x2,10x2,11x2/0x4,1,2,5,6x2,7x2,10x2,11x2 white")
    assert points(state, throw(6, 5)) == (4, 8)
    assert points(state, throw(6, 6)) == (0, 12)
    assert facons(state, Jan.BATTRE_A_FAUX)[throw(6, 6)] == 2
    assert facons(state, Jan.BATTRE_A_FAUX, 22)[throw(6, 6)] == 1
    assert facons(state, Jan.BATTRE_A_FAUX)[throw(2, 1)] == 0
