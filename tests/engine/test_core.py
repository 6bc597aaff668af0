"""The compiled core answers as the treatise does, and refuses what is no position."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from academie.engine.core import can_make
from academie.games.tables.law import track

PETIT_JAN, GRAND_JAN, JAN_DE_RETOUR = 0, 6, 18

# Black before the carmes of Lepeintre, part 1, ch. I (replayed from the narrative), and in fig. 11 of ch. V.
LEPEINTRE_CARMES = {0: 3, 1: 2, 2: 2, 3: 2, 4: 2, 6: 2, 8: 2}
LEPEINTRE_FIG_11 = {8: 2, 9: 2, 10: 2, 11: 9}

# Each man draws his flèche; those beyond the list are borne off.
SIDES = st.lists(st.integers(0, 23), max_size=15).map(
    lambda men: tuple(Counter(men)[fleche] for fleche in range(24))
)


def side(stacks: dict[int, int]) -> list[int]:
    return [stacks.get(fleche, 0) for fleche in range(24)]


@pytest.mark.parametrize(
    ("stacks", "base", "expected"),
    [
        pytest.param({0: 15}, PETIT_JAN, True, id="the whole stack"),
        pytest.param({0: 15}, JAN_DE_RETOUR, True, id="the whole stack, even the retour"),
        pytest.param(LEPEINTRE_CARMES, PETIT_JAN, False, id="Lepeintre p1 ch. I: S may be entered"),
        pytest.param(LEPEINTRE_CARMES, GRAND_JAN, True, id="Lepeintre p1 ch. I: O is a rest only"),
        pytest.param(
            LEPEINTRE_FIG_11, GRAND_JAN, False, id="Lepeintre p1 ch. V fig. 11: Q and R may be entered"
        ),
        pytest.param(dict.fromkeys(range(6, 12), 2), GRAND_JAN, True, id="a standing plein"),
        pytest.param({6: 1, 7: 14}, GRAND_JAN, False, id="one man short on the first flèche"),
        pytest.param({17: 11}, JAN_DE_RETOUR, False, id="four men borne off"),
    ],
)
def test_can_make(stacks: dict[int, int], base: int, expected: bool) -> None:
    assert can_make(side(stacks), base) is expected


@given(SIDES, st.sampled_from([PETIT_JAN, GRAND_JAN, JAN_DE_RETOUR]))
def test_the_law_agrees(men: tuple[int, ...], base: int) -> None:
    assert can_make(men, base) is track.can_make(men, base)


def test_any_sequence_will_do() -> None:
    assert can_make(tuple(side({0: 15})), GRAND_JAN)


@pytest.mark.parametrize(
    ("men", "base", "reason"),
    [
        pytest.param([15], PETIT_JAN, "24 flèches, not 1", id="too short"),
        pytest.param([15, *[0] * 24], PETIT_JAN, "24 flèches, not 25", id="too long"),
        pytest.param([16, *[0] * 23], PETIT_JAN, "at most 15 men", id="too many men"),
        pytest.param([-1, *[0] * 23], PETIT_JAN, "out of range", id="fewer than no men"),
        pytest.param([15, *[0] * 23], 12, "0, 6 or 18, not 12", id="the adverse grand jan is never filled"),
        pytest.param([15, *[0] * 23], 3, "0, 6 or 18, not 3", id="no table begins there"),
        pytest.param([15, *[0] * 23], -6, "out of range", id="before the talon"),
    ],
)
def test_what_cannot_be_is_refused(men: list[int], base: int, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        can_make(men, base)
