"""What a server tries when the game is over, and with keys and seals."""

from __future__ import annotations

from dataclasses import replace

from academie.dice.chains import Chain
from academie.dice.fold import Kind
from tests.dice.exchange import House
from tests.forger.strategy import (
    Forgery,
    changed,
    evidence_of,
    left_of,
    played_out,
    proof_of,
    rechained,
    roll_after,
)


def fabricator() -> Forgery:
    """A whole game written by the server, with chains and keys of its own, in the name of somebody."""
    real, forged = House("trictrac", 12), played_out("trictrac", 13, 60)
    real.play(30)
    theirs = replace(evidence_of(real, 0), game_id=forged.game_id)
    return Forgery(proof=proof_of(forged), evidence=[theirs])


def skipper() -> Forgery:
    """A later link of a partner's chain, because its roll is better."""
    house = played_out("trictrac", 11)
    target = roll_after(house.log, 20)
    chain = house.players[1].seat.chain
    assert chain is not None
    later = chain.link(target.body["n"] + 1).hex()
    log = changed(house.log, target.seq, shares=[target.body["shares"][0], later])
    return left_of(house, log, honest=(0,))


def rewriter() -> Forgery:
    """A date and a time of a finished game changed in the database, and hashed again; signatures stay."""
    house = played_out("trictrac", 11)
    target = next(entry for entry in house.log if entry.kind == Kind.ACT and entry.seq > 30)
    log = rechained([replace(e, at_ms=e.at_ms + 1) if e is target else e for e in house.log])
    return left_of(house, changed(log, target.seq, spent=99))


def silent_rewriter() -> Forgery:
    """The same, and the players' signatures are no longer handed out."""
    house = played_out("trictrac", 11)
    target = next(entry for entry in house.log if entry.kind == Kind.ACT and entry.seq > 30)
    house.countersignatures = []
    return left_of(house, changed(house.log, target.seq, spent=99))


def swapper() -> Forgery:
    """Another law than the one the players signed."""
    house = played_out("trictrac", 11)
    return left_of(house, changed(house.log, 0, law="trictrac/2"))


def seed_swapper() -> Forgery:
    """Another seed published at the end than the one whose anchor stands in the opening."""
    house = played_out("trictrac", 11)
    return left_of(house, changed(house.log, len(house.log) - 1, server=[Chain(bytes(32)).seed.hex()]))


def dealer() -> Forgery:
    """A tile sealed that did not fall."""
    house = played_out("dominos", 21, 12)
    target = roll_after(house.log, 0)
    return left_of(house, changed(house.log, target.seq, sealed="00" * 32))


def nobody() -> Forgery:
    """A player signs with a key under which one signature serves for everything."""
    house = played_out("trictrac", 11)
    keys = ["01" + "00" * 31, house.log[0].body["keys"][1]]
    return left_of(house, changed(house.log, 0, keys=keys), honest=(1,))
