"""Dominoes by the compiled twin: the same law, some thousand times faster."""

from __future__ import annotations

from academie.engine.core import DominoPartie, DominoRules, random_dominoes
from academie.games.dominoes.law.rules import DominoRules as Law
from academie.games.dominoes.law.state import DominoState, Phase

__all__ = ["DominoPartie", "DominoRules", "core_rules", "core_state", "random_dominoes"]


def core_rules(rules: Law) -> DominoRules:
    """The rule set as the twin takes it."""
    return DominoRules(rules.plain())


def core_state(partie: DominoState) -> DominoPartie:
    """A party that has not begun, for the twin. Raises `ValueError` once anything is marked or dealt."""
    if any(partie.scores) or partie.phase not in {Phase.LEAD, Phase.SHUFFLE}:
        raise ValueError("a party crosses over before its first coup")
    accord = partie.accord
    return DominoPartie(
        core_rules(partie.rules),
        players=accord.players,
        tiles=accord.tiles,
        goal=accord.goal,
        leader=None if partie.phase is Phase.LEAD else partie.leader,
    )
