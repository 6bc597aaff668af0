"""Tables for several: filled one by one, played over as many sockets, with offers to all, and rematches."""

from __future__ import annotations

import asyncio
import random
from fractions import Fraction
from typing import Any
from uuid import UUID, uuid4

import pytest

from academie.dice.fold import Kind
from academie.dice.proof import verify
from academie.kernel import OptionValue
from academie.registry import registry
from academie.server.play.messages import DoAct, Say
from academie.server.play.room import Answer, Room
from tests.server.support.client import Client, acts_of
from tests.server.support.phrases import english, french
from tests.server.support.tables import House
from tests.server.support.visitors import Told, Visitor, guest, member, until
from tests.server.support.web import Web

CHOUETTE: dict[str, Any] = {
    "game": "ecrire",
    "options": {"company": "chouette", "marques": 4, "holes": 1},
}


def three(web: Web) -> list[Visitor]:
    return [guest(web) for _ in range(3)]


def sat_down(people: list[Visitor], **terms: Told) -> str:
    """The game of those people in the order of their seats, the first having opened the table."""
    owner, *others = people
    table = owner.post("/tables", seat=0, **{**CHOUETTE, **terms})
    for comer in others:
        table = comer.post(f"/tables/{table['id']}/join")
    game: str = table["game"]
    return game


class TestTheTable:
    """Before the game."""

    def test_it_begins_when_the_last_seat_is_taken(self, cafe: Web) -> None:
        owner, second, third = three(cafe)
        table = owner.post("/tables", seat=1, **CHOUETTE)
        assert table["seats"] == [None, owner.name, None]
        joined = second.post(f"/tables/{table['id']}/join")
        assert (joined["seats"], joined["game"]) == ([second.name, owner.name, None], None)
        assert second.status("POST", f"/tables/{table['id']}/join") == 409
        assert table["id"] in [mine["id"] for mine in second.get("/tables/mine")]
        begun = third.post(f"/tables/{table['id']}/join")
        about = third.look(begun["game"])["about"]
        assert about["players"] == [second.name, owner.name, third.name]
        assert about["options"] == CHOUETTE["options"]

    def test_who_has_sat_down_may_get_up(self, cafe: Web) -> None:
        owner, second, third = three(cafe)
        table = owner.post("/tables", seat=0, **CHOUETTE)
        second.post(f"/tables/{table['id']}/join")
        assert third.status("DELETE", f"/tables/{table['id']}") == 403
        assert second.http.delete(f"/api/tables/{table['id']}").status_code == 204
        assert owner.get(f"/tables/{table['id']}")["seats"] == [owner.name, None, None]
        assert owner.http.delete(f"/api/tables/{table['id']}").status_code == 204
        assert owner.status("GET", f"/tables/{table['id']}") == 404

    @pytest.mark.parametrize(
        ("wrong", "code"),
        [
            ({"seats": 2}, 409),
            ({"seat": 3}, 409),
            ({"rated": True}, 409),
            ({"options": {"company": "chouette", "players": 4}}, 400),
            ({"options": {"players": 7}}, 400),
        ],
    )
    def test_what_cannot_be(self, cafe: Web, wrong: dict[str, Any], code: int) -> None:
        told = member(cafe).refusal("POST", "/tables", **{**CHOUETTE, **wrong})
        assert told["status_code"] == code
        assert french(told["message"])

    def test_the_number_may_be_said_again(self, cafe: Web) -> None:
        table = guest(cafe).post("/tables", seats=6, game="ecrire", options={"players": 6})
        assert len(table["seats"]) == 6

    def test_one_is_challenged_alone_and_matched_in_pairs(self, cafe: Web) -> None:
        one, other = member(cafe), member(cafe)
        challenge = one.refusal("POST", "/tables", opponent={"name": other.name}, **CHOUETTE)
        assert (challenge["status_code"], "send the address" in challenge["detail"]) == (409, True)
        seek = one.refusal("POST", "/seeks", **CHOUETTE)
        assert (seek["status_code"], "open a table" in seek["detail"]) == (409, True)
        assert french(seek["message"]) == "seules les parties à deux sont appariées ; ouvrez plutôt une table"

    def test_the_catalogue_tells_the_numbers(self, cafe: Web) -> None:
        told = {game["key"]: game for game in guest(cafe).get("/games")}
        assert {key: entry["seats"] for key, entry in told.items()} == {
            game.key: [*game.seats] for game in registry
        }
        assert told["ecrire"]["seats"] == [2, 3, 4, 5, 6]
        (damier,) = (
            switch["value"]
            for switch in told["dames"]["rulesets"][0]["switches"]
            if switch["name"] == "damier"
        )
        assert damier == 10


