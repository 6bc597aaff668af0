"""News of other processes: a room that waits for the database keeps no other room from its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from uuid import UUID

import asyncpg
import pytest
from msgspec import Raw

from academie.dice.log import Entry
from academie.server.game.queries import Games
from academie.server.play import fanout
from academie.server.play.fanout import Backlogs, FanoutMessage, RedisFanout, decode_message
from academie.server.play.room import Room
from academie.server.play.rooms import RoomRegistry
from tests.server.play.test_room import act, dames, first_act
from tests.server.support.tables import House
from tests.server.support.web import Parts

pytestmark = pytest.mark.asyncio


class SlowGames(Games):
    """Games whose logs are read only once they may be, and then only at the second attempt."""

    def slow_down(self) -> asyncio.Event:
        self.allowed = asyncio.Event()
        self.attempts = 0
        return self.allowed

    async def log(self, game_id: UUID, since: int = 0) -> list[Entry]:
        if hasattr(self, "allowed"):
            await self.allowed.wait()
            self.attempts += 1
            if self.attempts == 1:
                raise asyncpg.ConnectionDoesNotExistError
        return await super().log(game_id, since)


def news(room: Room, entry: Entry) -> FanoutMessage:
    row = (entry.seq, entry.kind, entry.seat, dict(entry.body), entry.at_ms, entry.prev, entry.format)
    return FanoutMessage(room.row.id, [row])


async def test_a_room_that_waits_delays_no_other(house: House) -> None:
    here = [await dames(house), await dames(house)]
    games = SlowGames(house.database)
    elsewhere = RoomRegistry(games, house.writer, house.fanout, 10)
    waiting, free = await elsewhere.room(here[0].row.id), await elsewhere.room(here[1].row.id)
    assert waiting is not None
    assert free is not None
    begun = waiting.fold.seq
    for room in here:
        for seat in (0, 1):
            await act(room, seat, first_act(room))
    heard = [[news(room, entry) for entry in await house.games.log(room.row.id)] for room in here]
    allowed = games.slow_down()
    backlogs = Backlogs()
    reading = asyncio.create_task(waiting.read_new_events())
    await asyncio.sleep(0)
    assert waiting.busy

    async with asyncio.timeout(2):
        for room, messages in zip((waiting, free), heard, strict=True):
            for message in messages:
                await backlogs.tell(room, message)
    assert free.fold.seq == here[1].fold.seq
    assert waiting.fold.seq == begun

    allowed.set()
    with pytest.raises(asyncpg.ConnectionDoesNotExistError):
        await reading
    async with asyncio.timeout(5):
        while waiting.fold.seq < here[0].fold.seq:
            await asyncio.sleep(0.01)
    assert waiting.fold.head == here[0].fold.head
    await backlogs.stop()


@asynccontextmanager
async def processes(parts: Parts, house: House, number: int) -> AsyncGenerator[list[RoomRegistry]]:
    """The rooms of so many processes that hear each other."""
    fanouts = [RedisFanout(parts.redis.address) for _ in range(number)]
    made = [RoomRegistry(house.games, house.writer, each, 1) for each in fanouts]
    for each, rooms in zip(fanouts, made, strict=True):
        each.start(rooms)
    try:
        await asyncio.wait_for(asyncio.gather(*(each.hear_itself() for each in fanouts)), 20)
        yield made
    finally:
        for each in fanouts:
            await each.stop()


def fanout_of(rooms: RoomRegistry) -> RedisFanout:
    found = rooms._parts.fanout
    assert isinstance(found, RedisFanout)
    return found


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.05)


async def test_news_goes_to_those_who_have_the_game_and_to_nobody_else(
    parts: Parts, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fanout, "SETTLE_SECONDS", 0.5)
    async with processes(parts, house, 3) as (here, there, elsewhere):
        heard: list[UUID] = []
        monkeypatch.setattr(fanout_of(elsewhere), "_apply", spying(fanout_of(elsewhere), heard))
        game = (await dames(house)).row.id
        playing, following = await here.room(game), await there.room(game)
        assert playing is not None
        assert following is not None
        holders = fanout_of(here)._holders
        await until(lambda: holders.of(game) == {fanout_of(there)._origin})
        heard.clear()
        await act(playing, 0, first_act(playing))
        await until(lambda: following.fold.seq == playing.fold.seq)
        assert game not in heard
        await there.room((await dames(house)).row.id)
        assert there.in_memory(game) is None, "it keeps one room only"
        await act(playing, 1, first_act(playing))
        await until(lambda: holders.of(game) == set())
        assert game not in heard
        told: list[UUID] = []
        publish = fanout_of(here)._publish

        async def noted(batch: list[FanoutMessage], answers: list[tuple[bytes, FanoutMessage]]) -> bool:
            told.extend(message.game for message in batch if message.entries)
            return await publish(batch, answers)

        monkeypatch.setattr(fanout_of(here), "_publish", noted)
        await act(playing, 0, first_act(playing))
        await fanout_of(here).hear_itself()
        assert game not in told, "no news is made that nobody needs"


def spying(spied: RedisFanout, heard: list[UUID]) -> Callable[..., Awaitable[None]]:
    """As `_apply` of a process, noting the games whose news it hears."""
    apply = spied._apply

    async def noted(rooms: RoomRegistry, batch: Sequence[Raw], origin: bytes, *, alone: bool) -> None:
        messages = [decode_message(raw) for raw in batch]
        heard.extend(message.game for message in messages if message.entries)
        await apply(rooms, batch, origin, alone=alone)

    return noted
