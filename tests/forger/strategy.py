"""What a strategy of the forger is, and how it is found out: by measuring, not by assertion."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum

from academie.dice.evidence import Evidence, read_evidence
from academie.dice.fold import Kind
from academie.dice.log import GENESIS, SECOND, Entry
from academie.dice.table import Flaw
from academie.dice.verdict import Countersignature, Proof, Verdict, examine
from tests.dice.exchange import ORIGIN, House


class Caught(Enum):
    """How a forgery is found out, the earliest first."""

    REFUSED = "refused by the server"
    LIVE = "caught live by the client"
    LOG = "caught by anyone who has the proof"
    EVIDENCE = "caught by the exported evidence"
    SECOND = "only with a second client's evidence"
    WITNESS = "caught by a witness"
    MONITOR = "found by reading the log"
    NOT = "cannot be caught"


@dataclass(frozen=True, slots=True)
class Forgery:
    """What is left when a strategy has been tried."""

    alarms: Sequence[str] = ()
    """What the programs of honest players said while it went on."""
    proof: Proof | None = None
    """What the server hands out afterwards, if there is anything."""
    evidence: Sequence[Evidence] = ()
    """What honest players kept, the victim first."""
    refused: str = ""
    """Why an honest server does not take it."""
    witness: str = ""
    """What a witness of the server's log says."""
    monitor: str = ""
    """What somebody finds who reads the whole log."""


@dataclass(frozen=True, slots=True)
class Strategy:
    """Something to try: its name, who has to agree on it, and what the attempt must come to."""

    name: str
    who: str
    forge: Callable[[], Forgery]
    caught: Caught
    says: str
    """What is said of it; of what cannot be caught, why."""


@dataclass(frozen=True, slots=True)
class Finding:
    """By what a forgery is found out, each looked at by itself, and what was said."""

    refused: bool
    live: bool
    log: bool
    evidence: bool
    second: bool
    witness: bool
    monitor: bool
    said: str

    @property
    def caught(self) -> Caught:
        own = (self.refused, self.live, self.log, self.evidence, self.second)
        by = (*own, self.witness, self.monitor)
        return next((how for how, found in zip(Caught, by, strict=False) if found), Caught.NOT)


def tried(strategy: Strategy) -> Finding:
    """Try a strategy, and look at what is left with everything that could find it out."""
    left = strategy.forge()
    alone = _verdict(left.proof)
    by_evidence = [_verdict(left.proof, each) for each in left.evidence]
    own, others = by_evidence[:1], by_evidence[1:]
    flaws = [flaw.en for verdict in (alone, *by_evidence) if verdict is not None for flaw in verdict.flaws]
    return Finding(
        bool(left.refused),
        bool(left.alarms),
        _flawed(alone),
        any(map(_flawed, own)),
        any(map(_flawed, others)),
        bool(left.witness),
        bool(left.monitor),
        "; ".join(filter(None, [left.refused, *left.alarms, *flaws, left.witness, left.monitor])),
    )


def _verdict(proof: Proof | None, *evidence: Evidence) -> Verdict | None:
    return None if proof is None else examine(proof, evidence)


def _flawed(verdict: Verdict | None) -> bool:
    return verdict is not None and verdict.code == 1


def proof_of(house: House, log: Sequence[Entry] | None = None) -> Proof:
    """The proof that a server hands out, of its own log or of another."""
    signed = [
        Countersignature(each["seat"], each["seq"], bytes.fromhex(each["sig"]))
        for each in house.countersignatures
    ]
    return Proof(ORIGIN, house.game_id, house.log if log is None else log, signed)


def evidence_of(house: House, seat: int) -> Evidence:
    """What the program of a seat has kept."""
    return read_evidence("\n".join(json.dumps(line) for line in house.evidence[seat]))


def left_of(house: House, log: Sequence[Entry] | None = None, *, honest: Sequence[int] = (0, 1)) -> Forgery:
    """What is left of a game at which these seats were honest, the victim first."""
    alarms = [alarm.en for seat in honest if (alarm := house.players[seat].alarm) is not None]
    over = house.log[-1].kind == Kind.REVEAL
    proof = proof_of(house, log) if over or log is not None else None
    return Forgery(alarms, proof, [evidence_of(house, seat) for seat in honest])


def closed(house: House, *entries: Entry) -> list[Entry]:
    """The log with events that nobody was told, called off and revealed as a finished game is."""
    log = [*house.log, *entries]
    for entry in entries:
        with suppress(Flaw):
            house.table.push(entry)
    for kind, body in ((Kind.ABORT, {}), (Kind.REVEAL, house.dealer.revealed(Kind.ABORT))):
        log.append(Entry(log[-1].seq + 1, kind, None, body, log[-1].at_ms, log[-1].digest, SECOND))
    return log


def rechained(log: Sequence[Entry]) -> list[Entry]:
    """The same events hashed again, as a forger would."""
    done: list[Entry] = []
    for number, entry in enumerate(log):
        done.append(replace(entry, seq=number, prev=done[-1].digest if done else GENESIS))
    return done


def changed(log: Sequence[Entry], at: int, **body: object) -> list[Entry]:
    """The log with other values in one body."""
    return rechained([replace(e, body={**e.body, **body}) if e.seq == at else e for e in log])


def roll_after(log: Sequence[Entry], seq: int) -> Entry:
    """The first roll after an event."""
    return next(entry for entry in log if entry.kind == Kind.ROLL and entry.seq > seq)


def played_out(key: str, number: int, most: int = 120) -> House:
    """An honest game, to its end or resigned after so many events, and signed."""
    house = House(key, number)
    house.play(most)
    if not house.table.fold.over:
        house.resign(0)
        house.countersign()
    return house


def to_a_roll(number: int, most: int = 25) -> House:
    """An honest game of trictrac at a moment when a roll is pending."""
    house = House("trictrac", number)
    house.play(most)
    while house.table.pending is None:
        house.act()
    return house


def to_an_act(number: int, most: int = 30) -> House:
    """An honest game of trictrac at a moment when somebody is to act."""
    house = House("trictrac", number)
    house.play(most)
    while house.table.pending is not None:
        house.roll()
    return house