async def play(client: Client, chooser: random.Random, views: list[dict[str, Any]]) -> None:
    """Plays for one seat until the game is over, keeping every view it is shown."""
    views.append(client.view)
    while not client.over:
        if client.to_act:
            text = "s-en-aller" if "s-en-aller" in client.acts else chooser.choice(client.acts)
            answer = await client.act(text, seq=client.seen)
            assert answer["t"] == "ack" or english(answer["message"]) == "the game has moved on"
        else:
            await client.until(lambda message: message["t"] == "step", 60.0)
        views.append(client.view)


@pytest.mark.asyncio
async def test_a_chouette_of_three_is_played_to_its_end(cafe: Web, house: House) -> None:
    """Three sockets and an onlooker, nobody told by anyone but the server what may be played."""
    people = await asyncio.to_thread(three, cafe)
    game = UUID(await asyncio.to_thread(sat_down, people))
    clients = [Client([cafe.ws_url], person.session, game, patience=30.0) for person in people]
    onlooker = Client([cafe.ws_url], None, game, patience=30.0)
    for client in (*clients, onlooker):
        await client.join()
    seen: list[list[dict[str, Any]]] = [[] for _ in range(4)]
    everyone = zip((*clients, onlooker), seen, strict=True)
    await asyncio.gather(
        *(play(client, random.Random(nth), kept) for nth, (client, kept) in enumerate(everyone))
    )
    for client in (*clients, onlooker):
        await client.leave()
    last = clients[0].view
    _views_are_right(seen, [person.name for person in people])
    assert all(client.view["outcome"] == last["outcome"] for client in (*clients, onlooker))
    assert all(client.log == clients[0].log for client in clients)
    assert last["outcome"]["reason"] == "settled"
    assert sum(map(Fraction, last["outcome"]["returns"])) == 0
    # The two partners win or lose the same, against the one who is alone.
    alone, *partners = map(Fraction, last["outcome"]["returns"])
    assert partners == [-alone / 2] * 2
    verdict = verify(game, await house.games.log(game))
    assert verdict.rolls > 0
    assert verdict.problems == ()


def _views_are_right(seen: list[list[dict[str, Any]]], names: list[str]) -> None:
    """Who plays has acts in his turn, whoever looks on has none; everybody reads the same sheet."""
    pairs: list[list[int]] = []
    for seat, views in enumerate(seen):
        for view in views:
            pairs += [view["at_board"]] if [view["at_board"]] != pairs[-1:] else []
            assert view["turn"] in {*view["at_board"], None}
            assert bool(acts_of(view)) == (view["turn"] == seat and "outcome" not in view)
            assert view["sheets"]["fr"]["heads"] == [names[0], f"{names[1]} & {names[2]}"]
            assert view["sheets"]["en"]["columns"] == ["plays", "holes", "consol.", "owes"]
            assert all(french(told["message"]) and english(told["message"]) for told in view["events"])
    # Two marqués against the second, then two against the third.
    assert pairs[:2] == [[0, 1], [0, 2]]
    final = seen[0][-1]["sheets"]["fr"]
    assert len(final["rows"]) == 4
    assert [row["cells"][1][0]["text"] for row in final["rows"]] == [names[1]] * 2 + [names[2]] * 2
    assert final["sums"][-1]["label"] == "solde"


def test_engines_take_the_other_seats(cafe: Web) -> None:
    visitor = guest(cafe)
    options = {"players": 3, "holes": 1, "parties": 1}
    table = visitor.post(
        "/tables", seat=2, opponent={"engine": "random"}, game="tour-a-tour", options=options
    )
    assert table["seats"] == ["engine:random", "engine:random", visitor.name]
    over = until(lambda: visitor.look(table["game"])["view"].get("outcome"))
    assert over["returns"][2] == "0"
    again = visitor.post(f"/games/{table['game']}/rematch")
    assert again["seats"] == [visitor.name, "engine:random", "engine:random"]
    assert again["game"] is not None


