"""A client that trusts no server: it keeps its own copy of the log and checks every event it receives."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID, uuid4

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.server.support.phrases import english

Message = dict[str, Any]
GONE = (OSError, WebSocketException, InvalidHandshake, EOFError)


class Untrue(AssertionError):
    """The server has contradicted itself."""


def link(prev: str, entry: Message) -> str:
    """The hash an event must have, computed from the documented format and not by the server's code."""
    told = [entry["seq"], entry["kind"], entry["seat"], entry["body"], entry["at_ms"]]
    text = json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(bytes.fromhex(prev) + text.encode()).hexdigest()


def acts_of(view: Message) -> list[str]:
    """What whoever is shown that table may do, as it is written."""
    return [act["text"] for act in view["choices"].get("acts", ())]


@dataclass(slots=True)
class Acked:
    """An act that the server has acknowledged."""

    seq: int
    act: str
    nonce: str


@dataclass(slots=True)
class Client:
    """One player or onlooker at one table, whichever process it happens to reach."""

    addresses: Sequence[str]
    token: str | None
    game: UUID
    patience: float = 60.0
    """How many seconds it keeps trying to reach a server."""
    opening: float = 20.0
    """How many seconds it waits for a server to answer."""
    whole: bool = True
    """Whether every body is visible, so that hashes can be computed."""
    seat: int | None = None
    log: list[Message] = field(default_factory=list[Message])
    view: Message = field(default_factory=dict[str, Any])
    seen: int = -1
    """The event that the view belongs to."""
    acked: dict[UUID, Acked] = field(default_factory=dict[UUID, Acked])
    retries: int = 0
    heard: Callable[[str], None] | None = None
    """Called with every frame."""
    _socket: ClientConnection | None = None
    _tries: int = 0

    async def join(self) -> Message:
        """Join the table and get what was missed, trying each address until one answers."""
        until = time.monotonic() + self.patience
        while True:
            try:
                return await self._try_join()
            except (*GONE, TimeoutError):
                self._tries += 1
                await self.leave()
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(0.05)

    async def _try_join(self) -> Message:
        headers = {} if self.token is None else {"Authorization": f"Bearer {self.token}"}
        address = self.addresses[self._tries % len(self.addresses)]
        self._socket = await connect(
            address,
            additional_headers=headers,
            compression=None,
            open_timeout=self.opening,
            ping_interval=None,
            close_timeout=1,
        )
        await self.send({"t": "join", "game": str(self.game), "since": len(self.log)})
        async with asyncio.timeout(30):
            while True:
                message = await self.receive()
                if message["t"] in {"refused", "stopped", "moved"}:
                    raise OSError(english(message["message"]))
                if message["t"] == "joined":
                    return message

    async def leave(self) -> None:
        """Close the connection."""
        if self._socket is not None:
            with suppress(*GONE):
                await self._socket.close()
            self._socket = None

    def drop(self) -> None:
        """Drop the connection without closing it."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def send(self, message: Message) -> None:
        await self.send_text(json.dumps(message))

    async def send_text(self, text: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    async def receive(self) -> Message:
        """Receive and apply the next message."""
        assert self._socket is not None
        frame = await self._socket.recv()
        assert isinstance(frame, str)
        if self.heard is not None:
            self.heard(frame)
        message: Message = json.loads(frame)
        self._take_in(message)
        return message

    async def until(self, wanted: Callable[[Message], bool], seconds: float = 30.0) -> Message:
        """Receive messages up to the first of that type, applying all of them."""
        async with asyncio.timeout(seconds):
            while not wanted(message := await self.receive()):
                pass
            return message

    def _take_in(self, message: Message) -> None:
        if message["t"] == "joined":
            self.seat = message["seat"]
        for entry in message.get("log", ()):
            self._append(entry)
        if "view" in message and message["seq"] >= self.seen:
            if message["seq"] >= len(self.log):
                raise Untrue(f"told of event {message['seq']} with a log up to {len(self.log) - 1}")
            self.view, self.seen = message["view"], message["seq"]

    def _append(self, entry: Message) -> None:
        """Keep an event with its hash, which a step leaves out."""
        place = entry["seq"]
        if place > len(self.log):
            raise Untrue(f"event {place} after {len(self.log) - 1}")
        if self.whole:
            hashed = link(self.log[place - 1]["hash"] if place else "00" * 32, entry)
            if entry.setdefault("hash", hashed) != hashed:
                raise Untrue(f"event {place} does not follow from those before it")
        if place == len(self.log):
            self.log.append(entry)
            return
        known = self.log[place]
        self.log[place] = {**known, **entry}
        if any(self.log[place][name] != known[name] for name in known.keys() - {"body"}):
            raise Untrue(f"event {place} was another one before")

    @property
    def acts(self) -> list[str]:
        """What this client may do now."""
        return acts_of(self.view) if self.view else []

    @property
    def to_act(self) -> bool:
        return self.view.get("turn") == self.seat and bool(self.acts)

    @property
    def over(self) -> bool:
        return self.view.get("outcome") is not None

    async def act(self, text: str, seq: int | None = None, idem: UUID | None = None) -> Message:
        """Send an act, with the same key until there is an answer."""
        idem, nonce = idem or uuid4(), secrets.token_hex(16)
        message: Message = {"t": "act", "game": str(self.game), "id": str(idem), "act": text, "nonce": nonce}
        if seq is not None:
            message["seq"] = seq
        answer = await self._answered(message)
        if answer["t"] == "ack":
            self._acknowledge(idem, Acked(answer["seq"], text, nonce))
            with suppress(*GONE, TimeoutError):  # the step comes right after
                await self.wait_for(answer["seq"], 5.0)
        return answer

    def _acknowledge(self, idem: UUID, acked: Acked) -> None:
        if (known := self.acked.setdefault(idem, acked)).seq != acked.seq:
            raise Untrue(f"one act acknowledged at {known.seq} and at {acked.seq}")

    async def say(self, word: str, idem: UUID | None = None) -> Message:
        """Send a request, and return its answer."""
        return await self._answered(
            {"t": "say", "game": str(self.game), "id": str(idem or uuid4()), "word": word}
        )

    async def sync(self, since: int = 0) -> Message:
        """The log from `since` on."""
        await self.send({"t": "sync", "game": str(self.game), "since": since})
        return await self.until(lambda message: message["t"] == "synced")

    async def _answered(self, message: Message) -> Message:
        until = time.monotonic() + self.patience
        while True:
            try:
                await self.send(message)
                return await self.until(lambda told: told.get("id") == message["id"], 5.0)
            except (*GONE, TimeoutError):
                self.retries += 1
                self._tries += 1
                if time.monotonic() > until:
                    raise
                await self.leave()
                await self.join()

    async def wait_for(self, seq: int, seconds: float = 30.0) -> None:
        """Wait until the log reaches that event."""
        async with asyncio.timeout(seconds):
            while len(self.log) <= seq:
                await self.receive()
