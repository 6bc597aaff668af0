"""Two evaluations of draughts meet: pairs of games from the same openings, colours reversed, at equal time.

A move may look at as many positions as its evaluation gets through in the time given, measured by processor
time beforehand. So a busy machine does not count, and the same numbers give the same games.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice
from typing import Final

from academie.engine.core import DraughtsEngine
from academie.engine.draughts.twin import twin_partie, twin_rules
from academie.lab.draughts.openings import openings
from academie.rules.draughts import DAMES

MEGABYTES: Final = 8
TRIED: Final = 6
"""From so many openings the speed is measured."""
ROUNDS: Final = 3
NODES: Final = 300_000

Pair = tuple[float, float]
"""What the first wins, 1, 0 or -1, with White and with Black."""


def player(weights: bytes | None) -> DraughtsEngine:
    """An engine with those weights; told by hand if none."""
    return DraughtsEngine(twin_rules(DAMES.default), megabytes=MEGABYTES, trained=weights)


def speeds(weights: tuple[bytes | None, bytes | None], seed: int) -> tuple[float, float]:
    """How many positions either looks at in a second of processor, taking turns."""
    states = [twin_partie(state) for state in islice(openings(seed), TRIED)]
    nodes, spent = [0, 0], [0.0, 0.0]
    for state in states * ROUNDS:
        for one in (0, 1):
            engine, since = player(weights[one]), time.process_time()
            nodes[one] += engine.analyse(state, nodes=NODES)[2]
            spent[one] += time.process_time() - since
    return nodes[0] / spent[0], nodes[1] / spent[1]


def pairs(
    weights: tuple[bytes | None, bytes | None], nodes: tuple[int, int], seed: int, first: int = 0
) -> Iterator[Pair]:
    """What the first wins of each pair of games, from the pair of that number on, without end."""
    one, two = map(player, weights)
    for state in islice(openings(seed), first, None):
        start = twin_partie(state)
        yield one.meet(two, start, nodes=nodes), -two.meet(one, start, nodes=(nodes[1], nodes[0]))
