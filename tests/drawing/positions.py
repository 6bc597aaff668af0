"""Positions the drawings are tried on."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from academie.games.tables.law.throw import Throw
from academie.games.tables.law.track import FLECHES, Track
from academie.games.trictrac.law import TRICTRAC, Phase, TrictracState
from academie.games.trictrac.law.coup import Board
from academie.games.trictrac.law.marking import Score
from academie.games.trictrac.law.rules import DEFAULT
from academie.kernel import BLACK, WHITE, Seat


def track(men: Mapping[int, int]) -> Track:
    return tuple(men.get(point, 0) for point in range(FLECHES))


def position(
    white: Mapping[int, int], black: Mapping[int, int], thrower: Seat = WHITE, score: Score | None = None
) -> TrictracState:
    board = Board(DEFAULT, (track(white), track(black)), thrower)
    return TrictracState(board, score or Score(), Phase.THROW)


FIGURE_1: Final = position(
    {0: 2, 1: 1, 3: 2, 4: 2, 5: 1, 6: 2, 7: 2, 8: 1, 10: 2},
    {1: 1, 2: 1, 3: 2, 4: 1, 5: 2, 6: 2, 7: 1, 8: 2, 10: 1, 11: 2},
    thrower=BLACK,
).apply(Throw(6, 5))
"""ACAD-B ch. IX fig. 1 once six-cinq is thrown: the coin, two demi-cases truly and one falsely hit."""

STACKED: Final = position({0: 15}, {0: 15})


def played(seed: int, acts: int) -> list[TrictracState]:
    """The states of a partie played at random."""
    chance = Random(seed)
    states: list[TrictracState] = [TRICTRAC.start()]
    while len(states) < acts and states[-1].outcome is None:
        states.append(states[-1].apply(chance.choice(states[-1].actions())))
    return states
