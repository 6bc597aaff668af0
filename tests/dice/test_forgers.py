"""Dishonest servers and players: each is caught, or the verdict says that nobody vouches for the game.

Each test is a row of the table in `docs/dice.md`.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any
from uuid import UUID

import pytest

from academie.dice import proof as first
from academie.dice.chains import Chain
from academie.dice.evidence import Evidence, read_evidence
from academie.dice.first_format import commitment, pick_chance
from academie.dice.fold import Fold, Kind
from academie.dice.keys import Key
from academie.dice.log import GENESIS, Entry
from academie.dice.player import Alarm
from academie.dice.table import Flaw
from academie.dice.verdict import Countersignature, Proof, Verdict, examine, read_proof
from academie.kernel import CHANCE, NotationError
from academie.registry import registry
from academie.testing import choose
from tests.dice.exchange import ORIGIN, House


@pytest.fixture(scope="module")
def honest() -> House:
    house = House("trictrac", 11)
    house.play(120)
    if not house.table.fold.over:
        house.resign(0)
        house.countersign()
    return house


def proof_of(house: House, log: Sequence[Entry] | None = None) -> Proof:
    signed = [
        Countersignature(each["seat"], each["seq"], bytes.fromhex(each["sig"]))
        for each in house.countersignatures
    ]
    return Proof(ORIGIN, house.game_id, house.log if log is None else log, signed)


def evidence_of(house: House, seat: int) -> Evidence:
    return read_evidence("\n".join(json.dumps(line) for line in house.evidence[seat]))


def rechained(log: Sequence[Entry]) -> list[Entry]:
    """The same events hashed again, as a forger would."""
    done: list[Entry] = []
    for number, entry in enumerate(log):
        done.append(replace(entry, seq=number, prev=done[-1].digest if done else GENESIS))
    return done


def changed(log: Sequence[Entry], at: int, **body: object) -> list[Entry]:
    """The log with other values in one body."""
    return rechained([replace(e, body={**e.body, **body}) if e.seq == at else e for e in log])


def flaws(verdict: Verdict) -> str:
    return "; ".join(flaw.en for flaw in verdict.flaws)


def roll_after(log: Sequence[Entry], seq: int) -> Entry:
    return next(entry for entry in log if entry.kind == Kind.ROLL and entry.seq > seq)


def test_an_honest_game_is_vouched_for_by_its_players(honest: House) -> None:
    proof = proof_of(honest)
    assert read_proof(proof.to_json()) == proof
    assert examine(proof).code == 2
    for seat in (0, 1):
        verdict = examine(proof, [evidence_of(honest, seat)])
        assert (flaws(verdict), verdict.code) == ("", 0)
    who = honest.log[0].body["who"]
    known = {who[seat]: [honest.players[seat].seat.key.public.hex()] for seat in (0, 1)}
    assert examine(proof, policy=known).code == 0
    assert examine(proof, policy={who[0]: known[who[0]]}).code == 2


def test_the_first_format_accepts_a_fabricated_game() -> None:
    """A server that chooses every roll and then tries nonces until they fit: nothing in the log shows it."""
    chooser = random.Random(1)
    game, seed = UUID(int=7), chooser.randbytes(32)
    law = registry["trictrac"]
    body = {"game": "trictrac", "ruleset": law.default.id, "options": {}, "seats": 2}
    log = [Entry(0, Kind.OPEN, None, {**body, "commitment": commitment(seed).hex()}, 1, GENESIS)]
    fold = Fold.of(game, log)

    def push(kind: Kind, seat: int | None, body: dict[str, Any]) -> None:
        log.append(Entry(log[-1].seq + 1, kind, seat, body, 1, log[-1].digest))
        fold.push(log[-1])

    def roll() -> None:
        drawn = pick_chance(fold.state.chance(), seed, fold.roll())
        push(Kind.ROLL, None, {"act": fold.notation.act(drawn)})

    wished = 0
    while not fold.over and len(log) < 60:
        if fold.state.actor is CHANCE:
            roll()
            continue
        seat, text = fold.state.actor, fold.notation.act(choose(fold.state, chooser))
        after = fold.state.apply(fold.notation.read_act(text))
        for _ in range(2_000):
            nonce = chooser.randbytes(16)
            if after.actor is not CHANCE:
                break
            drawn = pick_chance(after.chance(), seed, fold.roll_after(seat or 0, text, nonce))
            if fold.notation.act(drawn) in {"6-6", "2-1"}:
                wished += 1
                break
        push(Kind.ACT, seat, {"act": text, "nonce": nonce.hex(), "spent": 0})
    push(Kind.RESIGN, 0, {})
    push(Kind.REVEAL, None, {"seed": seed.hex()})
    assert wished > 5
    assert first.verify(game, log).problems == ()


def test_grinder(honest: House) -> None:
    """A player's link replaced by others until the roll pleases."""
    target = roll_after(honest.log, 20)
    forged = changed(honest.log, target.seq, act="6-6", shares=[target.body["shares"][0], "ab" * 32])
    assert "link of seat 1 does not follow" in flaws(examine(proof_of(honest, forged)))


