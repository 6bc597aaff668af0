"""An event that cannot be read stops its own game alone; the process goes on with all the others."""

# The types of redis are known only in part.
# pyright: reportUnknownMemberType=false

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import replace
from typing import Any
from uuid import UUID, uuid4

import httpx
import msgspec
import pytest
from redis.asyncio import Redis
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

from academie import __version__
from academie.dice.fold import Fold, Kind
from academie.dice.log import Entry
from academie.server.accounts.engine_accounts import ENGINES
from academie.server.base.dates import now_ms
from academie.server.base.errors import TOO_MANY_REQUESTS, TooFast
from academie.server.engines.service import STALE_MS
from academie.server.game.quarantine import SET_ASIDE, SetAside
from academie.server.play.fanout import CHANNEL, HEAD, FanoutMessage, encode
from academie.server.play.rooms import RoomRegistry
from tests.server.operations.test_health import production
from tests.server.play.test_room import act, first_act
from tests.server.support.client import Client
from tests.server.support.fleet import engines_of
from tests.server.support.phrases import english, french
from tests.server.support.tables import House, set_head
from tests.server.support.web import Parts, Web

pytestmark = pytest.mark.asyncio

HEARD_SECONDS = 2.0
UNREADABLE = [
    Entry(1, "from-another-version", 0, {}, 5, b""),
    Entry(1, Kind.ACT, 0, {}, 5, b""),
    Entry(1, Kind.ACT, 0, {"act": "99-98", "nonce": "00" * 16}, 5, b""),
    Entry(1, Kind.ACT, 0, {"act": 7, "nonce": None}, 5, b""),
    Entry(1, Kind.TAKEBACK, 0, {"acts": "all"}, 5, b""),
    Entry(1, Kind.PAUSE, None, {}, 5, b""),
]


async def stored(house: House, game: UUID, entry: Entry) -> None:
    """Puts an event at the end of a log as another version of the server might."""
    await house.database.execute(
        """INSERT INTO game_event (game_id, seq, kind, seat, body, at_ms, prev)
           VALUES ($1, $2, $3, $4, $5, $6, $7)""",
        game,
        entry.seq,
        entry.kind,
        entry.seat,
        dict(entry.body),
        entry.at_ms,
        entry.prev,
    )
    await set_head(house.database, game)


async def published(parts: Parts, data: bytes) -> None:
    redis: Redis = Redis.from_url(parts.redis.address)
    assert await redis.publish(CHANNEL, data) > 0
    await redis.aclose()


def news(game: UUID, entry: Entry) -> bytes:
    row = (entry.seq, entry.kind, entry.seat, dict(entry.body), entry.at_ms, entry.prev, entry.format)
    return HEAD.pack(uuid4().bytes, 0) + encode([FanoutMessage(game, [row])])


async def still_hears(parts: Parts, web: Web, house: House) -> None:
    """Another game goes on: what another process writes is told at once."""
    people = await house.people(2)
    room = await house.open("dames", people)
    client = Client([web.ws_url], people[1].token, room.row.id)
    await client.join()
    await act(room, 0, first_act(room))
    (entry,) = house.fanout.published[-1][1]
    await published(parts, news(room.row.id, entry))
    await client.wait_for(1, HEARD_SECONDS)
    await client.leave()


@pytest.mark.parametrize("entry", UNREADABLE, ids=range(len(UNREADABLE)))
async def test_the_players_are_told_and_other_games_go_on(
    parts: Parts, server: Web, house: House, entry: Entry
) -> None:
    people = await house.people(2)
    room = await house.open("dames", people)
    client = Client([server.ws_url], people[0].token, room.row.id, patience=0.0)
    await client.join()
    await stored(house, room.row.id, entry)
    await published(parts, news(room.row.id, entry))
    stopped = await client.until(lambda message: message["t"] == "stopped", HEARD_SECONDS)
    assert (english(stopped["message"]), french(stopped["message"])) == (SET_ASIDE.en, SET_ASIDE.fr)
    answer = await client.act(first_act(room))
    assert (answer["t"], english(answer["message"])) == ("nack", SET_ASIDE.en)
    await client.leave()
    with pytest.raises(OSError, match="cannot go on for now"):
        await client.join()
    await still_hears(parts, server, house)


