"""The wire: who is spoken with, what is told, and a client that plays knowing no game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from academie.registry import registry
from academie.server.edge.identity import DEV_COOKIE
from academie.server.edge.messages import PROTOCOL
from tests.server.support.client import acts_of
from tests.server.support.visitors import Visitor, greeted, guest, seated
from tests.server.support.web import Web

CLIENT = Path(__file__).parents[3] / "examples" / "any_game_client.py"
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
    ("offered", "chosen"),
    [
        ([], None),
        (["academie.v2"], "academie.v2"),
        (["academie.v1", "academie.v2"], "academie.v2"),
        (["academie.v2", "academie.v3"], "academie.v2"),
        (["something.else"], None),
    ],
)
def test_who_asks_for_no_other_wire_is_greeted(cafe: Web, offered: list[str], chosen: str | None) -> None:
    with opened(cafe, guest(cafe), *offered) as socket:
        assert socket.subprotocol == chosen
        hello = json.loads(socket.recv(timeout=10))
    assert (hello["t"], hello["protocol"]) == ("hello", PROTOCOL)
    assert hello["laws"]["dames"] == registry["dames"].default.id
    assert {"fr", "en"} <= {*hello["words"]}


@pytest.mark.parametrize("offered", [["academie.v1"], ["academie.v3"], ["something.else", "academie.v1"]])
def test_a_client_of_other_versions_alone_is_turned_away(cafe: Web, offered: list[str]) -> None:
    with pytest.raises((ConnectionClosed, InvalidHandshake)):
        opened(cafe, guest(cafe), *offered).recv(timeout=5)


def test_a_client_that_names_no_version_is_told_boards_hashes_and_messages(cafe: Web) -> None:
    white, black = guest(cafe), guest(cafe)
    game = seated(white, black, game="dames")
    with opened(cafe, white) as socket:
        joined = answer(greeted(socket), t="join", game=game)
        assert joined["t"] == "joined"
        assert joined["view"]["board"]["kind"] == "grid"
        assert joined["view"]["line"].startswith("W:W31")
        assert acts_of(joined["view"])[0] == "31-26"
        assert joined["log"][0]["hash"]
        told = answer(socket, t="act", game=game, id=game, act="1-2", nonce="00" * 16)
        while told["t"] != "nack":
            told = json.loads(socket.recv(timeout=10))
    assert {*told} == {"t", "id", "seq", "message"}


def test_a_game_is_told_over_http_as_over_the_socket(cafe: Web) -> None:
    white, black = guest(cafe), guest(cafe)
    game = seated(white, black, game="dames")
    white.act(game, "32-28")
    with opened(cafe, black) as socket:
        joined = answer(greeted(socket), t="join", game=game)["view"]
    seen = black.look(game)["view"]
    assert seen == joined
    assert seen["last"]["steps"] == [{"from": "32", "to": "28"}]


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
