"""The load, a process of its own: games played at a set pace, delays measured from when an act was due.

Open loop: an act is due every so often whether or not the server keeps up; what comes late counts as late.
Reads what to do as JSON from standard input and writes what came of it as JSON to standard output.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from collections import deque
from uuid import UUID, uuid4

import msgspec
import uvloop

from academie.dice.chains import LINKS, Chain
from academie.dice.keys import Key, countersigned
from bench.wire import Line, opened

AT_ONCE = 64


class Task(msgspec.Struct):
    """Which games to play where, how fast and how long; no games: only idle sockets."""

    ports: list[int]
    tokens: list[str]
    games: list[UUID]
    rate: float
    seconds: float
    warm_up: float = 2.0
    idle: int = 0
    seeds: list[str] = []
    """By seat, what its chain of links and its key are made of, in games whose dice take them."""


class Result(msgspec.Struct):
    """What came of it, after warming up."""

    sockets: int
    acked: int
    refused: int
    unsent: int
    seconds: float
    generator_cpu: float
    delays_ms: list[float]
    """Of every act, from when it was due to when it was acknowledged, sorted."""


class ActHeard(msgspec.Struct):
    text: str


class ChoicesHeard(msgspec.Struct):
    acts: list[ActHeard] = []


class Seen(msgspec.Struct):
    turn: int | None = None
    choices: ChoicesHeard = msgspec.field(default_factory=ChoicesHeard)


class EventHeard(msgspec.Struct):
    hash: str = ""


class Heard(msgspec.Struct):
    """As much of a message as is looked at."""

    t: str
    id: UUID | None = None
    seq: int = -1
    view: Seen | None = None
    log: list[EventHeard] = []
    n: int = 0
    owed: list[int] = []


decode = msgspec.json.Decoder(Heard).decode


class Hand:
    """What a seat gives to the dice; the same in every game."""

    def __init__(self, seed: bytes) -> None:
        chain = Chain(seed)
        self.anchor = chain.anchor
        self.key = Key(seed)
        self.links = [chain.link(number).hex() for number in range(1, LINKS + 1)]

    def opening_signed(self, game: UUID, head: str) -> dict[str, object]:
        signature = self.key.sign(countersigned(game.bytes, 0, bytes.fromhex(head)))
        return {"t": "countersign", "game": game, "seq": 0, "sig": signature.hex()}

    def share(self, game: UUID, number: int) -> dict[str, object]:
        return {"t": "share", "game": game, "n": number, "link": self.links[number - 1]}


class Table:
    """One game and both its lines."""

    __slots__ = ("actor", "acts", "fresh", "game", "lines", "load", "seq", "waiting")

    def __init__(self, game: UUID, load: Load) -> None:
        self.game = game
        self.load = load
        self.lines: list[Line] = []
        self.acts: list[ActHeard] = []
        self.actor = 0
        self.seq = -1
        self.fresh = False
        self.waiting = False

    def heard(self, seat: int, frame: bytes) -> None:
        message = decode(frame)
        if message.view is not None:
            if message.seq > self.seq and message.view.turn == seat:
                self.acts, self.actor = message.view.choices.acts, seat
                self.seq, self.fresh = message.seq, True
            if message.t == "joined" and self.load.hands:
                self.send(seat, self.load.hands[seat].opening_signed(self.game, message.log[0].hash))
        elif message.id is not None:
            self.waiting = False
            self.load.answered(message)
        elif message.t == "throw" and seat in message.owed:
            self.send(seat, self.load.hands[seat].share(self.game, message.n))
        if self.fresh and not self.waiting:
            self.fresh = False
            self.load.ready.append(self)

    def act(self) -> UUID:
        idem = uuid4()
        act, nonce = self.load.chance.choice(self.acts).text, self.load.chance.randbytes(16).hex()
        message = {"t": "act", "game": self.game, "id": idem, "act": act, "nonce": nonce, "seq": self.seq}
        self.waiting = True
        self.send(self.actor, message)
        return idem

    def send(self, seat: int, message: dict[str, object]) -> None:
        self.lines[seat].send(msgspec.json.encode(message))


class Load:
    """Everything that is going on."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.chance = random.Random(1)
        self.ready: deque[Table] = deque()
        self.due: dict[UUID, float] = {}
        self.delays: list[float] = []
        self.acked = 0
        self.refused = 0
        self.measured_from = self.measured_to = float("inf")
        self.tables = [Table(game, self) for game in task.games]
        self.sockets: list[Line] = []
        self.hands = [Hand(bytes.fromhex(seed)) for seed in task.seeds]

    def answered(self, message: Heard) -> None:
        due = self.due.pop(message.id, None) if message.id is not None else None
        now = time.perf_counter()
        if message.t == "nack":
            self.refused += 1
            return
        if due is not None and self.measured_from <= due < self.measured_to:
            self.delays.append(1e3 * (now - due))
        self.acked += self.measured_from <= now < self.measured_to

    async def connect(self) -> None:
        """Everyone at his table, and whoever only has a line open."""
        gate = asyncio.Semaphore(AT_ONCE)
        sitting = [self._sit(table, number, gate) for number, table in enumerate(self.tables)]
        await asyncio.gather(*sitting)
        await asyncio.gather(*(self._idle(number, gate) for number in range(self.task.idle)))
        async with asyncio.timeout(120):
            while len(self.ready) < len(self.tables):
                await asyncio.sleep(0.05)

    async def _sit(self, table: Table, number: int, gate: asyncio.Semaphore) -> None:
        port = self.task.ports[number % len(self.task.ports)]
        async with gate:
            for seat, token in enumerate(self.task.tokens):
                line = await opened(port, token, lambda frame, seat=seat: table.heard(seat, frame))  # type: ignore[misc]
                table.lines.append(line)
                self.sockets.append(line)
                line.send(f'{{"t":"join","game":"{table.game}"}}'.encode())

    async def _idle(self, number: int, gate: asyncio.Semaphore) -> None:
        port = self.task.ports[number % len(self.task.ports)]
        async with gate:
            self.sockets.append(await opened(port, self.task.tokens[0], lambda frame: None))

    async def play(self) -> int:
        """Sends an act whenever one is due; how many were due and could not be sent at all."""
        begun = time.perf_counter()
        self.measured_from = begun + self.task.warm_up
        self.measured_to = end = self.measured_from + self.task.seconds
        number = 0
        while (now := time.perf_counter()) < end:
            while (due := begun + number / self.task.rate) <= now and self.ready:
                self.due[self.ready.popleft().act()] = due
                number += 1
            await asyncio.sleep(0.001)
        await asyncio.sleep(1.0)
        return int((end - begun) * self.task.rate) - number


async def main() -> None:
    task = msgspec.json.decode(sys.stdin.buffer.read(), type=Task)
    load = Load(task)
    await load.connect()
    print("connected", file=sys.stderr, flush=True)
    unsent = 0
    used = os.times()
    if task.games:
        unsent = await load.play()
    else:
        await asyncio.sleep(task.seconds)
    spent = os.times()
    result = Result(
        sockets=sum(not line.closed for line in load.sockets),
        acked=load.acked,
        refused=load.refused,
        unsent=unsent,
        seconds=task.seconds,
        generator_cpu=spent.user + spent.system - used.user - used.system,
        delays_ms=sorted(load.delays),
    )
    sys.stdout.buffer.write(msgspec.json.encode(result))


if __name__ == "__main__":
    uvloop.run(main())
