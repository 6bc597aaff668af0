"""A player's side of the exchange: checks what the server tells, gives links by rule, and keeps evidence.

The rules of giving keep a server from asking twice and choosing: link n is given for one event only, once the
server has signed that event, and never before the roll before it was checked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple
from uuid import UUID

from academie.dice.chains import Chain
from academie.dice.fold import NOT_SAID, RESTS, Kind, key_at, said_as
from academie.dice.keys import Key, countersigned, verify
from academie.dice.log import Entry
from academie.dice.receipts import Receipt
from academie.dice.table import Flaw, Table, server_chains
from academie.kernel import AcademieError
from academie.registry import registry
from academie.words import Message, Text

Line = Mapping[str, Any]


class Alarm(AcademieError):
    """The table does not agree with what this player has seen: nothing more is given or signed."""


class Throw(NamedTuple):
    """The server asks for the link of a roll, after the event that it signs with the receipt."""

    number: int
    seq: int
    head: bytes
    receipt: Receipt


class Seat(NamedTuple):
    """Who plays: the seat, the chain and key of this game, and the server's name and key."""

    game_id: UUID
    number: int
    chain: Chain | None
    key: Key
    origin: str
    server_key: bytes


class Player:
    """Follows one game for one seat; `keep` is called with every line of evidence."""

    def __init__(self, seat: Seat, keep: Callable[[Line], None]) -> None:
        self.seat = seat
        self.log: list[Entry] = []
        self.alarm: Text | None = None
        self._keep = keep
        self._table = Table(seat.game_id)
        self._hidden = False
        self._sent: list[tuple[str, str]] = []
        """What this player has sent and not yet seen in the log: kind and text."""
        self._signed: dict[int, bytes] = {}
        """The hashes that the server has signed, by event."""
        self._given: dict[int, tuple[int, bytes]] = {}
        """For which event the link of a roll was given."""
        self._new_chain: tuple[Chain, Key] | None = None
        """What this player has asked to go on with."""
        self._first_roll = 1
        """The roll that takes the first link of the chain."""
        keep({"t": "seat", "format": "academie-evidence/2", **self._own()})

    def _own(self) -> Line:
        chain = self.seat.chain
        return {
            "game": str(self.seat.game_id),
            "seat": self.seat.number,
            "anchor": None if chain is None else chain.anchor.hex(),
            "key": self.seat.key.public.hex(),
            "origin": self.seat.origin,
            "server_key": self.seat.server_key.hex(),
        }

    def send(self, kind: str, text: str = "") -> None:
        """Note what this player is about to send; an event of this seat must be one of these."""
        self._keep({"t": "sent", "kind": kind, "text": text})
        self._sent.append((kind, text))

    def rekey(self, chain: Chain, key: Key) -> None:
        """Note that this player is about to ask for another chain and key."""
        self._new_chain = chain, key
        self.send(Kind.REKEY, chain.anchor.hex())

    def receive(self, entry: Entry) -> None:
        """Check an event that the server tells. Raises `Alarm`, or `ValueError` for no canonical form."""
        self._keep({"t": "event", **written(entry)})
        entry.check()
        if entry.seq < len(self.log):
            if entry.digest != self.log[entry.seq].digest:
                self._fail(Message("dice-told-otherwise", seq=entry.seq))
            return
        try:
            self._check(entry)
        except Flaw as wrong:
            self._fail(wrong.text)
        self.log.append(entry)

    def _check(self, entry: Entry) -> None:
        """Check the next event. Raises `Flaw`."""
        if entry.seq == 0:
            self._check_opening(entry)
        if self._hidden:
            self._check_hidden(entry)
        else:
            self._table.push(entry)
        if entry.seat == self.seat.number and entry.kind not in NOT_SAID:
            self._check_own(entry)

    def _check_hidden(self, entry: Entry) -> None:
        """What can be checked while hands are hidden: the order; the law once all is revealed."""
        before = self.log[-1] if self.log else None
        follows = before is None or (entry.seq, entry.prev) == (before.seq + 1, before.digest)
        if not follows:
            raise Flaw(entry.seq, Message("dice-not-following"))
        if entry.kind == Kind.REVEAL:
            self._table = Table(self.seat.game_id, server_chains([*self.log, entry]))
            for each in [*self.log, entry]:
                self._table.push(each)

    def _check_opening(self, entry: Entry) -> None:
        body, own = entry.body, self._own()
        number = self.seat.number
        if body["shares"][number] != own["anchor"] or body["keys"][number] != own["key"]:
            raise Flaw(0, Message("dice-not-your-anchor"))
        self._hidden = registry[body["game"]].hides

    def _check_own(self, entry: Entry) -> None:
        sent = said_as(entry)
        if sent not in self._sent:
            raise Flaw(entry.seq, Message("dice-not-sent"))
        self._sent.remove(sent)
        if entry.kind == Kind.REKEY and self._new_chain is not None:
            chain, key = self._new_chain
            self.seat, self._first_roll = self.seat._replace(chain=chain, key=key), entry.body["from"]

    def sign_off(self, seq: int, head: bytes, receipt: Receipt) -> None:
        """Take a receipt of the server. Raises `Alarm` if it is for another history."""
        self._keep({"t": "receipt", "seq": seq, "head": head.hex(), **receipt.to_json()})
        own = receipt.key == self.seat.server_key
        if not own or not receipt.proves(self.seat.origin, self.seat.game_id.bytes, seq, head):
            self._fail(Message("dice-bad-receipt", seq=seq))
        if self._signed.setdefault(seq, head) != head:
            self._fail(Message("dice-two-heads", seq=seq))
        if seq < len(self.log) and self.log[seq].digest != head:
            self._fail(Message("dice-two-heads", seq=seq))

    def share(self, throw: Throw) -> bytes:
        """The link that a throw asks for. Raises `Alarm` if it may not be given."""
        if self.alarm is not None:
            raise Alarm(self.alarm)
        self.sign_off(throw.seq, throw.head, throw.receipt)
        chain = self.seat.chain
        last = next((entry.seq for entry in reversed(self.log) if entry.kind not in RESTS), -1)
        if chain is None or throw.seq != last or not self._expects(throw.number):
            self._fail(Message("dice-throw-not-due", roll=throw.number))
        event = throw.seq, throw.head
        if self._given.setdefault(throw.number, event) != event:
            self._fail(Message("dice-asked-twice", roll=throw.number))
        assert chain is not None
        link = chain.link(throw.number - self._first_roll + 1)
        self._keep(
            {"t": "share", "n": throw.number, "seq": throw.seq, "head": throw.head.hex(), "link": link.hex()}
        )
        return link

    def _expects(self, number: int) -> bool:
        """Whether that roll is the next, and pending as far as this player can tell."""
        if self._hidden:
            known = [entry.body["n"] for entry in self.log if entry.kind == Kind.ROLL]
            return number == max(known, default=0) + 1
        return number == self._table.pending

    def countersign(self) -> tuple[int, bytes]:
        """Sign the log as far as it was checked: the event and the signature. Raises `Alarm`."""
        if self.alarm is not None:
            raise Alarm(self.alarm)
        last = self.log[-1]
        signature = self.seat.key.sign(countersigned(self.seat.game_id.bytes, last.seq, last.digest))
        self._keep({"t": "countersign", "seat": self.seat.number, "seq": last.seq, "sig": signature.hex()})
        return last.seq, signature

    def hear(self, seat: int, seq: int, signature: bytes) -> None:
        """Take another seat's countersignature. Raises `Alarm` if that seat has seen another log."""
        self._keep({"t": "countersign", "seat": seat, "seq": seq, "sig": signature.hex()})
        key = key_at(self.log, seat, seq) if self.log else None
        message = (
            b"" if seq >= len(self.log) else countersigned(self.seat.game_id.bytes, seq, self.log[seq].digest)
        )
        if key is None or not message or not verify(key, signature, message):
            self._fail(Message("dice-other-log", seat=seat, seq=seq))

    def _fail(self, why: Text) -> None:
        self.alarm = why
        self._keep({"t": "alarm", "why": why.en})
        raise Alarm(why)


def written(entry: Entry) -> Line:
    """An entry as files have it."""
    return {
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": dict(entry.body),
        "at_ms": entry.at_ms,
    }
