"""People who use the server over HTTP, each with their own browser."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

import httpx
from websockets.sync.client import ClientConnection

from academie.server.edge.identity import DEV_COOKIE
from tests.server.support.web import Web

Json = dict[str, Any]
Told = Any
"""JSON of whatever shape the test expects."""
PASSWORD = "a password of some length"
PATIENCE = 20.0
RATED: Json = {"rated": True, "clock": {"pace": "sudden", "base_ms": 600_000}}
"""What makes the terms of a game rated."""


@dataclass(slots=True)
class Visitor:
    """Somebody on a page, signed in or not."""

    web: Web
    name: str = ""
    http: httpx.Client = field(init=False)

    def __post_init__(self) -> None:
        # Connections are not kept, so that nobody need remember to close them.
        once = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(base_url=self.web.base_url, timeout=30, limits=once)

    @property
    def session(self) -> str:
        """The token of the session."""
        return self.http.cookies[DEV_COOKIE]

    def get(self, path: str, **params: str | int) -> Told:
        """The answer to a request that must succeed."""
        return good(self.http.get(f"/api{path}", params=params))

    def post(self, path: str, **body: Told) -> Told:
        return good(self.http.post(f"/api{path}", json=body))

    def refusal(self, method: str, path: str, **body: Told) -> Json:
        """The problem that a request is answered with."""
        answer = self.http.request(method, f"/api{path}", json=body or None)
        told: Json = answer.json()
        assert answer.status_code >= 400, told
        assert told["status_code"] == answer.status_code
        assert told["detail"]
        return told

    def status(self, method: str, path: str, **body: Told) -> int:
        """How a request is refused."""
        code: int = self.refusal(method, path, **body)["status_code"]
        return code

    def act(self, game: str, text: str, **more: Told) -> Told:
        body = {"id": str(uuid4()), "act": text, "nonce": secrets.token_hex(16), **more}
        return self.post(f"/bot/games/{game}/act", **body)

    def say(self, game: str, word: str) -> Told:
        return self.post(f"/bot/games/{game}/say", id=str(uuid4()), word=word)

    def look(self, game: str) -> Told:
        return self.get(f"/games/{game}")


def greeted(socket: ClientConnection) -> ClientConnection:
    """The socket, once the server has said what it speaks."""
    assert json.loads(socket.recv(timeout=10))["t"] == "hello"
    return socket


def good(answer: httpx.Response) -> Told:
    """The content of an answer that must be a success."""
    assert answer.is_success, (answer.status_code, answer.text)
    if answer.headers.get("content-type", "").startswith("application/json"):
        return answer.json()
    return answer.text


def new_name() -> str:
    """A name for an account that nobody has; no reserved word begins with x, as `mod` would with m."""
    return f"x{secrets.token_hex(6)}"


def member(web: Web) -> Visitor:
    """Somebody with an account, signed in."""
    visitor = Visitor(web, new_name())
    visitor.post("/accounts", name=visitor.name, password=PASSWORD)
    return visitor


def guest(web: Web) -> Visitor:
    """A guest."""
    visitor = Visitor(web)
    visitor.name = visitor.post("/guests")["name"]
    return visitor


def seated(one: Visitor, other: Visitor, **terms: Told) -> str:
    """A game between two, the first of them White."""
    table = one.post("/tables", seat=0, private=True, **terms)
    game: str = other.post(f"/tables/{table['id']}/join")["game"]
    return game


def resigned(loser: Visitor, winner: Visitor, **terms: Told) -> str:
    """A game that the first player resigns at once."""
    game = seated(loser, winner, **terms)
    loser.say(game, "resign")
    return game


def until(found: Callable[[], Any]) -> Told:
    """Wait until something is found; fails if that takes too long."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if result := found():
            return result
        time.sleep(0.05)
    raise AssertionError(f"not so after {PATIENCE} s")
