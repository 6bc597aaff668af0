"""Rules and states of dominoes converted to those of the compiled core."""

from __future__ import annotations

from typing import Any

from academie.engine.core import DominoPartie, DominoRules, Environment, random_dominoes
from academie.games.dominoes.law.rules import DominoRules as Law
from academie.games.dominoes.law.state import DominoState, Phase
from academie.kernel import State

__all__ = ["DominoPartie", "DominoRules", "core_rules", "core_state", "environment", "random_dominoes"]


def core_rules(rules: Law) -> DominoRules:
    """The rule set as the compiled core takes it."""
    return DominoRules(rules.plain())


def core_state(state: DominoState) -> DominoPartie:
    """Convert a game that has not started. Raises `ValueError` once anything is marked or dealt.

    The core numbers players by where they sit.
    """
    if any(state.scores) or state.phase not in {Phase.LEAD, Phase.SHUFFLE}:
        raise ValueError("a party crosses over before its first coup")
    agreement = state.agreement
    return DominoPartie(
        core_rules(state.rules),
        players=agreement.players,
        tiles=agreement.tiles,
        goal=agreement.goal,
        leader=None if state.phase is Phase.LEAD else agreement.place(state.leader),
    )


def environment(state: State[Any]) -> Environment | None:
    """The game for learners, before its first coup; nothing where seats are drawn or it is untold who led."""
    if not isinstance(state, DominoState) or any(state.scores) or state.agreement.memory:
        return None
    begins = state.phase in {Phase.LEAD, Phase.SHUFFLE} and not state.agreement.order
    return core_state(state).environment() if begins else None
