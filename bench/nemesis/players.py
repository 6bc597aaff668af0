"""Clients that play on whatever happens, by either format of dice, and how their games are begun."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Protocol
from uuid import UUID, uuid4

import httpx

from academie.dice.fold import Kind
from tests.server.support.client import GONE, Acked, Client, Message, acts_of
from tests.server.support.links import Binder
from tests.server.support.web import Web

PATIENCE = 180.0
ANSWER_SECONDS = 5.0
JOIN_SECONDS = 8.0
SIGNED_ACTS = 16
"""After how many acts of its own a seat signs the log."""
AWAY = (*GONE, TimeoutError)


class Seated(Protocol):
    """Somebody at a table."""

    game: UUID
    acked: dict[UUID, Acked]
    retries: int

    @property
    def seat(self) -> int | None: ...

    @property
    def over(self) -> bool: ...

    @property
    def choices(self) -> list[str]:
        """What may be played; nothing if it is another's turn."""
        ...

    @property
    def hashes(self) -> list[str]:
        """The log as it was told."""
        ...

    async def join(self) -> object: ...

    async def leave(self) -> None: ...

    async def play(self, text: str) -> bool:
        """Send an act until it is answered; whether it was acknowledged."""
        ...

    async def listen(self) -> None:
        """Hear one message, or come back to the table after a silence."""
        ...


class PlainClient(Client):
    """A player by the first format of dice."""

    @property
    def choices(self) -> list[str]:
        return self.acts if self.to_act else []

    @property
    def hashes(self) -> list[str]:
        return [entry["hash"] for entry in self.log]

    async def play(self, text: str) -> bool:
        answer = await self.act(text, seq=self.seen)
        if answer["t"] != "ack":
            await self.leave()
            await self.join()
            return False
        while self.seen < answer["seq"]:
            await self.listen()
        return True

    async def listen(self) -> None:
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await self.receive()
        except AWAY:
            await self.leave()
            await self.join()


@dataclass(slots=True)
class BoundClient:
    """A player by the second format, who checks everything and keeps evidence."""

    person: Binder
    webs: Sequence[Web]
    game: UUID
    acked: dict[UUID, Acked] = field(default_factory=dict[UUID, Acked])
    retries: int = 0
    _tries: int = 0

    @property
    def seat(self) -> int | None:
        return None if self.person.player is None else self.person.player.seat.number

    @property
    def over(self) -> bool:
        return self.person.view.get("outcome") is not None

    @property
    def choices(self) -> list[str]:
        if not self.person.turn:
            return []
        return acts_of(self.person.view)

    @property
    def hashes(self) -> list[str]:
        return [] if self.person.player is None else [e.digest.hex() for e in self.person.player.log]

    async def join(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            self.person.visitor.web = self.webs[self._tries % len(self.webs)]
            try:
                async with asyncio.timeout(JOIN_SECONDS):
                    await self.person.join(self.game)
            except AWAY:
                self._tries += 1
                await self.leave()
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(0.05)
            else:
                return

    async def leave(self) -> None:
        with suppress(*GONE):
            await self.person.leave()

    async def signed(self) -> None:
        """Wait until the server has what this seat signs of the whole game as it joins."""
        assert self.person.player is not None
        own = (self.seat, self.person.player.log[-1].seq)
        await self.person.until(
            lambda told: told["t"] == "countersigned" and (told["seat"], told["seq"]) == own, ANSWER_SECONDS
        )

    async def play(self, text: str) -> bool:
        assert self.person.player is not None
        self.person.player.send(Kind.ACT, text)
        key = uuid4()
        answer = await self._answered(t="act", game=str(self.game), id=str(key), act=text)
        if answer["t"] != "ack":
            await self._come_back()
            return False
        self.acked[key] = Acked(answer["seq"], text, "")
        while len(self.person.player.log) <= answer["seq"]:
            await self.listen()
        if len(self.acked) % SIGNED_ACTS == 0:
            await self._sign()
        return True

    async def end(self) -> None:
        """Resign unless the game is over, and sign it."""
        assert self.person.player is not None
        if not self.over:
            self.person.player.send(Kind.RESIGN)
            await self._answered(t="say", game=str(self.game), id=str(uuid4()), word="resign")
        while not self.over or self.person.player.log[-1].kind != Kind.REVEAL:
            await self.listen()
        await self._sign()

    async def _sign(self) -> None:
        with suppress(*GONE):
            await self.person.sign()

    async def _answered(self, **message: object) -> Message:
        """The answer to a message, sent again with the same key until there is one."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                await self.person.send(**message)
                return await self.person.until(lambda told: told.get("id") == message["id"], ANSWER_SECONDS)
            except AWAY:
                self.retries += 1
                if time.monotonic() > until:
                    raise
                await self._come_back()

    async def listen(self) -> None:
        try:
            await self.person.until(lambda _: True, ANSWER_SECONDS)
        except AWAY:
            await self._come_back()

    async def _come_back(self) -> None:
        self._tries += 1
        await self.leave()
        await self.join()


class Refused(Exception):
    """A request that the server will never grant."""


@dataclass(frozen=True, slots=True)
class Host:
    """Begins games over HTTP, at whichever process answers."""

    webs: Sequence[Web]

    async def begin(
        self, tokens: Sequence[str], dice: Sequence[Message | None], terms: Mapping[str, Any]
    ) -> UUID:
        """Begin a game between the owners of the tokens, the first of them White."""
        given = [{} if each is None else {"dice": each} for each in dice]
        table = await self._asked("POST", "/api/tables", tokens[0], {"seat": 0, **terms, **given[0]})
        for token, more in zip(tokens[1:], given[1:], strict=True):
            try:
                table = await self._asked("POST", f"/api/tables/{table['id']}/join", token, more)
            except Refused:  # an answer was lost: the seat is taken already
                table = await self._asked("GET", f"/api/tables/{table['id']}", token, None)
        return UUID(table["game"])

    async def _asked(self, method: str, path: str, token: str, body: Mapping[str, Any] | None) -> Message:
        """The answer of the first process that gives one. Raises `Refused`."""
        until, tries = time.monotonic() + PATIENCE, 0
        async with httpx.AsyncClient(timeout=ANSWER_SECONDS) as http:
            while time.monotonic() < until:
                tries += 1
                url = f"{self.webs[tries % len(self.webs)].base_url}{path}"
                with suppress(httpx.HTTPError):
                    bearer = {"Authorization": f"Bearer {token}"}
                    answer = await http.request(method, url, json=body, headers=bearer)
                    if answer.is_success:
                        told: Message = answer.json()
                        return told
                    if answer.is_client_error:
                        raise Refused(answer.text)
                await asyncio.sleep(0.1)
        raise TimeoutError(path)
