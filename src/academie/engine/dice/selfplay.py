"""Games a net plays against itself, as arrays to learn from."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, TypedDict

import numpy as np
from numpy.typing import NDArray

from academie.engine.core import (
    CoursePartie,
    TrictracPartie,
    course_self_play,
    teach_course,
    teach_trictrac,
    trictrac_self_play,
)
from academie.engine.dice.bridge import ONE_PLY, Looking
from academie.games.race.core import twin_rules
from academie.games.race.law.running import RUNNING
from academie.games.toc.law.game import TOC
from academie.games.trictrac import core as twin_trictrac
from academie.games.trictrac.law import TRICTRAC
from academie.games.trictrac.law.state import Partie, Phase

OF_TRICTRAC: Final = ("trictrac", "toc")
"""The games that are not running games."""
ENDLESS: Final = 60_000
"""So many holes are never made: at trictrac what is learned is the lead in holes, whatever the partie."""
THROWS: Final = 200
"""How many throws a game of trictrac has: some relevés, one after another."""
LONGEST: Final = 1_000
"""After how many throws a running game is left."""


@dataclass(frozen=True, slots=True)
class Rolling:
    """Truth by playing on: how often from each state, for how many throws, and from one state in how many.

    The first casts are shared out evenly, so that 36 times one throw is a look at every throw.
    """

    games: int = 36
    throws: int = 1
    every: int = 1


@dataclass(frozen=True, slots=True)
class Played:
    """States of games before a throw, in order, each in the eyes of who throws.

    State n saw the inputs `inputs[offsets[n]:offsets[n + 1]]`, which were `values`; all others were nothing.
    """

    offsets: NDArray[np.uint64]
    inputs: NDArray[np.uint16]
    values: NDArray[np.float32]
    words: NDArray[np.float32]
    """What the net said, a row a state."""
    outcome: NDArray[np.float32]
    """What came of it, in the same terms."""
    game: NDArray[np.uint64]
    side: NDArray[np.uint8]

    def __len__(self) -> int:
        return len(self.game)


def course_start(game: str) -> CoursePartie:
    """A single partie of a running game, doubles counting. Raises `StopIteration` for no such game."""
    law = next(each for each in RUNNING if each.key == game)
    return CoursePartie(twin_rules(law.default), double=True)


def trictrac_start(game: str) -> TrictracPartie:
    """Trictrac or toc without end, White to throw."""
    start: Partie = TRICTRAC.start() if game == "trictrac" else TOC.start()
    return twin_trictrac.twin_of(replace(start, phase=Phase.THROW, goal=ENDLESS))


class _Lessons(TypedDict):
    """What both teachers are told."""

    game: str
    net: bytes | None
    hidden: int
    seed: int
    first: int
    games: int
    rates: tuple[float, float]


def teach(
    game: str,
    net: bytes | None,
    *,
    hidden: int,
    series: tuple[int, int, int],
    rates: tuple[float, float],
) -> bytes:
    """The net, or a fresh one, after lessons by differences in time: rates at first and at last.

    The series is told by its seed, the number of the first game and how many there are.
    """
    seed, first, games = series
    asked: _Lessons = {
        "game": game,
        "net": net,
        "hidden": hidden,
        "seed": seed,
        "first": first,
        "games": games,
        "rates": rates,
    }
    if game in OF_TRICTRAC:
        return teach_trictrac(trictrac_start(game), most=THROWS, **asked)
    return teach_course(course_start(game), most=LONGEST, **asked)


def self_play(  # noqa: PLR0913 - a net, a series of games and how they are played, by name
    game: str,
    net: bytes,
    *,
    seed: int,
    first: int,
    last: int,
    looking: Looking = ONE_PLY,
    trace: float = 1.0,
    rolling: Rolling | None = None,
) -> Played:
    """What the games from number `first` up to `last` teach; a game is the same whatever the chunks.

    What came of a state is how its game ended; with a shorter `trace` partly, at 0 wholly, what the net said
    a throw later; with `rolling` the mean of games played on from it. The interpreter is free meanwhile.
    """
    deep = None if rolling is None else (rolling.games, rolling.throws, rolling.every)
    asked = net, looking.sought, (seed, first, last)
    if game in OF_TRICTRAC:
        return Played(*trictrac_self_play(trictrac_start(game), *asked, (THROWS, trace, deep)))
    return Played(*course_self_play(course_start(game), *asked, (LONGEST, trace, deep)))
