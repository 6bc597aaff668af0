"""One game being played: acts are worked out here, made durable, and only then told."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol
from uuid import UUID

from academie.kernel import CHANCE, AcademieError, Action
from academie.server.chain import Entry
from academie.server.dice import NONCE_BYTES, fallen
from academie.server.fold import Fold, Kind, Step
from academie.server.protocol import Act, Say
from academie.server.rooms.clock import ClockRule, Clocks
from academie.server.rooms.telling import Audience, outcome_of
from academie.server.rooms.words import word_event
from academie.server.store.games import GameRow, Games, now_ms
from academie.server.store.writer import Append, Writer

if TYPE_CHECKING:
    from collections.abc import Mapping

REMEMBERED: Final = 64
"""How many retries a room can recognise without asking the database."""


class Answer(NamedTuple):
    """What came of an act: its place in the log, or why it was not taken."""

    seq: int
    refused: str | None = None


class Line(NamedTuple):
    """One event about to be written, with the step it makes if it is an act."""

    entry: Entry
    step: Step | None = None


class Fanout(Protocol):
    """Whoever passes durable events on to other processes."""

    def publish(self, game_id: UUID, entries: Sequence[Entry]) -> None: ...


class Room:
    """Keeps the state of a game warm and serves whoever is at the table."""

    def __init__(
        self, row: GameRow, log: Sequence[Entry], games: Games, writer: Writer, fanout: Fanout
    ) -> None:
        self.row = row
        self.fold = Fold(row.id)
        self.clocks = Clocks.of(ClockRule.of(row.clock), len(row.seats))
        self.audience = Audience(row.id)
        self._games = games
        self._writer = writer
        self._fanout = fanout
        self._lock = asyncio.Lock()
        self._known: OrderedDict[UUID, int] = OrderedDict()
        for entry in log:
            self.fold.push(entry)
            self.clocks.follow([entry], self.actor)

    @property
    def actor(self) -> int | None:
        """The seat to act, or nobody once the game is over."""
        actor = None if self.fold.over else self.fold.state.actor
        return actor if isinstance(actor, int) else None

    def seat_of(self, account: UUID | None) -> int | None:
        """Where the account sits, or nowhere."""
        return self.row.seats.index(account) if account in self.row.seats else None

    async def begin(self) -> None:
        """Lets chance act if it is to act first."""
        async with self._lock:
            if self.fold.state.actor is CHANCE and not self.fold.over:
                await self._write([*self._chance()])

    async def act(self, seat: int, meant: Act, lag_ms: float) -> Answer:
        """An act of a seat, durable once this returns without a refusal."""
        async with self._lock:
            if (known := self._known.get(meant.id)) is not None:
                return Answer(known)
            if meant.seq is not None and meant.seq < self.fold.seq:
                return await self._late(meant.id)
            try:
                lines = self._worked_out(seat, meant.act, meant.nonce, lag_ms)
            except AcademieError as wrong:
                return self._refused(str(wrong))
            return await self._answer(lines, meant.id)

    async def say(self, seat: int, meant: Say) -> Answer:
        """A word of a seat: resigning, offering, answering."""
        async with self._lock:
            if (known := self._known.get(meant.id)) is not None:
                return Answer(known)
            event = None if self.fold.over else word_event(self.fold, seat, meant.word, self.clocks.stopped)
            if event is None:
                return self._refused(f"{meant.word!r} means nothing now")
            kind, body = event
            return await self._answer([*self._closing(self._entry(kind, seat, body))], meant.id)

    async def flag(self) -> None:
        """Ends the game if the running clock has run out."""
        async with self._lock:
            deadline = self.clocks.deadline_ms()
            if deadline is None or self.fold.over or now_ms() < deadline:
                return
            line = self._entry(Kind.FLAG, self.clocks.running, {})
            await self._write([*self._closing(line)])

    async def catch_up(self, entries: Sequence[Entry]) -> None:
        """Takes in what another process has written."""
        async with self._lock:
            if entries and entries[0].seq > self.fold.seq + 1:
                entries = await self._games.log(self.row.id, self.fold.seq + 1)
            fresh = [Line(entry) for entry in entries if entry.seq > self.fold.seq]
            if fresh:
                self._take_in(fresh)

    def _refused(self, reason: str) -> Answer:
        return Answer(self.fold.seq, reason)

    def _worked_out(self, seat: int, text: str, nonce: str, lag_ms: float) -> list[Line]:
        """The act and what chance makes of it. Raises `AcademieError` for an act that cannot be."""
        if self.fold.over:
            raise AcademieError("the game is over")
        nonces = [*self.fold.nonces]
        nonces[seat] = read_nonce(nonce)
        act: Action = self.fold.notation.resolve(self.fold.state, text)
        if self.fold.author(act) != seat:
            raise AcademieError("it is not yours to act")
        step = Step(act, self.fold.state.apply(act))
        spent = self.clocks.spent(now_ms(), lag_ms) if seat == self.clocks.running else 0
        body = {"act": self.fold.notation.act(act), "nonce": nonce, "spent": spent}
        entry = self._entry(Kind.ACT, seat, body)
        return [Line(entry, step), *self._followed(entry, step, nonces, self.fold.rolls)]

    def _followed(self, entry: Entry, step: Step, nonces: list[bytes], rolls: int) -> Iterator[Line]:
        """What chance does after an act, and the reveal of the seed once the game is over."""
        state, last = step.after, entry
        while state.actor is CHANCE:
            roll = self.fold.roll(last.digest)._replace(number=rolls, nonces=tuple(nonces))
            fell = fallen(state.chance(), self.row.seed, roll)
            state = state.apply(fell)
            last = after(last, Kind.ROLL, None, {"act": self.fold.notation.act(fell)})
            rolls += 1
            yield Line(last, Step(fell, state))
        if state.actor is None:
            yield Line(after(last, Kind.REVEAL, None, {"seed": self.row.seed.hex()}))

    def _chance(self) -> Iterator[Line]:
        """What chance does before anybody has acted."""
        fold = self.fold
        fell = fallen(fold.state.chance(), self.row.seed, fold.roll(fold.head))
        entry = self._entry(Kind.ROLL, None, {"act": fold.notation.act(fell)})
        step = Step(fell, fold.state.apply(fell))
        yield Line(entry, step)
        yield from self._followed(entry, step, fold.nonces, fold.rolls + 1)

    def _entry(self, kind: Kind, seat: int | None, body: Mapping[str, Any]) -> Entry:
        return Entry(self.fold.seq + 1, kind, seat, body, now_ms(), self.fold.head)

    def _closing(self, entry: Entry) -> Iterator[Line]:
        """An event of words, and the reveal if it ends the game."""
        yield Line(entry)
        if entry.kind in {Kind.RESIGN, Kind.DRAW, Kind.FLAG}:
            yield Line(after(entry, Kind.REVEAL, None, {"seed": self.row.seed.hex()}))

    async def _answer(self, lines: list[Line], idem: UUID) -> Answer:
        """Writes and answers; if another process was first, what it wrote is taken in."""
        if await self._write(lines, idem):
            self._remember(idem, lines[0].entry.seq)
            return Answer(lines[0].entry.seq)
        missed = await self._games.log(self.row.id, self.fold.seq + 1)
        self._take_in([Line(entry) for entry in missed])
        return await self._late(idem)

    async def _late(self, idem: UUID) -> Answer:
        """The answer to an act that comes after others: it is good only if it was one of them."""
        kept = await self._games.seq_of(self.row.id, idem)
        return Answer(kept) if kept is not None else self._refused("the table has moved on")

    def _remember(self, idem: UUID, seq: int) -> None:
        self._known[idem] = seq
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def _write(self, lines: list[Line], idem: UUID | None = None) -> bool:
        """Whether the events are in the log; they have then been told."""
        entries = [line.entry for line in lines]
        deadline = self._deadline_after(lines)
        spent = int(entries[0].body.get("spent", 0))
        item = Append(self.row.id, entries, idem, spent, deadline)
        if not await self._writer.append(item):
            return False
        self._fanout.publish(self.row.id, entries)
        self._take_in(lines)
        if self.fold.over:
            await self._games.close(self.row.id, outcome_of(self.fold))
        return True

    def _deadline_after(self, lines: list[Line]) -> datetime | None:
        """When the clock that will then run runs out."""
        ahead = Clocks(
            self.clocks.rule,
            [*self.clocks.left],
            self.clocks.running,
            self.clocks.since_ms,
            self.clocks.stopped,
        )
        state = next((line.step.after for line in reversed(lines) if line.step is not None), self.fold.state)
        actor = state.actor if isinstance(state.actor, int) else None
        ahead.follow([line.entry for line in lines], actor)
        deadline = ahead.deadline_ms()
        return None if deadline is None else datetime.fromtimestamp(deadline / 1000, UTC)

    def _take_in(self, lines: list[Line]) -> None:
        """Brings state, clocks and everyone at the table up to durable events."""
        for line in lines:
            self.fold.push(line.entry, line.step)
        self.clocks.follow([line.entry for line in lines], self.actor)
        self.audience.tell(self.fold, self.clocks, [line.entry for line in lines])


def read_nonce(text: str) -> bytes:
    """The bytes a player adds to the dice. Raises `AcademieError`."""
    try:
        nonce = bytes.fromhex(text)
    except ValueError:
        nonce = b""
    if len(nonce) != NONCE_BYTES:
        raise AcademieError(f"a nonce is {NONCE_BYTES} bytes, in hexadecimal")
    return nonce


def after(entry: Entry, kind: Kind, seat: int | None, body: Mapping[str, Any]) -> Entry:
    """The event that follows another at once."""
    return Entry(entry.seq + 1, kind, seat, body, entry.at_ms, entry.digest)
