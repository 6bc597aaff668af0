"""News of other processes: a room that waits for the database keeps no other room from its own."""

from __future__ import annotations

import asyncio
from uuid import UUID

import asyncpg
import pytest

from academie.dice.log import Entry
from academie.server.fanout import Backlogs, FanoutMessage
from academie.server.rooms.registry import RoomRegistry
from academie.server.rooms.room import Room
from academie.server.store.games import Games
from tests.server.tables import House
from tests.server.test_room import act, dames, first_act

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
