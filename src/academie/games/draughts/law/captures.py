"""Captures: what is jumped, how far, and which of them must be made.

A piece is jumped once at most and lifted only when the move is over, so that it stops what comes to it
again; an empty square may be passed as often as one likes. Source: MAN rules VII-X; METZ rules V, VI.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from academie.games.draughts.law.board import Bits, Line, Square, squares
from academie.games.draughts.law.movement import Jump, Movement, Steps
from academie.games.draughts.law.position import Position
from academie.games.draughts.law.rules import Precedence
from academie.kernel import Seat


class Capture(NamedTuple):
    """A capture on its way, or done: where it began, where the piece is now, and what it has jumped."""

    start: Square
    at: Square
    taken: Bits


Routes = dict[Capture, Line]
"""Captures with the squares stood on; of several routes the least by number."""


def captures(position: Position, movement: Movement, precedence: Precedence) -> Routes:
    """The captures that must be made; none where nothing can be taken.

    All pieces jump at the same pace, so those that still find a piece to jump take more than those that
    do not: the last jumpers take the most.
    """
    most: Routes = {}
    for standing in paces(position, movement):
        most = standing
    if precedence is Precedence.MOST_THEN_STRONGEST:
        return _strongest(position, most)
    if precedence is Precedence.MOST_BY_KING:
        by_king = {each: path for each, path in most.items() if position.kings >> each.start & 1}
        return by_king or most
    return most


def paces(position: Position, movement: Movement) -> Iterator[Routes]:
    """The captures of one jump, then of two, and so on, whether or not they end there."""
    standing: Routes = {Capture(start, start, 0): (start,) for start in _hunters(position, movement)}
    while standing := _jumped(position, movement, standing):
        yield standing


def _hunters(position: Position, movement: Movement) -> list[Square]:
    """The pieces that see an enemy where they might take it."""
    theirs, kings, sees = position.theirs, position.kings, movement.man_sees[position.turn]
    return [
        start
        for start in squares(position.mine)
        if theirs & (movement.king_sees if kings >> start & 1 else sees)[start]
    ]


def _strongest(position: Position, most: Routes) -> Routes:
    """Those that take the most kings.

    MAN rule XXII only compares kings with men; that two kings outweigh one follows from its reason, that a
    king is two men (ch. IV).
    """
    kings = max(((capture.taken & position.kings).bit_count() for capture in most), default=0)
    return {
        capture: path
        for capture, path in most.items()
        if (capture.taken & position.kings).bit_count() == kings
    }


def _jumped(position: Position, movement: Movement, standing: Routes) -> Routes:
    """Every capture one jump further."""
    jumped: Routes = {}
    empty = ~(position.white | position.black)
    theirs, kings, seat = position.theirs, position.kings, position.turn
    for (start, at, taken), path in standing.items():
        prey, free = theirs & ~taken, empty | 1 << start
        for over, land in jumps(movement, None if kings >> start & 1 else seat, at, prey, free):
            capture = Capture(start, land, taken | over)
            route = (*path, land)
            if capture not in jumped or route < jumped[capture]:
                jumped[capture] = route
    return jumped


def jumps(
    movement: Movement, seat: Seat | None, at: Square, prey: Bits, free: Bits
) -> list[tuple[Bits, Square]]:
    """What the man of `seat`, or a king if it is nobody's man, jumps from `at`, and where it lands."""
    if seat is None:
        return _along(movement.reaches[at], prey, free)
    return _beside(movement.jumps[seat][at], prey, free)


def _beside(near: tuple[Jump, ...], prey: Bits, free: Bits) -> list[tuple[Bits, Square]]:
    """What a man jumps: a neighbour with an empty square right behind it."""
    return [(over, land) for over, behind, land in near if prey & over and free & behind]


def _along(lines: tuple[Steps, ...], prey: Bits, free: Bits) -> list[tuple[Bits, Square]]:
    """What a king jumps: the first piece on a line, landing on any empty square up to the next."""
    found: list[tuple[Bits, Square]] = []
    for line in lines:
        over = 0
        for bit, square in line:
            if free & bit:
                if over:
                    found.append((over, square))
            elif over or not prey & bit:
                break
            else:
                over = bit
    return found
