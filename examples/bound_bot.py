"""A program that plays an engine with its own share in the dice, checks all it is told, and keeps evidence.

    pip install academie[server] httpx websockets
    python examples/bound_bot.py https://your-server evidence.jsonl

It plays at random. What makes it honest is `academie.dice.player`: links are given by its rules alone, and
anything that does not agree raises `Alarm`.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import sys
import uuid
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from academie.dice.chains import Chain, seed_of
from academie.dice.keys import Key
from academie.dice.log import SECOND, Entry
from academie.dice.player import Player, Seat, Throw
from academie.dice.receipts import Receipt

Message = dict[str, Any]
ACTS = 12
"""After how many acts of its own it resigns."""


class Bot:
    """One seat at one game."""

    def __init__(self, seat: Seat, line: ClientConnection, evidence: Path) -> None:
        self.game = str(seat.game_id)
        self.line = line
        self.evidence = evidence.open("w", encoding="utf-8")
        self.player = Player(seat, lambda kept: print(json.dumps(kept), file=self.evidence, flush=True))
        self.acts = 0

    async def send(self, **message: object) -> None:
        await self.line.send(json.dumps({"game": self.game, **message}))

    async def hear(self, message: Message) -> bool:
        """Check a message and answer it; true once the game is over."""
        match message["t"]:
            case "joined" | "step":
                return await self.follow(message)
            case "throw" if self.player.seat.number in message["owed"]:
                receipt = Receipt.from_json(message["receipt"])
                asked = Throw(message["n"], message["seq"], bytes.fromhex(message["head"]), receipt)
                await self.send(t="share", n=asked.number, link=self.player.share(asked).hex())
            case "receipt" if message["seq"] < len(self.player.log):
                head = self.player.log[message["seq"]].digest
                self.player.sign_off(message["seq"], head, Receipt.from_json(message["receipt"]))
            case "nack" | "refused":
                raise RuntimeError(message["message"])
            case _:
                pass
        return False

    async def follow(self, message: Message) -> bool:
        for item in message["log"]:
            prev = self.player.log[-1].digest if self.player.log else bytes(32)
            fields = item["seq"], item["kind"], item["seat"], item["body"], item["at_ms"]
            self.player.receive(Entry(*fields, prev, SECOND))
        view = message["view"]
        over = view.get("outcome") is not None
        if over or message["t"] == "joined":
            seq, signature = self.player.countersign()
            await self.send(t="countersign", seq=seq, sig=signature.hex())
        elif view["turn"] == self.player.seat.number:
            await self.act(view["choices"]["acts"])
        return over

    async def act(self, choices: list[Message]) -> None:
        self.acts += 1
        if self.acts > ACTS:
            self.player.send("resign")
            await self.send(t="say", id=str(uuid.uuid4()), word="resign")
            return
        chosen = random.choice(choices)["text"]
        self.player.send("act", chosen)
        await self.send(t="act", id=str(uuid.uuid4()), act=chosen)


async def main(server: str, evidence: Path) -> None:
    # The secret and the key are made once and kept; the nonce is new for every game.
    secret, nonce, key = secrets.token_bytes(32), secrets.token_bytes(16), Key(secrets.token_bytes(32))
    chain = Chain(seed_of(secret, nonce))
    with httpx.Client(base_url=f"{server}/api") as client:
        client.post("/guests").raise_for_status()
        keys = client.get("/keys").json()
        dice = {"anchor": chain.anchor.hex(), "nonce": nonce.hex(), "key": key.public.hex()}
        asked = {"game": "trictrac", "opponent": {"engine": "random"}, "seat": 0, "dice": dice}
        game = client.post("/tables", json=asked).raise_for_status().json()["game"]
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    address = server.replace("http", "ws", 1) + "/ws"
    headers = {"Cookie": cookie}
    async with connect(address, additional_headers=headers, subprotocols=["academie.v2"]) as line:  # type: ignore[list-item]
        seat = Seat(uuid.UUID(game), 0, chain, key, keys["origin"], bytes.fromhex(keys["tick"]))
        bot = Bot(seat, line, evidence)
        await bot.send(t="join")
        async for frame in line:
            if await bot.hear(json.loads(frame)):
                break
        # The server has the signature of the end once it tells it.
        async for frame in line:
            if json.loads(frame)["t"] == "countersigned":
                break
    print(game, len(bot.player.log), "events")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1].rstrip("/"), Path(sys.argv[2])))
