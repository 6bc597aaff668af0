"""The way of one act through the server: files, hops from file to file and calls, see `make bench-hops`.

A game of two people is played in the simulation, without a database, and every call is noted. Left out is
what the people and the judge of the simulation do themselves, and what the process repeats by the clock. An
act of trictrac brings a throw with it. A coroutine or generator that goes on after a wait counts as called.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Hashable, Sequence
from itertools import pairwise
from pathlib import Path
from types import FrameType
from typing import Any, Final, NamedTuple

import academie
from academie.dice.fold import Kind
from tests.sim.people import HONEST
from tests.sim.world import CLOCKS, World

GAMES: Final = ("trictrac", "dames")
SEED: Final = 7
FROM: Final = 4.0
TO: Final = 64.0
"""The seconds of the simulation that are counted: who comes to the table is not."""
ROOT: Final = f"{Path(academie.__file__).parent}/"
SERVER: Final = "server/"
NOT_COUNTED: Final = ("/tests/sim/judge.py", "/tests/sim/people.py")
REPEATED: Final = "_repeated"
BEATS: Final = ("server/base/tasks.py", "server/base/leases.py")
"""Signs of life that tasks give while they wait."""
SHOWN: Final = 40


class Call(NamedTuple):
    """A function of the library, by its file under `src/academie` and its name."""

    file: str
    name: str


class Way(NamedTuple):
    """The calls that so many acts brought about, in order."""

    acts: int
    calls: Sequence[Call]

    @property
    def server(self) -> Sequence[str]:
        """The files of the server, in the order in which they were called."""
        return [call.file.removeprefix(SERVER) for call in self.calls if call.file.startswith(SERVER)]

    @property
    def files(self) -> int:
        """How many files of the server an act enters as a rule."""
        return sum(times >= self.acts / 2 for times in Counter(self.server).values())

    @property
    def hops(self) -> float:
        """How often an act goes from one file of the server to another."""
        return _changes(self.server) / self.acts

    @property
    def calls_an_act(self) -> float:
        return len(self.calls) / self.acts

    @property
    def folder_hops(self) -> float:
        return _changes([file.split("/")[0] for file in self.server]) / self.acts


def _changes(items: Sequence[Hashable]) -> int:
    return sum(one != next_one for one, next_one in pairwise(items))


class Table(World):
    """One game of two people who play on, on one process, until it has been watched for long enough."""

    def __init__(self, game: str) -> None:
        super().__init__(SEED)
        self._game = game
        self.acts = 0

    @property
    def counts(self) -> bool:
        return FROM <= self.clock() < TO

    def _committed(self, *stored: Any) -> None:  # noqa: ANN401 - as in the simulation
        super()._committed(*stored)
        if self.counts:
            self.acts += sum(entry.kind == Kind.ACT for entry in stored[1])

    async def play(self) -> None:
        self.launch(0)
        self.open(self._game, CLOCKS[1], [self.seat(HONEST, 0), self.seat(HONEST, 1)], second=True)
        await self.until(TO)
        await self.finish()


class Watch:
    """Notes the calls of the library that are counted."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._passed_over: FrameType | None = None
        self.calls: list[Call] = []

    def __call__(self, frame: FrameType, event: str, given: object) -> None:
        """As `sys.setprofile` wants it; a coroutine is called and returns at every turn."""
        del given
        if self._passed_over is not None:
            if frame is self._passed_over and event == "return":
                self._passed_over = None
        elif event == "call" and self._table.counts:
            self._note(frame)

    def _note(self, frame: FrameType) -> None:
        code = frame.f_code
        if code.co_filename.endswith(NOT_COUNTED) or code.co_name == REPEATED:
            self._passed_over = frame
            return
        file = code.co_filename.removeprefix(ROOT)
        if file != code.co_filename and file not in BEATS:
            self.calls.append(Call(file, code.co_qualname))


def way_of_an_act(game: str) -> Way:
    """Play a game, and count. Raises `RuntimeError` if something went wrong in it."""
    table = Table(game)
    watch, before = Watch(table), sys.getprofile()
    sys.setprofile(watch)
    try:
        outcome = table.run()
    finally:
        sys.setprofile(before)
    if outcome.violation is not None:
        raise RuntimeError(outcome.violation)
    return Way(table.acts, watch.calls)


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m bench.hops", description=__doc__)
    options.add_argument("--game", choices=GAMES, default=GAMES[0])
    options.add_argument("--shown", type=int, default=SHOWN, help="how many functions are named")
    given = options.parse_args()
    way = way_of_an_act(given.game)
    print(f"{given.game}: {way.acts} acts; calls an act {way.calls_an_act:.1f}, ", end="")
    print(f"of them in the server {len(way.server) / way.acts:.1f}")
    print(f"server files {way.files}, hops an act {way.hops:.1f}, between folders {way.folder_hops:.1f}")
    for file, times in Counter(way.server).most_common():
        print(f"{times / way.acts:8.2f}  {file}")
    print()
    for call, times in Counter(way.calls).most_common(given.shown):
        print(f"{times / way.acts:8.2f}  {call.file}: {call.name}")


if __name__ == "__main__":
    main()
