"""The compiled engine of the running games, and the bridge to it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from academie.engine.core import RaceEngine, RacePartie
from academie.engine.dice.bridge import ONE_PLY, SearchDepth
from academie.engine.dice.engine import DiceEngine, MakeEngine
from academie.engine.dice.nets import hand_made_weights, shipped
from academie.games.race.core import core_state
from academie.games.race.law import Phase, RaceState
from academie.games.race.law.occupancy import Stand
from academie.games.tables.law.primaute import FirstDice
from academie.games.tables.law.throw import three_dice, throw
from academie.kernel import Action, Game, State

CorePlay = tuple[bytes, int, bytes]
"""Where a play leaves the thrower's men, how many he has in hand, and where he hits."""


class RaceBridge:
    """The bridge of the running games, with the engine that judges them."""

    def __init__(self, engine: RaceEngine) -> None:
        self._engine = engine

    @property
    def engine(self) -> RaceEngine:
        return self._engine

    def to_core(self, state: State[Any]) -> RacePartie:
        return core_state(_race_state(state))

    def from_core(self, state: State[Any], core_play: CorePlay) -> Action:
        """The first play, in the law's order, that leaves the men so."""
        men, hand, hits = core_play
        wanted = Stand(tuple(men), hand, tuple(hits))
        return next(play for play, stand in _race_state(state).plays().items() if stand == wanted)

    def dice(self, state: State[Any], faces: Sequence[int]) -> Action:
        if _race_state(state).phase is Phase.FIRST_DICE:
            return FirstDice(*faces)
        return throw(*faces) if len(faces) == 2 else three_dice(*faces)


def _race_state(state: State[Any]) -> RaceState:
    if not isinstance(state, RaceState):
        raise ValueError(f"the engine of the running games needs a RaceState, not {type(state).__name__}")
    return state


def race_engine(
    game: str, looking: SearchDepth = ONE_PLY, net: bytes | None = None
) -> DiceEngine[RacePartie, CorePlay]:
    """The engine of a running game, by the net shipped with it unless another is given."""
    return DiceEngine(RaceBridge(RaceEngine(shipped(game) if net is None else net)), looking)


def hand_made_engine(game: str, looking: SearchDepth = ONE_PLY) -> DiceEngine[RacePartie, CorePlay]:
    """An engine of a running game that weighs by hand-made weights."""
    return DiceEngine(RaceBridge(RaceEngine.by_hand(hand_made_weights(game))), looking)


def engine_of(game: Game) -> MakeEngine:
    """Return what makes the engine of a running game."""
    return partial(race_engine, game.key)
