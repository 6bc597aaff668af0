"""How the benchmark of trictrac is made: positions of the engine's own parties, each act played out."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from itertools import islice
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from academie.engine.accelerated import accelerated
from academie.engine.dice.bridge import ONE_PLY
from academie.engine.dice.engine import DiceEngine
from academie.games.trictrac.core import core_state
from academie.games.trictrac.law import TRICTRAC, TrictracState
from academie.games.trictrac.players.engine import TrictracBridge, core_engine, whole_net
from academie.kernel import CHANCE, WHITE, State
from academie.lab.bench import Position, Rated, Taken
from academie.notation import notation_of
from academie.testing import choose

CASTS: Final = 36
"""Games in a round, each of the first casts once: rounds are drawn alike, the games within one are not."""
VERSION: Final = 1
HOLE: Final = 0.079
"""What a hole given at the beginning of a partie is worth, in stakes: docs/lab.md, handicaps."""
UNIT: Final = 1 << 32


@dataclass(frozen=True, slots=True)
class Making:
    """Which positions are taken, which acts are played out, and how often."""

    seed: int = 1818
    every: int = 20
    """One choice in so many is taken, at random."""
    margin: float = 0.05
    """An act that one ply deep loses more stakes than this is not played out."""
    wide: int = 5
    """At most so many acts are played out, the best one ply deep."""
    rounds: int = 24
    """Rounds of 36 games for each act, all acts on the same dice."""
    throws: int = 6
    """After how many throws a game ends by the net's evaluation, if the relevé has not ended before."""
    luck: bool = False
    """Whether the luck of each throw is taken from what a game comes to."""


MAKING: Final = Making()


class TrictracBenchmark:
    """Makes positions one after another: the same net and plan give the same, wherever one begins."""

    def __init__(self, net: bytes | None = None, making: Making = MAKING) -> None:
        self._net = whole_net() if net is None else net
        self._core = core_engine(self._net)
        self._engine = DiceEngine(TrictracBridge(self._core))
        self._making = making

    @property
    def card(self) -> dict[str, Any]:
        """All that the positions depend on."""
        return {
            "game": "trictrac",
            "version": VERSION,
            "ruleset": TRICTRAC.default.id,
            "unit": "stakes",
            "hole": HOLE,
            "net": sha256(self._net).hexdigest(),
            "making": asdict(self._making),
        }

    def taken(self, first: int) -> Iterator[Taken]:
        """The states that are taken, without those before that place, without end: none is taken twice."""
        return islice(self._different(), first, None)

    def _different(self) -> Iterator[Taken]:
        notation, seen = notation_of("trictrac"), set[str]()
        for number, state in enumerate(choices(self._engine, self._making)):
            if (text := notation.state(state)) not in seen:
                seen.add(text)
                yield Taken(number, state)

    def played_out(self, taken: Taken) -> Position:
        """A state with its acts, those that seem near the best played out on common dice."""
        number, state = taken
        notation, sign = notation_of("trictrac"), 1 if state.actor == WHITE else -1
        seemed = {each.action: sign * each.value for each in self._engine.rank(state)}
        best = max(seemed.values())
        near = [act for act, value in seemed.items() if best - value <= self._making.margin]
        rounds = {
            act: [sign * each for each in self._rounds(state.apply(act), number)]
            for act in near[: self._making.wide]
        }
        order = sorted(rounds, key=lambda act: fmean(rounds[act]), reverse=True)
        top = rounds[order[0]]
        return Position(
            notation.state(state),
            fmean(top),
            _error(top),
            tuple(_rated(notation.act(act), top, rounds[act]) for act in order),
            tuple(
                Rated(notation.act(act), best - value, 0.0)
                for act, value in seemed.items()
                if act not in rounds
            ),
            fmean(top) - crossed([*rounds.values()]),
        )

    def _rounds(self, state: State[Any], number: int) -> list[float]:
        """What the games of each round came to for White in the mean."""
        if state.outcome is not None:
            return [float(state.outcome.returns[WHITE])] * self._making.rounds
        assert isinstance(state, TrictracState)
        partie = core_state(state)
        bounds = [(place * CASTS, (place + 1) * CASTS) for place in range(self._making.rounds)]
        series = [(self._making.seed + number, first, last) for first, last in bounds]
        depth, throws = ONE_PLY.as_tuple, self._making.throws
        if self._making.luck:
            return [fmean(self._core.adjusted(partie, depth, each, throws)) for each in series]
        return [self._core.rollout(partie, depth, each, throws)[1] / UNIT / CASTS for each in series]


def choices(engine: DiceEngine[Any, Any], making: Making) -> Iterator[State[Any]]:
    """Positions in which the choice is not forced, of parties of the engine against itself without end."""
    dice, picks = random.Random(f"{making.seed} dice"), random.Random(f"{making.seed} picks")
    while True:
        state: State[Any] = accelerated(TRICTRAC.start())
        while state.outcome is None:
            if state.actor is CHANCE:
                state = state.apply(choose(state, dice))
                continue
            acts = state.actions()
            if len(acts) > 1 and picks.randrange(making.every) == 0:
                yield state
            state = state.apply(acts[0] if len(acts) == 1 else engine.rank(state)[0].action)


def crossed(rounds: Sequence[Sequence[float]]) -> float:
    """What the best of several acts came to in each round, picked by all the other rounds.

    The highest of several means is too high, for luck has picked it too; it has no part in this.
    """
    sums = [sum(each) for each in rounds]
    return fmean(
        max(zip(sums, now, strict=True), key=lambda one: one[0] - one[1])[1]
        for now in zip(*rounds, strict=True)
    )


def _rated(act: str, top: Sequence[float], rounds: Sequence[float]) -> Rated:
    """An act by its rounds, compared with those of the best on the same dice."""
    lost = [best - its for best, its in zip(top, rounds, strict=True)]
    return Rated(act, fmean(lost), _error(lost))


def _error(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    return stdev(values) / sqrt(len(values))
