"""The stored chat of a table."""

from __future__ import annotations

import pytest

from academie.server.chat import MOST_LINES, ChatStore
from tests.server.tables import House

pytestmark = pytest.mark.asyncio


async def test_the_last_lines_of_each_game_are_kept_in_order(house: House) -> None:
    people = await house.people(2)
    here, elsewhere = [(await house.open("dames", people)).row.id for _ in range(2)]
    chats = ChatStore(house.database)
    await chats.add(elsewhere, "anyone", "alone")
    for number in range(MOST_LINES + 3):
        await chats.add(here, "anyone", str(number))
    assert [line.text for line in await chats.lines(here)] == [str(n) for n in range(3, MOST_LINES + 3)]
    assert [line.text for line in await chats.lines(elsewhere)] == ["alone"]


async def test_a_line_tells_when_it_was_said(house: House) -> None:
    """By the clock of the log, so that both can be told in order."""
    room = await house.open("dames", await house.people(2))
    chats = ChatStore(house.database)
    said = await chats.add(room.row.id, "anyone", "hello")
    (opened, *_) = await house.games.log(room.row.id)
    assert opened.at_ms - 1000 <= said.at_ms <= opened.at_ms + 60_000
    assert await chats.lines(room.row.id) == [said]
