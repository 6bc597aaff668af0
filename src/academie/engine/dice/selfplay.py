"""Games a net plays against itself, as arrays to learn from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from academie.engine.dice.bridge import ONE_PLY, SearchDepth
from academie.kernel import Facet
from academie.registry import registry


class SelfPlay(NamedTuple):
    """How the compiled engine of a game teaches a net and plays it against itself."""

    start: Callable[[], Any]
    """The beginning of each game, for the engine."""
    teach: Callable[..., bytes]
    play: Callable[..., tuple[Any, ...]]
    throws: int
    """After how many throws a game is left."""


SELF_PLAY: Final[Facet[SelfPlay]] = Facet("self_play")


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
    of_game = SELF_PLAY.of(registry[game])
    return of_game.teach(
        of_game.start(),
        most=of_game.throws,
        game=game,
        net=net,
        hidden=hidden,
        seed=seed,
        first=first,
        games=games,
        rates=rates,
    )


def self_play(  # noqa: PLR0913 - a net, a series of games and how they are played, by name
    game: str,
    net: bytes,
    *,
    seed: int,
    first: int,
    last: int,
    looking: SearchDepth = ONE_PLY,
    trace: float = 1.0,
    rolling: Rolling | None = None,
) -> Played:
    """What the games from number `first` up to `last` teach; a game is the same whatever the chunks.

    What came of a state is how its game ended; with a shorter `trace` partly, at 0 wholly, what the net said
    a throw later; with `rolling` the mean of games played on from it. The interpreter is free meanwhile.
    """
    deep = None if rolling is None else (rolling.games, rolling.throws, rolling.every)
    of_game = SELF_PLAY.of(registry[game])
    series, how = (seed, first, last), (of_game.throws, trace, deep)
    return Played(*of_game.play(of_game.start(), net, looking.as_tuple, series, how))
