"""Positions of draughts the drawings are tried on."""

from __future__ import annotations

from random import Random
from typing import Final

from academie.games.draughts.law import DAMES, DraughtsState, Position
from academie.games.draughts.law.acts import Move
from academie.kernel import BLACK

START: Final = Position.of(range(31, 51), range(1, 21))
"""The men in order for a game. Source: MAN ch. II."""

BOARD_4: Final = DraughtsState(
    DAMES.ruleset("metz"), Position.of([24, 33, 34, 40], [7, 8, 14, 18, 27], [43], [13], BLACK)
)
"""METZ rules V, VI and board 4: the king 13 takes four and must stop on 29."""


def only_move(state: DraughtsState) -> Move:
    """The move of a state in which there is but one."""
    (move,) = state.actions()
    assert isinstance(move, Move)
    return move


def played(ruleset: str, seed: int) -> list[DraughtsState]:
    """The states of a game played at random."""
    chance = Random(seed)
    states = [DAMES.start(DAMES.ruleset(ruleset))]
    while states[-1].outcome is None:
        states.append(states[-1].apply(chance.choice(states[-1].actions())))
    return states
