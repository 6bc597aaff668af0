"""Games drawn over HTTP, each as its caller may see it."""

from __future__ import annotations

from xml.etree import ElementTree

import httpx
import pytest

from academie.registry import registry
from tests.server.support.client import acts_of
from tests.server.support.visitors import Visitor, guest, seated
from tests.server.support.web import Web


def drawing(visitor: Visitor, game: str, **asked: str) -> httpx.Response:
    return visitor.http.get(f"/api/games/{game}/drawing.svg", params=asked)


@pytest.mark.parametrize("key", [game.key for game in registry if game.seats[0] == 2])
def test_every_game_has_a_drawing(cafe: Web, key: str) -> None:
    one, other = guest(cafe), guest(cafe)
    game = seated(one, other, game=key)
    answer = drawing(one, game, language="en", flip="true")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["cache-control"] == "no-store"
    assert ElementTree.fromstring(answer.text).tag.endswith("svg")


def test_hidden_hands_stay_hidden(cafe: Web) -> None:
    """Once the dés are dealt each sees his own, and an onlooker none."""
    one, other = guest(cafe), guest(cafe)
    game = seated(one, other, game="dominos")
    shuffler = next(who for who in (one, other) if acts_of(who.look(game)["view"]))
    shuffler.act(game, acts_of(shuffler.look(game)["view"])[0])
    seen = {drawing(who, game).text for who in (one, other, guest(cafe))}
    assert len(seen) == 3


def test_it_is_written_in_the_language_asked_for(cafe: Web) -> None:
    one, other = guest(cafe), guest(cafe)
    game = seated(one, other, game="echecs")
    assert 'lang="fr"' in drawing(one, game).text
    assert 'lang="en"' in drawing(one, game, language="en").text


def test_no_game_no_drawing(cafe: Web) -> None:
    answer = drawing(guest(cafe), "00000000-0000-4000-8000-000000000000")
    assert answer.status_code == 404
