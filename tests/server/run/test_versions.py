"""Two releases side by side: no game is lost or refused, and each is played where its law is known."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Generator
from dataclasses import replace
from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from academie.dice.fold import Fold, Kind
from academie.dice.log import Entry
from academie.kernel import UnknownEdition, edition_of
from academie.registry import registry
from academie.server.base.dates import now_ms
from academie.server.base.encryption import SeedSealer
from academie.server.base.processes import WebProcess
from academie.server.game.quarantine import Elsewhere
from academie.server.game.queries import common_edition
from academie.server.play.rooms import RoomRegistry
from bench.versions import faultless, trial
from tests.server.play.test_room import act, first_act
from tests.server.support.tables import House, set_head
from tests.server.support.warm import Warm
from tests.server.support.web import Parts, Web, started, temporary_parts

pytestmark = pytest.mark.asyncio


@pytest.fixture
def second_edition(monkeypatch: pytest.MonkeyPatch) -> Generator[None]:
    """This process knows two editions of draughts, which are alike."""
    object.__setattr__(registry["dames"], "edition", 2)
    try:
        yield
    finally:
        object.__setattr__(registry["dames"], "edition", 1)


async def rewrite_law(house: House, game: UUID, law: str) -> None:
    """Make a game that has just begun one of another edition."""
    await house.database.execute("UPDATE game SET law = $2 WHERE id = $1", game, law)
    await house.database.execute(
        "UPDATE game_event SET body = body || jsonb_build_object('law', $2::text) WHERE game_id = $1",
        game,
        law,
    )
    await set_head(house.database, game)


async def test_twenty_games_go_on_through_a_rolling_upgrade(warm: Warm) -> None:
    with temporary_parts(warm) as parts:
        report = await trial(parts, games=20, acts=12)
    assert faultless(report), report
    assert report.games == 20
    assert report.acked >= 240
    assert report.laws == {"dames/1": 10, "dames/2": 10}


async def test_games_begin_by_the_newest_edition_that_all_processes_have(
    own_house: House, second_edition: None
) -> None:
    house = own_house

    async def chosen() -> int:
        async with house.database.acquire() as connection:
            return await common_edition(connection, "dames")

    older = WebProcess("older", {"dames": (1, 1)}, "")
    newer = WebProcess("newer", {"dames": (1, 2), "toc": (1, 1)}, "")
    newest = WebProcess("newest", {"dames": (2, 3)}, "")
    assert await chosen() == 2
    await newer.serves(house.database, now_ms())
    await older.serves(house.database, now_ms())
    assert await chosen() == 1
    assert edition_of((await house.open("dames", await house.people(2))).row.law) == 1
    await older.stops(house.database, now_ms())
    assert await chosen() == 2
    await newest.serves(house.database, now_ms())
    assert await chosen() == 2
    await older.serves(house.database, now_ms())
    assert await chosen() == 2  # none is common: that of the process the game begins at
    await house.database.execute("UPDATE process SET beat_at = now() - interval '1 minute'")
    assert await chosen() == 2


async def test_old_games_are_of_the_first_edition(house: House) -> None:
    room = await house.open("dames", await house.people(2))
    log = await house.games.log(room.row.id)
    assert (room.row.law, log[0].body["law"]) == ("dames/1", "dames/1")
    await house.database.execute("UPDATE game SET law = NULL WHERE id = $1", room.row.id)
    row = await house.games.row(room.row.id)
    assert row is not None
    assert row.law == "dames/1"
    former = {name: value for name, value in log[0].body.items() if name != "law"}
    assert Fold.of(room.row.id, [replace(log[0], body=former)]).game.edition == 1


async def is_elsewhere(house: House, game_id: UUID) -> None:
    """Check that a new process sends the players of a game elsewhere, and does not set it aside."""
    rooms = RoomRegistry(house.games, house.writer, house.fanout, 10)
    for _ in range(2):
        with pytest.raises(Elsewhere):
            await rooms.room(game_id)
    await asyncio.sleep(0.1)
    assert not await rooms.quarantine.games(game_id)


async def test_a_law_of_another_release_is_no_quarantine(house: House) -> None:
    room = await house.open("dames", await house.people(2))
    await rewrite_law(house, room.row.id, "dames/2")
    await is_elsewhere(house, room.row.id)


async def test_a_seed_sealed_by_another_key_is_no_quarantine(house: House) -> None:
    """A process that was given a wrong key stops no game that the others can read."""
    room = await house.open("trictrac", await house.people(2))
    sealed = SeedSealer("ab" * 32).seal(bytes(64), room.row.id)
    await house.database.execute("UPDATE game SET seed = $2 WHERE id = $1", room.row.id, sealed)
    await is_elsewhere(house, room.row.id)


async def test_a_client_is_told_to_go_where_the_game_is_played(parts: Parts, house: House) -> None:
    people = await house.people(2)
    room = await house.open("dames", people)
    newer = parts.web()
    newer.factory = "tests.server.support.releases:newer"
    newer.settings["ACADEMIE_ADDRESS"] = "/process/2"
    await house.database.execute("DELETE FROM process")
    await rewrite_law(house, room.row.id, "dames/2")
    with started(parts.web()) as older, started(newer):
        told, code = await joined(older, people[0].token, str(room.row.id))
        assert (told["t"], told["game"], code) == ("moved", str(room.row.id), 4001)
        async with httpx.AsyncClient(base_url=older.base_url) as http:
            where = (await http.get(f"/api/games/{room.row.id}/where")).json()
            assert where == {"law": "dames/2", "here": False, "addresses": ["/process/2"]}
            refused = await http.get(f"/api/games/{room.row.id}")
            assert (refused.status_code, refused.headers["retry-after"]) == (503, "1")
        told, code = await joined(newer, people[0].token, str(room.row.id))
        assert (told["t"], code) == ("joined", None)


async def joined(web: Web, token: str, game: str) -> tuple[dict[str, Any], int | None]:
    """What a process answers to who joins, and with which code it closes the connection if it does."""
    headers = {"Authorization": f"Bearer {token}"}
    async with open_socket(
        web.ws_url, additional_headers=headers, subprotocols=[Subprotocol("academie.v2")]
    ) as socket:
        await socket.send(json.dumps({"t": "join", "game": game, "since": 0}))
        while (told := json.loads(await socket.recv()))["t"] == "hello":
            pass
        if told["t"] == "joined":
            return told, None
        try:
            async with asyncio.timeout(5):
                await socket.recv()
        except ConnectionClosed as closed:
            return told, closed.rcvd.code if closed.rcvd else None
    raise AssertionError("still open")


async def test_a_game_is_carried_to_another_edition_that_reads_it_alike(
    house: House, second_edition: None
) -> None:
    opened = await house.open("dames", await house.people(2))
    await rewrite_law(house, opened.row.id, "dames/1")
    room = await RoomRegistry(house.games, house.writer, house.fanout, 10).room(opened.row.id)
    assert room is not None
    await act(room, 0, first_act(room))
    assert await room.carry(2)
    log = await house.games.log(room.row.id)
    assert (log[-1].kind, log[-1].body) == (Kind.LAW, {"from": 1, "to": 2})
    fold = Fold.of(room.row.id, log)
    assert fold.state == room.fold.state
    assert (await act(room, 1, first_act(room))).refused is None


async def test_the_command_that_carries(parts: Parts, house: House) -> None:
    room = await house.open("dames", await house.people(2))
    for words, status, said in (
        ([], 0, "alike"),
        (["--to", "7"], 2, "edition 7 of the law of dames is not in this release"),
    ):
        with parts.academie("law", "carry", str(room.row.id), *words, "--lang", "en") as process:
            printed, complained = await asyncio.to_thread(process.communicate, timeout=60)
        assert process.returncode == status, complained
        assert said in " ".join((printed + complained).split())


async def test_a_game_that_the_editions_read_differently_is_adjourned_unrated(house: House) -> None:
    room = await house.open("dames", await house.people(2))
    assert await room.adjourn_for_law()
    (*_, last) = await house.games.log(room.row.id)
    assert (last.kind, last.body) == (Kind.ADJOURN, {"reason": "law"})
    assert room.clocks.stopped


async def test_an_edition_that_is_not_there_is_said(second_edition: None) -> None:
    game = registry["dames"]
    assert game.at(1) is game.at(2) is game
    with pytest.raises(UnknownEdition, match="edition 3 of the law of dames"):
        game.at(3)
    former = replace(game, facets={**game.facets, "law/1": "academie.games.chess.law:ECHECS"})
    assert former.at(2) is former
    assert former.at(1).facets["law"] == "academie.games.chess.law:ECHECS"
    assert former.at(1) is former.at(1)


async def test_logs_of_both_formats_name_their_law() -> None:
    assert (edition_of(None), edition_of("trictrac/2")) == (1, 2)
    entry = Entry(0, Kind.OPEN, None, {"game": "dames", "law": "dames/9"}, 0, b"")
    with pytest.raises(UnknownEdition):
        Fold.of(uuid4(), [entry])
