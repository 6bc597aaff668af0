"""People whose programs give links to the dice and check all they are told, over real sockets."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID, uuid4

from websockets.asyncio.client import ClientConnection, connect

from academie.dice.chains import Chain, seed_of
from academie.dice.evidence import Evidence, read_evidence
from academie.dice.fold import Kind
from academie.dice.keys import Key
from academie.dice.log import SECOND, Entry
from academie.dice.player import Line, Player, Seat, Throw
from academie.dice.receipts import Receipt
from academie.dice.verdict import examine, read_proof
from tests.server.support.visitors import Visitor, guest
from tests.server.support.web import Web

Message = dict[str, Any]
ORIGIN = "binding.example/academie"
KEY = Key(bytes(range(32)))


@dataclass(slots=True)
class Binder:
    """Somebody who sits down with a chain and a key of their own."""

    visitor: Visitor
    origin: str
    server_key: bytes
    secret: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    nonce: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    keys: list[Key] = field(default_factory=lambda: [Key(secrets.token_bytes(32))])
    """The first and those of later chains."""
    lines: list[Line] = field(default_factory=list[Line])
    view: Message = field(default_factory=dict[str, Any])
    heard: list[Message] = field(default_factory=list[Message])
    generous: bool = True
    """Whether links are given as soon as they are asked for."""
    signing: bool = True
    """Whether the log is signed when it should be."""
    player: Player | None = None
    _line: ClientConnection | None = None

    @property
    def key(self) -> Key:
        return self.keys[-1]

    @property
    def chain(self) -> Chain:
        return Chain(seed_of(self.secret, self.nonce))

    @property
    def dice(self) -> Message:
        """What is sent when sitting down."""
        return {
            "anchor": self.chain.anchor.hex(),
            "nonce": self.nonce.hex(),
            "key": self.key.public.hex(),
        }

    @property
    def evidence(self) -> Evidence:
        return read_evidence("\n".join(json.dumps(line) for line in self.lines))

    async def join(self, game: UUID, **more: object) -> None:
        """Sit at the table, or come back to it."""
        token = {"Authorization": f"Bearer {self.visitor.session}"}
        self._line = await connect(
            self.visitor.web.ws_url,
            additional_headers=token,
            subprotocols=["academie.v2"],  # type: ignore[list-item]
            close_timeout=1,
        )
        known = 0 if self.player is None else len(self.player.log)
        await self.send(t="join", game=str(game), since=known, **more)
        await self.until(lambda message: message["t"] == "joined")

    async def leave(self) -> None:
        if self._line is not None:
            await self._line.close()

    async def send(self, **message: object) -> None:
        assert self._line is not None
        await self._line.send(json.dumps(message))

    async def until(self, wanted: Callable[[Message], bool], seconds: float = 20.0) -> Message:
        """Listen until something is heard."""
        assert self._line is not None
        async with asyncio.timeout(seconds):
            while True:
                message: Message = json.loads(await self._line.recv())
                self.heard.append(message)
                await self._hear(message)
                if wanted(message):
                    return message

    async def _hear(self, message: Message) -> None:
        match message["t"]:
            case "joined" | "step":
                self.view = message["view"]
                if message["t"] == "joined" and self.player is None:
                    self._begin(message)
                for item in message["log"]:
                    self._told(item)
                rekeyed = any(item["kind"] == Kind.REKEY for item in message["log"])
                if self.signing and (message["t"] == "joined" or rekeyed):
                    await self._sign(message["game"])
            case "throw":
                if self.generous:
                    await self.share(message)
            case "receipt":
                assert self.player is not None
                receipt = Receipt.from_json(message["receipt"])
                if message["seq"] < len(self.player.log):
                    self.player.sign_off(message["seq"], self.player.log[message["seq"]].digest, receipt)
            case "countersigned" if self.player is not None:
                if message["seat"] != self.player.seat.number:
                    self.player.hear(message["seat"], message["seq"], bytes.fromhex(message["sig"]))
            case _:
                pass

    def _begin(self, message: Message) -> None:
        seat = Seat(
            UUID(message["game"]), message["seat"], self.chain, self.key, self.origin, self.server_key
        )
        self.player = Player(seat, self.lines.append)

    def _told(self, item: Message) -> None:
        assert self.player is not None
        prev = self.player.log[-1].digest if self.player.log else bytes(32)
        if item["seq"] < len(self.player.log):
            prev = self.player.log[item["seq"]].prev
        entry = Entry(item["seq"], item["kind"], item["seat"], item["body"], item["at_ms"], prev, SECOND)
        self.player.receive(entry)

    async def _sign(self, game: str) -> None:
        assert self.player is not None
        seq, signature = self.player.countersign()
        await self.send(t="countersign", game=game, seq=seq, sig=signature.hex())

    async def sign(self) -> None:
        """Sign the log as far as it was checked."""
        assert self.player is not None
        await self._sign(str(self.player.seat.game_id))

    async def share(self, message: Message) -> None:
        """Give the link that a throw asks for."""
        assert self.player is not None
        receipt = Receipt.from_json(message["receipt"])
        if self.player.seat.number not in message["owed"]:
            return
        head = bytes.fromhex(message["head"])
        link = self.player.share(Throw(message["n"], message["seq"], head, receipt))
        await self.send(t="share", game=message["game"], n=message["n"], link=link.hex())

    async def rekey(self) -> None:
        """Ask for another chain and key, and sign the event that names them."""
        assert self.player is not None
        self.nonce = secrets.token_bytes(16)
        self.keys.append(Key(secrets.token_bytes(32)))
        self.player.rekey(self.chain, self.key)
        await self.send(t="rekey", game=str(self.player.seat.game_id), id=str(uuid4()), **self.dice)

    async def act(self, text: str) -> None:
        """Send an act; what becomes of it is heard later."""
        assert self.player is not None
        self.player.send(Kind.ACT, text)
        await self.send(t="act", game=str(self.player.seat.game_id), id=str(uuid4()), act=text)

    async def say(self, word: str) -> None:
        assert self.player is not None
        self.player.send(word)
        await self.send(t="say", game=str(self.player.seat.game_id), id=str(uuid4()), word=word)

    @property
    def turn(self) -> bool:
        """Whether this seat is to act."""
        assert self.player is not None
        return self.view.get("turn") == self.player.seat.number and "outcome" not in self.view

    async def play(self, chooser: random.Random, most: int) -> None:
        """Play at random until the game is over, and resign after so many events."""
        assert self.player is not None
        while self.view.get("outcome") is None:
            if self.turn and len(self.player.log) >= most:
                await self.say("resign")
            elif self.turn:
                await self.act(chooser.choice(self.view["choices"]["acts"])["text"])
            await self.until(lambda message: message["t"] in {"step", "nack"})
        await self._sign(str(self.player.seat.game_id))
        own = (self.player.seat.number, len(self.player.log) - 1)
        await self.until(
            lambda message: message["t"] == "countersigned" and (message["seat"], message["seq"]) == own
        )


def binder(web: Web) -> Binder:
    visitor = guest(web)
    keys = visitor.http.get("/api/keys").json()
    key = KEY.public if keys["tick"] is None else bytes.fromhex(keys["tick"])
    return Binder(visitor, keys["origin"], key)


async def sat_down(web: Web, game: str = "trictrac", **terms: object) -> tuple[UUID, list[Binder]]:
    """Two who play each other, White first."""
    one, two = binder(web), binder(web)
    table = one.visitor.post("/tables", game=game, dice=one.dice, seat=0, **terms)
    joined = two.visitor.post(f"/tables/{table['id']}/join", dice=two.dice)
    found = UUID(joined["game"])
    for each in (one, two):
        await each.join(found)
    return found, [one, two]


async def played(*people: Binder, most: int = 60, seed: int = 1) -> None:
    """The game played out at random, and everyone gone."""
    await asyncio.gather(*(each.play(random.Random(f"{seed}:{n}"), most) for n, each in enumerate(people)))
    for each in people:
        await each.leave()


def verdict(one: Binder, game: UUID, *people: Binder) -> tuple[int, str]:
    """What the proof of a finished game shows, with what some people kept, and the keys that are theirs."""
    text = one.visitor.http.get(f"/api/games/{game}/dice-proof").text
    own = [key.public for each in people for key in each.keys]
    found = examine(read_proof(text), [each.evidence for each in people], own=own)
    return found.code, "; ".join(flaw.en for flaw in found.flaws)
