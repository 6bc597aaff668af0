"""Throws to count, taken from games that machines play."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from itertools import count, islice
from typing import Any, Final

from academie.engine.accelerated import accelerated
from academie.engine.player import Player
from academie.engine.players import names, player
from academie.games.tables.law.throw import Throw
from academie.games.trictrac.law.game import TRICTRAC
from academie.games.trictrac.law.state import Phase
from academie.games.trictrac.study.marking.exercise import Exercise, askable
from academie.kernel import CHANCE
from academie.testing.random_games import choose

LIKED: Final = "niveau-3"
MOST_ACTS: Final = 2_000


def exercises(seed: int) -> Iterator[Exercise]:
    """Throws of game after game, endlessly; the same seed gives the same by the same engine."""
    for nth in count(seed * 1_000):
        yield from of_game(nth)


@lru_cache(32)
def of_game(seed: int) -> tuple[Exercise, ...]:
    """The throws of the game of that seed that are worth asking, each with the position it fell on."""
    return tuple(found for found in _thrown(seed) if askable(found) and found.tempting)


def _thrown(seed: int) -> Iterator[Exercise]:
    fate, chooser = random.Random(seed), _player(seed)
    state = TRICTRAC.start()
    for _ in range(MOST_ACTS):
        if state.outcome is not None:
            return
        act: Any = choose(state, fate) if state.actor is CHANCE else chooser.choose(accelerated(state))
        if state.phase is Phase.THROW and isinstance(act, Throw):
            yield Exercise(state, act)
        state = state.apply(act)


def _player(seed: int) -> Player:
    """A middling level, so that the boards are varied and likely; anybody where no engine is installed."""
    there = names("trictrac")
    return player(LIKED if LIKED in there else "random", "trictrac", seed)


def near(seed: int, rating: float) -> Exercise:
    """Of the throws of one game the one whose difficulty is nearest."""
    of = of_game(seed)
    return min(of, key=lambda each: abs(each.difficulty.rating - rating))


def census(number: int, seed: int = 0) -> tuple[Exercise, ...]:
    """So many throws."""
    return tuple(islice(exercises(seed), number))
