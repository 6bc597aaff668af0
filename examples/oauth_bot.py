"""A program that anybody can let play for them: it signs in by OAuth, plays a game, gives the token back.

    pip install httpx
    python examples/oauth_bot.py https://your-server

It opens a page that asks you; the answer comes back to a port of this computer. `choose` is the place to
be wiser.
"""

from __future__ import annotations

import base64
import hashlib
import json
import random
import secrets
import sys
import uuid
import webbrowser
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit

import httpx

CLIENT = "oauth_bot.py"
SCOPES = "play challenge:write"
Message = dict[str, Any]


class Listener(HTTPServer):
    """Waits on this computer for the browser to bring the answer."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Visit)
        self.answer: dict[str, str] = {}

    @property
    def redirect(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/done"


class Visit(BaseHTTPRequestHandler):
    """What the browser brings."""

    server: Listener

    def do_GET(self) -> None:
        self.server.answer = dict(parse_qsl(urlsplit(self.path).query))
        self.send_response(200)
        self.send_header("Content-Type", "text/plain; charset=utf-8")
        self.end_headers()
        self.wfile.write(b"You can close this page.\n")

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def sign_in(server: httpx.Client) -> tuple[str, str]:
    """A token for whoever lets this program in, and where it is given back."""
    about = server.get("/.well-known/oauth-authorization-server").raise_for_status().json()
    verifier, state = secrets.token_urlsafe(48), secrets.token_urlsafe(16)
    challenge = base64.urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).rstrip(b"=").decode()
    with Listener() as listener:
        asked = {
            "response_type": "code",
            "client_id": CLIENT,
            "redirect_uri": listener.redirect,
            "scope": SCOPES,
            "state": state,
            "code_challenge": challenge,
            "code_challenge_method": "S256",
        }
        address = f"{about['authorization_endpoint']}?{urlencode(asked)}"
        print("Open this page in your browser:", address, flush=True)
        webbrowser.open(address)
        listener.handle_request()
        answer, redirect = listener.answer, listener.redirect
    # Another's answer, or one of another server, is not for this program.
    if answer.get("state") != state or answer.get("iss") != about["issuer"] or "code" not in answer:
        sys.exit(f"not let in: {answer.get('error', 'a wrong answer')}")
    form = {
        "grant_type": "authorization_code",
        "code": answer["code"],
        "client_id": CLIENT,
        "redirect_uri": redirect,
        "code_verifier": verifier,
    }
    given = server.post(about["token_endpoint"], data=form).raise_for_status().json()
    return given["access_token"], about["revocation_endpoint"]


def choose(view: Message) -> str:
    """One of the legal acts, which the server lists."""
    act: str = random.choice(view["choices"]["acts"])["text"]
    return act


def play(server: httpx.Client, game: str) -> Message:
    """Plays a game to its end, and returns how it ended."""
    with server.stream("GET", f"/api/bot/games/{game}/stream", timeout=60) as lines:
        lines.raise_for_status()
        seat = None
        for text in lines.iter_lines():
            line: Message = json.loads(text)
            seat = line["seat"] if line["t"] == "joined" else seat
            view = line.get("view")
            if view and view.get("outcome"):
                outcome: Message = view["outcome"]
                return outcome
            if view and view["turn"] == seat and view["choices"].get("acts"):
                act = {"id": str(uuid.uuid4()), "act": choose(view), "nonce": secrets.token_hex(16)}
                server.post(f"/api/bot/games/{game}/act", json={**act, "seq": line["seq"]})
    raise SystemExit("the stream ended before the game")


def main(address: str) -> None:
    """Plays a game of draughts against a machine for whoever lets it in."""
    with httpx.Client(base_url=address, timeout=30) as server:
        token, revoke = sign_in(server)
        server.headers["Authorization"] = f"Bearer {token}"
        print("playing for", server.get("/api/me").raise_for_status().json()["name"], flush=True)
        table = server.post("/api/tables", json={"game": "dames", "opponent": {"engine": "random"}})
        outcome = play(server, table.raise_for_status().json()["game"])
        print("over:", outcome["reason"], outcome["returns"], flush=True)
        server.post(revoke, data={"token": token})


if __name__ == "__main__":
    main(sys.argv[1])
