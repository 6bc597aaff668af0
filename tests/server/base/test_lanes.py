"""Worker processes shared by many owners: each gets its turn, and no job holds a worker for ever."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import partial

import msgspec
import pytest

from academie.kernel import AcademieError
from academie.notation import notation_of
from academie.registry import registry
from academie.server.base.worker_pool import Lane
from academie.server.engines.lines_of_play import play_line
from academie.server.engines.requests import (
    ChooseAct,
    CompareActs,
    Done,
    Line,
    is_heavy,
    load,
    perform,
    stand_in,
)


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


@pytest.mark.parametrize(("seconds", "engine"), [(0.0, "niveau-4"), (0.2, "niveau-8")])
def test_an_engine_answers_in_time_or_a_quicker_one_does(seconds: float, engine: str) -> None:
    """Two million positions take longer than that; what was found by then is played."""
    law = registry["dames"]
    task = ChooseAct("niveau-8", 0, Line("dames", law.ruleset(None).id, {}, ["32-28", "19-23"]))
    begun = time.monotonic()
    done = perform(task, seconds)
    assert time.monotonic() - begun < seconds + 0.5
    notation = notation_of("dames")
    assert done.result in {notation.act(act) for act in task.state().actions()}
    assert (done.engine, done.refused) == (engine, None)


def test_a_task_that_cannot_be_done_is_refused_in_the_words_of_the_library() -> None:
    law = registry["dames"]
    line = Line("dames", law.ruleset(None).id, {}, ["31-22"])
    done = perform(CompareActs(line, None), 1.0)
    assert done.refused is not None
    with pytest.raises(AcademieError) as direct:
        play_line(line.terms(), line.acts)
    read = msgspec.msgpack.decode(msgspec.msgpack.encode(done), type=Done)
    assert read.refused is not None
    again = read.refused.error()
    assert (again.code, again.text.fr, again.text.en) == (
        direct.value.code,
        direct.value.text.fr,
        direct.value.text.en,
    )


@pytest.mark.parametrize("game", [game.key for game in registry])
def test_every_game_has_a_quick_engine_to_stand_in(game: str) -> None:
    assert not is_heavy(stand_in(game), game)
    assert not is_heavy("random", game)