BROKEN_MESSAGES = [
    b"",
    b"garbage",
    HEAD.pack(bytes(16), 0) + b"\xc1",
    HEAD.pack(bytes(16), 0) + b"\x91" * 50_000,
    HEAD.pack(bytes(16), 0) + msgspec.msgpack.encode({"not": "news"}),
]


@pytest.mark.parametrize("data", BROKEN_MESSAGES, ids=range(len(BROKEN_MESSAGES)))
async def test_a_message_that_cannot_be_read_is_passed_over(
    parts: Parts, server: Web, house: House, data: bytes
) -> None:
    await published(parts, data)
    await still_hears(parts, server, house)


async def test_false_news_of_a_sound_log_disturbs_nobody(parts: Parts, server: Web, house: House) -> None:
    people = await house.people(2)
    room = await house.open("dames", people)
    client = Client([server.ws_url], people[1].token, room.row.id)
    await client.join()
    await published(parts, news(room.row.id, UNREADABLE[0]))
    await act(room, 0, first_act(room))
    (entry,) = house.fanout.published[-1][1]
    await published(parts, news(room.row.id, entry))
    await client.wait_for(1, HEARD_SECONDS)
    assert client.to_act
    await client.leave()


async def test_it_is_logged_and_counted_and_the_process_stays_ready(parts: Parts, house: House) -> None:
    room = await house.open("dames", await house.people(2))
    await stored(house, room.row.id, UNREADABLE[0])
    with production(parts, OTEL_METRICS_EXPORTER="prometheus") as (address, inside, process):
        async with httpx.AsyncClient(base_url=address) as http:
            for _ in range(3):
                answer = await http.get(f"/api/games/{room.row.id}")
                assert (answer.status_code, answer.json()["detail"]) == (409, SET_ASIDE.en)
            assert (await http.get(f"/api/games/{room.row.id}/record")).status_code == 409
            await published(parts, b"garbage")
            await asyncio.sleep(0.5)
            counted = (await http.get(f"{inside}/metrics")).text
            assert (await http.get(f"{inside}/readyz")).status_code == 200
        process.terminate()
        _printed, written = await asyncio.to_thread(process.communicate, timeout=20)
    assert number(counted, "academie_games_set_aside_total") == 2
    assert number(counted, "academie_fanout_unreadable_total") == 1
    lines = [json.loads(line) for line in written.splitlines()]
    named = [line for line in lines if str(room.row.id) in line["event"]]
    assert [line["level"] for line in named] == ["error", "error"]
    assert "from-another-version" in named[0]["exception"]


def number(exposition: str, name: str) -> float:
    (line,) = (line for line in exposition.splitlines() if line.startswith(name))
    return float(line.rsplit(" ", 1)[1])


async def test_who_asks_too_fast_sets_no_game_aside(house: House) -> None:
    room = await house.open("dames", await house.people(2))
    with pytest.raises(TooFast), house.rooms.quarantine.watching(room.row.id, 0):
        raise TooFast(TOO_MANY_REQUESTS)
    assert await house.rooms.quarantine.games(room.row.id) == []


async def test_one_broken_game_does_not_keep_flags_from_falling_elsewhere(house: House) -> None:
    clock = {"pace": "sudden", "base_ms": 60_000}
    rooms = [await house.open("dames", await house.people(2), clock) for _ in range(3)]
    for room in rooms[:2]:
        await stored(house, room.row.id, UNREADABLE[2])
    games = [room.row.id for room in rooms]
    await house.database.execute(
        "UPDATE game_event SET at_ms = at_ms - 120000 WHERE game_id = ANY($1) AND seq = 0", games
    )
    await house.database.execute(
        "UPDATE game_live SET deadline_ms = $2 WHERE game_id = ANY($1)", games, now_ms() - 60_000
    )
    await set_head(house.database, games[2])
    room_registry = RoomRegistry(house.games, house.writer, house.fanout, 100)
    until = time.monotonic() + 5
    while not Fold.of(rooms[2].row.id, await house.games.log(rooms[2].row.id)).over:
        assert time.monotonic() < until
        await room_registry.flag_overdue()


