"""People at the tables: those who play on whatever happens, and others."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any
from uuid import UUID

from academie.dice.chains import Chain
from academie.dice.first_format import NONCE_BYTES
from academie.dice.keys import Key, countersigned
from academie.dice.receipts import Receipt
from academie.server.game.queries import SeatDice
from tests.sim.judge import Judge, decode
from tests.sim.sockets import Closed, Socket

if TYPE_CHECKING:
    from tests.sim.process import SimProcess

Message = dict[str, Any]
KEY = Key(bytes(range(32)))
ORIGIN = "sim.example/academie"
"""By what the server signs."""
TICK_SECONDS = 1.0
RETRY_SECONDS = 2.5
"""How long an answer is waited for before the same is asked again."""
JOIN_SECONDS = 4.0
MOST_TRIES = 3
"""How often the same is asked over one socket."""
PING_SECONDS = 4.0
SILENT_SECONDS = 12.0
"""After how long without any frame the other end is asked whether it is there, and given up."""


@lru_cache(512)
def proves(told: str, game: UUID, seq: int, head: bytes) -> bool:
    """Whether a receipt proves that the server has signed an event."""
    receipt = Receipt.from_json(json.loads(told))
    return receipt.key == KEY.public and receipt.proves(ORIGIN, game.bytes, seq, head)


@dataclass(frozen=True, slots=True)
class Character:
    """How somebody behaves."""

    name: str
    think: float = 1.3
    """How many seconds an act takes on average."""
    acts: int = 1 << 30
    """After how many acts nothing more is done."""
    doubles: float = 0.0
    """How often the same request is sent more than once, at the same time."""
    reads: float = 0.0
    """How many seconds reading one frame takes."""
    mischief: float = 0.0
    """How often something is sent that must be refused."""


HONEST = Character("honest")
CHARACTERS = (
    HONEST,
    HONEST,
    HONEST,
    Character("quick", think=0.3),
    Character("slow", think=1.3, reads=0.06),
    Character("retrying", doubles=0.5),
    Character("silent", acts=4),
    Character("malicious", mischief=0.5),
)


@dataclass(slots=True)
class Asked:
    """A request that has not been answered."""

    message: Message
    since: float
    sent: float
    tries: int = 1


class World:
    """What people need of the simulation."""

    judge: Judge
    random: Random
    clock: Callable[[], float]
    mutation: str
    leisure = 1.0
    """By how much longer everybody thinks, once nothing breaks any more."""

    def process_for(self, random: Random) -> SimProcess | None:
        """Some process that can be reached."""
        raise NotImplementedError

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        raise NotImplementedError

    def new_id(self) -> UUID:
        raise NotImplementedError

    def trace(self, *parts: object) -> None:
        raise NotImplementedError


class Person:
    """Somebody at one table, whichever process serves them."""

    def __init__(self, world: World, account: UUID, character: Character, random: Random) -> None:
        self.world = world
        self.account = account
        self.character = character
        self.random = random
        self.game = account
        """The table; set when the game begins."""
        self.seat = -1
        self.chain = Chain(random.randbytes(32))
        self.key = Key(random.randbytes(32))
        self.nonce = random.randbytes(16)
        self.known = 0
        """How many events were told."""
        self.asked: Asked | None = None
        self.sent_at: dict[UUID, float] = {}
        self.given: dict[int, tuple[int, str]] = {}
        """For which event each link was given."""
        self._throw: Message | None = None
        self._acted = 0
        self._act_at = 0.0
        self._heard_at = 0.0
        self._joined = False
        self.finished = False

    def dice(self, chained: bool) -> SeatDice:
        """What is given to the dice when sitting down."""
        anchor = self.chain.anchor.hex() if chained else None
        return SeatDice(anchor, self.nonce.hex(), self.key.public.hex())

    @property
    def diligent(self) -> bool:
        """Whether this person always plays when it is their turn."""
        return self._acted < self.character.acts and not self.character.mischief

    @property
    def waiting_since(self) -> float | None:
        """Since when this person has waited for an answer; after the end of the game nobody does."""
        return None if self.asked is None or self.finished else self.asked.since

    async def live(self) -> None:
        """Stay at the table until the game is over, over one socket after another."""
        while not self.finished:
            await asyncio.sleep(0.02 + self.random.random() * 0.3)
            process = self.world.process_for(self.random)
            if process is None or not process.open:
                continue
            socket = Socket(self.random, self.world.judge.sent, 0.03 + self.character.reads / 10)
            process.accept(socket, self.account)
            self.world.trace("connect", self.seat, process.owner.name)
            with suppress(Closed):
                await self._sit(socket)
            socket.drop()

    async def _sit(self, socket: Socket) -> None:
        """Play over one socket until it is closed, or silent for too long."""
        came = self._heard_at = self.world.clock()
        self._joined = False
        self._send(socket, t="join", game=str(self.game), since=self.known)
        if self.asked is not None:
            self.asked.tries = 0
        while not self.finished:
            try:
                async with asyncio.timeout(self._patience()):
                    text = await socket.hear()
            except TimeoutError:
                if not self._still_there(socket):
                    return
            else:
                self._heard_at = self.world.clock()
                self._hear(socket, decode(text))
                if self.character.reads:
                    await asyncio.sleep(self.character.reads)
            if self._joined and not self._go_on(socket):
                return
            if not self._joined and self.world.clock() - came > JOIN_SECONDS:
                return

    def _patience(self) -> float:
        """Until when to listen before looking again what is to be done."""
        wait = self._act_at - self.world.clock()
        return min(TICK_SECONDS, wait) if wait > 0 else TICK_SECONDS

    def _think(self) -> None:
        """Take some time before the next act."""
        mean = self.character.think * self.world.leisure
        self._act_at = self.world.clock() + min(self.random.expovariate(1 / mean), 2 * mean)

    def _still_there(self, socket: Socket) -> bool:
        """Whether the other end answers, as the page asks it now and then."""
        silent = self.world.clock() - self._heard_at
        if silent > PING_SECONDS:
            self._send(socket, t="ping", sent=0)
        return silent < SILENT_SECONDS

    def _send(self, socket: Socket, **message: object) -> None:
        socket.send(json.dumps(message))

    # What is heard

    def _hear(self, socket: Socket, message: Message) -> None:
        match message["t"]:
            case "joined" | "step" | "synced":
                self._take(socket, message)
            case "ack":
                self._answered(message, carried_out=True)
            case "nack":
                self._answered(message, carried_out=False)
            case "throw":
                self._throw = message
            case "receipt":
                self._check_receipt(message["seq"], None, message["receipt"])
            case "stopped" | "moved":
                expected = self.game in self.world.judge.poisoned
                self.world.judge.check(expected, f"{message['t']}: {message['message']}")
                raise Closed
            case _:
                pass

    def _take(self, socket: Socket, message: Message) -> None:
        """Take events; of what is missing between them the server is asked."""
        if message["t"] == "joined":
            self._joined = True
            mine = message["seat"] == self.seat
            self.world.judge.check(mine, f"seat {self.seat} is told to be seat {message['seat']}")
        for item in message["log"]:
            self.world.judge.told(self.game, item)
            if item["seq"] == self.known:
                self.known += 1
                self._think()
            elif item["seq"] > self.known:
                self._send(socket, t="sync", game=str(self.game), since=self.known)
                return
        if message["t"] == "joined":
            self._sign(socket)

    def _sign(self, socket: Socket) -> None:
        """Sign the opening, which alone has to be signed in a game that is not rated."""
        game = self.world.judge.games[self.game]
        if game.table is not None and self.character.acts:
            signature = self.key.sign(countersigned(self.game.bytes, 0, game.log[0].digest))
            self._send(socket, t="countersign", game=str(self.game), seq=0, sig=signature.hex())

    def _answered(self, message: Message, *, carried_out: bool) -> None:
        asked = self.asked
        if asked is None or asked.message["id"] != message["id"]:
            return
        if not carried_out and message["seq"] < 0:
            raise Closed  # the table could not be reached: the same is asked again elsewhere
        self._acted += carried_out
        self.asked = None
        self._think()

    def _check_receipt(self, seq: int, head: str | None, told: Message) -> bool:
        """Whether the server has signed an event; it must be the one that is stored."""
        log = self.world.judge.games[self.game].log
        stored = log[seq].digest if seq < len(log) else b""
        self.world.judge.check(head in {None, stored.hex()}, f"dice are asked for after another event {seq}")
        proved = proves(json.dumps(told), self.game, seq, stored)
        self.world.judge.check(proved, f"the receipt of event {seq} is wrong")
        return proved

    # What is done

    def _go_on(self, socket: Socket) -> bool:
        """Do what is to be done now; false if another process should be tried."""
        game = self.world.judge.games[self.game]
        if self.known == len(game.log) and game.fold.over and game.log[-1].kind == "reveal":
            self.finished = True
            return True
        if self.asked is not None:
            return self._ask_again(socket)
        self._share(socket)
        if self.character.mischief and self.random.random() < self.character.mischief:
            self._misbehave(socket)
        clock = self.world.clock()
        if game.to_act == self.seat and self.known == len(game.log) and clock >= self._act_at:
            self._act(socket)
        return True

    def _ask_again(self, socket: Socket) -> bool:
        assert self.asked is not None
        if self.world.clock() - self.asked.sent < RETRY_SECONDS and self.asked.tries:
            return True
        if self.asked.tries >= MOST_TRIES:
            return False
        self.asked.tries += 1
        self.asked.sent = self.world.clock()
        self._send(socket, **self.asked.message)
        return True

    def _act(self, socket: Socket) -> None:
        """Play something legal; now and then ask for something instead."""
        if self._acted >= self.character.acts:
            return
        game = self.world.judge.games[self.game]
        if self.random.random() < 0.05:
            word = self.random.choice(["offer-draw", "ask-takeback", "accept", "decline", "withdraw"])
            self._ask(socket, t="say", word=word)
            return
        legal = [act for act in game.fold.legal if game.fold.author(act) == self.seat]
        text = game.fold.notation.act(self.random.choice(legal))
        nonce = self.random.randbytes(NONCE_BYTES).hex()
        self._ask(socket, t="act", act=text, nonce=nonce, seq=game.fold.seq)

    def _ask(self, socket: Socket, **message: object) -> None:
        """Ask for something, with a key by which it can be asked for again."""
        now, key = self.world.clock(), self.world.new_id()
        whole = {**message, "game": str(self.game), "id": str(key)}
        self.asked = Asked(whole, now, now)
        self.sent_at[key] = now
        self._send(socket, **whole)
        if self.random.random() < self.character.doubles:
            self._send(socket, **whole)
            self.world.start(self._elsewhere(whole))

    async def _elsewhere(self, message: Message) -> None:
        """Ask for the same over another socket, of whichever process."""
        process = self.world.process_for(self.random)
        if process is None or not process.open:
            return
        socket = Socket(self.random, self.world.judge.sent, 0.01)
        process.accept(socket, self.account)
        with suppress(Closed, TimeoutError):
            self._send(socket, t="join", game=str(self.game), since=self.known)
            self._send(socket, **message)
            async with asyncio.timeout(3.0):
                while decode(await socket.hear())["t"] not in {"ack", "nack"}:
                    pass
        socket.drop()

    def _share(self, socket: Socket) -> None:
        """Give the link that is asked for, once all before it is known."""
        throw = self._throw
        eager = self.world.mutation == "share before receipt"
        game = self.world.judge.games[self.game]
        if eager and game.table is not None and game.table.pending is not None:
            number = game.table.pending
            if number not in self.given and self.known == len(game.log):
                self._give(socket, number, receipt=False)
        if throw is None or throw["seq"] >= self.known or self.seat not in throw["owed"]:
            return
        self._throw = None
        if self._acted >= self.character.acts:
            return
        number, event = throw["n"], (throw["seq"], throw["head"])
        asked = self.given.setdefault(number, event)
        self.world.judge.check(asked == event, f"link {number} is asked for after {asked} and {event}")
        self._give(socket, number, self._check_receipt(throw["seq"], throw["head"], throw["receipt"]))

    def _give(self, socket: Socket, number: int, receipt: bool) -> None:
        link = self.chain.link(number)
        self.world.judge.gave(self, number, link, receipt)
        self._send(socket, t="share", game=str(self.game), n=number, link=link.hex())

    def _misbehave(self, socket: Socket) -> None:
        """Send something that must be refused: out of turn, of another table, an old link, or too much."""
        game, key = str(self.game), str(self.world.new_id())
        rolls = self.world.judge.games[self.game].fold.rolls
        other = str(self.random.choice([*self.world.judge.games]))
        match self.random.randrange(7):
            case 0:
                self._send(socket, t="act", game=other, id=key, act="32-28", nonce="00" * NONCE_BYTES)
            case 1:
                self._send(socket, t="act", game=game, id=key, act="nonsense", nonce="zz", seq=0)
            case 2:
                link = self.chain.link(rolls) if rolls else bytes(32)
                self._send(socket, t="share", game=game, n=rolls + 1, link=link.hex())
            case 3:
                self._send(socket, t="countersign", game=game, seq=0, sig=self.random.randbytes(64).hex())
            case 4:
                self._send(socket, t="say", game=game, id=key, word="claim-win")
            case 5:
                socket.send('{"t":')
            case _:
                for number in range(80):
                    self._send(socket, t="ping", sent=number)
