"""A client that plays any game and knows none: positions and acts come as data (docs/wire.md).

    pip install httpx websockets
    python examples/any_game_client.py https://your-server TABLE

TABLE is the id in the link of an open table; the client sits down there as a guest and plays at random.
"""

from __future__ import annotations

import json
import random
import secrets
import sys
import time
import uuid
from typing import Any

import httpx
from websockets.sync.client import connect

Json = dict[str, Any]


def described(act: Json, steps: list[Json]) -> str:
    """An act for people: its steps from place to place, or the word that it is."""
    made = [steps[step] if isinstance(step, int) else step for step in act.get("steps", [])]
    if not made:
        return str(act.get("say", act["text"]))
    return ", ".join(f"{step['from']} to {step['to']}" + " taking" * ("over" in step) for step in made)


def play(server: str, cookie: str, game: str, pause: float = 0.1) -> Json:
    """Plays a game to its end; returns how it ended."""
    address = server.replace("http", "ws", 1) + "/ws"
    with connect(address, subprotocols=["academie.v2"], additional_headers={"Cookie": cookie}) as socket:
        socket.send(json.dumps({"t": "join", "game": game}))
        for frame in socket:
            message = json.loads(frame)
            if "view" not in message:
                continue
            view: Json = message["view"]
            if view.get("outcome"):
                return view["outcome"]
            if acts := view["choices"].get("acts"):
                act = random.choice(acts)
                print(view["board"]["kind"], described(act, view["choices"].get("steps", [])), flush=True)
                sent = {"t": "act", "game": game, "id": str(uuid.uuid4()), "act": act["text"]}
                time.sleep(pause)  # servers close sockets that send too fast
                socket.send(json.dumps({**sent, "nonce": secrets.token_hex(16), "seq": message["seq"]}))
    raise ConnectionError("the server has closed the connection")


if __name__ == "__main__":
    with httpx.Client(base_url=sys.argv[1]) as http:
        http.post("/api/guests").raise_for_status()
        table = http.post(f"/api/tables/{sys.argv[2]}/join").raise_for_status().json()
        print(play(sys.argv[1], "; ".join(f"{k}={v}" for k, v in http.cookies.items()), table["game"]))
