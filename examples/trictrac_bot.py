"""A bot that plays trictrac with whoever challenges it.

    pip install httpx
    ACADEMIE_TOKEN=... python examples/trictrac_bot.py https://your-server

The token is made once with `POST /api/tokens`. Any legal act will do for this bot:
`choose` is the place to be wiser.
"""

from __future__ import annotations

import json
import os
import random
import secrets
import sys
import threading
import uuid
from collections.abc import Iterator
from typing import Any

import httpx

Line = dict[str, Any]


def lines(client: httpx.Client, path: str) -> Iterator[Line]:
    """The messages of a stream, as they come."""
    with client.stream("GET", path, timeout=60) as answer:
        answer.raise_for_status()
        for line in answer.iter_lines():
            yield json.loads(line)


def choose(view: Line) -> str:
    """One of the legal acts, which the server lists; `view["board"]` is the position (docs/wire.md)."""
    act: str = random.choice(view["choices"]["acts"])["text"]
    return act


def play(client: httpx.Client, game: str) -> None:
    """Plays one game to its end; the stream begins with the table as it stands, even amid a game."""
    seat = None
    for line in lines(client, f"/api/bot/games/{game}/stream"):
        if line["t"] == "joined":
            seat = line["seat"]
        view = line.get("view")
        if view and view["turn"] == seat and view["choices"].get("acts"):
            # The id makes a retry harmless; the nonce is this player's share in the dice to come.
            act = {
                "id": str(uuid.uuid4()),
                "act": choose(view),
                "nonce": secrets.token_hex(16),
                "seq": line["seq"],
            }
            client.post(f"/api/bot/games/{game}/act", json=act)
        if view and view.get("outcome"):
            print(game, view["outcome"]["reason"], view["outcome"]["returns"], flush=True)


def main(server: str, token: str) -> None:
    """Takes up every challenge to trictrac, declines others, and plays each game in a thread of its own."""
    with httpx.Client(base_url=server, headers={"Authorization": f"Bearer {token}"}) as client:
        for line in lines(client, "/api/bot/stream"):
            if line["t"] == "challenge" and line["key"] == "trictrac":
                client.post(f"/api/tables/{line['table']}/join")
            elif line["t"] == "challenge":
                client.delete(f"/api/tables/{line['table']}")
            elif line["t"] == "game-start" and line["key"] == "trictrac":
                threading.Thread(target=play, args=(client, line["game"]), daemon=True).start()


if __name__ == "__main__":
    main(sys.argv[1], os.environ["ACADEMIE_TOKEN"])
