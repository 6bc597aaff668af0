"""A guest at a server that has just been installed: opens the pages, plays every game, takes away every file.

    python tests/first_visit_server.py http://127.0.0.1:8000

Needs httpx and nothing of this tree, so that it can be run by an installation that is to be tried.
"""

from __future__ import annotations

import json
import random
import re
import secrets
import sys
import time
import uuid
from collections.abc import Iterator
from typing import Any

import httpx

Json = dict[str, Any]
LEVEL = "niveau-4"
LEVELLED = {"trictrac", "ecrire", "poule", "tour-a-tour", "toc", "dames", "dominos"}
"""Games that have this level, whatever else has it."""
ACTS = 12
"""How many acts of the guest are enough, where a game is not played to its end."""
WHOLE = {"trictrac": {"holes": 3}}
"""Games that are played to their end, and the options that make them short."""
SECONDS = 120
PAGES = ("/", "/games", "/archive", "/learn", "/practice", "/library", "/rules")


def visit(server: str) -> None:
    """Tries everything. Raises `AssertionError` or an error of httpx for what does not work."""
    # Slow enough for the usual limit on requests.
    with httpx.Client(
        base_url=server, timeout=60, event_hooks={"request": [lambda _: time.sleep(0.06)]}
    ) as guest:
        print(f"{open_pages(guest)} files of the pages", flush=True)
        guest.post("/api/guests").raise_for_status()
        entries: list[Json] = guest.get("/api/games").raise_for_status().json()
        able = {entry["key"] for entry in entries if LEVEL in names(entry)}
        assert able >= LEVELLED, f"no {LEVEL} at {sorted(LEVELLED - able)}: is academie-core installed?"
        for entry in entries:
            print(play_and_export(guest, entry), flush=True)
        print(f"{take_studies(guest)} files of studies", flush=True)


def open_pages(guest: httpx.Client) -> int:
    """Loads every page, and once the scripts and styles they name; how many files that was."""
    for page in PAGES:
        answer = guest.get(page).raise_for_status()
        assert answer.headers["content-type"].startswith("text/html"), page
    named = set(re.findall(r'(?:src|href)="(/[^"]+)"', guest.get("/").text))
    assert any(name.endswith(".js") for name in named), named
    for name in named:
        answer = guest.get(name).raise_for_status()
        if name.endswith(".js"):
            assert "javascript" in answer.headers["content-type"], name
    return len(PAGES) + len(named)


def names(entry: Json) -> list[str]:
    """The engines of a game."""
    return [engine["name"] for engine in entry["engines"]]


def play_and_export(guest: httpx.Client, entry: Json) -> str:
    """Plays a game with its engine and takes its records; says what was done."""
    key = entry["key"]
    # The fourth level, whatever it is called: Stockfish's last would think for long where others work too.
    engine = next((name for name in names(entry) if name.endswith("-4")), names(entry)[-1])
    asked = {"game": key, "seat": 0, "opponent": {"engine": engine}, "options": WHOLE.get(key, {})}
    game = guest.post("/api/tables", json=asked).raise_for_status().json()["game"]
    acts, over = play(guest, game, most=None if key in WHOLE else ACTS)
    if not over:
        resign = {"id": str(uuid.uuid4()), "word": "resign"}
        guest.post(f"/api/bot/games/{game}/say", json=resign).raise_for_status()
    log = guest.get(f"/api/games/{game}/log").raise_for_status().json()
    assert any(event["kind"] == "act" and event["seat"] not in {0, None} for event in log), key
    for name in ("record", "record.txt", "drawing.svg", *(f"record.{form}" for form in entry["exports"])):
        guest.get(f"/api/games/{game}/{name}").raise_for_status()
    return f"{key}: {acts} acts against {engine}" + (", to the end" if over else "")


def play(guest: httpx.Client, game: str, most: int | None) -> tuple[int, bool]:
    """Plays any legal act whenever it is the guest's turn; how many acts, and whether the game is over."""
    until, acts = time.monotonic() + SECONDS, 0
    for line in lines(guest, f"/api/bot/games/{game}/stream"):
        assert time.monotonic() < until, f"{game} is not over after {SECONDS} s and {acts} acts"
        view = line.get("view")
        if view and view.get("outcome"):
            return acts, True
        if view and view["turn"] == 0 and view["choices"].get("acts"):
            if acts == most:
                return acts, False
            act = {
                "id": str(uuid.uuid4()),
                "act": random.choice(view["choices"]["acts"])["text"],
                "nonce": secrets.token_hex(16),
                "seq": line["seq"],
            }
            acts += guest.post(f"/api/bot/games/{game}/act", json=act).is_success
    raise AssertionError(f"the stream of {game} ended before the game")


def lines(guest: httpx.Client, path: str) -> Iterator[Json]:
    """The messages of a stream, as they come."""
    with guest.stream("GET", path) as answer:
        answer.raise_for_status()
        yield from map(json.loads, filter(None, answer.iter_lines()))


def take_studies(guest: httpx.Client) -> int:
    """Takes one study of each book in every format; how many files that was."""
    taken = 0
    for source in guest.get("/api/library").raise_for_status().json()["sources"]:
        found = guest.get("/api/library/studies", params={"source": source["siglum"], "size": 1}).json()
        for entry in found["studies"]:
            study = guest.get(f"/api/library/{entry['id']}").raise_for_status().json()
            for form in study["exports"]:
                guest.get(f"/api/library/{entry['id']}/study.{form}").raise_for_status()
                taken += 1
    assert taken
    return taken


if __name__ == "__main__":
    visit(sys.argv[1])
