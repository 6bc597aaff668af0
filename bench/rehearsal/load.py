"""The load of a rehearsal, a process of its own: games played through a proxy by players who come back.

A player whose line falls opens another and says again, with the same id, what was not answered. What was
acknowledged is written down, to be compared with the log. Reads what to do as JSON from standard input and
writes what came of it as JSON to standard output.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from collections import Counter, deque
from contextlib import suppress
from uuid import UUID, uuid4

import msgspec
import uvloop

from academie.server.base.tasks import spawn
from bench.load import ActHeard, Heard
from bench.wire import Line, opened

AT_ONCE = 48
AGAIN_SECONDS = 0.5
"""How long a player waits before opening another line."""
OPEN_SECONDS = 20.0
SILENT_SECONDS = 15.0
"""After how long without an answer a player opens another line."""
IDLE_TRIES = 10
TAIL_SECONDS = 40.0
"""How long answers are waited for at the end."""


class Reason(msgspec.Struct):
    """Why something is refused."""

    key: str = ""


class Answer(Heard):
    """As much of a message as is looked at, with why it refuses."""

    message: Reason | None = None


decode = msgspec.json.Decoder(Answer).decode


class Task(msgspec.Struct):
    """Which games to play through which proxy, how fast and how long, with how many idle sockets beside."""

    host: str
    port: int
    tokens: list[str]
    games: list[UUID]
    rate: float
    seconds: float
    idle: int = 0
    warm_up: float = 3.0


class Acked(msgspec.Struct, array_like=True):
    """An act that was acknowledged: its game, its id, its event, and when, in seconds since the beginning."""

    game: UUID
    id: UUID
    seq: int
    at: float


class Result(msgspec.Struct):
    """What came of it."""

    sockets: int
    """How many were open at the end."""
    sent: int
    refused: dict[str, int]
    """By reason."""
    reopened: int
    unanswered: int
    generator_cpu: float
    began: float
    """When the first act was due, by the clock of the machine."""
    acks: list[Acked]
    delays_ms: list[float]
    """Of every act, from when it was due to when it was acknowledged, in the order of `acks`."""


class Seat:
    """A player at a table, by one line after another."""

    def __init__(self, table: Table, number: int) -> None:
        self.table, self.number = table, number
        self.line: Line | None = None

    async def open(self) -> None:
        """Open a line and join the game, however often that takes."""
        load = self.table.load
        while not load.over:
            try:
                async with load.gate, asyncio.timeout(OPEN_SECONDS):
                    path = f"/ws/g/{self.table.game}"
                    token = load.task.tokens[self.number]
                    line = await opened(load.task.port, token, self.heard, load.task.host, path)
            except OSError:
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            self.line = line
            line.when_lost = self.fell
            line.send(f'{{"t":"join","game":"{self.table.game}"}}'.encode())
            return

    def fell(self) -> None:
        self.line = None
        if not self.table.load.over:
            self.table.load.reopened += 1
            spawn(self._open_again())

    async def _open_again(self) -> None:
        await asyncio.sleep(AGAIN_SECONDS)
        await self.open()

    def heard(self, frame: bytes) -> None:
        self.table.heard(self.number, decode(frame))


class Table:
    """One game and both its players."""

    def __init__(self, game: UUID, load: Load) -> None:
        self.game, self.load = game, load
        self.seats = [Seat(self, number) for number in range(2)]
        self.acts: list[ActHeard] = []
        self.actor, self.seq = 0, -1
        self.fresh = False
        self.pending: bytes | None = None
        """What was said and is not answered."""
        self.id: UUID | None = None
        self.due = self.said_at = 0.0
        self.queued = False

    def heard(self, seat: int, message: Answer) -> None:
        if message.view is not None:
            if message.seq > self.seq and message.view.turn == seat:
                self.acts, self.actor = message.view.choices.acts, seat
                self.seq, self.fresh = message.seq, bool(message.view.choices.acts)
            if message.t == "joined" and seat == self.actor and self.pending is not None:
                self._say()
        elif message.id is not None and message.id == self.id:
            self.load.answered(self, message)
            self.pending = self.id = None
            self.fresh = self.fresh or message.t == "nack"
        if self.fresh and self.pending is None and not self.queued:
            self.queued = True
            self.load.ready.append(self)

    def act(self, due: float) -> None:
        self.id, self.due, self.queued, self.fresh = uuid4(), due, False, False
        message = {"t": "act", "game": self.game, "id": self.id, "seq": self.seq}
        message |= {"act": self.load.chance.choice(self.acts).text, "nonce": "00" * 16}
        self.pending = msgspec.json.encode(message)
        self._say()

    def _say(self) -> None:
        self.said_at = time.perf_counter()
        line = self.seats[self.actor].line
        if line is not None and self.pending is not None:
            line.send(self.pending)

    def look(self, now: float) -> None:
        """Give up a line on which no answer comes."""
        if self.pending is not None and now - self.said_at > SILENT_SECONDS:
            self.said_at = now
            if (line := self.seats[self.actor].line) is not None:
                line.close()


class Load:
    """Everything that is going on."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.chance = random.Random(1)
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.ready: deque[Table] = deque()
        self.tables = [Table(game, self) for game in task.games]
        self.idle: list[Line] = []
        self.over = False
        self.sent = self.reopened = 0
        self.refused: Counter[str] = Counter()
        self.begun = float("inf")
        self.began = 0.0
        self.acks: list[Acked] = []
        self.delays: list[float] = []

    def answered(self, table: Table, message: Answer) -> None:
        if message.t == "nack":
            self.refused["" if message.message is None else message.message.key] += 1
            return
        assert message.id is not None
        now = time.perf_counter()
        self.acks.append(Acked(table.game, message.id, message.seq, now - self.begun))
        self.delays.append(1e3 * (now - table.due))

    async def connect(self) -> None:
        await asyncio.gather(*(seat.open() for table in self.tables for seat in table.seats))
        await asyncio.gather(*(self._idle() for _ in range(self.task.idle)))
        async with asyncio.timeout(180):
            while len(self.ready) < len(self.tables):
                await asyncio.sleep(0.1)

    async def _idle(self) -> None:
        path, host, token = f"/ws/g/{uuid4()}", self.task.host, self.task.tokens[0]
        for _ in range(IDLE_TRIES):
            with suppress(OSError):
                async with self.gate, asyncio.timeout(OPEN_SECONDS):
                    self.idle.append(await opened(self.task.port, token, lambda frame: None, host, path))
                return

    async def play(self) -> None:
        """Send an act whenever one is due, and wait for the last answers."""
        self.begun, self.began = time.perf_counter(), time.time()
        end, looked = self.begun + self.task.warm_up + self.task.seconds, self.begun
        while (now := time.perf_counter()) < end:
            while (due := self.begun + self.sent / self.task.rate) <= now and self.ready:
                self.ready.popleft().act(due)
                self.sent += 1
            if now - looked > 1.0:
                looked = now
                for table in self.tables:
                    table.look(now)
            await asyncio.sleep(0.002)
        until = time.perf_counter() + TAIL_SECONDS
        while any(table.pending for table in self.tables) and (now := time.perf_counter()) < until:
            for table in self.tables:
                table.look(now)
            await asyncio.sleep(0.1)

    def result(self, cpu: float) -> Result:
        lines = [*self.idle, *(seat.line for table in self.tables for seat in table.seats if seat.line)]
        self.over = True
        return Result(
            sockets=sum(not line.closed for line in lines),
            sent=self.sent,
            refused=dict(self.refused),
            reopened=self.reopened,
            unanswered=sum(table.pending is not None for table in self.tables),
            generator_cpu=cpu,
            began=self.began,
            acks=self.acks,
            delays_ms=self.delays,
        )


async def main() -> None:
    load = Load(msgspec.json.decode(sys.stdin.buffer.read(), type=Task))
    await load.connect()
    print("connected", file=sys.stderr, flush=True)
    used = os.times()
    await load.play()
    spent = os.times()
    cpu = spent.user + spent.system - used.user - used.system
    sys.stdout.buffer.write(msgspec.json.encode(load.result(cpu)))


if __name__ == "__main__":
    uvloop.run(main())