def test_fabricator() -> None:
    """All chains made by the server: the log is flawless, and nobody vouches for it."""
    real, forged = House("trictrac", 12), House("trictrac", 13)
    forged.play(60)
    forged.resign(0)
    forged.countersign()
    proof = proof_of(forged)
    assert examine(proof).code == 2
    known = {forged.log[0].body["who"][0]: [real.players[0].seat.key.public.hex()]}
    assert "key of seat 0 is not one of that account" in flaws(examine(proof, policy=known))
    real.play(30)
    theirs = replace(evidence_of(real, 0), game_id=forged.game_id)
    assert "anchor of seat 0 is not yours" in flaws(examine(proof, [theirs]))


def test_two_tongues() -> None:
    """Seat 1 is told another act to get its link; then a better one is put in the log."""
    house = House("trictrac", 14)
    house.play(30)
    while house.table.pending is not None:
        house.roll()
    fold = house.table.fold
    one, other = [fold.notation.act(act) for act in fold.state.actions()][:2]
    seat = fold.state.actor
    assert isinstance(seat, int)
    victim = house.players[1]
    for text in (one, other):
        house.players[seat].send(Kind.ACT, text)
    lie = house.next_entry(Kind.ACT, seat, {"act": other, "spent": 0, "lag": 0})
    victim.receive(lie)
    number = house.table.fold.rolls + 1
    victim.share(house.throw_for(number, lie))
    truth = house.next_entry(Kind.ACT, seat, {"act": one, "spent": 0, "lag": 0})
    with pytest.raises(Alarm, match="told otherwise"):
        victim.receive(truth)
    house.table.push(truth)
    house.log.append(truth)
    house.players[0].receive(truth)
    verdict = examine(proof_of(house), [evidence_of(house, 1)])
    assert f"the server has signed another event {truth.seq}" in flaws(verdict)


def test_skipper(honest: House) -> None:
    """A later link of a partner's chain, because its roll is better."""
    target = roll_after(honest.log, 20)
    chain = honest.players[1].seat.chain
    assert chain is not None
    later = chain.link(target.body["n"] + 1).hex()
    forged = changed(honest.log, target.seq, shares=[target.body["shares"][0], later])
    assert "link of seat 1 does not follow" in flaws(examine(proof_of(honest, forged)))


def test_asker() -> None:
    """The same link asked for after another event; asked for again after the same, it is the same."""
    house = House("trictrac", 15)
    throw = house.throw()
    player = house.players[0]
    assert player.share(throw) == player.share(throw)
    other = replace(house.log[0], at_ms=2)
    with pytest.raises(Alarm, match="two different events 0"):
        player.share(house.throw_for(1, other))
    with pytest.raises(Alarm):
        player.share(throw)


def test_asker_of_a_later_roll() -> None:
    house = House("trictrac", 16)
    with pytest.raises(Alarm, match="roll 2 is not due"):
        house.players[0].share(house.throw_for(2, house.log[0]))


@pytest.mark.parametrize("field", ["at_ms", "spent", "act"])
def test_rewriter(honest: House, field: str) -> None:
    """A finished game changed in the database, and hashed again."""
    target = next(entry for entry in honest.log if entry.kind == Kind.ACT and entry.seq > 30)
    if field == "at_ms":
        log = rechained([replace(e, at_ms=e.at_ms + 1) if e is target else e for e in honest.log])
    else:
        log = changed(honest.log, target.seq, **{field: 99 if field == "spent" else "0/1 0/2"})
    assert "has signed another event" in flaws(examine(proof_of(honest, log)))
    assert f"event {target.seq} is not the one you were told" in flaws(
        examine(proof_of(honest, log), [evidence_of(honest, 0)])
    )


