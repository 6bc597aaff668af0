"""The ways round the board, and three dice."""

from fractions import Fraction

import pytest

from academie.games.tables.law.throw import THREE_CHANCES, ThreeDice, three_dice
from academie.games.tables.law.track import GAMMON, JACQUET, TRICTRAC, Ways, opposite
from academie.kernel import BLACK, WHITE


@pytest.mark.parametrize("ways", [TRICTRAC, GAMMON, JACQUET], ids=["trictrac", "gammon", "jacquet"])
def test_crossing_twice_comes_back(ways: Ways) -> None:
    for point in range(24):
        assert ways.across(ways.across(point)) == point
        assert ways.of(WHITE).place(point) == ways.of(BLACK).place(ways.across(point))
        assert ways.of(WHITE).point(ways.of(WHITE).place(point)) == point


def test_head_on_or_half_a_lap_apart() -> None:
    for point in range(24):
        assert TRICTRAC.across(point) == GAMMON.across(point) == opposite(point)
        assert JACQUET.across(point) == (point + 12) % 24


def test_three_dice() -> None:
    chances = dict(THREE_CHANCES)
    assert len(THREE_CHANCES) == len(chances) == 56
    assert sum(chances.values()) == 1
    assert chances[ThreeDice(6, 5, 4)] == Fraction(6, 216)
    assert chances[ThreeDice(4, 4, 3)] == Fraction(3, 216)
    assert chances[ThreeDice(1, 1, 1)] == Fraction(1, 216)
    assert three_dice(2, 3, 2) == ThreeDice(3, 2, 2)
    with pytest.raises(ValueError, match="not 7-1-1"):
        three_dice(7, 1, 1)
