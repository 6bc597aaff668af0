"""When puzzles come again, and which comes next."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest
from fsrs import Card, Rating, Scheduler

from academie.practice.puzzles import puzzles
from academie.practice.repetition import QUICK, Level, due, reviewed, streak, upcoming

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
TODAY = date(2026, 3, 1)
PLAIN = Scheduler(enable_fuzzing=False)


@pytest.mark.parametrize(
    ("right", "seconds", "grade"),
    [(False, 1.0, Rating.Again), (True, QUICK + 1, Rating.Good), (True, QUICK, Rating.Easy)],
)
def test_fsrs_is_told_how_it_went(right: bool, seconds: float, grade: Rating) -> None:
    expected, _ = PLAIN.review_card(Card(card_id=0, due=NOW), grade, NOW)
    assert reviewed(None, right=right, seconds=seconds, now=NOW).to_dict() == expected.to_dict()


def test_what_was_missed_comes_before_what_was_known() -> None:
    missed, known, easy = (
        reviewed(None, right=right, seconds=seconds, now=NOW).due
        for right, seconds in ((False, 5.0), (True, 60.0), (True, 5.0))
    )
    assert NOW < missed < known < easy


def test_what_is_due_is_asked_first_the_longest_waiting_before_the_others() -> None:
    some = puzzles("dames")[:4]
    cards = {
        some[1].id: Card(due=NOW - timedelta(hours=1)),
        some[2].id: Card(due=NOW - timedelta(hours=2)),
        some[3].id: Card(due=NOW + timedelta(hours=1)),
    }
    assert due(cards, NOW) == [some[2].id, some[1].id]
    assert upcoming(some, cards, Level(), NOW) == some[2]


def test_a_new_puzzle_is_near_the_level() -> None:
    some = puzzles("trictrac")
    for rating in (1000.0, 1500.0):
        asked = upcoming(some, {}, Level(rating), NOW)
        assert abs(asked.rating - rating) == min(abs(each.rating - rating) for each in some)


def test_when_all_are_met_the_one_due_soonest_is_asked() -> None:
    some = puzzles("dames")[:2]
    cards = {each.id: Card(due=NOW + timedelta(days=2 - nth)) for nth, each in enumerate(some)}
    assert upcoming(some, cards, Level(), NOW) == some[1]


def test_the_level_moves_most_by_surprises() -> None:
    level = Level(1200.0)
    assert level.after(1200, 1.0).rating - 1200 == pytest.approx(20)
    assert level.after(1600, 1.0).rating > level.after(1000, 1.0).rating > 1200
    assert level.after(1000, 0.0).rating < level.after(1600, 0.0).rating < 1200
    assert (level.after(1200, 0.5).asked, level.after(1200, 0.5).right) == (1, 1)


def test_days_run_up_to_today_or_yesterday() -> None:
    days = {TODAY - timedelta(days=nth) for nth in (1, 2, 3, 5)}
    assert streak(days, TODAY) == 3
    assert streak({*days, TODAY}, TODAY) == 4
    assert streak(days, TODAY + timedelta(days=1)) == 0
    assert streak((), TODAY) == 0
