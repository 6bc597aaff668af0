"""Rules, states and moves of draughts converted to those of the compiled core, and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from academie.engine.core import DraughtsPartie, DraughtsRules, Environment
from academie.games.draughts.law import rules as law
from academie.games.draughts.law.acts import SPOKEN_ACTS, DraughtsAction, Move
from academie.games.draughts.law.board import Damier, bits
from academie.games.draughts.law.moves import moves, step
from academie.games.draughts.law.position import Position
from academie.games.draughts.law.state import DraughtsState
from academie.kernel import State

CoreMove = tuple[int, int, int]
"""A move of the compiled core: start, end and what is taken, square n being bit n."""


@cache
def core_rules(rules: law.DraughtsRules) -> DraughtsRules:
    """The rule set as the compiled core takes it."""
    return DraughtsRules(rules.plain())


class Finder:
    """Finds the legal moves with the compiled core, in the order of the law; it is pickled as its rules.

    The core does not return the squares a capture passes: captures are left to the law.
    """

    def __init__(self, rules: law.DraughtsRules) -> None:
        self._rules = rules
        self._core = core_rules(rules)
        self._steps = _steps(rules.damier.value)

    def __call__(self, position: Position, rules: law.DraughtsRules) -> tuple[Move, ...]:
        found = self._core.moves(position)
        if found and found[0][2]:
            return moves(position, rules)
        steps = self._steps
        return tuple([steps[move] for move in found])

    def __reduce__(self) -> tuple[type[Finder], tuple[law.DraughtsRules]]:
        return Finder, (self._rules,)


@cache
def _steps(damier: Damier) -> Mapping[CoreMove, Move]:
    """Every move without capture, by its form in the compiled core."""
    numbers = (*damier.numbers(),)
    return {(start, end, 0): step(start, end, damier) for start in numbers for end in numbers}


def core_state(state: DraughtsState) -> DraughtsPartie:
    """Convert a state for the compiled core."""
    agreement = state.agreement
    return DraughtsPartie(
        core_rules(state.rules),
        state.position,
        qui_perd_gagne=agreement.qui_perd_gagne,
        premier_a_dame=agreement.premier_a_dame,
        remise=agreement.remise,
        giver=agreement.giver,
        phase=state.phase.value,
        limit=state.limit,
        quiet=state.quiet,
        seen=list(state.seen),
    )


def core_move(move: Move) -> CoreMove:
    """Convert a move for the compiled core."""
    return move.start, move.end, bits(move.taken)


def core_apply(state: DraughtsPartie, act: DraughtsAction) -> DraughtsPartie:
    """Return the core's state after a legal act. Raises `ValueError` for one that is not."""
    if isinstance(act, Move):
        return state.play(core_move(act))
    return state.say(next(word for word, known in SPOKEN_ACTS.items() if known == act))


def accelerate(state: State[Any]) -> State[Any]:
    """Return a game of draughts with its moves found by the core; other states as they are."""
    return replace(state, find=Finder(state.rules)) if isinstance(state, DraughtsState) else state


def environment(state: State[Any]) -> Environment | None:
    """The state for learners; nothing for one played by hand, or where the stakes are not equal."""
    if not isinstance(state, DraughtsState) or state.agreement.stakes != (1, 1):
        return None
    return core_state(state).environment()
