"""News between two processes is lost while a roll waits for the links of both players."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from academie.dice.fold import Kind
from academie.server.game.clock import ClockRule, Pace
from academie.server.play.bound import BoundRoom
from academie.server.play.lines import Line
from tests.sim.people import HONEST
from tests.sim.process import SimProcess
from tests.sim.world import World


class Apart(World):
    """Two people, each served by a process of their own."""

    def process_for(self, random: Random) -> SimProcess | None:
        mine = self.processes[0 if random is self.people[0].random else 1]
        return mine if mine.open else None

    async def begin(self) -> None:
        for _ in range(2):
            self.launch(0)
        await self.until(1.0)
        people = [self.seat(HONEST, number) for number in range(2)]
        self.open("trictrac", ClockRule(Pace.INCREMENT, 30_000, 3_000), people, second=True)
        await self.until(4.0)

    async def end(self) -> None:
        """The dice must fall again soon."""
        since = self.clock()
        await self.until(since + 10.0)
        (game,) = self.judge.games.values()
        rolls = [at for at, entry in zip(game.at, game.log, strict=True) if entry.kind == "roll"]
        self.judge.check(rolls[-1] > since + 3.0, f"no dice have fallen since {rolls[-1]:.1f} s")
        await self.finish()


class LostNews(Apart):
    """A bus that loses everything for a while."""

    async def play(self) -> None:
        await self.begin()
        self.hub.losing = 1.0
        await self.until(9.0)
        self.hub.losing = 0.0
        await self.end()


class CutOff(Apart):
    """A process that does not reach the other for longer than the clocks would last."""

    async def play(self) -> None:
        await self.begin()
        self.processes[0].redis.cut = True
        await self.until(60.0)
        self.processes[0].redis.cut = False
        await self.end()


class Unstored(Apart):
    """Both at one process, which can store no roll for longer than the clocks would last."""

    whole = False

    def process_for(self, random: Random) -> SimProcess | None:
        del random
        return self.processes[0] if self.processes[0].open else None

    async def play(self) -> None:
        await self.begin()
        await self.until(60.0)
        self.whole = True
        await self.end()


@pytest.mark.parametrize("seed", range(3))
def test_nobody_is_flagged_whose_link_has_come(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    world, write = Unstored(seed), BoundRoom._write

    async def broken(room: BoundRoom, lines: list[Line], *more: Any) -> bool:  # noqa: ANN401 - passed on
        if lines[0].entry.kind == Kind.ROLL and not world.whole and world.clock() > 4.0:
            raise TimeoutError
        return await write(room, lines, *more)

    monkeypatch.setattr(BoundRoom, "_write", broken)
    assert world.run().violation is None


@pytest.mark.parametrize("seed", range(3))
def test_links_are_passed_on_again(seed: int) -> None:
    assert LostNews(seed).run().violation is None


@pytest.mark.parametrize("seed", range(3))
def test_nobody_is_flagged_for_a_link_of_which_the_news_is_late(seed: int) -> None:
    assert CutOff(seed).run().violation is None
