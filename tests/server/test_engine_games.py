"""How many games against engines a guest, an account and an address may play at once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from academie.server.engine_games import network
from tests.server.fleet import against
from tests.server.visitors import Json, Visitor, guest, member
from tests.server.web import Parts, started
from tests.server.words import french

ASKED: Json = {"game": "dames", "seat": 0, "opponent": {"engine": "random"}}


def refused(visitor: Visitor, most: int) -> None:
    """Another game is refused, in both languages, and the limit is named."""
    told = visitor.refusal("POST", "/tables", **ASKED)
    assert told["status_code"] == 429
    assert f"at most {most} games" in told["detail"]
    assert f"au plus {most} parties" in french(told["message"])


def test_a_guest_plays_three_games_at_once_and_an_account_eight(parts: Parts) -> None:
    with started(parts.web()) as web:
        visitor = guest(web)
        games = [against(visitor, "random", game="dames") for _ in range(3)]
        refused(visitor, 3)
        visitor.say(games[0], "resign")
        against(visitor, "random", game="dames")
        refused(visitor, 3)
        assert visitor.status("POST", f"/games/{games[0]}/rematch") == 429
        # Games between people are not counted.
        visitor.post("/tables", game="dames")
        owner = member(web)
        for _ in range(8):
            against(owner, "random", game="dames")
        refused(owner, 8)


def test_an_address_plays_twelve_games_at_once_whoever_is_there(parts: Parts) -> None:
    with started(parts.web()) as web:
        visitors = [guest(web) for _ in range(5)]
        games = [against(visitor, "random", game="dames") for visitor in visitors[:4] for _ in range(3)]
        refused(visitors[4], 12)
        visitors[0].say(games[0], "resign")
        against(visitors[4], "random", game="dames")
        refused(visitors[4], 12)


def test_asking_many_times_at_the_same_moment_gains_nothing(parts: Parts) -> None:
    with started(parts.web()) as web:
        visitor = guest(web)

        def ask(_: int) -> int:
            cookies = dict(visitor.http.cookies)
            return httpx.post(f"{web.base_url}/api/tables", json=ASKED, cookies=cookies).status_code

        with ThreadPoolExecutor(8) as threads:
            found = sorted(threads.map(ask, range(8)))
    assert found == [201] * 3 + [429] * 5


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("", ""),
    ],
)
def test_a_whole_network_of_ipv6_counts_as_one_address(address: str, counted: str) -> None:
    assert network(address) == counted