def test_a_rematch_moves_everybody_on_once_all_want_it(cafe: Web) -> None:
    people = three(cafe)
    one, two, other = people
    game = sat_down(people)
    other.say(game, "resign")
    assert one.look(game)["view"]["outcome"] == {"reason": "resign", "returns": ["1", "1", "-2"]}
    assert guest(cafe).status("POST", f"/games/{game}/rematch") == 403
    offered = one.post(f"/games/{game}/rematch")
    assert offered["seats"] == [None, one.name, None]
    assert offered["id"] in [table["id"] for table in other.get("/tables/mine")]
    assert guest(cafe).status("POST", f"/tables/{offered['id']}/join") == 403
    assert other.post(f"/games/{game}/rematch")["game"] is None
    begun = two.post(f"/games/{game}/rematch")
    assert begun["id"] == offered["id"]
    assert one.look(begun["game"])["about"]["players"] == [other.name, one.name, two.name]


def test_any_of_them_declines_the_rematch_for_all(cafe: Web) -> None:
    people = three(cafe)
    game = sat_down(people)
    people[0].say(game, "resign")
    offered = people[0].post(f"/games/{game}/rematch")
    assert people[2].http.delete(f"/api/tables/{offered['id']}").status_code == 204
    assert people[1].status("GET", f"/tables/{offered['id']}") == 404


async def say(room: Room, seat: int, word: str) -> Answer:
    return await room.say(seat, Say(room.row.id, uuid4(), word))


async def company(house: House, **options: OptionValue) -> Room:
    return await house.open("ecrire", await house.people(3), options={"company": "chouette", **options})


@pytest.mark.asyncio
class TestConsent:
    """What is offered among several."""

    async def test_a_draw_is_agreed_on_by_all(self, house: House) -> None:
        room = await company(house)
        assert (await say(room, 0, "offer-draw")).refused is None
        assert (await say(room, 0, "accept")).refused
        assert (await say(room, 2, "accept")).refused is None
        assert (room.fold.consents, room.fold.over) == ((2,), False)
        assert (await say(room, 2, "accept")).refused
        assert (await say(room, 1, "accept")).refused is None
        assert room.fold.ended is not None
        assert room.fold.ended.kind == Kind.DRAW

    async def test_one_who_declines_declines_for_all(self, house: House) -> None:
        room = await company(house)
        await say(room, 1, "adjourn")
        await say(room, 0, "accept")
        assert (await say(room, 2, "decline")).refused is None
        assert (room.fold.offer, room.fold.consents) == (None, ())

    async def test_an_act_is_taken_back_by_leave_of_all(self, house: House) -> None:
        room = await company(house, marking="courtois")
        await act(room, "white jeter")
        state = room.fold.state
        await act(room, "white jeton 2")
        assert (await say(room, 0, "ask-takeback")).refused is None
        assert (await say(room, 2, "accept")).refused is None
        assert room.fold.state != state
        assert (await say(room, 1, "accept")).refused is None
        assert room.fold.state == state

    async def test_whose_clock_runs_is_whose_turn_it_is(self, house: House) -> None:
        clock = {"pace": "sudden", "base_ms": 60_000, "step_ms": 0}
        room = await house.open(
            "ecrire", await house.people(3), clock, options={"company": "chouette", "holes": 1}
        )
        for _ in range(6):
            assert room.clocks.running == room.actor
            assert len(room.clocks.left) == 3
            await act(room)
        assert room.clocks.left[2] == 60_000


async def act(room: Room, text: str | None = None) -> None:
    """An act by whoever is to act: the last of the legal ones, if none is named."""
    seat = room.actor
    assert seat is not None
    meant = text or room.fold.notation.act(room.fold.state.actions()[-1])
    answer = await room.act(seat, DoAct(room.row.id, uuid4(), meant, "00" * 16))
    assert answer.refused is None
