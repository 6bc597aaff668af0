"""The law in Python and its compiled twin give one answer."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from academie.engine import core
from academie.games.tables.law import track

# Each man draws his flèche; those beyond the list are borne off.
sides = st.lists(st.integers(0, 23), max_size=15).map(
    lambda men: tuple(Counter(men)[fleche] for fleche in range(24))
)


@given(sides, st.sampled_from([0, 6, 18]))
def test_can_make(side: tuple[int, ...], base: int) -> None:
    assert core.can_make(side, base) is track.can_make(side, base)
