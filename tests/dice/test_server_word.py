"""What of a flawless game its server alone says: dates, absences, rests, ends, and what nobody has signed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from academie.dice.fold import Kind
from academie.dice.server_word import ServerWord, What, server_word
from academie.words import Message, languages
from tests.dice.exchange import TIMED, House

ALL = {0: 2, 1: 2}


@pytest.fixture
def house() -> House:
    """A game of draughts of three events, both acts signed by both seats."""
    house = House("dames", 3, clock=TIMED)
    house.play(3)
    return house


def take(house: House, kind: Kind, seat: int | None, body: Mapping[str, Any]) -> None:
    """Have the log go on, whatever the players say of it."""
    entry = house.next_entry(kind, seat, body)
    house.table.push(entry)
    house.log.append(entry)


def found(house: House, *vouched: int, signed: Mapping[int, int] = ALL) -> list[ServerWord]:
    """What is the server's word, but for what always is."""
    first, *rest = server_word(house.log, signed, vouched)
    assert first == ServerWord(What.TIMES)
    return rest


def test_dates_are_the_word_of_the_server_even_of_a_game_that_all_have_signed(house: House) -> None:
    assert found(house, 0, 1) == []


def test_so_is_who_sat_down_with_a_key_that_nobody_knows(house: House) -> None:
    assert found(house, 1) == [ServerWord(What.WHO, 0)]


def test_so_is_what_a_seat_has_not_signed(house: House) -> None:
    assert found(house, 0, 1, signed={0: 2, 1: 1}) == [ServerWord(What.UNSIGNED, 1, (2,))]
    assert found(house, 0, 1, signed={0: 2}) == [ServerWord(What.UNSIGNED, 1, (2,))]
    assert found(house, 0, 1, signed={1: 2}) == [ServerWord(What.UNSIGNED, 0, (1,))]
    take(house, Kind.OFFER_DRAW, 0, {})
    take(house, Kind.DRAW, 1, {})
    words = [ServerWord(What.UNSIGNED, 0, (3,)), ServerWord(What.UNSIGNED, 1, (4,))]
    assert found(house, 0, 1) == words


def test_so_is_that_a_link_was_given_after_an_event_that_its_seat_has_not_signed() -> None:
    house = House("trictrac", 3)
    house.roll()
    rolled = {entry.seq for entry in house.log if "shares" in entry.body and entry.kind == Kind.ROLL}
    words = server_word(house.log, {0: house.log[-1].seq, 1: 0}, {0, 1})
    assert words[1:] == [ServerWord(What.UNSIGNED, 1, (*rolled,))]


@pytest.mark.parametrize(
    ("kind", "seat", "body", "what"),
    [
        (Kind.PAUSE, None, {"lost_ms": 1, "from": 1, "to": 2}, What.PAUSE),
        (Kind.LAW, None, {"from": 1, "to": 1}, What.LAW),
        (Kind.ADJOURN, None, {"reason": "law"}, What.REST),
        (Kind.ABORT, None, {"reason": "lost"}, What.ABORT),
        (Kind.ABANDONED, None, {}, What.ABANDONED),
        (Kind.ABANDONED, 0, {"claim": "win", "by": 1}, What.CLAIM),
        (Kind.FLAG, 0, {}, What.FLAG),
    ],
)
def test_so_is_what_no_seat_does(
    house: House, kind: Kind, seat: int | None, body: Mapping[str, Any], what: What
) -> None:
    take(house, kind, seat, body)
    assert found(house, 0, 1) == [ServerWord(what, seat, (3,))]
    said = Message("commands-verify-word", what=what.value, seat="0", events="3")
    times = said.given(what=What.TIMES.value)
    assert all(said.in_(each) != times.in_(each) for each in languages())


def test_so_is_a_new_key_of_a_seat(house: House) -> None:
    body = {"anchor": "00" * 32, "key": house.keys[1].hex(), "from": 1}
    take(house, Kind.REKEY, 0, body)
    assert ServerWord(What.REKEY, 0, (3,)) in found(house, 0, 1)
