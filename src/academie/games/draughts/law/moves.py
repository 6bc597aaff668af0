"""The legal moves of a position, and the position after one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.board import Bits, Damier, Square, bits, squares
from academie.games.draughts.law.captures import Routes, captures, paces
from academie.games.draughts.law.movement import Movement, movement
from academie.games.draughts.law.position import Position
from academie.games.draughts.law.rules import DraughtsRules
from academie.kernel import WHITE, other


def moves(position: Position, rules: DraughtsRules) -> tuple[Move, ...]:
    """Every legal move of the player to move, in order of number. A player who can take must."""
    routes = captures(position, movement(rules), rules.precedence.value)
    return _taking(routes, rules.damier.value) if routes else steps(position, rules)


def steps(position: Position, rules: DraughtsRules) -> tuple[Move, ...]:
    """Every move without capture, in order of number, whether or not something must be taken."""
    damier = rules.damier.value
    return tuple(step(start, end, damier) for start, end in _steps(position, movement(rules)))


def every_capture(position: Position, rules: DraughtsRules) -> tuple[Move, ...]:
    """Every capture, the shortest first: also those that stop too soon or do not take the most."""
    damier = rules.damier.value
    return tuple(move for routes in paces(position, movement(rules)) for move in _taking(routes, damier))


def _taking(routes: Routes, damier: Damier) -> tuple[Move, ...]:
    """The captures as moves, in order of number."""
    return tuple(
        Move(capture.start, capture.at, squares(capture.taken), routes[capture], damier)
        for capture in sorted(routes)
    )


@cache
def step(start: Square, end: Square, damier: Damier) -> Move:
    """The move without capture; each is made but once."""
    return Move(start, end, (), (start, end), damier)


def _steps(position: Position, how: Movement) -> Iterator[tuple[Square, Square]]:
    """From where to where pieces may go without taking."""
    empty = ~(position.white | position.black)
    steps = how.steps[position.turn]
    for start in squares(position.mine):
        if position.kings >> start & 1:
            for end in sorted(_runs(how, start, empty)):
                yield start, end
        else:
            for bit, end in steps[start]:
                if empty & bit:
                    yield start, end


def _runs(how: Movement, start: Square, empty: Bits) -> Iterator[Square]:
    for line in how.runs[start]:
        for bit, end in line:
            if not empty & bit:
                break
            yield end


def crowns(position: Position, move: Move, rules: DraughtsRules) -> bool:
    """Whether the move makes a king: a man ends it on his last row; passing there is not enough.

    Source: MAN rules XXIV-XXVI; METZ rule XIII.
    """
    return not position.kings >> move.start & 1 and bool(
        movement(rules).last_rows[position.turn] >> move.end & 1
    )


def after(position: Position, move: Move, *, crowned: bool) -> Position:
    """The position once the move is made and what it took is lifted."""
    left, come = 1 << move.start, 1 << move.end
    stays = ~bits(move.taken)
    mine = position.mine & ~left | come
    theirs = position.theirs & stays
    king = come if crowned or position.kings & left else 0
    kings = position.kings & ~left & stays | king
    white, black = (mine, theirs) if position.turn == WHITE else (theirs, mine)
    return Position(white, black, kings, other(position.turn))
