"""Opening sockets: other sites' pages, bad sessions, and frames too big, too deep, too many or invalid."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any
from uuid import UUID, uuid4

import pytest
import pytest_asyncio
from httpx import AsyncClient
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from academie.server.base.settings import Settings
from academie.server.play.room import Room
from tests.server.support.client import Client
from tests.server.support.phrases import english
from tests.server.support.tables import House, Person
from tests.server.support.web import Parts, Web, started

pytestmark = pytest.mark.asyncio


class Sitting:
    """A game of draughts with both at the table."""

    def __init__(self, web: Web, room: Room, people: list[Person]) -> None:
        self.web = web
        self.room = room
        self.people = people
        self.game: UUID = room.row.id
        self.clients = [Client([web.ws_url], person.token, self.game, patience=10.0) for person in people]


@asynccontextmanager
async def sat_down(web: Web, house: House) -> AsyncGenerator[Sitting]:
    people = await house.people(2)
    found = Sitting(web, await house.open("dames", people), people)
    for client in found.clients:
        await client.join()
    yield found
    for client in found.clients:
        await client.leave()


@pytest_asyncio.fixture
async def sitting(server: Web, house: House) -> AsyncGenerator[Sitting]:
    async with sat_down(server, house) as found:
        yield found


async def greeted(line: ClientConnection) -> ClientConnection:
    """The line, once the server has said what it speaks."""
    assert json.loads(await line.recv())["t"] == "hello"
    return line


async def alive(client: Client) -> bool:
    """Whether the line still answers."""
    number = random.random()
    await client.send({"t": "ping", "sent": number})
    await client.until(lambda message: message == {"t": "pong", "sent": number})
    return True


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:8000.evil.example"])
async def test_a_foreign_page_is_refused(server: Web, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await connect(server.ws_url, additional_headers={"Origin": origin})
    assert refused.value.response.status_code == 403


async def test_our_own_page_is_let_in(server: Web) -> None:
    async with connect(server.ws_url, additional_headers={"Origin": Settings().origins[0]}) as line:
        await (await greeted(line)).send('{"t":"ping","sent":1}')
        assert json.loads(await line.recv())["t"] == "pong"


@pytest.mark.parametrize("token", ["", "x", "é", "a" * 4000, "../../etc/passwd"])
async def test_a_bad_session_only_looks_on(sitting: Sitting, token: str) -> None:
    stranger = Client([sitting.web.ws_url], token.encode().decode("latin-1"), sitting.game, patience=5.0)
    joined = await stranger.join()
    assert joined["seat"] is None
    assert stranger.acts == []
    answer = await stranger.act("31-26")
    assert (answer["t"], english(answer["message"])) == ("nack", "you are not playing at this table")
    await stranger.leave()


async def test_the_session_of_another_game_only_looks_on(sitting: Sitting, house: House) -> None:
    stranger = Client([sitting.web.ws_url], (await house.people(1))[0].token, sitting.game)
    assert (await stranger.join())["seat"] is None
    assert (await stranger.say("resign"))["t"] == "nack"
    await stranger.leave()


async def test_nobody_acts_at_a_table_he_has_not_joined(server: Web, sitting: Sitting) -> None:
    player = sitting.clients[0]
    await player.send({"t": "leave", "game": str(sitting.game)})
    assert (await player.act("31-26"))["t"] == "nack"


async def test_a_session_that_was_closed_only_looks_on(sitting: Sitting, house: House) -> None:
    await house.database.execute("DELETE FROM session WHERE account = $1", sitting.people[0].identity.account)
    again = Client([sitting.web.ws_url], sitting.people[0].token, sitting.game)
    assert (await again.join())["seat"] is None
    await again.leave()


async def test_a_frame_too_big_closes_the_line(sitting: Sitting) -> None:
    client = sitting.clients[0]
    await client.send_text(json.dumps({"t": "chat", "game": str(sitting.game), "text": "x" * 9000}))
    with pytest.raises(ConnectionClosed) as closed:
        await client.until(lambda message: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert await alive(sitting.clients[1])


@pytest.mark.parametrize(
    "frame",
    ["[" * 8000, '{"t":' * 1500, '{"t":"chat","text":' + "[" * 4000 + "]" * 4000 + "}"],
)
async def test_a_frame_too_deep_is_refused(sitting: Sitting, frame: str) -> None:
    client = sitting.clients[0]
    await client.send_text(frame)
    assert (await client.until(lambda message: message["t"] == "refused"))["message"]["key"]
    assert await alive(client)


async def flood(client: Client) -> None:
    for _ in range(400):
        await client.send({"t": "ping", "sent": 1.0})
    await client.until(lambda message: False)


async def test_too_many_frames_close_the_line(parts: Parts, house: House) -> None:
    with started(parts.web(ACADEMIE_LIMIT_SCALE="1")) as web:
        async with sat_down(web, house) as sitting:
            begun = time.monotonic()
            with pytest.raises(ConnectionClosed) as closed:
                await flood(sitting.clients[0])
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
            assert time.monotonic() - begun < 10
            assert await alive(sitting.clients[1])


NONSENSE = [
    "",
    "null",
    "42",
    "{}",
    '{"t":"act"}',
    '{"t":"nothing"}',
    '{"t":"join","game":"not-a-game"}',
    f'{{"t":"join","game":"{uuid4()}"}}',
    f'{{"t":"join","game":"{uuid4()}","since":-1}}',
    f'{{"t":"join","game":"{uuid4()}","since":99999999999999999999}}',
    f'{{"t":"sync","game":"{uuid4()}","since":0}}',
    '{"t":"ping","sent":1e999}',
    '{"t":"ping","sent":1,"rtt":-5e300}',
    '{"t":"chat","game":"00000000-0000-0000-0000-000000000000","text":"\\ud800"}',
    '{"t":"ping","sent":1,"extra":true}',
]


@pytest.mark.parametrize("frame", NONSENSE, ids=range(len(NONSENSE)))
async def test_nonsense_is_answered_and_the_line_goes_on(sitting: Sitting, frame: str) -> None:
    client = sitting.clients[0]
    await client.send_text(frame)
    assert await alive(client)


@pytest.mark.parametrize("since", [0, 1, 5, 2**31 - 2])
async def test_any_place_can_be_asked_for(sitting: Sitting, since: int) -> None:
    client = sitting.clients[0]
    await client.send({"t": "sync", "game": str(sitting.game), "since": since})
    told = await client.until(lambda message: message["t"] == "synced")
    assert len(told["log"]) == (since == 0)


def mangled(chance: random.Random, game: UUID) -> str:
    """A message of the protocol with something changed in it."""
    kind = chance.choice(["join", "act", "say", "chat", "sync", "ping", "leave"])
    message: dict[str, Any] = {"t": kind, "game": str(game), "id": str(uuid4()), "nonce": "00" * 16}
    message |= {"act": "31-26", "word": "accept", "text": "hello", "since": 0, "sent": 1.0, "seq": 0}
    fields = {
        "join": ["game", "since"],
        "act": ["game", "id", "act", "nonce", "seq"],
        "say": ["game", "id", "word"],
        "chat": ["game", "text"],
        "sync": ["game", "since"],
        "ping": ["sent"],
        "leave": ["game"],
    }[kind]
    message = {key: message[key] for key in ["t", *fields]}
    odd: list[Any] = [None, -1, 2**63, 1.5, "", "\0", "é\U0001f600", [], {}, True, "x" * 300, "\ud800"]
    message[chance.choice(fields)] = chance.choice(odd)
    text = json.dumps(message)
    if chance.random() < 0.2:
        place = chance.randrange(len(text))
        text = text[:place] + chance.choice(["}", '"', "\\", "\x01", ""]) + text[place + 1 :]
    return text


async def anew(client: Client) -> None:
    """On another line, having forgotten everything."""
    await client.leave()
    client.log.clear()
    await client.join()


async def test_mangled_messages_never_break_the_line(sitting: Sitting) -> None:
    """In bursts below the rate limit; afterwards both are told the same log."""
    chance = random.Random(11)
    client, other = sitting.clients
    for _ in range(6):
        for _ in range(30):
            await client.send_text(mangled(chance, sitting.game))
        assert await alive(client)
        await anew(client)
    await anew(other)
    assert [entry["hash"] for entry in client.log] == [entry["hash"] for entry in other.log]


async def test_a_cut_line_is_taken_up_again(sitting: Sitting) -> None:
    first, second = sitting.clients
    await first.act(first.acts[0])
    first.drop()
    await second.wait_for(1)
    answer = await second.act(second.acts[0])
    assert answer["t"] == "ack"
    await first.leave()
    await first.join()
    assert first.to_act
    assert len(first.log) == 3


async def test_presence_reaches_everyone_and_chat_the_players(sitting: Sitting, house: House) -> None:
    await house.database.execute("UPDATE game SET guests_chat = true WHERE id = $1", sitting.game)
    onlooker = Client([sitting.web.ws_url], None, sitting.game)
    await onlooker.join()
    seen = await sitting.clients[1].until(
        lambda message: message["t"] == "presence" and message["onlookers"] == 1
    )
    assert seen["seats"] == [True, True]
    await sitting.clients[0].send({"t": "chat", "game": str(sitting.game), "text": "bonjour"})
    said = await sitting.clients[1].until(lambda message: message["t"] == "chat")
    assert said["text"] == "bonjour"
    await onlooker.send({"t": "chat", "game": str(sitting.game), "text": "hush"})
    assert (await onlooker.until(lambda message: message["t"] == "refused"))["message"]["key"]
    await onlooker.leave()


async def test_a_page_that_watches_is_told_of_open_tables_and_of_its_own(cafe: Web, house: House) -> None:
    (owner,) = await house.people(1)
    async with AsyncExitStack() as lines:
        headers = {"Authorization": f"Bearer {owner.token}"}
        his = await lines.enter_async_context(connect(cafe.ws_url, additional_headers=headers))
        anyone = await lines.enter_async_context(connect(cafe.ws_url))
        for line in (his, anyone):
            await (await greeted(line)).send('{"t": "watch"}')
            await line.send('{"t": "ping", "sent": 1}')
            assert json.loads(await line.recv())["t"] == "pong"
        async with AsyncClient(base_url=cafe.base_url, headers=headers) as http:
            table = (await http.post("/api/tables", json={"game": "dames"})).json()["id"]
            assert [json.loads(await anyone.recv())] == [{"t": "changed", "topic": "lobby"}]
            assert {json.loads(await his.recv())["topic"] for _ in range(2)} == {"lobby", "mine"}
            await http.delete(f"/api/tables/{table}")
            assert [json.loads(await anyone.recv())] == [{"t": "changed", "topic": "lobby"}]
            await http.post("/api/tables", json={"game": "dames", "private": True})
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(anyone.recv(), 0.5)


async def test_open_tables_are_pushed_as_what_changes(cafe: Web, house: House) -> None:
    owner, comer = await house.people(2)
    headers = {"Authorization": f"Bearer {owner.token}"}
    async with AsyncExitStack() as lines:
        http = await lines.enter_async_context(AsyncClient(base_url=cafe.base_url, headers=headers))
        before = (await http.post("/api/tables", json={"game": "dames"})).json()
        line = await lines.enter_async_context(connect(cafe.ws_url))
        await (await greeted(line)).send('{"t": "watch-tables"}')
        told = json.loads(await line.recv())
        assert told["t"] == "tables"
        assert told["tables"] == (await http.get("/api/tables")).json()
        known = {table["id"]: table for table in told["tables"]}
        assert before["id"] in known
        table = (await http.post("/api/tables", json={"game": "trictrac"})).json()
        await http.delete(f"/api/tables/{before['id']}")
        version = told["v"]
        while table["id"] not in known or before["id"] in known:
            change = json.loads(await asyncio.wait_for(line.recv(), 10))
            assert (change["t"], change["v"]) == ("tables-changed", version + 1)
            version = change["v"]
            known |= {each["id"]: each for each in change["add"]}
            for gone in change["remove"]:
                del known[gone]
        assert known[table["id"]] == table
        assert comer.token != owner.token


async def test_who_blocks_somebody_asks_for_the_tables_instead(cafe: Web, house: House) -> None:
    """The list of one who blocks is not that of everybody."""
    owner, other = await house.people(2)
    headers = {"Authorization": f"Bearer {owner.token}"}
    async with connect(cafe.ws_url, additional_headers=headers) as line:
        await (await greeted(line)).send('{"t": "watch-tables"}')
        assert json.loads(await line.recv())["t"] == "tables"
        async with AsyncClient(base_url=cafe.base_url, headers=headers) as http:
            name = other.identity.name
            assert (await http.put(f"/api/blocks/{name}")).is_success
        heard: list[dict[str, str]] = []
        while {"t": "changed", "topic": "lobby"} not in heard:
            heard.append(json.loads(await asyncio.wait_for(line.recv(), 10)))
        async with AsyncClient(base_url=cafe.base_url) as http:
            await http.post(
                "/api/tables", json={"game": "dames"}, headers={"Authorization": f"Bearer {other.token}"}
            )
        assert json.loads(await asyncio.wait_for(line.recv(), 10)) == {"t": "changed", "topic": "lobby"}


@pytest.mark.parametrize("rtt", [0.0, 400.0, 10_000.0, -1.0])
async def test_the_word_of_a_client_moves_no_clock(server: Web, house: House, rtt: float) -> None:
    people = await house.people(2)
    room = await house.open("dames", people, {"pace": "sudden", "base_ms": 60_000})
    client = Client([server.ws_url], people[0].token, room.row.id)
    await client.join()
    await client.send({"t": "ping", "sent": 1.0, "rtt": rtt})
    await client.until(lambda message: message["t"] == "pong")
    await asyncio.sleep(0.3)
    answer = await client.act(client.acts[0])
    await client.wait_for(answer["seq"])
    body = client.log[answer["seq"]]["body"]
    assert body["spent"] + body["lag"] >= 300
    assert body["lag"] < 100
    await client.leave()
