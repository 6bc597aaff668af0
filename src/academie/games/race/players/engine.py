"""Toute-table, revertier, jacquet, garanguet and plein cross over to the compiled engine."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from academie.engine.core import CourseEngine, CoursePartie
from academie.engine.dice.bridge import ONE_PLY, SearchDepth
from academie.engine.dice.engine import DiceEngine
from academie.engine.dice.engines import MakeEngine
from academie.engine.dice.shipped import hand_made_weights, shipped
from academie.games.race.core import core_state
from academie.games.race.law import Phase, RaceState
from academie.games.race.law.occupancy import Stand
from academie.games.tables.law.primaute import FirstDice
from academie.games.tables.law.three_dice import three_dice
from academie.games.tables.law.throw import throw
from academie.kernel import Action, Game, State

Told = tuple[bytes, int, bytes]
"""Where a play leaves the thrower's men, how many he has in hand, and where he hits."""


class CourseCrossing:
    """The passage of the running games, with the engine that judges them."""

    def __init__(self, engine: CourseEngine) -> None:
        self._engine = engine

    @property
    def engine(self) -> CourseEngine:
        return self._engine

    def over(self, state: State[Any]) -> CoursePartie:
        return core_state(_course(state))

    def back(self, state: State[Any], told: Told) -> Action:
        """The first play, in the law's order, that leaves the men so."""
        men, hand, hits = told
        meant = Stand(tuple(men), hand, tuple(hits))
        return next(play for play, stand in _course(state).plays().items() if stand == meant)

    def dice(self, state: State[Any], faces: Sequence[int]) -> Action:
        if _course(state).phase is Phase.FIRST_DICE:
            return FirstDice(*faces)
        return throw(*faces) if len(faces) == 2 else three_dice(*faces)


def _course(state: State[Any]) -> RaceState:
    if not isinstance(state, RaceState):
        raise ValueError(f"the engine of the running games knows no {type(state).__name__}")
    return state


def course_engine(
    game: str, looking: SearchDepth = ONE_PLY, net: bytes | None = None
) -> DiceEngine[CoursePartie, Told]:
    """The engine of a running game, by the net that comes with the house unless another is given."""
    return DiceEngine(CourseCrossing(CourseEngine(shipped(game) if net is None else net)), looking)


def hand_made_engine(game: str, looking: SearchDepth = ONE_PLY) -> DiceEngine[CoursePartie, Told]:
    """An engine of a running game that weighs by hand-made weights."""
    return DiceEngine(CourseCrossing(CourseEngine.by_hand(hand_made_weights(game))), looking)


def engine_of(game: Game) -> MakeEngine:
    """Return what makes the engine of a running game."""
    return partial(course_engine, game.key)
