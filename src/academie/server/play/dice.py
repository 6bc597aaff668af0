"""The exchange of links in one room: asked for after a signed event, and rolled once all are there."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING, Final, NamedTuple
from uuid import UUID

from academie.dice.chains import LINK_BYTES, Chain
from academie.dice.dealer import Dealer
from academie.dice.fold import RESTS, Kind, Step
from academie.dice.keys import countersigned, verify
from academie.dice.log import Entry
from academie.dice.table import Table
from academie.server.edge.messages import ToClient
from academie.server.play.messages import Countersigned, Receipted, ReceiptTold, Thrown

if TYPE_CHECKING:
    from academie.dice.receipts import Receipt

GRACE_MS: Final = 1_000
"""How long a seat may take for its link before its clock runs."""
KEPT_HEADS: Final = 64
"""Of so many events the hash is kept that a seat may sign: the opening and the newest."""


class TakenShare(NamedTuple):
    """A link that a seat has given for a roll, and the time it is charged for it."""

    seat: int
    number: int
    link: bytes
    spent_ms: int


class Exchange:
    """What a room of the second format keeps besides the state of its game."""

    def __init__(self, game_id: UUID, seed: bytes, signed_up_to: dict[int, int]) -> None:
        chains = [Chain(seed[:LINK_BYTES])]
        self.table = Table(game_id, chains)
        self.dealer = Dealer(self.table, chains)
        self._seed = seed
        self._heads: dict[int, bytes] = {}
        self._signed: tuple[int, Receipt] | None = None
        self._signed_up_to = signed_up_to
        """By seat, the last event that it has signed."""
        self._named: dict[int, int] = {}
        """By seat, the event that names its key, where it is not the opening."""
        self._unsigned: dict[int, list[int]] = {}
        """By seat, its acts since then."""
        self.asked: tuple[int, bytes] = (0, b"")
        """The event that the pending roll follows, or the newest, with its hash."""
        self._spent: dict[int, int] = {}
        """What seats are charged for their links of the pending roll, in milliseconds."""

    def push(self, entry: Entry, step: Step | None = None) -> None:
        """Take the next event. Raises `Flaw`."""
        rests = entry.kind in RESTS and self.pending is not None
        if entry.kind == Kind.REKEY and entry.seat is None:
            self.dealer.add_chain(self.next_server_chain())
        self.table.push(entry, step)
        self._follow_keys(entry)
        self._heads[entry.seq] = entry.digest
        if entry.seq >= KEPT_HEADS:
            self._heads.pop(entry.seq - KEPT_HEADS + 1, None)
        if not rests:
            self._signed, self.asked = None, (entry.seq, entry.digest)
        if entry.kind == Kind.ROLL:
            self._spent.clear()

    def _follow_keys(self, entry: Entry) -> None:
        """Note what a seat has yet to sign."""
        if entry.seat is None:
            return
        if entry.kind == Kind.REKEY:
            self._named[entry.seat] = entry.seq
        elif entry.kind == Kind.ACT and entry.seq > self._signed_up_to.get(entry.seat, -1):
            self._unsigned.setdefault(entry.seat, []).append(entry.seq)

    def next_server_chain(self) -> Chain:
        """The chain that replaces the server's own once it is used up, and its last link is known to all."""
        if len(self._seed) == LINK_BYTES:
            raise ValueError("this game was begun with one chain only")
        number = self.dealer.chains.to_bytes(4, "big")
        return Chain(hmac.digest(self._seed[LINK_BYTES:], b"academie/chain/2\n" + number, "sha256"))

    def unsigned_acts(self, seat: int) -> int:
        """How many of its acts a seat that has a key has not signed yet."""
        return 0 if self.table.keys[seat] is None else len(self._unsigned.get(seat, ()))

    @property
    def pending(self) -> int | None:
        return self.table.pending

    @property
    def debtor(self) -> int | None:
        """The seat whose clock runs for its link: the first of those that owe one."""
        owed = self.dealer.owed if self.pending is not None else []
        return owed[0] if owed else None

    @property
    def first_chained(self) -> int | None:
        """The first seat that has a chain."""
        return next((seat for seat, tip in enumerate(self.table.tips) if tip is not None), None)

    @property
    def ready(self) -> bool:
        """Whether the pending roll can fall."""
        return self.pending is not None and self.agreed and not self.dealer.owed

    @property
    def agreed(self) -> bool:
        """Whether every seat has signed the event that names its key: no link is asked for before."""
        return all(
            key is None or self._signed_up_to.get(seat, -1) >= self._named.get(seat, 0)
            for seat, key in enumerate(self.table.keys)
        )

    def sign(self, seq: int, receipt: Receipt) -> list[ToClient]:
        """Take the server's own signature of an event; what the players are then told."""
        if seq != self.asked[0]:
            return []
        self._signed = seq, receipt
        return [self.throw() or Receipted(self.table.game_id, seq, _told(receipt))]

    def throw(self) -> Thrown | None:
        """What the seats are asked for, once the event before is signed and all have signed the opening."""
        if self.pending is None or self._signed is None or not self.agreed or not self.dealer.owed:
            return None
        seq, receipt = self._signed
        head = self.asked[1].hex()
        return Thrown(self.table.game_id, self.pending, seq, head, self.dealer.owed, _told(receipt))

    def take(self, share: TakenShare) -> bool:
        """Take the link of a seat; false if none such is awaited."""
        if not self.agreed or not self.dealer.take(share.seat, share.number, share.link):
            return False
        if share.spent_ms > 0:
            self._spent[share.seat] = share.spent_ms
        return True

    def taken(self) -> list[TakenShare]:
        """The links that have come for the pending roll."""
        number = self.pending
        given = {} if number is None else self.dealer.given
        return [TakenShare(seat, number or 0, link, self._spent.get(seat, 0)) for seat, link in given.items()]

    def roll(self, at_ms: int) -> list[tuple[Entry, Step]]:
        """The entries of the pending roll."""
        return self.dealer.roll(at_ms, {str(seat): spent for seat, spent in sorted(self._spent.items())})

    def countersign(self, seat: int, seq: int, signature: bytes) -> Countersigned | None:
        """Take a seat's signature; what everyone is told, or nothing if it is not valid."""
        key, head = self.table.keys[seat], self._heads.get(seq)
        if key is None or head is None or seq < self._named.get(seat, 0):
            return None
        if not verify(key, signature, countersigned(self.table.game_id.bytes, seq, head)):
            return None
        self.note_signed(seat, seq)
        return Countersigned(self.table.game_id, seat, seq, signature.hex())

    def note_signed(self, seat: int, seq: int) -> None:
        """A seat has signed the log up to an event, as this process or another has checked."""
        self._signed_up_to[seat] = max(seq, self._signed_up_to.get(seat, -1))
        self._unsigned[seat] = [act for act in self._unsigned.get(seat, ()) if act > seq]

    def told(self) -> ToClient | None:
        """What somebody who comes to the table is told: what is asked for, or else the newest receipt."""
        if (throw := self.throw()) is not None or self._signed is None:
            return throw
        seq, receipt = self._signed
        return Receipted(self.table.game_id, seq, _told(receipt))


def _told(receipt: Receipt) -> ReceiptTold:
    return ReceiptTold(**receipt.to_json())
