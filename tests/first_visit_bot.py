"""The bot of the examples takes up a challenge; the challenger plays by the same functions, to the end."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import httpx

sys.path.insert(0, str(Path.cwd()))
from trictrac_bot import lines, main, play  # type: ignore[import-not-found]  # copied beside, as a reader would


def entered(server: str, name: str) -> tuple[httpx.Client, str]:
    """Somebody with an account, and a token for a program of his."""
    with httpx.Client(base_url=server) as page:
        page.post(
            "/api/accounts", json={"name": name, "password": "a password of some length"}
        ).raise_for_status()
        secret: str = page.post("/api/tokens", json={"label": "first visit"}).json()["secret"]
    return httpx.Client(base_url=server, headers={"Authorization": f"Bearer {secret}"}, timeout=30), secret


def visit(server: str) -> None:
    """Plays one short partie against the bot, to its end."""
    client, _ = entered(server, "visitor")
    _, secret = entered(server, "talon")
    threading.Thread(target=main, args=(server, secret), daemon=True).start()
    terms = {"game": "trictrac", "options": {"holes": 1}, "opponent": {"name": "talon"}}
    client.post("/api/tables", json=terms).raise_for_status()
    for line in lines(client, "/api/bot/stream"):
        if line["t"] == "game-start":
            play(client, line["game"])
            return


if __name__ == "__main__":
    visit(sys.argv[1])
