"""The stored chat of a table, and the rules by which something is said at it."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING
from uuid import UUID

import pytest
from websockets.asyncio.client import ClientConnection, connect

from academie.server.edge.identity import DEV_COOKIE, Identity
from academie.server.play.chat import MOST_LINES, ChatStore, Said
from tests.server.support.tables import House
from tests.server.support.visitors import Told, Visitor, guest, member, seated
from tests.server.support.web import Web

if TYPE_CHECKING:
    from academie.server.base.database import Database

pytestmark = pytest.mark.asyncio
SECOND = 1.05


async def _say(chats: ChatStore, game: UUID, author: Identity, text: str) -> Said:
    said = await chats.add(game, author, "players", text)
    assert isinstance(said, Said)
    return said


async def test_the_last_lines_of_each_room_are_shown_in_order(house: House) -> None:
    people = await house.people(2)
    here, elsewhere = [(await house.open("dames", people)).row.id for _ in range(2)]
    await house.database.execute("UPDATE game SET guests_chat = true WHERE id = ANY($1)", [here, elsewhere])
    chats, author = ChatStore(house.database), people[0].identity
    await _say(chats, elsewhere, author, "alone")
    for number in range(MOST_LINES + 3):
        await _say(chats, here, author, str(number))
    assert isinstance(await chats.add(here, people[1].identity, "onlookers", "psst"), Said)
    expected = [str(number) for number in range(3, MOST_LINES + 3)]
    assert [line.text for line in await chats.lines(here)] == [*expected, "psst"]
    assert [line.text for line in await chats.lines(here, room="players")] == expected
    assert [line.text for line in await chats.lines(elsewhere)] == ["alone"]
    kept = await house.database.fetchval("SELECT count(*) FROM chat WHERE game_id = $1", here)
    assert kept == MOST_LINES + 4


async def test_a_line_tells_when_it_was_said(house: House) -> None:
    """By the clock of the log, so that both can be told in order."""
    people = await house.people(2)
    room = await house.open("dames", people)
    await house.database.execute("UPDATE game SET guests_chat = true WHERE id = $1", room.row.id)
    chats = ChatStore(house.database)
    said = (await _say(chats, room.row.id, people[0].identity, "hello")).line
    (opened, *_) = await house.games.log(room.row.id)
    assert opened.at_ms - 1000 <= said.at_ms <= opened.at_ms + 60_000
    assert await chats.lines(room.row.id) == [said]


class Ear:
    """Somebody at a table by the socket, who keeps the lines of chat that come."""

    def __init__(self, socket: ClientConnection, game: str, visitor: Visitor | None) -> None:
        self.socket, self.game, self.visitor = socket, game, visitor
        self.before: list[str] = []

    async def say(self, text: str, **more: Told) -> None:
        await self.socket.send(json.dumps({"t": "chat", "game": self.game, "text": text, **more}))

    async def until(self, kind: str) -> Told:
        async with asyncio.timeout(10):
            while (told := json.loads(await self.socket.recv()))["t"] != kind:
                pass
            return told

    async def heard(self) -> list[str]:
        """What has been said since, up to a round trip from now."""
        lines: list[str] = []
        await self.socket.send('{"t":"ping","sent":1}')
        async with asyncio.timeout(10):
            while (told := json.loads(await self.socket.recv()))["t"] != "pong":
                if told["t"] == "chat":
                    lines.append(told["text"])
        return lines


async def ear(stack: AsyncExitStack, web: Web, game: str, visitor: Visitor | None = None) -> Ear:
    """Join a table."""
    headers = {} if visitor is None else {"Cookie": f"{DEV_COOKIE}={visitor.session}"}
    socket = await stack.enter_async_context(
        connect(web.ws_url, additional_headers=headers, subprotocols=["academie.v2"])  # type: ignore[list-item]
    )
    await socket.send(json.dumps({"t": "join", "game": game}))
    found = Ear(socket, game, visitor)
    await found.until("joined")
    await socket.send('{"t":"ping","sent":1}')
    async with asyncio.timeout(10):
        while (told := json.loads(await socket.recv()))["t"] != "pong":
            if told["t"] == "chats":
                found.before = [line["text"] for line in told["lines"]]
    return found


async def everyone(*ears: Ear) -> list[list[str]]:
    """What each has heard, a moment later, so that other processes have been told."""
    await asyncio.sleep(0.3)
    return [await each.heard() for each in ears]


async def test_players_and_onlookers_talk_apart_until_the_game_is_over(cafe: Web, server: Web) -> None:
    white, black, first, second = (member(cafe) for _ in range(4))
    game = seated(white, black, game="dames")
    async with AsyncExitStack() as stack:
        players = [await ear(stack, cafe, game, white), await ear(stack, server, game, black)]
        others = [await ear(stack, cafe, game, first), await ear(stack, server, game, second)]
        nobody = await ear(stack, server, game)
        await players[0].say("bonne chance")
        assert await everyone(*players) == [["bonne chance"]] * 2
        await others[0].say("il va perdre")
        assert await everyone(*players) == [[], []]
        assert await everyone(*others, nobody) == [["il va perdre"]] * 3
        await others[1].say("attention", room="players")
        assert (await others[1].until("refused"))["message"]["key"] == "community-other-room"
        await players[1].say("merci", room="onlookers")
        assert (await players[1].until("refused"))["message"]["key"] == "community-other-room"
        # Who comes back sees what was said in the room where one is.
        assert (await ear(stack, server, game, white)).before == ["bonne chance"]
        assert (await ear(stack, cafe, game)).before == ["il va perdre"]
        assert [line["text"] for line in white.get(f"/games/{game}/chat")] == ["bonne chance"]
        white.say(game, "resign")
        both = ["bonne chance", "il va perdre"]
        for visitor in (white, first):
            assert [line["text"] for line in visitor.get(f"/games/{game}/chat")] == both
        assert (await ear(stack, server, game, black)).before == both
        await everyone(*players, *others)
        await asyncio.sleep(SECOND)
        await players[1].say("belle partie", room="onlookers")
        assert await everyone(players[0], *others) == [["belle partie"]] * 3
        lines = first.get(f"/games/{game}/chat")
        assert [line.get("room", "players") for line in lines] == ["players", "onlookers", "onlookers"]


async def test_what_may_be_said(cafe: Web, database: Database) -> None:
    """Nothing twice, links only of who is known, and coarse words masked."""
    white, black = member(cafe), member(cafe)
    game = seated(white, black, game="dames")
    path = f"/bot/games/{game}/chat"
    white.post(path, text="a\u202eb  c\u0301\u0302\u0303\u0304\u200b")
    assert white.refusal("POST", path, text="ab ć\u0302\u0303")["message"]["key"] == "community-repeated"
    await asyncio.sleep(SECOND)
    assert (
        white.refusal("POST", path, text="see http://example.net")["message"]["key"] == "community-no-links"
    )
    black.post(path, text="Espèce d'ENCULÉ !")
    assert [line["text"] for line in black.get(f"/games/{game}/chat")] == [
        "ab ć\u0302\u0303",
        "Espèce d'****** !",
    ]
    await database.execute(
        "UPDATE account SET created_at = now() - interval '8 days' WHERE name = $1", white.name
    )
    await asyncio.sleep(SECOND)
    white.post(path, text="see http://example.net")
    for nothing in ("", " \u200b\u202a ", "x" * 501):
        assert white.status("POST", path, text=nothing) in {400, 409}


async def test_guests_chat_where_the_table_allows_it(cafe: Web) -> None:
    owner, comer = member(cafe), guest(cafe)

    def said(**terms: Told) -> int:
        table = owner.post("/tables", game="dames", **terms)
        game = comer.post(f"/tables/{table['id']}/join")["game"]
        return comer.http.post(f"/api/bot/games/{game}/chat", json={"text": "bonjour"}).status_code

    assert said() == 409
    await asyncio.sleep(SECOND)
    assert said(guests_chat=True) == 204
    await asyncio.sleep(SECOND)
    assert said(private=True) == 204
    await asyncio.sleep(SECOND)
    assert said(private=True, guests_chat=False) == 409
