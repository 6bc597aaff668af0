"""Captures: what is jumped, how far, and which of them must be made.

A piece is jumped once at most and lifted only when the move is over, so that it stops what comes to it
again; an empty square may be passed as often as one likes. Source: MAN rules VII-X; METZ rules V, VI.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from academie.games.draughts.law.board import Bits, Damier, Line, Square, bits, squares
from academie.games.draughts.law.movement import Jump, Movement, Steps
from academie.games.draughts.law.movement import movement as movement_of
from academie.games.draughts.law.position import Position
from academie.games.draughts.law.rules import DraughtsRules, Precedence
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


Way = tuple[Line, Line]
"""A route: the squares stood on, and those jumped over."""


def shortest_routes(
    position: Position, rules: DraughtsRules, start: Square, end: Square, taken: Line
) -> tuple[Way, ...]:
    """The shortest routes from `start` to `end` over all of `taken`; none if there is no route.

    Of the ways to stand on one square with the same pieces jumped only the shortest go on.
    """
    seat = None if position.kings >> start & 1 else position.turn
    free = ~(position.white | position.black) | 1 << start
    how, damier = movement_of(rules), rules.damier.value
    reached: dict[tuple[Square, Bits], list[Way]] = {(start, bits(taken)): [((start,), ())]}
    for _ in taken:
        onward: dict[tuple[Square, Bits], list[Way]] = {}
        for (at, left), ways in reached.items():
            for over, land in jumps(how, seat, at, left, free):
                jumped = Square(over.bit_length() - 1)
                further = [((*path, land), (*before, jumped)) for path, before in ways]
                onward.setdefault((land, left & ~over), []).extend(further)
        reached = {place: _shortest(ways, damier) for place, ways in onward.items()}
    return tuple(reached.get((end, 0), ()))


def _shortest(ways: list[Way], damier: Damier) -> list[Way]:
    """Those of the ways that pass the fewest squares, in order of number."""
    lengths = [sum(_distance(one, two, damier) for one, two in pairwise(path)) for path, _ in ways]
    return sorted(way for way, length in zip(ways, lengths, strict=True) if length == min(lengths))


def _distance(one: Square, two: Square, damier: Damier) -> int:
    (row, column), (other_row, other_column) = damier.place(one), damier.place(two)
    return max(abs(row - other_row), abs(column - other_column))
