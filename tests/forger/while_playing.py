"""What a server tries while the players are at the table."""

from __future__ import annotations

from dataclasses import replace

from academie.dice.fold import Kind
from academie.dice.keys import Key
from tests.dice.exchange import House
from tests.forger.strategy import Forgery, closed, evidence_of, left_of, proof_of, to_a_roll, to_an_act
from tests.forger.telling import asked, told


def two_tongues() -> Forgery:
    """Seat 1 is told another act to get its link; then a better one is put in the log."""
    house = to_an_act(14)
    fold = house.table.fold
    one, other = [fold.notation.act(act) for act in fold.state.actions()][:2]
    seat = fold.state.actor
    assert isinstance(seat, int)
    for text in (one, other):
        house.players[seat].send(Kind.ACT, text)
    lie = house.next_entry(Kind.ACT, seat, {"act": other, "spent": 0, "lag": 0})
    told(house, lie, seats=(1,))
    assert asked(house, 1, house.throw_for(fold.rolls + 1, lie)) is not None
    truth = house.next_entry(Kind.ACT, seat, {"act": one, "spent": 0, "lag": 0})
    told(house, truth)
    return left_of(house, closed(house, truth), honest=(1, 0))


def two_tables() -> Forgery:
    """Each player is shown another game from some event on: the other's acts are made up.

    The server has each link of both players once, for its own head, and uses it for the other game too. It
    passes on no signature after the opening.
    """
    one, other = House("trictrac", 23), House("trictrac", 23)
    for house in (one, other):
        house.play(30)
    opening = [each for each in one.countersignatures if each["seq"] == 0]
    other.chooser.seed(99)
    for house in (one, other):
        house.play(80)
        house.resign(0)
    assert [e.digest for e in one.log[:30]] == [e.digest for e in other.log[:30]]
    assert one.log[-1].digest != other.log[-1].digest
    one.countersignatures = opening
    alarms = [alarm.en for house in (one, other) for p in house.players if (alarm := p.alarm) is not None]
    return Forgery(alarms, proof_of(one), [evidence_of(one, 0), evidence_of(other, 1)])


def asker() -> Forgery:
    """The same link asked for again, after another event."""
    house = House("trictrac", 15)
    throw = house.throw()
    assert asked(house, 0, throw) == asked(house, 0, throw) is not None
    assert asked(house, 0, house.throw_for(1, replace(house.log[0], at_ms=2))) is None
    assert asked(house, 0, throw) is None, "after an alarm nothing is given"
    return left_of(house)


def early_asker() -> Forgery:
    """The link of a roll that is not yet due."""
    house = House("trictrac", 16)
    assert asked(house, 0, house.throw_for(2, house.log[0])) is None
    return left_of(house)


def backward_asker() -> Forgery:
    """The link of the pending roll for an earlier event, from which it would fall otherwise."""
    house = to_a_roll(22, 20)
    number = house.table.pending
    assert number is not None
    assert asked(house, 0, house.throw_for(number, house.log[-2])) is None
    return left_of(house)


def late_signer() -> Forgery:
    """Links asked for before anything is signed, or by another key than the server's."""
    house = House("trictrac", 17)
    throw = house.throw()
    unsigned = replace(throw.receipt, signature=bytes(64))
    assert asked(house, 0, throw._replace(receipt=unsigned)) is None
    house.signer = Key(bytes(32))
    assert asked(house, 1, house.throw()) is None
    return left_of(house)


def rekeyer() -> Forgery:
    """A partner goes on with another chain once it is known that the pending roll is bad."""
    house = to_a_roll(18)
    body = {"anchor": "11" * 32, "key": "22" * 32, "from": house.table.pending}
    told(house, house.next_entry(Kind.REKEY, 0, body), seats=(1,))
    return left_of(house, honest=(1,))


def taker_back() -> Forgery:
    """A partner takes an act back that a bad roll has followed."""
    house = to_an_act(19)
    last_roll = max(number for number, author in enumerate(house.table.fold.authors) if author is None)
    told(house, house.next_entry(Kind.TAKEBACK, None, {"acts": last_roll}), seats=(1,))
    return left_of(house, honest=(1,))


def player_of_another() -> Forgery:
    """The server makes an act in the name of a player."""
    house = to_an_act(24)
    seat = house.table.fold.state.actor
    assert isinstance(seat, int)
    text = house.table.fold.notation.act(house.table.fold.state.actions()[0])
    made = house.next_entry(Kind.ACT, seat, {"act": text, "spent": 0, "lag": 0})
    told(house, made, seats=(seat,))
    return left_of(house, closed(house, made), honest=(seat, 1 - seat))


def choosing_player() -> Forgery:
    """A player gives another link than the one that is due, to be rid of a throw."""
    house = to_a_roll(25)
    chain, number = house.players[0].seat.chain, house.table.pending
    assert chain is not None
    assert number is not None
    taken = any(house.dealer.take(0, number, link) for link in (chain.link(number + 1), bytes(32)))
    return Forgery(refused="" if taken else "not the next link of its chain")
