"""Studies of draughts on the board: positions, and lines replayed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.games.draughts.law import DAMES
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.fen import read_fen
from academie.games.draughts.law.moves import after, crowns, moves
from academie.games.draughts.law.position import Position
from academie.games.draughts.law.rules import DraughtsRules
from academie.games.draughts.text.move import short
from academie.kernel import Seat
from academie.library.line import Moves
from academie.library.play import Replay, replayed
from academie.library.study import Study

TODAY: Final = DAMES.ruleset("fmjd")
"""Every line is legal by today's rules, so studies are set up and played by them."""


def board(study: Study) -> Position:
    """The board as the book prints it."""
    return read_fen(study.position)


def replay(start: Position, line: Moves, rules: DraughtsRules) -> Replay[Position, Move]:
    """The line played from that position by those rules, up to the first move they forbid."""
    return replayed(
        start,
        line,
        find=lambda position, text: moves_by_text(position, rules).get(text),
        after=lambda position, move: moved(position, move, rules),
        legal=lambda position: tuple(moves_by_text(position, rules)),
    )


def moves_by_text(position: Position, rules: DraughtsRules) -> dict[str, Move]:
    """The legal moves by the shortest text that distinguishes each from the others."""
    legal = moves(position, rules)
    return {short(move, legal): move for move in legal}


def moved(position: Position, move: Move, rules: DraughtsRules) -> Position:
    """The position after a legal move."""
    return after(position, move, crowned=crowns(position, move, rules))


DEEPEST: Final = 9
"""Moves looked ahead, of both players together: fewer than any rule of the draw allows."""
MOST: Final = 20_000
"""The positions after which the search gives up."""


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
