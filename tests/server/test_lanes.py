"""Worker processes shared by many owners: each gets its turn, and no job holds a worker for ever."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import partial

import pytest

from academie.notation import notation_of
from academie.registry import registry
from academie.server.engines import Engines, is_heavy, load, stand_in
from academie.server.lanes import Lane
from academie.server.tasks import Background
from tests.server.tables import House


@asynccontextmanager
async def lane(seconds: float) -> AsyncGenerator[Lane]:
    """A lane of one worker that has started."""
    found = Lane(1, seconds, load=load)
    try:
        await found.run(None, load)
        yield found
    finally:
        await found.stop()


async def test_owners_are_served_in_turn() -> None:
    served: list[str] = []

    async def job(shared: Lane, owner: str) -> None:
        await shared.run(owner, partial(time.sleep, 0.02))
        served.append(owner)

    async with lane(10) as shared, asyncio.timeout(20):
        greedy = [job(shared, "greedy") for _ in range(20)]
        await asyncio.gather(*greedy, job(shared, "stranger"))
    assert served.index("stranger") <= 2


async def test_a_job_that_takes_too_long_is_ended_and_the_next_one_is_done() -> None:
    async with lane(0.5) as shared, asyncio.timeout(30):
        begun = time.monotonic()
        with pytest.raises(TimeoutError):
            await shared.run("owner", partial(time.sleep, 60))
        assert time.monotonic() - begun < 10
        assert await shared.run("owner", partial(abs, -3)) == 3


async def test_a_job_nobody_waits_for_any_more_is_not_begun() -> None:
    async with lane(10) as shared, asyncio.timeout(20):
        first = asyncio.create_task(shared.run("owner", partial(time.sleep, 0.3)))
        await asyncio.sleep(0)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.05):
                await shared.run("owner", partial(time.sleep, 60))
        await first
        assert await shared.run("owner", partial(abs, -3)) == 3


async def test_a_quicker_engine_plays_when_the_strongest_is_given_no_time(house: House) -> None:
    """Two million positions cannot be looked at in a twentieth of a second."""
    engines = Engines(house.database, house.rooms, Background(), workers=1, seconds=20)
    state = registry["dames"].start()
    try:
        async with asyncio.timeout(30):
            text = await engines.choose("guest", "niveau-8", "dames", state, 0.05)
    finally:
        await engines.stop()
    notation = notation_of("dames")
    assert text in {notation.act(act) for act in state.actions()}


@pytest.mark.parametrize("game", [game.key for game in registry])
def test_every_game_has_a_quick_engine_to_stand_in(game: str) -> None:
    assert not is_heavy(stand_in(game), game)
    assert not is_heavy("random", game)
