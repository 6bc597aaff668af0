"""Forced wins, proven by looking at every answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.games.draughts.law.moves import moves
from academie.games.draughts.law.position import Position
from academie.games.draughts.law.rules import DraughtsRules
from academie.games.draughts.study.lines import moved
from academie.kernel import Seat

DEEPEST: Final = 9
"""Moves looked ahead, of both players together: fewer than any rule of the draw allows."""
MOST: Final = 20_000
"""Positions looked at before the search gives up."""


class _GivenUp(Exception):
    """Too many positions."""


def wins_by_force(
    position: Position, rules: DraughtsRules, seat: Seat, most: int = MOST, deepest: int = DEEPEST
) -> bool:
    """Whether `seat` is proven to leave the other without a move or a piece, whatever is answered.

    A no means only that no proof was found within the bounds.
    """
    budget = iter(range(most))
    try:
        return any(_won(position, rules, seat, depth, budget) for depth in range(deepest + 1))
    except _GivenUp:
        return False


def _won(position: Position, rules: DraughtsRules, seat: Seat, depth: int, budget: Iterator[int]) -> bool:
    if next(budget, None) is None:
        raise _GivenUp
    legal = moves(position, rules)
    if not legal:
        return position.turn != seat
    if depth == 0:
        return False
    answers = (_won(moved(position, move, rules), rules, seat, depth - 1, budget) for move in legal)
    return any(answers) if position.turn == seat else all(answers)
