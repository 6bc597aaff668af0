"""Engines at tables: in their own processes, and resumed after a process dies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from uuid import UUID, uuid4

import pytest

from academie.server.accounts.engine_accounts import ENGINES, engine_account, get_engine_account
from academie.server.edge.identity import Identity
from academie.server.game.clock import ClockRule
from academie.server.game.queries import insert_game
from academie.server.game.terms import agreed, new_game
from tests.server.support.fleet import against, my_turn, play
from tests.server.support.tables import House
from tests.server.support.visitors import Visitor, guest, resigned, until
from tests.server.support.web import Web

if TYPE_CHECKING:
    from academie.server.base.database import Database


@pytest.mark.parametrize(
    ("engine", "terms"),
    [
        ("random", {"game": "dames"}),
        ("simple", {"game": "dames"}),
        ("random", {"game": "trictrac"}),
        ("simple", {"game": "trictrac"}),
        ("simple", {"game": "trictrac", "options": {"marking": "courtois"}}),
        ("simple", {"game": "dames", "ruleset": "manoury-1787", "options": {"marking": "rigueur"}}),
        ("niveau-3", {"game": "dames"}),
    ],
)
def test_every_engine_answers(cafe: Web, engine: str, terms: dict[str, Any]) -> None:
    visitor = guest(cafe)
    game = against(visitor, engine, **terms)
    assert visitor.look(game)["about"]["players"] == [visitor.name, f"engine:{engine}"]
    play(visitor, game, 3)
    log = visitor.get(f"/games/{game}/log")
    theirs = [entry for entry in log if entry["kind"] == "act" and entry["seat"] == 1]
    assert len(theirs) >= 2
    assert len({entry["body"]["nonce"] for entry in theirs}) == len(theirs)


def test_an_engine_begins_where_it_is_first(cafe: Web) -> None:
    visitor = guest(cafe)
    game = against(visitor, game="dames", seat=1)
    assert my_turn(visitor, game)["turn"] == 1
    assert visitor.look(game)["seq"] == 1


def test_an_engine_plays_a_game_to_its_end_and_again(cafe: Web) -> None:
    visitor = guest(cafe)
    game = against(visitor, game="trictrac", options={"holes": 1})
    play(visitor, game, 400)
    assert visitor.look(game)["about"]["status"] == "over"
    again = visitor.post(f"/games/{game}/rematch")
    assert visitor.look(again["game"])["seat"] == 1
    assert my_turn(visitor, again["game"])["turn"] == 1


def test_an_engine_lets_take_back_and_plays_on_rather_than_draw(cafe: Web) -> None:
    visitor = guest(cafe)
    game = against(visitor, game="dames")
    play(visitor, game, 1)
    visitor.say(game, "offer-draw")
    until(lambda: visitor.get(f"/games/{game}/log")[-1]["kind"] == "decline")
    visitor.say(game, "ask-takeback")
    until(lambda: visitor.get(f"/games/{game}/log")[-1]["kind"] == "takeback")
    play(visitor, game, 1)


def test_an_engine_adjourns_and_resumes(cafe: Web) -> None:
    visitor = guest(cafe)
    game = against(visitor, game="dames")
    visitor.say(game, "adjourn")
    until(lambda: visitor.get(f"/games/{game}/log")[-1]["kind"] == "adjourn")
    visitor.say(game, "resume")
    play(visitor, game, 1)


def test_the_profile_of_an_engine_says_what_it_is(cafe: Web) -> None:
    visitor = guest(cafe)
    resigned_game = against(visitor, "random", game="dames")
    visitor.say(resigned_game, "resign")
    profile = visitor.get("/players/engine:random")
    assert (profile["engine"], profile["guest"], profile["ratings"]) == (True, False, [])
    assert profile["played"] >= 1


def test_nobody_signs_in_as_an_engine(cafe: Web) -> None:
    against(guest(cafe), game="dames")
    one = {"name": "engine:simple", "password": "whatever it is"}
    assert Visitor(cafe).status("POST", "/sessions", **one) == 401
    assert guest(cafe).status("POST", "/tables", game="dames", opponent={"name": "engine:simple"}) == 404


async def test_a_game_left_by_a_process_that_died_is_taken_up(
    cafe: Web, database: Database, house: House
) -> None:
    """The game is written as a process would that dies at once: no engine of this test plays."""
    (person,) = await house.people(1)
    async with database.acquire() as connection, connection.transaction():
        engine = Identity(await get_engine_account(connection, "simple"), "engine:simple")
        game = new_game(agreed("dames", None, {}, ClockRule()), [engine, person.identity], [*ENGINES])
        await insert_game(connection, game)
    onlooker = Visitor(cafe)
    until(lambda: [entry["seat"] for entry in onlooker.get(f"/games/{game.id}/log")] == [None, 0])


def test_engines_have_the_same_accounts_everywhere() -> None:
    assert {ENGINES[engine_account(name)] for name in ("random", "simple")} == {"random", "simple"}
    assert engine_account("simple") == UUID(str(engine_account("simple")))
    assert uuid4() not in ENGINES


def test_a_rated_game_is_none_of_an_engines(cafe: Web) -> None:
    one, other = guest(cafe), guest(cafe)
    resigned(one, other, game="dames")
    assert one.get("/players/engine:simple")["ratings"] == []
