"""One game being played: acts are worked out here, made durable, and only then told."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncGenerator, Generator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol
from uuid import UUID

from academie.kernel import CHANCE, AcademieError, Action, Seat, State, Text
from academie.server.chain import Entry
from academie.server.dice import NONCE_BYTES, Roll, blinding, fallen
from academie.server.fold import ENDING, Fold, Kind, Step
from academie.server.protocol import Act, Refused, Say
from academie.server.refusals import words
from academie.server.rooms.aside import SetAside, readable
from academie.server.rooms.clock import ClockRule, Clocks, Pace
from academie.server.rooms.telling import Listeners, outcome
from academie.server.rooms.words import refusal, table_request
from academie.server.store.games import GameRow, Games, now_ms
from academie.server.store.writer import LOST, Append, Writer

if TYPE_CHECKING:
    from collections.abc import Mapping

LOG: Final = logging.getLogger(__name__)
REMEMBERED: Final = 64
"""How many retries a room can recognise without asking the database."""
MOVED_ON: Final = Text("la table en est déjà plus loin", "the table has moved on")
TIME_UP: Final = Text("votre temps est écoulé", "your time is up")
OVER: Final = Text("la partie est finie", "the game is over")
ADJOURNED: Final = Text("la partie est ajournée", "the game is adjourned")
NOT_YOURS: Final = Text("ce n'est pas à vous de jouer", "it is not yours to act")


class Answer(NamedTuple):
    """What came of an act: its place in the log, or why it was not taken."""

    seq: int
    refused: Text | None = None


class Line(NamedTuple):
    """One event about to be written, with the step it makes if it is an act."""

    entry: Entry
    step: Step | None = None


class Place(NamedTuple):
    """Where in the log the next event goes."""

    seq: int
    at_ms: int
    prev: bytes

    def entry(self, kind: Kind, seat: int | None, body: Mapping[str, Any]) -> Entry:
        return Entry(self.seq, kind, seat, body, self.at_ms, self.prev)


class Fanout(Protocol):
    """Whoever passes durable events on to other processes."""

    def publish(self, game_id: UUID, entries: Sequence[Entry]) -> None: ...


class Room:
    """Keeps the state of a game warm and serves whoever is at the table."""

    def __init__(
        self, row: GameRow, log: Sequence[Entry], games: Games, writer: Writer, fanout: Fanout
    ) -> None:
        self.row = row
        self.aside = False
        """Whether an event of its log could not be read: nothing can be done here any more."""
        self.audience = Listeners(row.id, row.players)
        self._games = games
        self._writer = writer
        self._fanout = fanout
        self._lock = asyncio.Lock()
        self._catching_up: asyncio.Task[None] | None = None
        self._known: OrderedDict[tuple[int, UUID], int] = OrderedDict()
        self._fold(log)

    def _fold(self, log: Sequence[Entry]) -> None:
        """State and clocks from the whole log."""
        self.fold = Fold(self.row.id)
        self.clocks = Clocks.of(ClockRule.of(self.row.clock), len(self.row.seats))
        for entry in log:
            self.fold.push(entry)
            self.clocks.follow([entry], self.actor)

    @asynccontextmanager
    async def _turn(self) -> AsyncGenerator[None]:
        """The room to oneself. Raises `SetAside`."""
        async with self._lock:
            if self.aside:
                raise SetAside
            yield

    @contextmanager
    def _reading(self) -> Generator[None]:
        """Sets the room aside if an event cannot be read, tells everyone at the table, raises `SetAside`."""
        try:
            with readable(self.row.id):
                yield
        except SetAside as wrong:
            self.aside = True
            self.audience.send(Refused(wrong.text.en, wrong.text.fr))
            raise

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
        async with self._turn():
            if (
                self.fold.state.actor is CHANCE
                and not self.fold.over
                and not await self._write([*self._chance()])
            ):
                await self._read_on()

    async def act(self, seat: int, meant: Act) -> Answer:
        """An act of a seat, durable once this returns without a refusal."""
        async with self._turn():
            if (known := self._known.get((seat, meant.id))) is not None:
                return Answer(known)
            if meant.seq is not None and meant.seq > self.fold.seq:
                await self._read_on()
            if meant.seq is not None and meant.seq < self.fold.seq:
                return await self._late(seat, meant.id, MOVED_ON)
            if seat == self.clocks.running and self.clocks.exceeded(now_ms()):
                await self._fall()
                return await self._late(seat, meant.id, TIME_UP)
            try:
                lines = self._worked_out(seat, meant.act, meant.nonce)
            except AcademieError as wrong:
                return await self._late(seat, meant.id, words(wrong))
            return await self._answer(lines, seat, meant.id)

    async def say(self, seat: int, meant: Say) -> Answer:
        """A word of a seat: resigning, offering, answering."""
        async with self._turn():
            if (known := self._known.get((seat, meant.id))) is not None:
                return Answer(known)
            event = (
                None if self.fold.over else table_request(self.fold, seat, meant.word, self.clocks.stopped)
            )
            if event is None:
                return await self._late(seat, meant.id, self._why_not(seat, meant.word))
            kind, body = event
            return await self._answer([*self._closing(self._entry(kind, seat, body))], seat, meant.id)

    def _why_not(self, seat: int, word: str) -> Text:
        """Why a word cannot be said now."""
        return OVER if self.fold.over else refusal(self.fold, seat, word, self.clocks.stopped)

    async def flag(self) -> None:
        """Ends the game if the running clock has run out."""
        async with self._turn():
            if not self.fold.over and self.clocks.exceeded(now_ms()):
                await self._fall()

    async def abandon(self, seq: int) -> None:
        """Ends the game without a winner, unless something has happened after the event `seq`."""
        async with self._turn():
            await self._read_on()
            if self.fold.over or self.fold.seq != seq:
                return
            if not await self._write([*self._closing(self._entry(Kind.ABANDONED, None, {}))]):
                await self._read_on()

    async def _fall(self) -> None:
        line = self._entry(Kind.FLAG, self.clocks.running, {})
        if not await self._write([*self._closing(line)]):
            await self._read_on()

    async def catch_up(self, entries: Sequence[Entry]) -> None:
        """Takes in what another process has written."""
        async with self._turn():
            if entries and entries[0].seq > self.fold.seq + 1:
                await self._read_on()
            known = self.fold.seq
            try:
                self._take_in([Line(entry) for entry in entries if entry.seq > known])
            except Exception:
                # What another process passed on may be wrong where the log itself is right.
                LOG.warning("game %s: news that cannot be read; its log is read", self.row.id, exc_info=True)
                await self._start_over(known)

    async def _start_over(self, known: int) -> None:
        """Reads the whole log again, and tells what comes after event `known`."""
        with self._reading():
            log = await self._games.log(self.row.id)
            self._fold(log)
            if log[known + 1 :]:
                self.audience.tell(self.fold, self.clocks, log[known + 1 :])

    async def read_on(self) -> None:
        """Takes in what other processes have written, from the log."""
        async with self._turn():
            await self._read_on()

    async def _read_on(self) -> None:
        """Takes in whatever the log has beyond what is known here."""
        with self._reading():
            missed = await self._games.log(self.row.id, self.fold.seq + 1)
            self._take_in([Line(entry) for entry in missed])

    def _worked_out(self, seat: int, text: str, nonce: str) -> list[Line]:
        """The act and what chance makes of it. Raises `AcademieError` for an act that cannot be."""
        if self.fold.over:
            raise AcademieError(OVER)
        if self.clocks.stopped:
            raise AcademieError(ADJOURNED)
        said = read_nonce(nonce)
        # What a seat means, and is told when wrong, rests on what it may see.
        seen = self.fold.state.view(Seat(seat)) if self.fold.game.hides else self.fold.state
        act: Action = self.fold.notation.resolve(seen, text)
        if self.fold.author(act) != seat:
            raise AcademieError(NOT_YOURS)
        step = Step(act, self.fold.state.apply(act))
        spent = self.clocks.spent(now_ms()) if seat == self.clocks.running else 0
        told = self.fold.notation.act(act)
        entry = self._entry(Kind.ACT, seat, {"act": told, "nonce": said.hex(), "spent": spent})
        roll = self.fold.roll_after(seat, told, said)
        return [Line(entry, step), *self._followed(after(entry), step.after, roll)]

    def _followed(self, place: Place, state: State[Any], roll: Roll) -> Iterator[Line]:
        """What chance does after an event, and the reveal of the seed once the game is over."""
        while state.actor is CHANCE:
            fell = fallen(state.chance(), self.row.seed, roll)
            state = state.apply(fell)
            told = self.fold.notation.act(fell)
            entry = place.entry(Kind.ROLL, None, self._rolled(told, roll))
            yield Line(entry, Step(fell, state))
            place, roll = after(entry), roll.next(told)
        if state.actor is None:
            yield self._reveal(place)

    def _reveal(self, place: Place) -> Line:
        return Line(place.entry(Kind.REVEAL, None, {"seed": self.row.seed.hex()}))

    def _chance(self) -> Iterator[Line]:
        """What chance does before anybody has acted."""
        return self._followed(self._place(), self.fold.state, self.fold.roll())

    def _rolled(self, told: str, roll: Roll) -> dict[str, Any]:
        """What is written of a roll, blinded where hands are hidden."""
        blind = {"salt": blinding(self.row.seed, roll).hex()} if self.fold.game.hides else {}
        return {"act": told, **blind}

    def _place(self) -> Place:
        return Place(self.fold.seq + 1, now_ms(), self.fold.head)

    def _entry(self, kind: Kind, seat: int | None, body: Mapping[str, Any]) -> Entry:
        return self._place().entry(kind, seat, body)

    def _closing(self, entry: Entry) -> Iterator[Line]:
        """An event of words, and the reveal if it ends the game."""
        yield Line(entry)
        if entry.kind in ENDING:
            yield self._reveal(after(entry))

    async def _answer(self, lines: list[Line], seat: int, idem: UUID) -> Answer:
        """Writes and answers; if another process was first, what it wrote is taken in."""
        if await self._write(lines, idem):
            self._remember(seat, idem, lines[0].entry.seq)
            return Answer(lines[0].entry.seq)
        await self._read_on()
        return await self._late(seat, idem, MOVED_ON)

    async def _late(self, seat: int, idem: UUID, reason: Text) -> Answer:
        """The answer to what cannot be done now: refused, unless it was done already and is said again."""
        kept = await self._games.seq_of(self.row.id, seat, idem)
        return Answer(self.fold.seq, reason) if kept is None else Answer(kept)

    def _remember(self, seat: int, idem: UUID, seq: int) -> None:
        self._known[seat, idem] = seq
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def _write(self, lines: list[Line], idem: UUID | None = None) -> bool:
        """Whether the events are in the log; they have then been told."""
        entries = [line.entry for line in lines]
        item = self._append(lines, entries, idem)
        try:
            kept = await self._writer.append(item)
        except TimeoutError:
            item.kept.add_done_callback(partial(self._written_late, entries))
            raise
        if not kept:
            return False
        self._fanout.publish(self.row.id, entries)
        with self._reading():
            self._take_in(lines)
        return True

    def _written_late(self, entries: list[Entry], kept: asyncio.Future[bool]) -> None:
        """Tells what became durable after whoever acted was told to try again."""
        if not kept.cancelled() and kept.exception() is None and kept.result():
            self._catching_up = asyncio.create_task(self._catch_up_late(entries))

    async def _catch_up_late(self, entries: list[Entry]) -> None:
        with suppress(SetAside, *LOST):
            await self.catch_up(entries)
        self._fanout.publish(self.row.id, entries)

    def _append(self, lines: list[Line], entries: list[Entry], idem: UUID | None) -> Append:
        """The events with what the database is to know of the game after them."""
        state = self._state_after(lines)
        ended = next((entry for entry in entries if entry.kind in ENDING), None)
        over = ended is not None or state.actor is None
        return Append(
            self.row.id,
            entries,
            idem,
            spent_ms=int(entries[0].body.get("spent", 0)),
            deadline=None if over else self._deadline_after(entries, state),
            outcome=outcome(ended, state, len(self.row.seats)) if over else None,
            actor=state.actor if isinstance(state.actor, int) and not over else None,
        )

    def _state_after(self, lines: list[Line]) -> State[Any]:
        """The state the events will lead to."""
        first = lines[0].entry
        if first.kind == Kind.TAKEBACK:
            return self.fold.record(int(first.body["acts"])).final()
        return next((line.step.after for line in reversed(lines) if line.step is not None), self.fold.state)

    def _deadline_after(self, entries: list[Entry], state: State[Any]) -> datetime | None:
        """When the clock that will then run runs out."""
        if self.clocks.rule.pace is Pace.NONE:
            return None
        ahead = replace(self.clocks, left=[*self.clocks.left])
        ahead.follow(entries, state.actor if isinstance(state.actor, int) else None)
        deadline = ahead.deadline_ms()
        return None if deadline is None else datetime.fromtimestamp(deadline / 1000, UTC)

    def _take_in(self, lines: list[Line]) -> None:
        """Brings state, clocks and everyone at the table up to durable events."""
        if not lines:
            return
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
        raise AcademieError(
            Text(
                f"un nonce est de {NONCE_BYTES} octets, en hexadécimal",
                f"a nonce is {NONCE_BYTES} bytes, in hexadecimal",
            )
        )
    return nonce


def after(entry: Entry) -> Place:
    """Where what follows an event at once goes."""
    return Place(entry.seq + 1, entry.at_ms, entry.digest)
