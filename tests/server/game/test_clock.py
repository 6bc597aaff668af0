"""Clocks of every pace, and clocks recovered from a log."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from academie.dice.fold import Kind
from academie.dice.log import GENESIS, Entry
from academie.kernel import OptionValue
from academie.server.base.errors import NotNow
from academie.server.edge.latency import Line
from academie.server.game.clock import DAY_MS, ClockRule, Pace, Span
from academie.server.game.terms import agreed
from academie.server.play.clocks import Clocks

SUDDEN = ClockRule(Pace.SUDDEN, 60_000)
INCREMENT = ClockRule(Pace.INCREMENT, 60_000, 2_000)
DAYS = ClockRule(Pace.DAYS, step_ms=3 * DAY_MS)


def act(seat: int, at_ms: int, spent: int, lag: int = 0) -> Entry:
    return Entry(1, Kind.ACT, seat, {"spent": spent, "lag": lag}, at_ms, GENESIS)


def pause(lost: int, start: int, end: int) -> Entry:
    return Entry(1, Kind.PAUSE, None, {"lost_ms": lost, "from": start, "to": end}, end, GENESIS)


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


def test_the_flag_waits_for_an_act_that_a_slow_line_may_bring() -> None:
    clocks = begun(SUDDEN)
    assert clocks.deadline_ms() == 60_000 + 3 * (60 * 4 + 150)
    assert not clocks.run_out(61_170)
    assert clocks.run_out(61_171)
    assert begun(DAYS).deadline_ms() == 3 * DAY_MS
    assert begun(ClockRule(Pace.INCREMENT, 60_000, 60_000)).deadline_ms() == 62_000


def test_an_adjourned_clock_stands_still() -> None:
    clocks = begun(SUDDEN)
    clocks.follow([Entry(1, Kind.ADJOURN, 1, {}, 10_000, GENESIS)], 0)
    assert clocks.deadline_ms() is None
    assert not clocks.exceeded(10**9)
    assert clocks.remaining(10**9) == [50_000, 60_000]
    clocks.follow([Entry(2, Kind.RESUME, 1, {}, 90_000, GENESIS)], 0)
    assert clocks.remaining(91_000) == [49_000, 60_000]
    assert clocks.deadline_ms() == 140_000 + 1_170


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
    clocks.follow([pause(40_000, 10_000, 50_000)], 0)
    assert clocks.remaining(50_000) == [50_000, 60_000]


def test_an_outage_is_given_back_once_and_as_far_as_the_clock_ran() -> None:
    clocks = begun(SUDDEN, 12_000)
    assert clocks.lost(Span(10_000, 20_000)) == 8_000
    clocks.follow([pause(8_000, 10_000, 20_000)], 0)
    assert clocks.lost(Span(10_000, 20_000)) == 0
    assert clocks.lost(Span(5_000, 26_000)) == 6_000
    assert clocks.lost(Span(30_000, 34_000)) == 4_000
    clocks.follow([act(0, 40_000, 20_000)], 1)
    assert clocks.lost(Span(10_000, 41_000)) == 1_000
    clocks.follow([Entry(3, Kind.ADJOURN, 1, {}, 42_000, GENESIS)], 1)
    assert clocks.lost(Span(40_000, 50_000)) == 0


def test_an_offer_does_not_begin_the_days_anew() -> None:
    clocks = begun(DAYS)
    clocks.follow([Entry(1, Kind.OFFER_DRAW, 1, {}, DAY_MS, GENESIS)], 0)
    assert clocks.deadline_ms() == 3 * DAY_MS


def test_acts_that_take_longer_than_their_days_take_from_the_reserve() -> None:
    clocks = begun(ClockRule(Pace.DAYS, 5 * DAY_MS, DAY_MS))
    assert clocks.remaining(0) == [6 * DAY_MS, 6 * DAY_MS]
    clocks.follow([act(0, DAY_MS // 2, DAY_MS // 2)], 0)
    assert clocks.left[0] == 6 * DAY_MS
    clocks.follow([act(0, 4 * DAY_MS, 3 * DAY_MS)], 1)
    assert clocks.left[0] == 4 * DAY_MS


RULES = st.builds(
    lambda base, step: ClockRule(Pace.INCREMENT if step else Pace.SUDDEN, base, step),
    st.integers(10_000, DAY_MS),
    st.integers(0, 60_000),
)
ACTS = st.lists(st.tuples(st.integers(0, 30_000), st.integers(-5, 10**6)), max_size=60)
"""How long each act of a seat takes, and how slow its line is said to be."""


@given(RULES, ACTS)
def test_whatever_a_line_says_a_seat_is_forgiven_its_quota_and_no_more(
    rule: ClockRule, acts: list[tuple[int, int]]
) -> None:
    clocks, now, wall, gain = begun(rule), 0, 0, rule.gain_ms
    for made, (taken, lag) in enumerate(acts, 1):
        now, wall = now + taken, wall + taken
        if clocks.exceeded(now, lag):
            break
        charge = clocks.charge(now, lag)
        assert charge.spent >= 0
        assert 0 <= charge.lag <= max(0, lag)
        clocks.follow([act(0, now, *charge)], 0)
        assert wall == clocks.used[0] + clocks.forgiven[0]
        assert clocks.left[0] == rule.base_ms + rule.step_ms * made - clocks.used[0]
        assert clocks.forgiven[0] <= max(2_000, clocks.used[0] / 10)
        assert 0 <= clocks.quota[0] <= 7 * gain


@given(RULES, ACTS, st.integers(0, 10**6))
def test_no_act_is_taken_after_the_flag(rule: ClockRule, acts: list[tuple[int, int]], lag: int) -> None:
    clocks, now = begun(rule), 0
    for taken, said in acts:
        if clocks.exceeded(now + taken, said):
            break
        now += taken
        clocks.follow([act(0, now, *clocks.charge(now, said))], 0)
    deadline = clocks.deadline_ms()
    assert deadline is not None
    assert deadline <= now + clocks.left[0] + 2_000
    assert clocks.run_out(deadline + 1)
    assert not clocks.run_out(deadline)
    assert clocks.exceeded(deadline + 1, lag)


@given(RULES, ACTS, st.lists(st.tuples(st.integers(0, 90_000), st.integers(0, 60_000)), max_size=5))
def test_clocks_are_the_same_when_they_are_read_again(
    rule: ClockRule, acts: list[tuple[int, int]], outages: list[tuple[int, int]]
) -> None:
    clocks, log, now = Clocks.of(rule, 2), [Entry(0, Kind.OPEN, None, {}, 0, GENESIS)], 0
    clocks.follow(log, 0)
    for taken, lag in acts:
        now += taken
        for start, length in outages:
            if (lost := clocks.lost(Span(start, min(now, start + length)))) > 0:
                log.append(pause(lost, start, min(now, start + length)))
                clocks.follow(log[-1:], 0)
        log.append(act(0, now, *clocks.charge(now, lag)))
        clocks.follow(log[-1:], 0)
    again = Clocks.of(rule, 2)
    again.follow(log, 0)
    assert again == clocks


@given(st.integers(0, 10**6))
def test_thirteen_seconds_of_thought_on_a_clock_of_ten_lose(lag: int) -> None:
    for step in (0, 1_000, 60_000):
        pace = Pace.INCREMENT if step else Pace.SUDDEN
        clocks = begun(ClockRule(pace, 10_000, step))
        assert clocks.exceeded(13_000, lag)
        assert clocks.run_out(13_000)


def test_a_true_line_of_300_ms_loses_less_than_five_seconds_a_game() -> None:
    clocks, now, acts, line = begun(ClockRule(Pace.SUDDEN, 60_000)), 0, 30, Line(lambda: None)
    for _ in range(acts):
        line.add(300.0)
        now += 1_650 + 300
        assert not clocks.exceeded(now, line.lag_ms)
        clocks.follow([act(0, now, *clocks.charge(now, line.lag_ms))], 0)
    assert acts * 300 - clocks.forgiven[0] < 5_000
    assert clocks.left[0] > 60_000 - acts * 1_650 - 5_000


def test_the_lag_of_a_line_is_smooth_and_near_its_best() -> None:
    line = Line(lambda: None)
    assert line.lag_ms == 0
    line.add(100.0)
    assert line.lag_ms == 100
    line.add(200.0)
    assert line.lag_ms == 110
    for _ in range(100):
        line.add(5_000.0)
    assert line.lag_ms == 5_000
    line.add(50.0)
    assert line.lag_ms == 250


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
