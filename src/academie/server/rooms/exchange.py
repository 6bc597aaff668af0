"""The exchange of links in one room: asked for after a signed event, and rolled once all are there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple
from uuid import UUID

from academie.dice.chains import Chain
from academie.dice.dealer import Dealer
from academie.dice.fold import RESTS, Kind, Step
from academie.dice.keys import countersigned, verify
from academie.dice.log import Entry
from academie.dice.table import Table
from academie.server.wire import Countersigned, Receipted, ReceiptTold, Thrown, ToClient

if TYPE_CHECKING:
    from academie.dice.receipts import Receipt

GRACE_MS: Final = 1_000
"""How long a seat may take for its link before its clock runs."""
KEPT_HEADS: Final = 64


class TakenShare(NamedTuple):
    """A link that a seat has given for a roll, and the time it is charged for it."""

    seat: int
    number: int
    link: bytes
    spent_ms: int


class Exchange:
    """What a room of the second format keeps besides the state of its game."""

    def __init__(self, game_id: UUID, seed: bytes, countersigned: set[int]) -> None:
        chains = [Chain(seed)]
        self.table = Table(game_id, chains)
        self.dealer = Dealer(self.table, chains)
        self._heads: dict[int, bytes] = {}
        self._signed: tuple[int, Receipt] | None = None
        self.asked: tuple[int, bytes] = (0, b"")
        """The event that the pending roll follows, or the newest, with its hash."""
        self._countersigned = countersigned
        """The seats that have signed the opening, or any event after it."""
        self._spent: dict[int, int] = {}
        """What seats are charged for their links of the pending roll, in milliseconds."""

    def push(self, entry: Entry, step: Step | None = None) -> None:
        """Take the next event. Raises `Flaw`."""
        rests = entry.kind in RESTS and self.pending is not None
        self.table.push(entry, step)
        self._heads[entry.seq] = entry.digest
        if len(self._heads) > KEPT_HEADS:
            del self._heads[min(seq for seq in self._heads if seq > 0)]
        if not rests:
            self._signed, self.asked = None, (entry.seq, entry.digest)
        if entry.kind == Kind.ROLL:
            self._spent.clear()

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
        """Whether every seat with a key has signed the opening: no link is asked for before."""
        return all(key is None or seat in self._countersigned for seat, key in enumerate(self.table.keys))

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

    def roll(self, at_ms: int) -> list[tuple[Entry, Step]]:
        """The entries of the pending roll."""
        return self.dealer.roll(at_ms, {str(seat): spent for seat, spent in sorted(self._spent.items())})

    def countersign(self, seat: int, seq: int, signature: bytes) -> Countersigned | None:
        """Take a seat's signature; what everyone is told, or nothing if it is not valid."""
        key, head = self.table.keys[seat], self._heads.get(seq)
        if key is None or head is None:
            return None
        if not verify(key, signature, countersigned(self.table.game_id.bytes, seq, head)):
            return None
        self._countersigned.add(seat)
        return Countersigned(self.table.game_id, seat, seq, signature.hex())


def _told(receipt: Receipt) -> ReceiptTold:
    return ReceiptTold(**receipt.to_json())
