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
