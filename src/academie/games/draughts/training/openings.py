"""Openings of draughts for matches: varied, and even."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from academie.games.draughts.law import DAMES, DraughtsState
from academie.games.draughts.players.evaluation import Evaluation
from academie.games.draughts.players.search import Budget, Thinker

MOVES: Final = 8
"""How many single moves are played at random."""
EVEN: Final = 25
"""By how many hundredths of a man a player may be ahead then."""
LOOK: Final = Budget(depth=9)


def openings(seed: int) -> Iterator[DraughtsState]:
    """Positions after a few moves at random in which neither is ahead, never the same twice.

    They are judged by hand, so that matches of weights learnt later begin alike.
    """
    chooser, judge, seen = random.Random(seed), Thinker(evaluation=Evaluation.BY_HAND), set[object]()
    while True:
        state = DAMES.start()
        for _ in range(MOVES):
            state = state.apply(chooser.choice(state.actions()))
        if state.position not in seen and abs(judge.think(state, LOOK).lines[0].score) < EVEN:
            seen.add(state.position)
            yield state
