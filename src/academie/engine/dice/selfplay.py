"""Games that a net plays against itself, as arrays for training."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from academie.engine.dice.bridge import ONE_PLY, SearchDepth
from academie.engine.dice.nets import card, shipped
from academie.kernel import Facet, OptionError, RuleSet
from academie.registry import registry
from academie.words import Message


class SelfPlay(NamedTuple):
    """How the compiled engine of a game teaches a net and plays it against itself."""

    start: Callable[[RuleSet | None], Any]
    """Returns the first state of each game by a law, or by the default, for the engine."""
    teach: Callable[..., bytes]
    play: Callable[..., tuple[Any, ...]]
    throws: int
    """After how many throws a game is abandoned."""
    encodings: tuple[str, ...] = ()
    """The names of the encodings a new net may have, if there are several."""
    teachers: Mapping[str, Callable[..., tuple[Any, ...]]] = MappingProxyType({})
    """Programs of others that say what states are worth, by name: each is asked about the states of games."""
    otherwise: Mapping[str, tuple[Callable[[RuleSet | None], Any], int]] = MappingProxyType({})
    """The first state and the throws of the games that teach a net of another encoding, by its name."""
    grown: Mapping[str, Callable[[int, int], bytes]] = MappingProxyType({})
    """How a new net of an encoding is made that does not begin at random: by its hidden units and a seed."""
    shipped: Mapping[str, Callable[[], bytes]] = MappingProxyType({})
    """The nets in the package besides that with the name of the game, by their encoding."""

    def begins(self, encoding: str | None, rules: RuleSet | None = None) -> tuple[Any, int]:
        """Return the first state of the games that teach an encoding, and after how many throws they end."""
        start, throws = self.otherwise.get(encoding or "", (self.start, self.throws))
        return start(rules), throws


SELF_PLAY: Final[Facet[SelfPlay]] = Facet("self_play")
THOUSAND: Final = 1000
"""The compiled engine counts shares in thousandths."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Beside:
    """States beside those that games pass through: who chooses among plays must judge the worse ones too."""

    beside: int = 0
    """How many plays that are not made are tried at each throw."""
    stray: float = 0.0
    """How often one of those is made."""

    @property
    def beyond(self) -> tuple[int, int]:
        """The fields as the compiled engine takes them."""
        return self.beside, round(self.stray * THOUSAND)


@dataclass(frozen=True, slots=True)
class Rolling(Beside):
    """Rollouts as training targets: how many a state, of how many throws, and from one state in how many.

    The first throws are spread evenly, so that 36 rollouts of one throw see every throw once.
    """

    games: int = 36
    throws: int = 1
    every: int = 1
    phase: str | None = None
    """The only phase of the game of which states are taken, for a net that has phases."""

    def deep(self, net: bytes) -> tuple[int, int, int, int | None, tuple[int, int]]:
        """The fields as the compiled engine takes them. Raises `OptionError` for a phase the net has not."""
        phases = card(net).phases
        if self.phase is not None and self.phase not in phases:
            raise OptionError(Message("lab-no-phase", phase=self.phase, known=phases))
        phase = None if self.phase is None else phases.index(self.phase)
        return self.games, self.throws, self.every, phase, self.beyond


@dataclass(frozen=True, slots=True)
class Teacher(Beside):
    """Answers of another program as training targets: which, and how many plies deep it searches."""

    program: str
    plies: int = 0


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


def shipped_net(game: str, encoding: str | None = None) -> bytes:
    """Return the net of that encoding in the package, by default the one with the name of the game."""
    other = SELF_PLAY.of(registry[game]).shipped.get(encoding or "")
    return shipped(game) if other is None else other()


def shipped_nets(game: str) -> list[bytes]:
    """Return all nets of a game in the package that its levels may play by."""
    return [shipped(game), *(read() for read in SELF_PLAY.of(registry[game]).shipped.values())]


def teach(  # noqa: PLR0913 - a net, new or not, a series of games and the rates, by name
    game: str,
    net: bytes | None,
    *,
    hidden: int | Sequence[int],
    series: tuple[int, int, int],
    rates: tuple[float, float],
    encoding: str | None = None,
    rules: RuleSet | None = None,
) -> bytes:
    """Return the net, or a new one, after training by temporal differences, with its first and last rate.

    The series is its seed, the number of the first game and how many games there are. A new net has so many
    hidden units, the same in all phases or some in each.
    """
    seed, first, games = series
    of_game = SELF_PLAY.of(registry[game])
    chosen = {} if encoding is None else {"encoding": encoding}
    grown = of_game.grown.get(encoding or "")
    if net is None and grown is not None and isinstance(hidden, int):
        net = grown(hidden, seed)
    start, most = of_game.begins(encoding if net is None else card(net).encoding, rules)
    return of_game.teach(
        start,
        most=most,
        game=game,
        net=net,
        hidden=hidden,
        seed=seed,
        first=first,
        games=games,
        rates=rates,
        **chosen,
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
    teacher: Teacher | None = None,
    rules: RuleSet | None = None,
) -> Played:
    """Return the states of the games from number `first` up to `last`; a game is the same in any chunk.

    The outcome of a state is how its game ended; with a smaller `trace` partly, at 0 wholly, the outputs of
    the net a throw later; with `rolling` the mean of rollouts from it; with a `teacher`, of whom more states
    are asked, its answer. It releases the interpreter.
    """
    deep = None if rolling is None else rolling.deep(net)
    of_game = SELF_PLAY.of(registry[game])
    start, most = of_game.begins(card(net).encoding, rules)
    series, how = (seed, first, last), (most, trace, deep)
    if teacher is not None:
        answers = of_game.teachers[teacher.program]
        return Played(*answers(start, net, series, most, teacher))
    return Played(*of_game.play(start, net, looking.as_tuple, series, how))
