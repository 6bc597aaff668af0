"""Whole games by the exchange of links: honest ones raise no alarm, whatever the game."""

from __future__ import annotations

import pytest

from academie.dice.fold import Kind
from academie.dice.table import Flaw, Table, server_chains
from tests.dice.exchange import House

GAMES = ["trictrac", "toc", "toute-table", "jacquet", "dames", "dominos", "echecs"]


@pytest.mark.parametrize("key", GAMES)
def test_an_honest_game_is_played_to_its_end(key: str) -> None:
    house = House(key, 1)
    house.play(400 if key != "dominos" else 10_000)
    if not house.table.fold.over:
        house.resign(0)
    assert [player.alarm for player in house.players] == [None, None]
    checked = Table(house.game_id, server_chains(house.log))
    for entry in house.log:
        checked.push(entry)
    assert checked.revealed


def test_a_roll_that_did_not_fall_is_told_at_the_end() -> None:
    house = House("trictrac", 3)
    while len(house.log) < 20 or house.table.pending is None:
        house.roll() if house.table.pending is not None else house.act()
    throw = house.throw()
    for seat in house.dealer.owed:
        house.dealer.take(seat, throw.number, house.players[seat].share(throw))
    would = [entry.body["act"] for entry, _ in house.dealer.roll(1)]
    house.resign(1)
    assert house.table.unfallen == (throw.number, tuple(would))
    assert [player.alarm for player in house.players] == [None, None]


def test_a_roll_needs_every_link() -> None:
    house = House("trictrac", 4)
    throw = house.throw()
    assert house.dealer.owed == [0, 1]
    assert not house.dealer.take(0, throw.number, house.players[1].share(throw))
    with pytest.raises(AssertionError):
        house.dealer.roll(1)


def test_a_seat_without_a_chain_is_played_with_zeros() -> None:
    house = House("trictrac", 5, chains=(True, False))
    house.play(60)
    assert house.dealer.owed == [0]
    assert house.log[1].body["shares"][1] is None


def test_nothing_but_the_roll_while_it_is_pending() -> None:
    house = House("trictrac", 6)
    assert house.table.pending == 1
    for kind in (Kind.OFFER_DRAW, Kind.ASK_TAKEBACK, Kind.ACT, Kind.REKEY):
        with pytest.raises(Flaw, match="while roll 1 is pending"):
            house.table.push(house.next_entry(kind, 0, {}))
