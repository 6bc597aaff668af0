"""The running games by the compiled core: the same law, about a thousand times faster."""

from __future__ import annotations

from typing import Any

from academie.engine.core import Environment, RacePartie, RaceRules, random_races
from academie.games.race.law import Phase, RaceState
from academie.games.race.law import RaceRules as Law
from academie.kernel import State

__all__ = ["RacePartie", "RaceRules", "core_rules", "core_state", "environment", "random_races"]


def core_rules(rules: Law) -> RaceRules:
    """The rule set as the compiled core takes it."""
    return RaceRules(rules.plain())


def core_state(state: RaceState) -> RacePartie:
    """The state as the core takes it, with the throw on the table. Raises `ValueError` for a game over."""
    if state.phase is Phase.OVER:
        raise ValueError("the game is over: the core takes only games still being played")
    return RacePartie(
        core_rules(state.rules),
        goal=state.goal,
        double=state.double,
        men=(bytes(state.men[0]), bytes(state.men[1])),
        hands=state.hands,
        thrower=None if state.phase is Phase.FIRST_DICE else state.thrower,
        holes=state.holes,
        dice=None if state.dice is None else bytes(state.dice.numbers),
        again=state.again,
    )


def environment(state: State[Any]) -> Environment | None:
    """The state for learners; nothing for one played by hand or over."""
    if not isinstance(state, RaceState) or state.phase is Phase.OVER:
        return None
    return core_state(state).environment()
