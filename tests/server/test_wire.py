"""Versions of the wire: what is negotiated, and a client that plays knowing no game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from academie.registry import registry
from academie.server.connection import negotiated
from academie.server.identity import DEV_COOKIE
from academie.server.wire import PROTOCOL
from tests.server.visitors import Visitor, guest, seated
from tests.server.web import Web

CLIENT = Path(__file__).parents[2] / "examples" / "any_game_client.py"
V2 = {"Accept": "application/vnd.academie.v2+json"}
MOST_LINES = 60


def opened(web: Web, who: Visitor, *versions: str) -> ClientConnection:
    """A socket that offers those versions."""
    offered = [Subprotocol(version) for version in versions] or None
    headers = {"Cookie": f"{DEV_COOKIE}={who.session}"}
    return connect(web.ws_url, subprotocols=offered, additional_headers=headers)


def answer(socket: ClientConnection, **message: object) -> dict[str, Any]:
    """What the server says to a message."""
    socket.send(json.dumps(message))
    told: dict[str, Any] = json.loads(socket.recv(timeout=10))
    return told


@pytest.mark.parametrize(
    ("offered", "version"),
    [
        ([], 1),
        (["academie.v1"], 1),
        (["academie.v1", "academie.v2"], 2),
        (["academie.v2", "academie.v3"], 2),
        (["something.else"], 1),
    ],
)
def test_the_newest_version_both_know_is_spoken(offered: list[str], version: int) -> None:
    found = negotiated(offered)
    assert found is not None
    assert found.version == version
    assert found.name is None or found.name in offered


def test_a_client_of_later_versions_alone_is_turned_away(cafe: Web) -> None:
    assert negotiated(["academie.v3"]) is None
    with pytest.raises((ConnectionClosed, InvalidHandshake)):
        opened(cafe, guest(cafe), "academie.v3").recv(timeout=5)


def test_the_second_version_begins_with_a_greeting(cafe: Web) -> None:
    with opened(cafe, guest(cafe), "academie.v1", "academie.v2") as socket:
        assert socket.subprotocol == "academie.v2"
        hello = json.loads(socket.recv(timeout=10))
    assert (hello["t"], hello["protocol"]) == ("hello", PROTOCOL)
    assert hello["laws"]["dames"] == registry["dames"].default.id
    assert {"fr", "en"} <= {*hello["words"]}


def test_the_first_version_is_as_it_was(cafe: Web) -> None:
    white, black = guest(cafe), guest(cafe)
    game = seated(white, black, game="dames")
    with opened(cafe, white) as socket:
        joined = answer(socket, t="join", game=game)
        assert (joined["t"], socket.subprotocol) == ("joined", None)
        assert joined["view"]["position"].startswith("W:W31")
        assert joined["view"]["acts"][0] == "31-26"
        assert joined["log"][0]["hash"]
        told = answer(socket, t="act", game=game, id=game, act="1-2", nonce="00" * 16)
        while told["t"] != "nack":
            told = json.loads(socket.recv(timeout=10))
    assert {*told} == {"t", "id", "reason", "seq", "fr"}


def test_the_same_game_is_told_in_either_version_over_http(cafe: Web) -> None:
    white, black = guest(cafe), guest(cafe)
    game = seated(white, black, game="dames")
    white.act(game, "32-28")
    before = black.look(game)["view"]
    now = black.http.get(f"/api/games/{game}", headers=V2).json()["view"]
    assert before["position"] == now["line"]
    assert before["acts"] == [act["text"] for act in now["choices"]["acts"]]
    assert now["board"]["kind"] == "grid"
    assert now["last"]["steps"] == [{"from": "32", "to": "28"}]


def test_a_stream_is_of_the_version_its_reader_accepts(cafe: Web) -> None:
    white, black = guest(cafe), guest(cafe)
    game = seated(white, black, game="tourne-case")
    headers = {"Cookie": f"{DEV_COOKIE}={white.session}"}
    for accept, key in (({}, "position"), (V2, "board")):
        path = f"{cafe.base_url}/api/bot/games/{game}/stream"
        with httpx.stream("GET", path, headers={**headers, **accept}, timeout=15) as lines:
            assert key in json.loads(next(lines.iter_lines()))["view"]


def player() -> Callable[..., dict[str, Any]]:
    """How the client of the examples plays."""
    spec = spec_from_file_location("any_game_client", CLIENT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    play: Callable[..., dict[str, Any]] = module.play
    return play


def test_the_client_is_short_and_names_no_game() -> None:
    text = CLIENT.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= MOST_LINES
    assert not {game.key for game in registry} & {*re.findall(r"[a-z-]+", text)}


@pytest.mark.parametrize("game", ["dominos", "tourne-case", "dames"])
def test_a_client_that_knows_no_game_plays_it_to_its_end(cafe: Web, game: str) -> None:
    white, black = guest(cafe), guest(cafe)
    played = seated(white, black, game=game)
    play = player()
    with ThreadPoolExecutor(2) as pool:
        ends = [
            pool.submit(play, cafe.base_url, f"{DEV_COOKIE}={who.session}", played, 0.05)
            for who in (white, black)
        ]
        outcomes = [end.result(timeout=120) for end in ends]
    assert outcomes[0] == outcomes[1] == white.look(played)["about"]["outcome"]
