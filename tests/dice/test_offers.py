"""What seats say beside their acts binds the server: an answer needs its offer, a flag a running clock."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from academie.dice.fold import Kind
from academie.dice.log import Entry
from academie.dice.table import Flaw
from tests.dice.exchange import TIMED, House


@pytest.fixture
def house() -> House:
    """A game of draughts in which each seat has acted, and seat 0 is to act."""
    house = House("dames", 3, clock=TIMED)
    house.play(3)
    assert house.table.fold.state.actor == 0
    return house


def refused(house: House, kind: Kind, seat: int | None, body: Mapping[str, Any] | None = None) -> str:
    """Why an event may not come now."""
    with pytest.raises(Flaw) as flaw:
        house.table.push(house.next_entry(kind, seat, body or {}))
    return flaw.value.text.en


def take(house: House, entry: Entry) -> None:
    house.table.push(entry)
    house.log.append(entry)


def said(house: House, kind: Kind, seat: int | None, body: Mapping[str, Any]) -> None:
    take(house, house.next_entry(kind, seat, body))


ANSWERS = [Kind.DRAW, Kind.DECLINE, Kind.WITHDRAW, Kind.CONSENT]


@pytest.mark.parametrize("kind", ANSWERS)
def test_an_answer_without_an_offer(house: House, kind: Kind) -> None:
    assert "is not for seat 0 to say now" in refused(house, kind, 0)


def test_a_takeback_and_an_adjournment_nobody_asked_for(house: House) -> None:
    assert "not for seat 1" in refused(house, Kind.TAKEBACK, 1, {"acts": 1})
    assert "not for seat 1" in refused(house, Kind.ADJOURN, 1)


def test_a_draw_is_agreed_by_the_other(house: House) -> None:
    said(house, Kind.OFFER_DRAW, 0, {})
    assert "not for seat 0" in refused(house, Kind.DRAW, 0)
    assert "not for seat 0" in refused(house, Kind.DECLINE, 0)
    assert "not for seat 1" in refused(house, Kind.WITHDRAW, 1)
    assert "not for seat None" in refused(house, Kind.DRAW, None)
    assert "not for seat 7" in refused(house, Kind.DRAW, 7)
    assert "not for seat 1" in refused(house, Kind.ADJOURN, 1)
    assert "not for seat 1" in refused(house, Kind.OFFER_DRAW, 1)
    said(house, Kind.DRAW, 1, {})


@pytest.mark.parametrize(("kind", "seat"), [(Kind.DECLINE, 1), (Kind.WITHDRAW, 0)])
def test_an_offer_that_is_gone_is_not_accepted(house: House, kind: Kind, seat: int) -> None:
    said(house, Kind.OFFER_DRAW, 0, {})
    said(house, kind, seat, {})
    assert "not for seat 1" in refused(house, Kind.DRAW, 1)


def test_as_much_is_taken_back_as_was_asked_for(house: House) -> None:
    assert "not for seat 1" in refused(house, Kind.ASK_TAKEBACK, 1, {"acts": 0})
    said(house, Kind.ASK_TAKEBACK, 1, {"acts": 1})
    assert "not for seat 0" in refused(house, Kind.TAKEBACK, 0, {"acts": 0})
    said(house, Kind.TAKEBACK, 0, {"acts": 1})
    assert house.table.fold.state.actor == 1


def test_a_flag_is_of_the_seat_that_is_to_act(house: House) -> None:
    assert "no clock of seat 1 runs" in refused(house, Kind.FLAG, 1)
    assert "not for seat None" in refused(house, Kind.FLAG, None)
    said(house, Kind.FLAG, 0, {})


def claimed(by: int) -> dict[str, Any]:
    return {"claim": "win", "by": by}


def test_a_claim_is_against_the_seat_that_is_to_act(house: House) -> None:
    assert "no clock of seat 1 runs" in refused(house, Kind.ABANDONED, 1, claimed(0))
    said(house, Kind.ABANDONED, 0, claimed(1))


def test_no_clock_runs_out_where_there_is_none() -> None:
    for clock in ({}, {"pace": "none", "base_ms": 0, "step_ms": 0}):
        house = House("dames", 3, clock=clock)
        assert "no clock of seat 0 runs" in refused(house, Kind.FLAG, 0)
        assert "no clock of seat 0 runs" in refused(house, Kind.ABANDONED, 0, claimed(1))


def test_no_clock_runs_out_while_the_game_is_adjourned(house: House) -> None:
    said(house, Kind.ADJOURN, None, {"reason": "law"})
    assert "no clock of seat 0 runs" in refused(house, Kind.FLAG, 0)
    said(house, Kind.RESUME, 1, {})
    said(house, Kind.FLAG, 0, {})


@pytest.mark.parametrize(("given", "flagged"), [([], 0), ([0], 1), ([1], 0)])
def test_while_a_roll_is_pending_the_clock_of_the_first_runs_who_owes_a_link(
    given: list[int], flagged: int
) -> None:
    """Who had given one is known once the links are revealed."""
    for seat in (0, 1):
        house = House("trictrac", 3, clock=TIMED)
        for gave in given:
            throw = house.throw()
            assert house.dealer.take(gave, throw.number, house.players[gave].share(throw))
        said(house, Kind.FLAG, seat, {})
        revealed = house.dealer.reveal(house.log[-1])
        if seat == flagged:
            take(house, revealed)
        else:
            with pytest.raises(Flaw, match=f"no clock of seat {seat} runs"):
                house.table.push(revealed)


def test_no_clock_runs_for_a_link_of_a_seat_without_a_chain() -> None:
    house = House("trictrac", 3, chains=(True, False), clock=TIMED)
    assert "no clock of seat 1 runs" in refused(house, Kind.FLAG, 1)


def test_nobody_resigns_for_another_or_for_nobody(house: House) -> None:
    assert "not for seat None" in refused(house, Kind.RESIGN, None)
    assert "not for seat 2" in refused(house, Kind.RESIGN, 2)


def test_the_server_may_have_a_game_rest(house: House) -> None:
    said(house, Kind.ADJOURN, None, {"reason": "law"})


def dated(house: House, at_ms: int) -> Entry:
    return replace(house.next_entry(Kind.PAUSE, None, {"lost_ms": 1, "from": 1, "to": 2}), at_ms=at_ms)


def test_dates_go_forwards(house: House) -> None:
    for at_ms in (house.log[-1].at_ms - 1, -1, 2**53):
        with pytest.raises(Flaw, match="the date is before"):
            house.table.push(dated(house, at_ms))
    take(house, dated(house, house.log[-1].at_ms))


@pytest.mark.parametrize("time", [-1, 10**9, 1.5, True, "1", None])
@pytest.mark.parametrize("name", ["spent", "lag"])
def test_times_that_are_charged_are_some(house: House, name: str, time: object) -> None:
    act = house.table.fold.notation.act(house.table.fold.legal[0])
    assert "is not a number of milliseconds" in refused(house, Kind.ACT, 0, {"act": act, name: time})