def test_late_signer() -> None:
    """No link for an event that the server has not signed."""
    house = House("trictrac", 17)
    throw = house.throw()
    unsigned = replace(throw.receipt, signature=bytes(64))
    with pytest.raises(Alarm, match="receipt for event 0 is not valid"):
        house.players[0].share(throw._replace(receipt=unsigned))
    other = Key(bytes(32))
    house.signer = other
    with pytest.raises(Alarm, match="receipt for event 0 is not valid"):
        house.players[1].share(house.throw())


@pytest.mark.parametrize(
    ("kind", "body"),
    [(Kind.REKEY, {"anchor": "11" * 32, "key": "22" * 32, "from": 1}), (Kind.TAKEBACK, {"acts": 0})],
)
def test_rekeyer(kind: Kind, body: dict[str, Any]) -> None:
    """A new chain, or a takeback, once it is known that the pending roll is bad."""
    house = House("trictrac", 18)
    with pytest.raises(Flaw, match="not allowed while roll 1 is pending"):
        house.table.push(house.next_entry(kind, 0, body))


def test_a_takeback_crosses_no_roll() -> None:
    house = House("trictrac", 19)
    house.play(30)
    while house.table.pending is not None:
        house.roll()
    authors = house.table.fold.authors
    last_roll = max(number for number, author in enumerate(authors) if author is None)
    with pytest.raises(Flaw, match="a roll cannot be taken back"):
        house.table.push(house.next_entry(Kind.TAKEBACK, None, {"acts": last_roll}))


def test_swapper(honest: House) -> None:
    """Another law than the one the players signed."""
    forged = changed(honest.log, 0, law="trictrac/2")
    assert "has signed another event" in flaws(examine(proof_of(honest, forged)))


def test_stopper() -> None:
    """The game ended once the server knew the roll: what would have fallen is shown."""
    house = House("trictrac", 20)
    house.play(25)
    while house.table.pending is None:
        house.act()
    throw = house.throw()
    for seat in house.dealer.owed:
        house.dealer.take(seat, throw.number, house.players[seat].share(throw))
    would = tuple(entry.body["act"] for entry, _ in house.dealer.roll(1))
    house.append(house.next_entry(Kind.ABORT, None, {}))
    house.append(house.dealer.reveal(house.log[-1]))
    house.countersign()
    verdict = examine(proof_of(house), [evidence_of(house, 0)])
    assert (verdict.code, verdict.unfallen) == (0, (throw.number, would))


def test_dealer() -> None:
    """A tile that is not the one sealed, or one sealed that did not fall."""
    house = House("dominos", 21)
    house.play(12)
    house.resign(0)
    house.countersign()
    target = roll_after(house.log, 0)
    forged = changed(house.log, target.seq, sealed="00" * 32)
    assert "the links give" in flaws(examine(proof_of(house, forged)))
    assert examine(proof_of(house), [evidence_of(house, 1)]).code == 0


def test_another_seed_than_the_one_published(honest: House) -> None:
    forged = changed(honest.log, len(honest.log) - 1, server=[Chain(bytes(32)).seed.hex()])
    assert "server" in flaws(examine(proof_of(honest, forged)))


def test_nobody(honest: House) -> None:
    """A key under which one signature serves for everything."""
    keys = ["01" + "00" * 31, honest.log[0].body["keys"][1]]
    forged = changed(honest.log, 0, keys=keys)
    assert "anyone can sign anything" in flaws(examine(proof_of(honest, forged)))


def test_a_throw_for_the_wrong_event_gets_nothing() -> None:
    house = House("trictrac", 22)
    house.play(20)
    while house.table.pending is None:
        house.act()
    number = house.table.pending
    assert number is not None
    with pytest.raises(Alarm, match="is not due"):
        house.players[0].share(house.throw_for(number, house.log[-2]))


def test_no_bit_of_a_proof_can_be_changed(honest: House) -> None:
    """Any digit of a proof changed, it is unreadable, flawed, or not vouched for."""
    text, chooser = proof_of(honest).to_json(), random.Random(5)
    evidence = [evidence_of(honest, 0)]
    places = [at for at, letter in enumerate(text) if letter.isalnum() and at > text.index('"log"') + 8]
    for at in chooser.sample(places, 60):
        other = chooser.choice([letter for letter in "0123456789abcdef" if letter != text[at]])
        try:
            found = examine(read_proof(text[:at] + other + text[at + 1 :]), evidence)
        except NotationError:
            continue
        assert found.code != 0, text[at - 40 : at + 20]
