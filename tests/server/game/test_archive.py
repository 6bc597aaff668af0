"""Finished games: searched, exported as files, and the proofs of their dice."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any
from uuid import UUID, uuid4

import pytest

from academie.dice.log import first_broken_entry
from academie.dice.proof import read_proof, verify
from academie.games.draughts.text.pdn import to_record
from academie.games.draughts.text.pdn.read import read_pdn
from academie.kernel import WHITE
from academie.notation import read
from tests.server.support.client import acts_of
from tests.server.support.visitors import Visitor, guest, member, resigned, seated
from tests.server.support.web import Web

if TYPE_CHECKING:
    from academie.server.base.database import Database


def found(visitor: Visitor, **search: str | int) -> list[str]:
    """The ids of the finished games found."""
    return [game["id"] for game in visitor.get("/archive", **search)["games"]]


@pytest.fixture(scope="module")
def shelf(cafe: Web) -> tuple[Visitor, Visitor, list[str]]:
    """Two players and three games between them, in the order they ended."""
    one, other = member(cafe), member(cafe)
    games = [
        resigned(one, other, game="dames"),
        resigned(other, one, game="dames", ruleset="manoury-1787"),
        resigned(one, other, game="trictrac"),
    ]
    return one, other, games


Shelf = tuple[Visitor, Visitor, list[str]]


def test_the_last_to_end_comes_first(shelf: Shelf) -> None:
    one, other, games = shelf
    assert found(one, player=other.name) == games[::-1]
    assert found(one, player=other.name.upper()) == games[::-1]


def test_search_by_game_and_rule_set(shelf: Shelf) -> None:
    one, _, games = shelf
    assert found(one, player=one.name, game="dames") == games[1::-1]
    assert found(one, player=one.name, ruleset="dames/manoury-1787") == [games[1]]
    assert found(one, player=one.name, game="trictrac", ruleset="dames/fmjd") == []
    assert found(one, player="nobody-of-this-name") == []


async def test_a_rule_set_is_found_in_all_its_versions(cafe: Web, database: Database) -> None:
    one, other = member(cafe), member(cafe)
    first, second, another = (resigned(one, other, game="dames", ruleset="metz") for _ in range(3))
    renamed = {second: "dames/metz.2", another: "dames/metz-anew"}
    for game, ruleset in renamed.items():
        await database.execute("UPDATE game SET ruleset = $2 WHERE id = $1", UUID(game), ruleset)
    assert found(one, player=one.name, ruleset="dames/metz") == [second, first]
    assert found(one, player=one.name, ruleset="dames/metz.2") == [second]


def test_search_by_date(shelf: Shelf) -> None:
    one, _, games = shelf
    told = one.get("/archive", player=one.name)["games"]
    second = datetime.fromisoformat(told[1]["ended_at"])
    instant, next_instant = second.isoformat(), (second + timedelta(microseconds=1)).isoformat()
    assert found(one, player=one.name, since=instant) == games[:0:-1]
    assert found(one, player=one.name, until=instant) == [games[0]]
    assert found(one, player=one.name, since=instant, until=next_instant) == [games[1]]


def test_a_page_at_a_time(shelf: Shelf) -> None:
    one, _, games = shelf
    first = one.get("/archive", player=one.name, size=2)
    assert [game["id"] for game in first["games"]] == games[:0:-1]
    rest = one.get("/archive", player=one.name, size=2, after=first["next"])
    assert ([game["id"] for game in rest["games"]], rest["next"]) == ([games[0]], None)


@pytest.mark.parametrize(
    "search", ["size=0", "size=101", "since=then", "after=x", "player=%00", "game=A%20B"]
)
def test_a_search_that_cannot_be_understood(cafe: Web, search: str) -> None:
    assert Visitor(cafe).status("GET", f"/archive?{search}") == 400


def test_a_game_that_goes_on_is_among_ones_own_only(cafe: Web) -> None:
    one, other = member(cafe), member(cafe)
    game = seated(one, other, game="dames")
    assert [mine["id"] for mine in other.get("/me/games")] == [game]
    assert found(one, player=one.name) == []
    one.say(game, "resign")
    assert other.get("/me/games") == []
    (told,) = one.get("/archive", player=one.name)["games"]
    assert (told["status"], told["outcome"]) == ("over", {"reason": "resign", "returns": ["-1", "1"]})


@pytest.mark.parametrize("person", [guest, member])
def test_a_finished_game_is_among_ones_own_as_soon_as_it_is_over(
    cafe: Web, person: Callable[[Web], Visitor]
) -> None:
    one, other, stranger = person(cafe), person(cafe), person(cafe)
    assert one.get("/me/games/finished") == {"games": [], "next": None}
    first = seated(one, other, game="dames")
    assert one.get("/me/games/finished")["games"] == []
    one.say(first, "resign")
    (told,) = one.get("/me/games/finished")["games"]
    assert (told["id"], told["outcome"]["returns"]) == (first, ["-1", "1"])
    assert told["ended_at"] is not None
    second = resigned(other, one, game="dames")
    newest = other.get("/me/games/finished", size=1)
    older = other.get("/me/games/finished", size=1, after=newest["next"])
    assert [game["id"] for game in (*newest["games"], *older["games"])] == [second, first]
    assert stranger.get("/me/games/finished")["games"] == []
    assert Visitor(cafe).status("GET", "/me/games/finished") == 401


@pytest.fixture(scope="module")
def draughts(cafe: Web) -> tuple[Visitor, Visitor, str]:
    """A game of draughts of four moves, given up by Black."""
    white, black = member(cafe), member(cafe)
    game = seated(white, black, game="dames")
    for mover, move in ((white, "32-28"), (black, "19-23"), (white, "28x19"), (black, "14x23")):
        mover.act(game, move)
    black.say(game, "resign")
    return white, black, game


def test_our_record_replays(draughts: tuple[Visitor, Visitor, str]) -> None:
    white, black, game = draughts
    told: dict[str, Any] = white.get(f"/games/{game}/record")
    assert told["acts"] == ["32-28", "19-23", "28x19(23)", "14x23(19)"]
    record = read(json.dumps(told))
    assert record == read(white.get(f"/games/{game}/record.txt"))
    assert dict(record.tags) == {
        "White": white.name,
        "Black": black.name,
        "Date": dict(record.tags)["Date"],
        "Termination": "resign",
        "GameId": game,
    }
    assert record.final().actor == WHITE


def test_pdn_says_who_played_and_who_won(draughts: tuple[Visitor, Visitor, str]) -> None:
    white, black, game = draughts
    text: str = white.get(f"/games/{game}/record.pdn")
    (read_back,) = read_pdn(text)
    tags = dict(read_back.tags)
    assert (tags["White"], tags["Black"], read_back.result) == (white.name, black.name, "2-0")
    assert to_record(read_back).acts == read(white.get(f"/games/{game}/record.txt")).acts


def test_pdn_is_for_draughts_by_legal_moves(cafe: Web) -> None:
    one, other = guest(cafe), guest(cafe)
    trictrac = resigned(one, other, game="trictrac")
    assert one.status("GET", f"/games/{trictrac}/record.pdn") == 409
    by_hand = resigned(one, other, game="dames", ruleset="manoury-1787", options={"marking": "rigueur"})
    assert one.status("GET", f"/games/{by_hand}/record.pdn") == 409
    assert one.get(f"/games/{by_hand}/record")["options"] == {"marking": "rigueur"}


def test_pgn_says_who_played_and_who_won(cafe: Web) -> None:
    white, black = guest(cafe), guest(cafe)
    game = seated(white, black, game="echecs", ruleset="philidor")
    white.act(game, "e2e4")
    black.act(game, "e7e5")
    black.say(game, "resign")
    text: str = white.get(f"/games/{game}/record.pgn")
    assert f'[White "{white.name}"]' in text
    assert "1. e4 e5 1-0" in text
    assert white.status("GET", f"/games/{game}/record.pdn") == 409


def test_the_log_is_whole_and_bound(draughts: tuple[Visitor, Visitor, str]) -> None:
    white, _, game = draughts
    log = white.get(f"/games/{game}/log")
    assert [entry["kind"] for entry in log] == ["open", "act", "act", "act", "act", "resign", "reveal"]
    assert white.get(f"/games/{game}/log", since=5) == log[5:]
    assert white.get(f"/games/{game}/log", since=99) == []
    assert white.status("GET", f"/games/{game}/log?since=-1") == 400
    assert white.status("GET", f"/games/{game}/log?since={2**31}") == 400


def test_dice_are_proved_once_the_game_is_over_and_not_before(cafe: Web) -> None:
    one, other = guest(cafe), guest(cafe)
    game = seated(one, other, game="trictrac")
    players = {0: one, 1: other}
    for _ in range(12):
        view = one.look(game)["view"]
        mover = players[view["turn"]]
        mover.act(game, acts_of(mover.look(game)["view"])[0])
    assert one.status("GET", f"/games/{game}/dice-proof") == 409
    assert "seed" not in json.dumps(one.get(f"/games/{game}/log"))
    one.say(game, "resign")
    game_id, log = read_proof(json.dumps(one.get(f"/games/{game}/dice-proof")))
    assert game_id == UUID(game)
    assert first_broken_entry(log) is None
    verdict = verify(game_id, log)
    assert verdict.problems == ()
    assert verdict.rolls >= 6


@pytest.mark.parametrize(
    "what", ["", "/log", "/record", "/record.txt", "/record.pdn", "/record.pgn", "/dice-proof"]
)
def test_no_such_game(cafe: Web, what: str) -> None:
    assert Visitor(cafe).status("GET", f"/games/{uuid4()}{what}") == 404


def test_my_games_tell_whose_turn_it_is_and_until_when(cafe: Web) -> None:
    """Three days for each act; White begins at draughts."""
    one, other = guest(cafe), guest(cafe)
    days = {"pace": "days", "base_ms": 0, "step_ms": 3 * 86_400_000}
    game = seated(one, other, game="dames", clock=days)
    (told,) = one.get("/me/games")
    assert (told["id"], told["actor"]) == (game, 0)
    left = datetime.fromisoformat(told["deadline"]) - datetime.fromisoformat(told["created_at"])
    assert timedelta(days=3) - timedelta(minutes=1) < left < timedelta(days=3) + timedelta(minutes=1)
    one.act(game, "32-28")
    assert [game["actor"] for game in other.get("/me/games")] == [1]
    other.say(game, "resign")
    assert one.get("/me/games") == []
    assert one.get(f"/games/{game}")["about"]["actor"] is None