async def test_a_log_that_was_mended_is_read_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await house.open("dames", await house.people(2))
    await stored(house, room.row.id, UNREADABLE[0])
    monkeypatch.setattr("academie.server.play.rooms.ASIDE_SECONDS", 0.2)
    room_registry = RoomRegistry(house.games, house.writer, house.fanout, 100)
    with pytest.raises(SetAside):
        await room_registry.room(room.row.id)
    await house.database.execute("DELETE FROM game_event WHERE game_id = $1 AND seq = 1", room.row.id)
    await set_head(house.database, room.row.id)
    with pytest.raises(SetAside):
        await room_registry.room(room.row.id)
    await asyncio.sleep(0.3)
    again = await room_registry.room(room.row.id)
    assert again is not None
    assert (await act(again, 0, first_act(again))).refused is None


async def test_one_broken_game_does_not_keep_engines_from_the_others(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    room = await house.open("dames", await house.people(2))
    # Games of long ago are not taken up, but end.
    await stored(house, room.row.id, replace(UNREADABLE[2], at_ms=now_ms() - 2 * STALE_MS))
    await house.database.execute(
        """UPDATE game SET with_engine = true, seats[actor + 1] = $2 FROM game_live
           WHERE game_id = id AND id = $1""",
        room.row.id,
        next(iter(ENGINES)),
    )
    room_registry = RoomRegistry(house.games, house.writer, house.fanout, 100)
    async with engines_of(house, room_registry) as engines:
        await engines.sweep()
    assert str(room.row.id) in caplog.text


async def quarantined(house: House, game: UUID) -> dict[str, object]:
    """The row of a game in quarantine, once it is there."""
    async with asyncio.timeout(5):
        while (
            row := await house.database.fetchrow("SELECT * FROM quarantine WHERE game_id = $1", game)
        ) is None:
            await asyncio.sleep(0.02)
    return dict(row)


async def test_one_unreadable_game_in_a_message_costs_no_other_game_its_news(
    parts: Parts, server: Web, house: House
) -> None:
    """The news of several games in one message: nonsense, a game of another version, and a sound one."""
    people = await house.people(4)
    broken, sound = await house.open("dames", people[:2]), await house.open("dames", people[2:])
    victim = Client([server.ws_url], people[0].token, broken.row.id)
    client = Client([server.ws_url], people[3].token, sound.row.id)
    await victim.join()
    await client.join()
    await stored(house, broken.row.id, UNREADABLE[0])
    await act(sound, 0, first_act(sound))
    (entry,) = house.fanout.published[-1][1]
    row = (entry.seq, entry.kind, entry.seat, dict(entry.body), entry.at_ms, entry.prev, entry.format)
    batch = [
        [7, "not even a game"],
        [str(broken.row.id), "no list of events", None, None, "a field of another version"],
        FanoutMessage(sound.row.id, [row]),
    ]
    await published(parts, HEAD.pack(uuid4().bytes, 0) + msgspec.msgpack.encode(batch))
    await client.wait_for(1, HEARD_SECONDS)
    await victim.until(lambda message: message["t"] == "stopped", HEARD_SECONDS)
    kept = await quarantined(house, broken.row.id)
    assert (kept["seq"], kept["release"]) == (1, __version__)
    assert "from-another-version" in str(kept["error"])
    await victim.leave()
    await client.leave()


async def test_pages_are_told_that_the_game_has_stopped(parts: Parts, server: Web, house: House) -> None:
    people = await house.people(2)
    room = await house.open("dames", people)
    game = str(room.row.id)
    headers = {"Authorization": f"Bearer {people[0].token}"}
    async with connect(
        server.ws_url, additional_headers=headers, subprotocols=[Subprotocol("academie.v2")]
    ) as socket:
        await socket.send(json.dumps({"t": "join", "game": game, "since": 0}))
        await told(socket, "joined")
        await stored(house, room.row.id, UNREADABLE[1])
        await published(parts, news(room.row.id, UNREADABLE[1]))
        stopped = await told(socket, "stopped")
        assert (stopped["game"], stopped["message"]["key"]) == (game, SET_ASIDE.key)
        await socket.send(json.dumps({"t": "join", "game": game, "since": 0}))
        assert (await told(socket, "stopped"))["game"] == game


async def told(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of that kind."""
    async with asyncio.timeout(5):
        while (message := json.loads(await socket.recv()))["t"] != kind:
            pass
    found: dict[str, Any] = message
    return found


async def test_a_game_that_can_be_read_again_goes_on_and_nobody_has_lost_time(
    parts: Parts, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("academie.server.play.rooms.ASIDE_SECONDS", 0.0)
    clock = {"pace": "sudden", "base_ms": 60_000}
    room = await house.open("dames", await house.people(2), clock)
    game = room.row.id
    await act(room, 0, first_act(room))
    await stored(house, game, replace(UNREADABLE[0], seq=2))
    rooms = RoomRegistry(house.games, house.writer, house.fanout, 100)
    with pytest.raises(SetAside):
        await rooms.room(game)
    await quarantined(house, game)
    await house.database.execute(
        """WITH aged AS (UPDATE quarantine SET at = now() - interval '1 hour' WHERE game_id = $1),
                older AS (UPDATE game_event SET at_ms = at_ms - 3600000 WHERE game_id = $1)
           UPDATE game_live SET deadline_ms = $2 WHERE game_id = $1""",
        game,
        now_ms() - 59 * 60_000,
    )
    assert game not in await house.games.overdue()
    listed = await command(parts, "list")
    assert str(game) in listed
    assert "from-another-version" in await command(parts, "show", str(game))
    assert "cannot go on" in await command(parts, "retry", str(game), status=2)
    await house.database.execute("DELETE FROM game_event WHERE game_id = $1 AND seq = 2", game)
    assert "goes on" in await command(parts, "retry", str(game))
    again = await rooms.room(game)
    assert again is not None
    assert [entry.kind for entry in await house.games.log(game)] == ["open", "act", "pause"]
    assert again.clocks.remaining(now_ms())[1] > 50_000
    assert str(game) not in await command(parts, "list")
    assert (await act(again, 1, first_act(again))).refused is None


async def test_a_log_that_has_lost_its_end_is_set_aside_until_an_operator_takes_it_as_it_is(
    parts: Parts, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("academie.server.play.rooms.ASIDE_SECONDS", 0.0)
    room = await house.open("dames", await house.people(2))
    for seat in (0, 1):
        await act(room, seat, first_act(room))
    await house.database.execute("DELETE FROM game_event WHERE game_id = $1 AND seq = 2", room.row.id)
    rooms = RoomRegistry(house.games, house.writer, house.fanout, 100)
    with pytest.raises(SetAside):
        await rooms.room(room.row.id)
    assert (await quarantined(house, room.row.id))["seq"] == 2
    assert "goes on" in await command(parts, "retry", str(room.row.id))
    again = await rooms.room(room.row.id)
    assert again is not None
    assert (await act(again, 1, first_act(again))).refused is None


async def test_a_game_that_can_never_be_read_again_is_ended(parts: Parts, house: House) -> None:
    room = await house.open("dames", await house.people(2))
    game = room.row.id
    assert "not in quarantine" in await command(parts, "void", str(game), status=2)
    await stored(house, game, UNREADABLE[0])
    with pytest.raises(SetAside):
        await RoomRegistry(house.games, house.writer, house.fanout, 100).room(game)
    await quarantined(house, game)
    assert "without a result" in await command(parts, "void", str(game))
    row, log = await house.games.row(game), await house.games.log(game)
    assert row is not None
    assert (row.status, row.rated, row.outcome) == ("over", False, {"reason": "abort", "returns": ["0", "0"]})
    assert (log[-1].kind, log[-1].prev) == (Kind.ABORT, log[-2].digest)


async def command(parts: Parts, *words: str, status: int = 0) -> str:
    """What `academie quarantine` prints."""
    with parts.academie("quarantine", *words, "--lang", "en") as process:
        printed, complained = await asyncio.to_thread(process.communicate, timeout=60)
    assert process.returncode == status, complained
    return printed + complained
