"""Games that a net plays against itself, as arrays for training."""

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
    """Returns the first state of each game, for the engine."""
    teach: Callable[..., bytes]
    play: Callable[..., tuple[Any, ...]]
    throws: int
    """After how many throws a game is abandoned."""


SELF_PLAY: Final[Facet[SelfPlay]] = Facet("self_play")


@dataclass(frozen=True, slots=True)
class Rolling:
    """Rollouts as training targets: how many a state, of how many throws, and from one state in how many.

    The first throws are spread evenly, so that 36 rollouts of one throw see every throw once.
    """

    games: int = 36
    throws: int = 1
    every: int = 1


@dataclass(frozen=True, slots=True)
class Played:
    """States of games before a throw, in order, each from the side of the thrower.

    State n has the inputs `inputs[offsets[n]:offsets[n + 1]]` with those `values`; all its others are zero.
    """

    offsets: NDArray[np.uint64]
    inputs: NDArray[np.uint16]
    values: NDArray[np.float32]
    words: NDArray[np.float32]
    """The outputs of the net, a row a state."""
    outcome: NDArray[np.float32]
    """What they should have been, in the same order."""
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
    """Return the net, or a new one, after training by temporal differences, with its first and last rate.

    The series is its seed, the number of the first game and how many games there are.
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
    """Return the states of the games from number `first` up to `last`; a game is the same in any chunk.

    The outcome of a state is how its game ended; with a smaller `trace` partly, at 0 wholly, the outputs of
    the net a throw later; with `rolling` the mean of rollouts from it. It releases the interpreter.
    """
    deep = None if rolling is None else (rolling.games, rolling.throws, rolling.every)
    of_game = SELF_PLAY.of(registry[game])
    series, how = (seed, first, last), (of_game.throws, trace, deep)
    return Played(*of_game.play(of_game.start(), net, looking.as_tuple, series, how))
