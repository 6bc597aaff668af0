"""What dice that bind do not prevent: tried too, so that nobody believes more than is so."""

from __future__ import annotations

from academie.dice.fold import Kind
from academie.dice.verdict import examine
from academie.kernel import Seat
from tests.dice.exchange import House
from tests.forger.strategy import Forgery, evidence_of, left_of, played_out, proof_of, to_a_roll

WISHED = {"w6b1", "w6b2", "w6b3"}
MOST_GAMES = 400


def stopped(house: House, *, by: int | None = None) -> Forgery:
    """A game ended when all links are there and before the roll falls; it is shown what would have fallen."""
    throw = house.throw()
    for seat in house.dealer.owed:
        house.dealer.take(seat, throw.number, house.players[seat].share(throw))
    would = tuple(entry.body["act"] for entry, _ in house.dealer.roll(1))
    if by is None:
        house.append(house.next_entry(Kind.ABORT, None, {}))
    else:
        house.players[by].send(Kind.RESIGN)
        house.append(house.next_entry(Kind.RESIGN, by, {}))
    house.append(house.dealer.reveal(house.log[-1]))
    house.countersign()
    verdict = examine(proof_of(house), [evidence_of(house, 0)], own=house.keys)
    assert (verdict.code, verdict.unfallen) == (0, (throw.number, would))
    return left_of(house)


def stopper() -> Forgery:
    """The server ends the game once it knows the roll."""
    return stopped(to_a_roll(20))


def early_leaver() -> Forgery:
    """A partner is told the roll a moment before the table, and resigns."""
    return stopped(to_a_roll(27), by=1)


def staged_game() -> Forgery:
    """Server and both players agree on all chains beforehand, and so know every roll."""
    house = played_out("trictrac", 28)
    kept = [evidence_of(house, seat) for seat in (0, 1)]
    assert examine(proof_of(house), kept, own=house.keys).code == 0
    return left_of(house)


def told_hands() -> Forgery:
    """At dominoes the server, which deals, tells a partner the hand of the other."""
    house = House("dominos", 29)
    house.play(12)
    state = house.table.fold.state
    assert house.table.hides
    assert state.view(Seat(1)) != state
    house.resign(0)
    house.countersign()
    return left_of(house, honest=(0,))


def no_share() -> Forgery:
    """Seat 0 sat down without a chain: server and opponent try chains until the first roll pleases."""
    for number in range(MOST_GAMES):
        house = House("trictrac", 1000 + number, chains=(False, True))
        house.roll()
        if house.log[1].body["act"] in WISHED:
            break
    else:
        raise AssertionError("no such roll in so many games")
    house.play(20)
    house.resign(0)
    house.countersign()
    return left_of(house, honest=(0,))
