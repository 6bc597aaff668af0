"""The ways a capture can go: which squares it may stand on between its start and its end."""

from __future__ import annotations

from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.board import Bits, Line, Square, Way, bits
from academie.games.draughts.law.captures import jumps
from academie.games.draughts.law.movement import Movement, march
from academie.games.draughts.law.position import Position
from academie.games.draughts.law.rules import DraughtsRules
from academie.kernel import Seat

Reached = dict[tuple[Square, Bits], int]
"""Where a capture stands and what it has still to jump, with how many of the squares asked for it met."""


def passes(position: Position, move: Move, rules: DraughtsRules, via: Line) -> bool:
    """Whether some route of the legal capture `move` stands on the squares of `via`, in order, on its way."""
    how, free = march(rules), ~(position.white | position.black) | 1 << move.start
    seat = None if position.kings >> move.start & 1 else position.turn
    reached: Reached = {(move.start, bits(move.taken)): 0}
    for asked in (*[via] * (len(move.taken) - 1), ()):
        reached = _onward(how, seat, free, reached, asked)
    return reached.get((move.end, 0), -1) == len(via)


def _onward(how: Movement, seat: Seat | None, free: Bits, reached: Reached, via: Line) -> Reached:
    """One jump further. Of two ways to the same place the one that met more squares serves for both."""
    onward: Reached = {}
    for (at, left), met in reached.items():
        for over, land in jumps(how, seat, at, left, free):
            place = land, left & ~over
            now = met + (met < len(via) and via[met] == land)
            onward[place] = max(now, onward.get(place, 0))
    return onward


def stations(move: Move) -> Line:
    """Where the capture stands, told alike by everybody: where it turns, or else right behind what it took.

    The last is its end. Source: PDN 3.0, on captures told in full.
    """
    path = list(move.path)
    for index in range(1, len(path) - 1):
        before, at, after = path[index - 1 : index + 2]
        line = _towards(move, before, at)
        if after in line:
            path[index] = line[next(n for n, met in enumerate(line) if met in move.taken) + 1]
    return tuple(path)


def _towards(move: Move, start: Square, end: Square) -> Line:
    """The whole line that leaves `start` through `end`."""
    lines = (move.damier.line(start, way) for way in Way)
    return next(line for line in lines if end in line)
