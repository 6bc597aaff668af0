"""Matches of two evaluations of draughts: pairs of games from the same openings, colours reversed.

Each looks at a fixed number of positions a move. Numbers by which both think equally long make it a match
at equal time that a busy machine cannot disturb, and that is the same on any machine.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from itertools import islice
from typing import Final

from academie.engine.core import DraughtsEngine
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


def player(weights: bytes | None) -> DraughtsEngine:
    """An engine with those weights; those written by hand if none."""
    return DraughtsEngine(core_rules(DAMES.default), megabytes=MEGABYTES, trained=weights)


def speeds(
    weights: tuple[bytes | None, bytes | None], nodes: tuple[int, int], seed: int
) -> tuple[float, float]:
    """How long each thinks about a move of `nodes` positions, in seconds of processor time.

    They take turns, because other work of the machine slows larger weights down more.
    """
    states = [core_state(state) for state in islice(openings(seed), TRIED)]
    both, moves, spent = [*map(player, weights)], 0, [0.0, 0.0]
    while min(spent) < SPENT:
        moves += len(states)
        for one in (0, 1):
            since = time.process_time()
            for state in states:
                both[one].analyse(state, nodes=nodes[one])
            spent[one] += time.process_time() - since
    return spent[0] / moves, spent[1] / moves


def pairs(
    weights: tuple[bytes | None, bytes | None], nodes: tuple[int, int], seed: int, first: int = 0
) -> Iterator[Pair]:
    """What the first wins of each pair of games, from the pair of that number on, without end."""
    one, two = map(player, weights)
    for state in islice(openings(seed), first, None):
        start = core_state(state)
        yield one.meet(two, start, nodes=nodes), -two.meet(one, start, nodes=(nodes[1], nodes[0]))
