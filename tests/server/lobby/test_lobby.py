"""Open tables, challenges and rematches over HTTP, against a live server."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any
from uuid import uuid4

import pytest

from academie.registry import registry
from tests.server.support.phrases import english, french
from tests.server.support.visitors import RATED, Visitor, guest, member, resigned, seated
from tests.server.support.web import Web

if TYPE_CHECKING:
    from academie.server.base.database import Database

DAY = 86_400_000


def listed(visitor: Visitor, **params: str) -> set[str]:
    """The ids of the tables anyone may join."""
    return {table["id"] for table in visitor.get("/tables", **params)}


def test_a_table_is_listed_until_somebody_joins(cafe: Web) -> None:
    owner, comer = guest(cafe), guest(cafe)
    table = owner.post("/tables", game="trictrac", ruleset="lep-salon", seat=1)
    assert table["seats"] == [None, owner.name]
    assert table["terms"]["ruleset"] == "trictrac/lep-salon.2"
    assert table["id"] in listed(comer) & listed(comer, game="trictrac")
    assert table["id"] not in listed(comer, game="dames")
    begun = comer.post(f"/tables/{table['id']}/join")
    assert begun["seats"] == [comer.name, owner.name]
    assert table["id"] not in listed(comer)
    seen = owner.look(begun["game"])
    assert (seen["seat"], seen["about"]["players"]) == (1, [comer.name, owner.name])
    assert owner.get(f"/tables/{table['id']}")["game"] == begun["game"]


def test_what_was_agreed_is_told_wherever_the_game_is(cafe: Web) -> None:
    owner, comer = guest(cafe), guest(cafe)
    agreed = {"grande_bredouille": "run", "holes": 12}
    table = owner.post("/tables", game="trictrac", options=agreed)
    told = table["terms"]["agreed"]
    assert [english(each) for each in told] == ["Grande bredouille: twelve holes in a row"]
    assert next(each for each in comer.get("/tables") if each["id"] == table["id"])["terms"]["agreed"] == told
    game = comer.post(f"/tables/{table['id']}/join")["game"]
    assert owner.look(game)["about"]["agreed"] == told
    assert owner.look(game)["about"]["options"] == agreed
    owner.say(game, "resign")
    assert owner.post(f"/games/{game}/rematch")["terms"]["agreed"] == told


def test_a_rule_set_by_its_name_is_the_newest(cafe: Web) -> None:
    table = guest(cafe).post("/tables", game="trictrac", ruleset="acad-1749")
    assert table["terms"]["ruleset"] == registry["trictrac"].ruleset("acad-1749").id


def test_without_a_wish_seats_are_drawn(cafe: Web) -> None:
    owner, comer = guest(cafe), guest(cafe)
    first: set[str] = set()
    for _ in range(40):
        table = owner.post("/tables", game="dames", private=True)
        begun = comer.post(f"/tables/{table['id']}/join")
        first.add(comer.look(begun["game"])["about"]["players"][0])
        if len(first) == 2:
            break
    assert first == {owner.name, comer.name}


def test_a_private_table_is_for_whoever_has_the_link(cafe: Web) -> None:
    owner, comer = guest(cafe), guest(cafe)
    table = owner.post("/tables", game="dames", private=True)
    assert table["id"] not in listed(comer)
    assert table["id"] in {mine["id"] for mine in owner.get("/tables/mine")}
    assert comer.post(f"/tables/{table['id']}/join")["game"] is not None


def test_a_challenge_is_for_one(cafe: Web) -> None:
    owner, invited, other = member(cafe), member(cafe), member(cafe)
    table = owner.post("/tables", game="dames", opponent={"name": invited.name})
    path = f"/tables/{table['id']}"
    assert table["invited"] == invited.name
    assert [waiting["id"] for waiting in invited.get("/tables/mine")] == [table["id"]]
    assert table["id"] not in listed(other)
    assert other.status("POST", f"{path}/join") == 403
    assert other.status("DELETE", path) == 403
    assert invited.http.delete(f"/api{path}").status_code == 204
    assert owner.status("GET", path) == 404


def test_one_does_not_sit_down_twice_nor_at_a_full_table(cafe: Web) -> None:
    owner, comer, late = guest(cafe), guest(cafe), guest(cafe)
    path = f"/tables/{owner.post('/tables', game='dames')['id']}"
    assert owner.status("POST", f"{path}/join") == 409
    comer.post(f"{path}/join")
    assert late.status("POST", f"{path}/join") == 409
    assert owner.status("DELETE", path) == 409


def test_of_many_who_come_at_once_one_sits_down(cafe: Web) -> None:
    owner, crowd = guest(cafe), [guest(cafe) for _ in range(8)]
    path = f"/api/tables/{owner.post('/tables', game='dames')['id']}/join"
    with ThreadPoolExecutor(len(crowd)) as pool:
        codes = [*pool.map(lambda comer: comer.http.post(path).status_code, crowd)]
    assert sorted(codes) == [201] + [409] * 7
    players = owner.look(owner.get(path.removeprefix("/api").removesuffix("/join"))["game"])["about"][
        "players"
    ]
    assert {*players} == {owner.name, crowd[codes.index(201)].name}


def test_a_table_can_be_taken_away_by_its_owner_alone(cafe: Web) -> None:
    owner, other = guest(cafe), guest(cafe)
    path = f"/tables/{owner.post('/tables', game='dames')['id']}"
    assert other.status("DELETE", path) == 403
    assert owner.http.delete(f"/api{path}").status_code == 204
    assert other.status("POST", f"{path}/join") == 404
    assert owner.status("DELETE", path) == 404


async def test_a_table_lapses(cafe: Web, database: Database) -> None:
    owner, comer = guest(cafe), guest(cafe)
    table = owner.post("/tables", game="dames")
    await database.execute("UPDATE open_table SET expires_at = now() WHERE id = $1::text::uuid", table["id"])
    assert table["id"] not in listed(comer)
    assert comer.status("POST", f"/tables/{table['id']}/join") == 404


def test_no_more_than_ten_tables_at_once(cafe: Web) -> None:
    owner = guest(cafe)
    for _ in range(10):
        owner.post("/tables", game="dames")
    assert owner.status("POST", "/tables", game="dames") == 409


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"ruleset": "hoyle-1750"},
        {"options": {"no_such": 1}},
        {"options": {"marking": "courtois"}},
        {"options": {"white_men_less": 10_000_000_000}},
        {"options": {"first": None}},
        {"clock": {"pace": "sudden"}},
        {"clock": {"pace": "sudden", "base_ms": 60_000, "step_ms": 1}},
        {"clock": {"pace": "days", "step_ms": DAY - 1}},
        {"clock": {"pace": "none", "base_ms": 1}},
        {"clock": {"pace": "hourglass"}},
        {"seats": 7},
        {"seat": -1},
        {"colour": "white"},
    ],
)
def test_terms_nobody_could_play_by(cafe: Web, wrong: dict[str, Any]) -> None:
    assert guest(cafe).status("POST", "/tables", **{"game": "dames", **wrong}) == 400


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"seats": 3}, 409),
        ({"seat": 2}, 409),
        ({"opponent": {}}, 409),
        ({"opponent": {"name": "nobody-of-this-name"}}, 404),
        ({"opponent": {"engine": "deep-thought"}}, 404),
        ({"opponent": {"engine": "hub:true"}}, 404),
        ({"opponent": {"engine": "simple"}, **RATED}, 403),
    ],
)
def test_company_that_cannot_be(cafe: Web, wrong: dict[str, Any], code: int) -> None:
    assert guest(cafe).status("POST", "/tables", **{"game": "dames", **wrong}) == code


def test_games_against_engines_are_not_rated(cafe: Web) -> None:
    table = {"game": "dames", "opponent": {"engine": "simple"}, **RATED}
    assert member(cafe).status("POST", "/tables", **table) == 409


def test_guests_neither_offer_nor_join_rated_games(cafe: Web) -> None:
    assert guest(cafe).status("POST", "/tables", game="dames", **RATED) == 403
    table = member(cafe).post("/tables", game="dames", **RATED)
    assert guest(cafe).status("POST", f"/tables/{table['id']}/join") == 403


@pytest.mark.parametrize(
    "clock",
    [
        {"pace": "none", "base_ms": 0, "step_ms": 0},
        {"pace": "sudden", "base_ms": 300_000, "step_ms": 0},
        {"pace": "increment", "base_ms": 300_000, "step_ms": 5_000},
        {"pace": "days", "base_ms": 0, "step_ms": 3 * DAY},
    ],
)
def test_every_sort_of_clock(cafe: Web, clock: dict[str, Any]) -> None:
    one, other = guest(cafe), guest(cafe)
    seen = one.look(seated(one, other, game="dames", clock=clock))
    assert seen["about"]["clock"] == clock
    left = clock["base_ms"] or clock["step_ms"]
    assert all(0 <= left - shown < 5_000 for shown in seen["view"]["clocks"])
    assert len(seen["view"]["clocks"]) == (2 if left else 0)


def test_a_rematch_exchanges_seats_once_both_want_it(cafe: Web) -> None:
    one, other, stranger = member(cafe), member(cafe), member(cafe)
    game = resigned(one, other, game="dames", options={"first": "black"})
    assert stranger.status("POST", f"/games/{game}/rematch") == 403
    offered = one.post(f"/games/{game}/rematch")
    assert (offered["invited"], offered["game"], offered["rematch_of"]) == (other.name, None, game)
    assert one.post(f"/games/{game}/rematch")["id"] == offered["id"]
    begun = other.post(f"/games/{game}/rematch")
    assert begun["id"] == offered["id"]
    about = one.look(begun["game"])["about"]
    assert about["players"] == [other.name, one.name]
    assert about["options"] == {"first": "black"}


def test_no_rematch_before_the_end(cafe: Web) -> None:
    one, other = guest(cafe), guest(cafe)
    game = seated(one, other, game="dames")
    assert one.status("POST", f"/games/{game}/rematch") == 409
    assert one.status("POST", f"/games/{uuid4()}/rematch") == 404


def test_a_rematch_declined_can_be_asked_for_again(cafe: Web) -> None:
    one, other = guest(cafe), guest(cafe)
    game = resigned(one, other, game="dames")
    offered = one.post(f"/games/{game}/rematch")
    assert other.http.delete(f"/api/tables/{offered['id']}").status_code == 204
    assert other.post(f"/games/{game}/rematch")["invited"] == one.name


UNTIMED: dict[str, Any] = {"game": "dames", "rated": True}


def test_no_rated_game_without_a_clock(cafe: Web) -> None:
    one, other = member(cafe), member(cafe)
    asked: list[tuple[str, dict[str, Any]]] = [
        ("/tables", UNTIMED),
        ("/tables", {**UNTIMED, "clock": {"pace": "none"}}),
        ("/tables", {**UNTIMED, "private": True}),
        ("/tables", {**UNTIMED, "opponent": {"name": other.name}}),
        ("/seeks", UNTIMED),
    ]
    for path, terms in asked:
        told = one.refusal("POST", path, **terms)
        assert told["status_code"] == 409
        assert "with a clock" in told["detail"]
        assert "pendule" in french(told["message"])


async def test_a_rated_game_without_a_clock_is_not_played_again(cafe: Web, database: Database) -> None:
    """Such games were begun by earlier versions."""
    one, other = member(cafe), member(cafe)
    game = resigned(one, other, game="dames")
    await database.execute("UPDATE game SET rated = true WHERE id = $1::text::uuid", game)
    told = one.refusal("POST", f"/games/{game}/rematch")
    assert (told["status_code"], "with a clock" in told["detail"]) == (409, True)


async def test_nobody_sits_down_to_a_rated_game_without_a_clock(cafe: Web, database: Database) -> None:
    one, other = member(cafe), member(cafe)
    table = one.post("/tables", game="dames", private=True)
    await database.execute("UPDATE open_table SET rated = true WHERE id = $1::text::uuid", table["id"])
    assert "with a clock" in other.refusal("POST", f"/tables/{table['id']}/join")["detail"]
