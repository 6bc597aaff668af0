"""A game without a clock may rest for longer than 32 bits of milliseconds can count."""

from __future__ import annotations

import asyncio
from uuid import UUID

import pytest

from academie.server.game.clock import DAY_MS
from academie.server.play.room import Room
from tests.server.play.test_room import act, first_act, say
from tests.server.support.tables import House, set_head
from tests.server.support.tables import house as a_house

pytestmark = pytest.mark.asyncio


async def rested(house: House, room: Room, days: int) -> None:
    """Makes the last event of a game that many days older than it is."""
    await house.database.execute(
        "UPDATE game_event SET at_ms = at_ms - $2 WHERE game_id = $1 AND seq = $3",
        room.row.id,
        days * DAY_MS,
        room.fold.seq,
    )
    await set_head(house.database, room.row.id)


async def spent(house: House, game: UUID, seq: int) -> int:
    found: int = await house.database.fetchval(
        "SELECT spent_ms FROM game_event WHERE game_id = $1 AND seq = $2", game, seq
    )
    return found


@pytest.mark.parametrize("days", [30, 400])
async def test_an_act_after_a_long_time_is_taken(house: House, days: int) -> None:
    room = await house.open("dames", await house.people(2))
    await rested(house, room, days)
    async with a_house(house.database) as later, asyncio.timeout(10):
        again = await later.rooms.room(room.row.id)
        assert again is not None
        assert (await act(again, 0, first_act(again))).refused is None
        assert days * DAY_MS <= await spent(house, room.row.id, 1) < (days + 1) * DAY_MS
        assert (await act(again, 1, first_act(again))).refused is None


async def test_a_clock_that_has_rested_for_400_days_runs_on(house: House) -> None:
    room = await house.open("dames", await house.people(2), {"pace": "sudden", "base_ms": 60_000})
    assert (await act(room, 0, first_act(room))).refused is None
    for seat, word in ((0, "adjourn"), (1, "accept")):
        assert (await say(room, seat, word)).refused is None
    await house.database.execute(
        "UPDATE game_event SET at_ms = at_ms - $2 WHERE game_id = $1", room.row.id, 400 * DAY_MS
    )
    await set_head(house.database, room.row.id)
    async with a_house(house.database) as later, asyncio.timeout(10):
        again = await later.rooms.room(room.row.id)
        assert again is not None
        assert (await say(again, 1, "resume")).refused is None
        assert (await act(again, 1, first_act(again))).refused is None
        assert min(again.clocks.left) > 50_000
