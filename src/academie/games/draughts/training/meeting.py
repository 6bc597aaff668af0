"""Matches of two evaluations of draughts: pairs of games from the same openings, colours reversed.

Each looks at a fixed number of positions a move. Numbers by which both think equally long make it a match
at equal time that a busy machine cannot disturb, and that is the same on any machine.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Final

from academie.engine.core import DraughtsEngine, DraughtsPartie, DraughtsWeights
from academie.games.draughts.core import core_rules, core_state
from academie.games.draughts.law import DAMES, DraughtsState
from academie.games.draughts.players.search import Budget, Evaluation, Thinker

MOVES: Final = 8
"""How many single moves are played at random, unless told otherwise."""
EVEN: Final = 25
"""By how many hundredths of a man a player may be ahead then."""
LOOK: Final = Budget(depth=9)


def openings(seed: int, moves: int = MOVES) -> Iterator[DraughtsState]:
    """Positions after a few single moves at random in which neither is ahead, never the same twice.

    They are judged by hand, so that matches of weights learnt later begin alike.
    """
    chooser, judge, seen = random.Random(seed), Thinker(evaluation=Evaluation.BY_HAND), set[object]()
    while True:
        state = DAMES.start()
        for _ in range(moves):
            state = state.apply(chooser.choice(state.actions()))
        if state.position not in seen and abs(judge.think(state, LOOK).lines[0].score) < EVEN:
            seen.add(state.position)
            yield state


MEGABYTES: Final = 8
TRIED: Final = 20
"""The number of openings from which the speed is measured."""
SPENT: Final = 1.0
"""The seconds of processor time for which each is measured."""

Pair = tuple[float, float]
"""What the first wins, 1, 0 or -1, with White and with Black."""


@dataclass(frozen=True, slots=True)
class Variant:
    """An engine by its weights and the numbers of its search, and how many positions it looks at a move."""

    nodes: int
    weights: DraughtsWeights | None = None
    """Those written by hand if none."""
    tuning: Mapping[str, int] | None = None

    def engine(self) -> DraughtsEngine:
        trained = () if self.weights is None else (self.weights,)
        return DraughtsEngine(
            core_rules(DAMES.default), megabytes=MEGABYTES, trained=trained, tuning=self.tuning
        )


def speeds(one: Variant, two: Variant, seed: int) -> tuple[float, float]:
    """How long each thinks about a move, in seconds of processor time.

    They take turns, because other work of the machine slows larger weights down more.
    """
    states = [core_state(state) for state in islice(openings(seed), TRIED)]
    both, moves, spent = (one, two), 0, [0.0, 0.0]
    engines = [each.engine() for each in both]
    while min(spent) < SPENT:
        moves += len(states)
        for nth, engine in enumerate(engines):
            since = time.process_time()
            for state in states:
                engine.analyse(state, nodes=both[nth].nodes)
            spent[nth] += time.process_time() - since
    return spent[0] / moves, spent[1] / moves


def pairs(one: Variant, two: Variant, seed: int, first: int = 0) -> Iterator[Pair]:
    """What the first wins of each pair of games, from the pair of that number on, without end."""
    ours, theirs = one.engine(), two.engine()
    for state in islice(openings(seed), first, None):
        yield pair(ours, theirs, core_state(state), (one.nodes, two.nodes))


def pair(one: DraughtsEngine, two: DraughtsEngine, start: DraughtsPartie, nodes: tuple[int, int]) -> Pair:
    """What the first wins of two games from one opening."""
    return one.meet(two, start, nodes=nodes), -two.meet(one, start, nodes=(nodes[1], nodes[0]))
