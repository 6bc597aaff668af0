"""Clocks of every pace, and clocks recovered from a log."""

from __future__ import annotations

import pytest

from academie.dice.fold import Kind
from academie.dice.log import GENESIS, Entry
from academie.kernel import OptionValue
from academie.server.refusals import NotNow
from academie.server.rooms.clock import DAY_MS, ClockRule, Clocks, Pace
from academie.server.terms import agreed

SUDDEN = ClockRule(Pace.SUDDEN, 60_000)
INCREMENT = ClockRule(Pace.INCREMENT, 60_000, 2_000)
DAYS = ClockRule(Pace.DAYS, step_ms=3 * DAY_MS)


def act(seat: int, at_ms: int, spent: int) -> Entry:
    return Entry(1, Kind.ACT, seat, {"spent": spent}, at_ms, GENESIS)


def begun(rule: ClockRule, at_ms: int = 0) -> Clocks:
    """Seat 0 to act since `at_ms`."""
    clocks = Clocks.of(rule, 2)
    clocks.follow([Entry(0, Kind.OPEN, None, {}, at_ms, GENESIS)], 0)
    return clocks


@pytest.mark.parametrize(("rule", "left"), [(SUDDEN, 55_000), (INCREMENT, 57_000), (DAYS, 3 * DAY_MS)])
def test_an_act_takes_what_it_took_and_gives_what_the_pace_gives(rule: ClockRule, left: int) -> None:
    clocks = begun(rule)
    clocks.follow([act(0, 5_000, 5_000)], 1)
    assert clocks.left[0] == left
    assert (clocks.running, clocks.since_ms) == (1, 5_000)


def test_without_a_clock_nothing_runs_out() -> None:
    clocks = begun(ClockRule())
    assert clocks.remaining(10**9) == []
    assert clocks.deadline_ms() is None
    assert not clocks.exceeded(10**12)


def test_the_running_clock_is_shown_running() -> None:
    assert begun(SUDDEN, 1_000).remaining(4_000) == [57_000, 60_000]


def test_days_begin_anew_with_each_act_even_of_the_same_seat() -> None:
    clocks = begun(DAYS)
    clocks.follow([act(0, DAY_MS, DAY_MS)], 0)
    assert clocks.deadline_ms() == 4 * DAY_MS


def test_all_the_time_that_passes_on_the_server_is_spent() -> None:
    clocks = begun(SUDDEN, 1_000)
    assert clocks.spent(4_000) == 3_000
    assert clocks.spent(500) == 0


def test_time_is_up_when_more_was_used_than_there_was() -> None:
    clocks = begun(SUDDEN)
    assert not clocks.exceeded(60_000)
    assert clocks.exceeded(60_001)
    assert clocks.deadline_ms() == 60_000


def test_an_adjourned_clock_stands_still() -> None:
    clocks = begun(SUDDEN)
    clocks.follow([Entry(1, Kind.ADJOURN, 1, {}, 10_000, GENESIS)], 0)
    assert clocks.deadline_ms() is None
    assert not clocks.exceeded(10**9)
    assert clocks.remaining(10**9) == [50_000, 60_000]
    clocks.follow([Entry(2, Kind.RESUME, 1, {}, 90_000, GENESIS)], 0)
    assert clocks.remaining(91_000) == [49_000, 60_000]
    assert clocks.deadline_ms() == 140_000


@pytest.mark.parametrize("kind", [Kind.RESIGN, Kind.DRAW])
def test_a_clock_stays_as_it_was_when_a_word_ended_the_game(kind: Kind) -> None:
    clocks = begun(SUDDEN)
    clocks.follow([act(0, 5_000, 5_000)], 1)
    clocks.follow([Entry(2, kind, 0, {}, 12_000, GENESIS)], None)
    assert clocks.remaining(10**9) == [55_000, 53_000]


def test_a_clock_that_has_run_out_shows_nothing_left() -> None:
    clocks = begun(SUDDEN)
    clocks.follow([Entry(1, Kind.FLAG, 0, {}, 60_700, GENESIS)], None)
    assert clocks.remaining(10**9) == [0, 60_000]


def test_time_lost_to_an_outage_is_given_back() -> None:
    clocks = begun(SUDDEN)
    clocks.follow([Entry(1, Kind.PAUSE, None, {"lost_ms": 40_000}, 50_000, GENESIS)], 0)
    assert clocks.remaining(50_000) == [50_000, 60_000]


def test_rules_are_stored_and_read_back() -> None:
    for rule in (SUDDEN, INCREMENT, DAYS, ClockRule()):
        assert ClockRule.from_json(rule.to_json()) == rule


@pytest.mark.parametrize("options", [{"marking": "rigueur", "table": "complete"}, {"conseil": "white"}])
def test_what_is_never_rated(options: dict[str, OptionValue]) -> None:
    """Accidents of dice, and a counsellor, are pleasures that say nothing of a player's strength."""
    clock = ClockRule(Pace.INCREMENT, 300_000, 3_000)
    assert agreed("trictrac", None, {"marking": "rigueur"}, clock, rated=True).rated
    assert not agreed("trictrac", None, options, clock).rated
    with pytest.raises(NotNow, match="not rated"):
        agreed("trictrac", None, options, clock, rated=True)
