"""The 24 flèches on either player's way."""

from academie.games.tables.law.track import OFF, Move, moved, opposite, put, swapped
from academie.kernel import BLACK, WHITE


def test_a_fleche_is_told_from_both_ends() -> None:
    """His coin is my 12, his talon my 23."""
    assert [opposite(point) for point in (0, 11, 12, 23)] == [23, 12, 11, 0]


def test_moved() -> None:
    men = (2, *[0] * 22, 1)
    after = moved(men, (Move(0, 6), Move(23, OFF)))
    assert (after[0], after[6], after[23], sum(after)) == (1, 1, 0, 2)
    assert men[0] == 2


def test_a_pair_is_whites_first() -> None:
    assert put((1, 2), WHITE, 9) == (9, 2)
    assert put((1, 2), BLACK, 9) == (1, 9)
    assert swapped((1, 2)) == (2, 1)
