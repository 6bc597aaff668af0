"""Programs at the table: streams of lines, acts over HTTP, and the bot of the examples."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from academie.server.edge.identity import DEV_COOKIE
from tests.server.support.client import acts_of
from tests.server.support.phrases import french
from tests.server.support.visitors import Visitor, guest, member, resigned, seated, until
from tests.server.support.web import Web

BOT = Path(__file__).parents[3] / "examples" / "trictrac_bot.py"
Lines = Iterator[dict[str, Any]]


PATIENCE = 90.0
"""Seconds for which a stream is read: as long as beats come, a line that never comes is waited for."""


def in_time(lines: Iterator[str]) -> Lines:
    end = time.monotonic() + PATIENCE
    for line in lines:
        assert time.monotonic() < end, f"still open after {PATIENCE} s: {line}"
        yield json.loads(line)


@contextmanager
def stream(visitor: Visitor, path: str) -> Generator[Lines]:
    """The lines of a stream, each within ten seconds of the last or of a beat."""
    headers = {"Cookie": f"{DEV_COOKIE}={visitor.session}"}
    with httpx.stream("GET", f"{visitor.web.base_url}/api{path}", headers=headers, timeout=15) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        yield in_time(answer.iter_lines())


def next_of(lines: Lines, kind: str) -> dict[str, Any]:
    """The next line of that sort."""
    return next(line for line in lines if line["t"] == kind)


def frames(socket: ClientConnection) -> Lines:
    """The messages of a socket as they come."""
    while True:
        yield json.loads(socket.recv(timeout=10))


def joined(socket: ClientConnection, game: str) -> dict[str, Any]:
    """At the table."""
    socket.send(json.dumps({"t": "join", "game": game}))
    return next_of(frames(socket), "joined")


def test_challenges_and_games_are_told_as_they_come(cafe: Web) -> None:
    bot, one = member(cafe), member(cafe)
    with stream(bot, "/bot/stream") as lines:
        assert next(lines)["t"] == "beat"
        table = one.post("/tables", game="dames", opponent={"name": bot.name})
        told = next(lines)
        assert (told["t"], told["table"], told["owner"], told["key"]) == (
            "challenge",
            table["id"],
            one.name,
            "dames",
        )
        game = bot.post(f"/tables/{table['id']}/join")["game"]
        assert next_of(lines, "challenge-gone")["table"] == table["id"]
        start = next_of(lines, "game-start")
        assert (start["game"], start["key"]) == (game, "dames")
        assert start["players"][start["seat"]] == bot.name
        one.say(game, "resign")
        assert next_of(lines, "game-finish")["game"] == game


def test_a_challenge_says_what_would_be_agreed(cafe: Web) -> None:
    bot, one = member(cafe), member(cafe)
    with stream(bot, "/bot/stream") as lines:
        next(lines)
        one.post("/tables", game="revertier", opponent={"name": bot.name}, options={"double": True})
        told = next_of(lines, "challenge")
        assert told["options"] == {"double": True}
        (double,) = told["agreed"]
        assert "double" in french(double).lower()


def test_what_waits_is_told_when_the_stream_is_opened(cafe: Web) -> None:
    bot, one = member(cafe), member(cafe)
    game = seated(bot, one, game="trictrac")
    table = one.post("/tables", game="trictrac", opponent={"name": bot.name})
    with stream(bot, "/bot/stream") as lines:
        assert next_of(lines, "challenge")["table"] == table["id"]
        assert next_of(lines, "game-start")["game"] == game
        one.http.delete(f"/api/tables/{table['id']}")
        assert next_of(lines, "challenge-gone")["table"] == table["id"]


def test_a_game_is_followed_step_by_step_to_its_end(cafe: Web) -> None:
    white, black = member(cafe), member(cafe)
    game = seated(white, black, game="dames")
    with stream(black, f"/bot/games/{game}/stream") as lines:
        joined = next(lines)
        assert (joined["t"], joined["seat"], joined["seq"]) == ("joined", 1, 0)
        assert acts_of(joined["view"]) == []
        assert white.act(game, "32-28", seq=0) == {"seq": 1}
        step = next_of(lines, "step")
        assert (step["seq"], step["log"][0]["body"]["act"]) == (1, "32-28")
        assert "19-23" in acts_of(step["view"])
        black.say(game, "resign")
        assert next_of(lines, "step")["view"]["outcome"]["reason"] == "resign"
        assert [line for line in lines if line["t"] != "presence"] == []


def test_onlookers_follow_without_acts(cafe: Web) -> None:
    white, black, onlooker = guest(cafe), guest(cafe), guest(cafe)
    game = seated(white, black, game="dames")
    with stream(onlooker, f"/bot/games/{game}/stream?since=1") as lines:
        joined = next(lines)
        assert (joined["seat"], joined["log"], joined["view"]["choices"]) == (None, [], {})
        white.act(game, "32-28")
        assert next_of(lines, "step")["view"]["choices"] == {}


def test_a_finished_game_is_told_and_that_is_all(cafe: Web) -> None:
    one, other = guest(cafe), guest(cafe)
    game = resigned(one, other, game="dames")
    with stream(one, f"/bot/games/{game}/stream") as lines:
        assert [line["t"] for line in lines] == ["joined"]


def test_an_act_said_again_is_done_once(cafe: Web) -> None:
    white, black = guest(cafe), guest(cafe)
    game = seated(white, black, game="dames")
    key = str(uuid4())
    assert [white.act(game, "32-28", id=key) for _ in range(3)] == [{"seq": 1}] * 3
    assert white.look(game)["seq"] == 1


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"act": "1-2"}, 409),
        ({"act": "32-28", "seq": 7}, 200),
        ({"act": "32-28", "nonce": "zz" * 16}, 409),
        ({"act": "32-28", "nonce": "00"}, 400),
        ({"act": "32-28", "id": "x"}, 400),
        ({}, 400),
    ],
)
def test_acts_that_are_not_taken_say_why(cafe: Web, body: dict[str, Any], code: int) -> None:
    white, black = guest(cafe), guest(cafe)
    game = seated(white, black, game="dames")
    whole = {"id": str(uuid4()), "nonce": "00" * 16, **body}
    answer = white.http.post(f"/api/bot/games/{game}/act", json=whole)
    assert answer.status_code == code, answer.text


def test_only_those_seated_act_and_each_in_his_turn(cafe: Web) -> None:
    white, black, onlooker = guest(cafe), guest(cafe), guest(cafe)
    path = f"/bot/games/{seated(white, black, game='dames')}/act"
    act = {"id": str(uuid4()), "act": "19-23", "nonce": "00" * 16}
    assert onlooker.status("POST", path, **act) == 403
    assert black.status("POST", path, **act) == 409
    assert Visitor(cafe).status("POST", path, **act) == 401
    assert white.status("POST", f"/bot/games/{uuid4()}/act", **act) == 404


def test_words_of_consent(cafe: Web) -> None:
    white, black = guest(cafe), guest(cafe)
    game = seated(white, black, game="dames")
    white.act(game, "32-28")
    white.say(game, "ask-takeback")
    assert black.look(game)["view"]["offer"] == "ask-takeback"
    black.say(game, "accept")
    assert "32-28" in acts_of(white.look(game)["view"])
    white.say(game, "offer-draw")
    black.say(game, "decline")
    assert white.status("POST", f"/bot/games/{game}/say", id=str(uuid4()), word="accept") == 409
    black.say(game, "adjourn")
    white.say(game, "accept")
    act = {"id": str(uuid4()), "act": "32-28", "nonce": "00" * 16}
    assert white.status("POST", f"/bot/games/{game}/act", **act) == 409
    black.say(game, "resume")
    assert white.act(game, "32-28")["seq"] > 0


def test_chat_reaches_the_socket(cafe: Web) -> None:
    white, black, onlooker = guest(cafe), guest(cafe), guest(cafe)
    game = seated(white, black, game="dames")
    with connect(cafe.ws_url, additional_headers={"Cookie": f"{DEV_COOKIE}={black.session}"}) as socket:
        assert joined(socket, game)
        assert onlooker.status("POST", f"/bot/games/{game}/chat", text="bonjour") == 403
        white.post(f"/bot/games/{game}/chat", text="bonjour")
        told = next_of(frames(socket), "chat")
    assert (told["name"], told["text"]) == (white.name, "bonjour")


def test_chat_is_told_to_whoever_comes_later_by_any_process(cafe: Web, server: Web) -> None:
    white, black = guest(cafe), guest(cafe)
    game = seated(white, black, game="dames")
    white.post(f"/bot/games/{game}/chat", text="bonjour")
    black.post(f"/bot/games/{game}/chat", text="bonsoir")
    white.say(game, "resign")
    # An onlooker who is not signed in sees what all see.
    for address in (cafe.ws_url, server.ws_url):
        with connect(address) as socket:
            assert joined(socket, game)
            lines = next_of(frames(socket), "chats")["lines"]
        assert [(line["name"], line["text"]) for line in lines] == [
            (white.name, "bonjour"),
            (black.name, "bonsoir"),
        ]
        assert lines[0]["id"] < lines[1]["id"]


def test_chat_that_cannot_be_stored_is_refused(cafe: Web) -> None:
    white, black = guest(cafe), guest(cafe)
    game = seated(white, black, game="dames")
    assert white.status("POST", f"/bot/games/{game}/chat", text="a\0b") == 409


def test_chat_reaches_other_processes(cafe: Web, server: Web) -> None:
    white, black = guest(cafe), guest(cafe)
    game = seated(white, black, game="dames")
    with connect(server.ws_url, additional_headers={"Cookie": f"{DEV_COOKIE}={black.session}"}) as socket:
        assert joined(socket, game)
        white.post(f"/bot/games/{game}/chat", text="de loin")
        told = next_of(frames(socket), "chat")
    assert (told["name"], told["text"]) == (white.name, "de loin")


def test_streams_end_with_the_session(cafe: Web) -> None:
    one, other = guest(cafe), guest(cafe)
    game = seated(one, other, game="dames")
    with stream(one, "/bot/stream") as account, stream(one, f"/bot/games/{game}/stream") as table:
        next(account)
        next(table)
        assert one.http.delete("/api/sessions/current").status_code == 204
        assert [line["t"] for line in table if line["t"] != "presence"] == []
        assert [line["t"] for line in account if line["t"] != "beat"] == []


@contextmanager
def example_bot(web: Web, owner: Visitor) -> Generator[subprocess.Popen[bytes]]:
    """The bot of the examples, playing for its owner."""
    secret = owner.post("/tokens", label="the example")["secret"]
    told = {**os.environ, "ACADEMIE_TOKEN": secret}
    process = subprocess.Popen([sys.executable, str(BOT), web.base_url], env=told, stdout=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(10)


def test_the_example_plays_trictrac_with_whoever_challenges_it(cafe: Web) -> None:
    owner, one = member(cafe), member(cafe)
    with example_bot(cafe, owner) as process:
        declined = one.post("/tables", game="dames", opponent={"name": owner.name})
        until(lambda: one.http.get(f"/api/tables/{declined['id']}").status_code == 404)
        table = one.post("/tables", game="trictrac", options={"holes": 1}, opponent={"name": owner.name})
        game = until(lambda: one.get(f"/tables/{table['id']}")["game"])
        assert _played_out(one, game)["reason"]
        assert process.poll() is None
    log = one.get(f"/games/{game}/log")
    bot_seat = 1 - one.look(game)["seat"]
    assert any(entry["kind"] == "act" and entry["seat"] == bot_seat for entry in log)


def _played_out(visitor: Visitor, game: str) -> dict[str, Any]:
    """How a game ends in which a person plays whatever is legal."""
    rng = random.Random(5)
    with stream(visitor, f"/bot/games/{game}/stream") as lines:
        for line in lines:
            view = line.get("view")
            if view and view.get("outcome"):
                outcome: dict[str, Any] = view["outcome"]
                return outcome
            if view and (acts := acts_of(view)):
                visitor.act(game, rng.choice(acts), seq=line["seq"])
    raise AssertionError("the stream ended before the game")
