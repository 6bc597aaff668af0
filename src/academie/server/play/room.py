"""One game in progress: acts are worked out here, stored, and only then sent to the clients."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, NoReturn
from uuid import UUID

from academie.dice.first_format import NONCE_BYTES, Roll, blinding, pick_chance
from academie.dice.fold import ENDING, Fold, Kind, Step
from academie.dice.log import Entry
from academie.kernel import CHANCE, AcademieError, Action, Seat, State, edition_of
from academie.server.base import tracing
from academie.server.base.database import DATABASE_AWAY
from academie.server.base.dates import now_ms
from academie.server.base.phrases import phrase
from academie.server.base.tasks import spawn
from academie.server.game.clock import ClockRule, Pace
from academie.server.game.log_writer import Append
from academie.server.game.quarantine import Elsewhere, SetAside, UnreadableEvent
from academie.server.game.queries import GameRow
from academie.server.game.view import outcome_json
from academie.server.play.broadcast import Listeners
from academie.server.play.clocks import Charge, Clocks
from academie.server.play.lines import Line, Place, place_after
from academie.server.play.messages import DoAct, Moved, Say, Stopped
from academie.server.play.parts import Follower, Parts
from academie.server.play.requests import CLAIMS, NO_CLAIM, refusal, table_request
from academie.server.play.timekeeper import TimedTable
from academie.words import Message, Text

if TYPE_CHECKING:
    from collections.abc import Mapping

LOG: Final = logging.getLogger(__name__)
REMEMBERED: Final = 64
"""How many answered requests a room remembers, to recognise retries without asking the database."""
MOVED_ON: Final = Message("server-moved-on")
TIME_UP: Final = Message("server-time-up")
OVER: Final = Message("server-over")
ADJOURNED: Final = Message("server-adjourned")
NOT_YOURS: Final = Message("server-not-yours")
ROLLING: Final = Message("dice-roll-pending")
RESIGN: Final = "resign"

Acknowledge = Callable[[int], None]
"""Called with the place in the log of an act that is stored."""


class Answer(NamedTuple):
    """The answer to an act: its place in the log, or why it was refused."""

    seq: int
    refused: Text | None = None
    told: bool = False
    """Whether it was already told to whoever acted: at once when it was stored."""


class ExclusiveUse(AbstractAsyncContextManager[None]):
    """Exclusive use of a room; a class, since a context made of a generator takes three times as long."""

    __slots__ = ("_room",)

    def __init__(self, room: Room) -> None:
        self._room = room

    async def __aenter__(self) -> None:
        await self._room.lock.acquire()
        if tracing.on:
            tracing.mark("table")
        if self._room.aside:
            self._room.lock.release()
            raise SetAside

    async def __aexit__(self, *wrong: object) -> None:
        self._room.lock.release()


class Room(TimedTable):
    """The state of a game kept in memory, for everyone connected to its table."""

    def __init__(self, row: GameRow, log: Sequence[Entry], parts: Parts) -> None:
        self.row = row
        self.aside = False
        """Whether an event of its log could not be read: the room is then of no further use."""
        self.listeners = Listeners(row.id, row.players)
        self.listeners.claim = self.claim
        self.followers: Sequence[Follower] = ()
        """What in this process follows the game."""
        self._games, self._writer, self._fanout, self._quarantine, self._outages, self._deadlines = parts
        self._moved = -1
        """The last event that is no pause: an act may be meant for the position before one."""
        self.lock = asyncio.Lock()
        self._use = ExclusiveUse(self)
        self._catching_up: asyncio.Task[None] | None = None
        self._answered: OrderedDict[tuple[int, UUID], int] = OrderedDict()
        self._fold(log)

    def _fold(self, log: Sequence[Entry]) -> None:
        """Compute state and clocks from the whole log."""
        self.fold = self._new_fold()
        self.clocks = Clocks.of(ClockRule.from_json(self.row.clock), len(self.row.seats))
        for entry in log:
            try:
                self._push(entry)
                self.clocks.follow([entry], *self._clock(self.fold.state, over=self.fold.over))
            except Exception as wrong:
                raise UnreadableEvent(entry.seq) from wrong
        self._set_deadline()

    def _new_fold(self) -> Fold:
        return Fold(self.row.id)

    def _push(self, entry: Entry, step: Step | None = None) -> None:
        """Take the next event of the log."""
        self.fold.push(entry, step)
        if entry.kind != Kind.PAUSE:
            self._moved = entry.seq

    def _clock(self, state: State[Any], *, over: bool) -> tuple[int | None, int]:
        """The seat whose clock runs in a state, and after how many milliseconds it starts."""
        return state.actor if isinstance(state.actor, int) and not over else None, 0

    def _exclusive(self) -> AbstractAsyncContextManager[None]:
        """Exclusive use of the room. Entering raises `SetAside` if it cannot be used any longer."""
        return self._use

    @contextmanager
    def reading_log(self) -> Generator[None]:
        """If an event cannot be read, set the room aside, say so at the table and raise `SetAside`."""
        try:
            yield
        except Exception as wrong:
            self._refuse_reading(wrong)

    def _refuse_reading(self, wrong: Exception) -> NoReturn:
        """Raise what an error in reading the log means, having set the room aside if it must be."""
        refused = self._quarantine.refusal(self.row.id, self.fold.seq + 1, wrong)
        if isinstance(refused, SetAside) and not self.aside:
            self.aside = True
            self.listeners.send(stopped_message(self.row.id, refused))
        if refused is wrong:
            raise wrong
        raise refused from wrong

    @property
    def busy(self) -> bool:
        """Whether something is being done here, maybe waiting for the database."""
        return self.lock.locked()

    @property
    def actor(self) -> int | None:
        """The seat to act, or nobody once the game is over."""
        actor = None if self.fold.over else self.fold.state.actor
        return actor if isinstance(actor, int) else None

    def seat_of(self, account: UUID | None) -> int | None:
        """The seat of an account, if it has one."""
        return self.row.seats.index(account) if account in self.row.seats else None

    async def begin(self) -> None:
        """Let chance act if it acts first."""
        async with self._exclusive():
            if (
                self.fold.state.actor is CHANCE
                and not self.fold.over
                and not await self._write([*self._first_chance_lines()])
            ):
                await self._read_new_events()

    async def act(
        self, seat: int, message: DoAct, lag_ms: int = 0, acknowledge: Acknowledge | None = None
    ) -> Answer:
        """Carry out an act of a seat; it is stored once this returns without a refusal.

        `lag_ms` is what the line it came over costs, as far as that was measured. `acknowledge` is called as
        soon as the act is stored, before anybody is told of it.
        """
        arrived = now_ms()
        async with self._exclusive():
            if (known := self._answered.get((seat, message.id))) is not None:
                return Answer(known)
            if message.seq is not None and message.seq > self.fold.seq:
                await self._read_new_events()
            if message.seq is not None and message.seq < self._moved:
                return await self._refuse_or_repeat(seat, message.id, MOVED_ON)
            if seat == self.clocks.running and await self._too_late(arrived, lag_ms):
                return await self._refuse_or_repeat(seat, message.id, TIME_UP)
            charge = self.clocks.charge(arrived, lag_ms) if seat == self.clocks.running else Charge(0, 0)
            try:
                lines = self._work_out(seat, message, charge)
            except AcademieError as wrong:
                return await self._refuse_or_repeat(seat, message.id, wrong.text)
            return await self._answer(lines, seat, message.id, acknowledge)

    async def say(self, seat: int, message: Say) -> Answer:
        """Carry out a request of a seat: to resign, to offer or to answer."""
        async with self._exclusive():
            if (known := self._answered.get((seat, message.id))) is not None:
                return Answer(known)
            entry = await self._requested(seat, message.word)
            if entry is None:
                return await self._refuse_or_repeat(seat, message.id, self._refusal(seat, message.word))
            return await self._answer([*self._with_reveal(entry)], seat, message.id)

    async def _requested(self, seat: int, word: str) -> Entry | None:
        """The event that a request makes, or nothing if it is refused."""
        if self.fold.over:
            return None
        if word in CLAIMS:
            return await self._claimed(seat, word)
        if self._rolling and word != RESIGN:
            return None
        event = table_request(self.fold, seat, word, self.clocks.stopped)
        return None if event is None else self._entry(event[0], seat, event[1])

    def _refusal(self, seat: int, word: str) -> Text:
        """Why a request is refused now."""
        if word in CLAIMS and not self.fold.over:
            return NO_CLAIM
        if self._rolling and not self.fold.over:
            return ROLLING
        return OVER if self.fold.over else refusal(self.fold, seat, word, self.clocks.stopped)

    @property
    def _rolling(self) -> bool:
        """Whether the log takes nothing but a roll, or the end of the game."""
        return False

    async def carry(self, edition: int) -> bool:
        """Go on by another edition of the law; false if a roll is pending or another event came first."""
        async with self._exclusive():
            body = {"from": edition_of(self.row.law), "to": edition}
            return not self._rolling and await self._write([Line(self._entry(Kind.LAW, None, body))])

    async def adjourn_for_law(self) -> bool:
        """Adjourn the game, since no edition of the law that this server has reads it."""
        async with self._exclusive():
            return await self._write([Line(self._entry(Kind.ADJOURN, None, {"reason": "law"}))])

    async def catch_up(self, entries: Sequence[Entry]) -> None:
        """Apply events that another process has stored."""
        async with self._exclusive():
            if entries and entries[0].seq > self.fold.seq + 1:
                await self._read_new_events()
            known = self.fold.seq
            try:
                self._apply([Line(entry) for entry in entries if entry.seq > known])
            except Exception:
                # The message of another process may be wrong where the log itself is right.
                LOG.warning(
                    "game %s: unreadable events from another process; reading its log",
                    self.row.id,
                    exc_info=True,
                )
                await self._reload(known)

    async def _reload(self, known: int) -> None:
        """Read the whole log again, and send what comes after event `known`."""
        with self.reading_log():
            log = await self._games.log(self.row.id)
            self._fold(log)
            if log[known + 1 :]:
                self.listeners.send_step(self.fold, self.clocks, log[known + 1 :])

    async def read_new_events(self) -> None:
        """Apply what other processes have added to the log."""
        async with self._exclusive():
            await self._read_new_events()

    async def _read_new_events(self) -> None:
        """Apply the events of the log that are not known here."""
        with self.reading_log():
            missed = await self._games.log(self.row.id, self.fold.seq + 1)
            self._apply([Line(entry) for entry in missed])

    def _work_out(self, seat: int, message: DoAct, charge: Charge) -> list[Line]:
        """The events of an act and of chance after it. Raises `AcademieError` for an illegal act."""
        if self.fold.over:
            raise AcademieError(OVER)
        if self.clocks.stopped:
            raise AcademieError(ADJOURNED)
        if self._rolling:
            raise AcademieError(ROLLING)
        act = self._read_act(seat, message.act)
        if self.fold.author(act) != seat:
            raise AcademieError(NOT_YOURS)
        step = Step(act, self.fold.state.apply(act))
        return self._act_lines(seat, step, charge, message.nonce)

    def _read_act(self, seat: int, text: str) -> Action:
        """The legal act that a seat sends: as it was told it, or in shorthand. Raises `NotationError`."""
        if not self.fold.game.hides and (told := self.fold.written.get(text)) is not None:
            return told
        # Shorthand and refusals must rest on what the seat may see.
        seen = self.fold.state.view(Seat(seat)) if self.fold.game.hides else self.fold.state
        act: Action = self.fold.notation.resolve(seen, text)
        return act

    def _act_lines(self, seat: int, step: Step, charge: Charge, nonce: str) -> list[Line]:
        """The events of an act that is legal, and of chance after it. Raises `AcademieError`."""
        given, written = read_nonce(nonce), self.fold.notation.act(step.act)
        body = {"act": written, "nonce": given.hex(), **charge._asdict()}
        entry = self._entry(Kind.ACT, seat, body)
        if isinstance(step.after.actor, int):
            return [Line(entry, step)]
        roll = self.fold.roll_after(seat, written, given)
        return [Line(entry, step), *self._chance_lines(place_after(entry), step.after, roll)]

    def _chance_lines(self, place: Place, state: State[Any], roll: Roll) -> Iterator[Line]:
        """The acts of chance after an event, and the reveal of the seed if the game is over."""
        while state.actor is CHANCE:
            drawn = pick_chance(state.chance(), self.row.seed, roll)
            state = state.apply(drawn)
            written = self.fold.notation.act(drawn)
            entry = place.entry(Kind.ROLL, None, self._roll_body(written, roll))
            yield Line(entry, Step(drawn, state))
            place, roll = place_after(entry), roll.next(written)
        if state.actor is None:
            yield self._reveal(place)

    def _reveal(self, place: Place, ending: Kind = Kind.ACT) -> Line:
        """What the server kept to itself, once the game is over."""
        del ending
        return Line(place.entry(Kind.REVEAL, None, {"seed": self.row.seed.hex()}))

    def _first_chance_lines(self) -> Iterator[Line]:
        """The acts of chance before anybody has acted."""
        return self._chance_lines(self._place(), self.fold.state, self.fold.roll())

    def _roll_body(self, act: str, roll: Roll) -> dict[str, Any]:
        """The body of a roll in the log, blinded where hands are hidden."""
        blind = {"salt": blinding(self.row.seed, roll).hex()} if self.fold.game.hides else {}
        return {"act": act, **blind}

    def _place(self) -> Place:
        # The clock of a machine may be set back; the dates of a log go forwards.
        at_ms = max(now_ms(), self.fold.at_ms)
        return Place(self.fold.seq + 1, at_ms, self.fold.head, self.row.format)

    def _entry(self, kind: Kind, seat: int | None, body: Mapping[str, Any]) -> Entry:
        return self._place().entry(kind, seat, body)

    def _with_reveal(self, entry: Entry) -> Iterator[Line]:
        """An event, and the reveal of the seed if it ends the game."""
        yield Line(entry)
        if entry.kind in ENDING:
            yield self._reveal(place_after(entry), Kind(entry.kind))

    async def _store(self, entry: Entry) -> bool:
        """Store what the server itself does; if another process was first, apply that and answer false."""
        if await self._write([*self._with_reveal(entry)]):
            return True
        await self._read_new_events()
        return False

    async def _answer(
        self, lines: list[Line], seat: int, idem: UUID, acknowledge: Acknowledge | None = None
    ) -> Answer:
        """Store the events and answer; if another process was first, apply what it stored and refuse."""
        seq = lines[0].entry.seq
        if await self._write(lines, idem, None if acknowledge is None else partial(acknowledge, seq)):
            self._remember_answer(seat, idem, seq)
            return Answer(seq, told=acknowledge is not None)
        await self._read_new_events()
        return await self._refuse_or_repeat(seat, idem, MOVED_ON)

    async def _refuse_or_repeat(self, seat: int, idem: UUID, reason: Text) -> Answer:
        """Refuse a request, unless it is a retry of one that was carried out: then repeat the answer."""
        stored = await self._games.seq_of(self.row.id, seat, idem)
        return Answer(self.fold.seq, reason) if stored is None else Answer(stored)

    def _remember_answer(self, seat: int, idem: UUID, seq: int) -> None:
        self._answered[seat, idem] = seq
        if len(self._answered) > REMEMBERED:
            self._answered.popitem(last=False)

    async def _write(
        self, lines: list[Line], idem: UUID | None = None, when_stored: Callable[[], None] | None = None
    ) -> bool:
        """Store the events and send them to everyone; false if another process stored others first."""
        entries = [line.entry for line in lines]
        state = self._state_after(lines)
        ended = next((entry for entry in entries if entry.kind in ENDING), None)
        ahead = self._clocks_after(entries, state, over=ended is not None or state.actor is None)
        item = self._append(entries, idem, state, ended, ahead)
        if tracing.on and (trace := tracing.current()) is not None:
            trace.mark("law")
            item.trace = trace
        try:
            stored = await self._writer.append(item)
        except TimeoutError:
            item.stored.add_done_callback(partial(self._on_stored_late, entries))
            raise
        if not stored:
            return False
        if when_stored is not None:
            when_stored()
        self._pass_on(entries)
        try:
            self._apply(lines, ahead)
        except Exception as wrong:
            self._refuse_reading(wrong)
        if tracing.on:
            tracing.mark("broadcast")
        return True

    def _on_stored_late(self, entries: list[Entry], stored: asyncio.Future[bool]) -> None:
        """Apply events that were stored after the writer had timed out and the player was told to retry."""
        if not stored.cancelled() and stored.exception() is None and stored.result():
            self._catching_up = spawn(self._catch_up_late(entries))

    async def _catch_up_late(self, entries: list[Entry]) -> None:
        with suppress(SetAside, *DATABASE_AWAY):
            await self.catch_up(entries)
        self._pass_on(entries)

    def _pass_on(self, entries: list[Entry]) -> None:
        """Let the other processes and the followers in this one know of stored events."""
        self._fanout.publish(self.row.id, entries)
        for follow in self.followers:
            follow(self.row.id, entries)

    def _append(
        self,
        entries: list[Entry],
        idem: UUID | None,
        state: State[Any],
        ended: Entry | None,
        ahead: Clocks | None,
    ) -> Append:
        """The events, with what the database stores of the game after them; no clocks after its end."""
        actor = state.actor
        over = ended is not None or actor is None
        return Append(
            self.row.id,
            entries,
            idem,
            spent_ms=int(entries[0].body["spent"]) if entries[0].kind == Kind.ACT else 0,
            deadline_ms=None if ahead is None else ahead.deadline_ms(),
            outcome=outcome_json(ended, state, len(self.row.seats)) if over else None,
            actor=actor if isinstance(actor, int) and not over else None,
        )

    def _state_after(self, lines: list[Line]) -> State[Any]:
        """The state after the events."""
        first = lines[0].entry
        if first.kind == Kind.TAKEBACK:
            return self.fold.state_after(int(first.body["acts"]))
        return next((line.step.after for line in reversed(lines) if line.step is not None), self.fold.state)

    def _clocks_after(self, entries: list[Entry], state: State[Any], *, over: bool) -> Clocks | None:
        """The clocks after the events; none once the game is over, nor if it has no clocks."""
        if over or self.clocks.rule.pace is Pace.NONE:
            return None
        ahead = self.clocks.copy()
        ahead.follow(entries, *self._clock(state, over=False))
        return ahead

    def _apply(self, lines: list[Line], ahead: Clocks | None = None) -> None:
        """Update state and clocks with stored events, and send them to everyone at the table.

        `ahead` are the clocks after them, if they are known. Whose clock runs while dice are awaited is
        known only once the events are taken.
        """
        if not lines:
            return
        for line in lines:
            self._push(line.entry, line.step)
        entries = [line.entry for line in lines]
        if ahead is None or not isinstance(self.fold.state.actor, int):
            self.clocks.follow(entries, *self._clock(self.fold.state, over=self.fold.over))
        else:
            self.clocks = ahead
        self._set_deadline()
        self.listeners.send_step(self.fold, self.clocks, entries)


def stopped_message(game_id: UUID, wrong: SetAside) -> Moved | Stopped:
    """What the people at a table are told when its game cannot go on here."""
    why = phrase(wrong.text)
    return Moved(game_id, why) if isinstance(wrong, Elsewhere) else Stopped(game_id, why)


def read_nonce(text: str) -> bytes:
    """The bytes that a player contributes to the dice. Raises `AcademieError`."""
    try:
        nonce = bytes.fromhex(text)
    except ValueError:
        nonce = b""
    if len(nonce) != NONCE_BYTES:
        raise AcademieError(Message("server-nonce", bytes=NONCE_BYTES))
    return nonce
