"""Throws to count: the answer is the law's, and a checker written apart says the same."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from academie.games.trictrac.law.events import Marked
from academie.games.trictrac.law.jans import TARIF, Jan, JanScored
from academie.games.trictrac.study.exercises import Exercise, census, exercise, near
from academie.kernel import NotationError
from tests.oracle import ttcheck

THOUSAND = 1_000


def agree(asked: Sequence[Exercise]) -> None:
    """Asserts that the answer, the events of the law and the checker say the same of each throw."""
    for each in asked:
        after = each.before.apply(each.cast)
        told = [event for event in after.events if isinstance(event, JanScored)]
        mine, his = (
            sum(event.scored.points for event in told if (event.seat == each.before.thrower) is own)
            for own in (True, False)
        )
        assert each.answer == (mine, his), each.position
        marked = [event.points for event in after.events if isinstance(event, Marked)]
        assert marked == ([mine] if mine else []), each.position
        coup = each.before.coup(each.cast)
        memory = sum(item.points for item in each.scored if item.jan is Jan.TROIS_COUPS)
        verdict = ttcheck.score([*coup.mine], [*coup.his], *coup.throw.numbers)
        assert (mine - memory, his) == (verdict.mine, verdict.his), (each.position, each.dice, verdict)


def test_a_hundred_throws_equal_the_law_and_the_checker() -> None:
    agree(census(100))


@pytest.mark.night
def test_a_thousand_throws_equal_the_law_and_the_checker() -> None:
    asked = census(THOUSAND)
    assert len(asked) == THOUSAND
    agree(asked)


def test_difficulty_spreads_and_both_players_gain_sometimes() -> None:
    asked = census(200)
    ratings = sorted(each.difficulty.rating for each in asked)
    assert ratings[0] < 1000
    assert ratings[-1] > 1300
    assert any(mine and his for mine, his in (each.answer for each in asked))
    assert any(each.answer == (0, 0) for each in asked)


def test_a_throw_near_the_level_is_asked() -> None:
    easy, hard = near(3, 900), near(3, 2000)
    assert easy.difficulty.rating < hard.difficulty.rating
    assert easy.seconds < hard.seconds


def test_the_board_is_shown_with_the_dice_and_nothing_marked() -> None:
    for each in census(60):
        assert each.shown.dice == each.cast
        assert each.shown.score == each.before.score
        assert each.shown.men == each.before.men
        assert not each.shown.problems()


def test_an_exercise_is_told_by_position_and_throw() -> None:
    for each in census(30):
        again = exercise(each.position, each.dice)
        assert (again.answer, again.difficulty) == (each.answer, each.difficulty)


def test_battre_le_coin_et_deux_tables() -> None:
    """LEP part 1 ch. II: 4 and 3 from 7 and 9 strike both coins, both empty: four points."""
    counted = exercise("0x13,7,9/0x15 white throws=2-2", "4-3")
    assert {item.jan for item in counted.scored} == {Jan.DEUX_TABLES}
    assert counted.answer == (TARIF[Jan.DEUX_TABLES].price.simple, 0) == (4, 0)


def test_right_late_and_wrong() -> None:
    counted = exercise("0x13,7,9/0x15 white throws=2-2", "4-3")
    assert counted.result(4, 0, counted.seconds) == 1.0
    assert counted.result(4, 0, counted.seconds + 1) == 0.5
    assert counted.result(0, 4, 0) == 0.0


@pytest.mark.parametrize(
    ("position", "dice"),
    [
        ("0x15/0x15 white dice=6-2 throws=1-0", "6-2"),
        ("0x15/0x15 white", "tenir"),
        ("23/6x15 white throws=3-3", "6-5"),
    ],
)
def test_what_has_no_one_worth_is_not_asked(position: str, dice: str) -> None:
    """Dice that lie there already, no dice at all, and a last man who may be borne off (ACAD-B ch. XII)."""
    with pytest.raises(NotationError):
        exercise(position, dice)
