"""A room of the second format: dice are rolled from links that every seat gives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from academie.dice.fold import Fold, Kind, Step
from academie.dice.keys import refused_key
from academie.dice.log import Entry
from academie.dice.receipts import Receipt
from academie.kernel import State
from academie.server.base.dates import now_ms
from academie.server.game.queries import GameRow
from academie.server.play.clocks import Charge, Clocks
from academie.server.play.dice import GRACE_MS, Exchange, TakenShare
from academie.server.play.lines import Line, Place, place_after
from academie.server.play.messages import Countersign, Countersigned, DoAct, KnownHead, Rekey, Share
from academie.server.play.outages import Attendance
from academie.server.play.parts import Parts
from academie.server.play.room import OVER, ROLLING, Acknowledge, Answer, Room
from academie.words import Message, Text

if TYPE_CHECKING:
    from academie.server.transparency.signer import Signer

NOT_AWAITED: Final = Message("dice-not-awaited")
UNSIGNED: Final = Message("dice-unsigned")
MOST_UNSIGNED: Final = 24
"""How many of its acts a seat may leave unsigned in a rated game."""


class BoundRoom(Room):
    """Rolls once every seat has given its link, after the server has signed the event before."""

    exchange: Exchange

    def __init__(
        self, row: GameRow, log: Sequence[Entry], parts: Parts, signer: Signer, signed: Mapping[int, int]
    ) -> None:
        self._signer = signer
        self._signed_up_to = {**signed}
        """By seat, the last event that it has signed."""
        super().__init__(row, log, parts)
        self._have_signed()

    def _new_fold(self) -> Fold:
        self.exchange = Exchange(self.row.id, self.row.seed, self._signed_up_to)
        return self.exchange.table.fold

    def _push(self, entry: Entry, step: Step | None = None) -> None:
        self.exchange.push(entry, step)
        if entry.kind != Kind.PAUSE:
            self._moved = entry.seq

    def _clock(self, state: State[Any], *, over: bool) -> tuple[int | None, int]:
        """While dice are awaited, the clock of a seat that owes a link runs, after some grace."""
        if over:
            return None, 0
        if isinstance(state.actor, int):
            return state.actor, 0
        debtor = self.exchange.debtor
        return self.exchange.first_chained if debtor is None else debtor, GRACE_MS

    @property
    def _rolling(self) -> bool:
        return self.exchange.table.pending is not None

    async def _flag_now(self) -> None:
        """Roll instead if every link is there: the last one came while the roll could not be stored."""
        if self.exchange.ready:
            await self._roll_if_ready()
        else:
            await super()._flag_now()

    @property
    def _all_given(self) -> bool:
        """Nobody is claimed against whose link has come."""
        return self.exchange.ready

    def _left_to_another(self, attendance: Attendance) -> bool:
        """Whoever owes a link is flagged by the process they give it to: its news may not have come here."""
        return self._rolling and not self._serves_running and self.clocks.ticking in attendance.served

    @property
    def _dice_asked(self) -> bool:
        return super()._dice_asked or (self._rolling and self.exchange.agreed)

    async def begin(self) -> None:
        """Nothing falls before every seat has signed the opening and given its link."""

    def _have_signed(self) -> None:
        """Have the newest event signed, or the one that the pending roll follows."""
        self._signer.sign(self.row.id, *self.exchange.asked, self._on_signed)

    def _on_signed(self, seq: int, receipt: Receipt) -> None:
        for message in self.exchange.sign(seq, receipt):
            self.listeners.send(message, to_seats=True)

    def _apply(self, lines: list[Line], ahead: Clocks | None = None) -> None:
        super()._apply(lines, ahead)
        if lines:
            self._have_signed()

    def _act_lines(self, seat: int, step: Step, charge: Charge, nonce: str) -> list[Line]:
        del nonce
        written = self.fold.notation.act(step.act)
        entry = self._entry(Kind.ACT, seat, {"act": written, **charge._asdict()})
        ending = [self._reveal(place_after(entry))] if step.after.actor is None else []
        return [Line(entry, step), *ending]

    def _reveal(self, place: Place, ending: Kind = Kind.ACT) -> Line:
        return Line(place.entry(Kind.REVEAL, None, self.exchange.dealer.revealed(ending)))

    async def share(self, seat: int, message: Share) -> Text | None:
        """Take a seat's link for the dice, and roll them if it is the last; why not, if it is refused."""
        async with self._exclusive():
            if message.n <= self.fold.rolls:
                return None  # a link sent again, whose roll has fallen
            if self.fold.over or self.clocks.stopped:
                return NOT_AWAITED
            arrived = now_ms()
            if seat == self.clocks.running:
                await self._give_back(arrived, here=True)
            spent = self.clocks.spent(arrived) if seat == self.clocks.running else 0
            taken = TakenShare(seat, message.n, bytes.fromhex(message.link), spent)
            if not self.exchange.take(taken):
                return NOT_AWAITED
            self._fanout.publish_share(self.row.id, taken)
            await self._roll_if_ready()
            return None

    async def take_share(self, taken: TakenShare) -> None:
        """Take a link that another process was given."""
        async with self._exclusive():
            if not self.fold.over and self.exchange.take(taken):
                await self._roll_if_ready()

    async def resume_exchange(self) -> None:
        """Go on with a roll after news of other processes was lost: links and signatures are not in the log.

        Each passes on the links it was given once more, and whoever has them all rolls.
        """
        async with self._exclusive():
            if not self._rolling:
                return
            if not self.exchange.agreed:
                for seat, seq, signature in await self._games.countersignatures(self.row.id):
                    self.exchange.note_signed(seat, seq)
                    self._tell_signed(Countersigned(self.row.id, seat, seq, signature.hex()))
            for taken in self.exchange.taken():
                self._fanout.publish_share(self.row.id, taken)

    async def _roll_if_ready(self) -> None:
        """Roll the dice once every link is there; until then the clock of the next who owes one runs."""
        if not self.exchange.ready:
            self.clocks.run(self.exchange.debtor, now_ms())
            self._set_deadline()
            return
        rolled = self.exchange.roll(now_ms())
        lines = [Line(entry, step) for entry, step in rolled]
        entry, step = rolled[-1]
        if step.after.actor is None:
            lines.append(self._reveal(place_after(entry), Kind.ROLL))
        elif self.exchange.table.server.left == 1:
            lines.append(self._new_server_chain(place_after(entry)))
        if not await self._write(lines):
            await self._read_new_events()

    def _new_server_chain(self, place: Place) -> Line:
        """A new chain for the server, whose last link the roll before takes."""
        anchor = self.exchange.next_server_chain().anchor.hex()
        body = {"anchor": anchor, "key": None, "from": self.fold.rolls + 2}
        return Line(place.entry(Kind.REKEY, None, body))

    async def act(
        self, seat: int, message: DoAct, lag_ms: int = 0, acknowledge: Acknowledge | None = None
    ) -> Answer:
        """Carry out an act, unless it is rated and the seat has left too many of its acts unsigned."""
        if self.row.rated and self.exchange.unsigned_acts(seat) >= MOST_UNSIGNED:
            async with self._exclusive():
                return await self._refuse_or_repeat(seat, message.id, UNSIGNED)
        return await super().act(seat, message, lag_ms, acknowledge)

    async def rekey(self, seat: int, message: Rekey) -> Answer:
        """Give a seat another chain and key; the next dice wait until that key has signed."""
        async with self._exclusive():
            if (known := self._answered.get((seat, message.id))) is not None:
                return Answer(known)
            if (why := self._no_rekey(seat, message)) is not None:
                return await self._refuse_or_repeat(seat, message.id, why)
            body = {"anchor": message.anchor, "key": message.key, "from": self.fold.rolls + 1}
            answer = await self._answer([Line(self._entry(Kind.REKEY, seat, body))], seat, message.id)
            if answer.refused is None:
                await self._games.keep_nonce(self.row.id, seat, message.nonce)
            return answer

    def _no_rekey(self, seat: int, message: Rekey) -> Text | None:
        """Why a seat may not have another chain now."""
        if self.fold.over:
            return OVER
        if self._rolling:
            return ROLLING
        if refused_key(bytes.fromhex(message.key)):
            return Message("dice-weak-key")
        return None if self.exchange.table.may_rekey(seat) else Message("dice-no-more-chains", seat=seat)

    async def abort_unsigned(self) -> None:
        """End the game without a winner if it has not begun since some seat has not signed its opening."""
        async with self._exclusive():
            await self._read_new_events()
            for seat, seq, _ in await self._games.countersignatures(self.row.id):
                self.exchange.note_signed(seat, seq)
            if self.fold.seq == 0 and not self.exchange.agreed:
                await self._abort("unsigned")

    async def compare(self, known: KnownHead) -> None:
        """End the game if this server has signed an event for a client that its log does not have.

        That happens when a database is restored: what was played is lost, and must not be played again.
        """
        head, key = bytes.fromhex(known.head), self._signer.public_key
        receipt = Receipt.from_json(msgspec.to_builtins(known.receipt))
        if receipt.key != key or not receipt.proves(self._signer.origin, self.row.id.bytes, known.seq, head):
            return
        async with self._exclusive():
            await self._read_new_events()
            stored = await self._games.log(self.row.id, known.seq)
            if not self.fold.over and (not stored or stored[0].digest != head):
                await self._abort("lost")

    async def _abort(self, reason: str) -> None:
        entry = self._entry(Kind.ABORT, None, {"reason": reason})
        if not await self._write([*self._with_reveal(entry)]):
            await self._read_new_events()

    async def note_signed(self, seat: int, seq: int, signature: bytes) -> None:
        """A seat has signed, as another process has checked."""
        async with self._exclusive():
            self.exchange.note_signed(seat, seq)
            self._tell_signed(Countersigned(self.row.id, seat, seq, signature.hex()))

    def _tell_signed(self, told: Countersigned) -> None:
        self.listeners.send(told)
        if (throw := self.exchange.throw()) is not None:
            self.listeners.send(throw, to_seats=True)

    async def countersign(self, seat: int, message: Countersign) -> bool:
        """Take a seat's signature of the log; false if it is not valid."""
        async with self._exclusive():
            signature = bytes.fromhex(message.sig)
            told = self.exchange.countersign(seat, message.seq, signature)
            if told is None:
                return False
            await self._games.keep_countersignature(self.row.id, seat, message.seq, signature)
            self._fanout.publish_signed(self.row.id, seat, message.seq, signature)
            self._tell_signed(told)
            return True
