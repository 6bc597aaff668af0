"""A lone king that keeps to a line of squares and so stops three men: every placement, played to no end.

White holds out where he has, for ever, a move along the line or a capture he must make. What becomes of the
few pieces left after a capture is asked of the tables of endings; a man crowned counts as lost.

Source: MAN ch. VI, N. 18-19.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from academie.claims.check import Effort, verdict_of
from academie.games.draughts.claims.distances import NoTable, lacking
from academie.games.draughts.claims.proof import table
from academie.games.draughts.law import DAMES
from academie.games.draughts.law.board import HUNDRED, bits
from academie.games.draughts.law.fen import fen
from academie.games.draughts.law.moves import after, crowns, every_capture, moves
from academie.games.draughts.law.position import Position
from academie.kernel import BLACK, WHITE, Seat
from academie.library.statement import Finding, Statement
from academie.words import Message

RULES: Final = DAMES.ruleset("manoury-1787")
MOST_LOST: Final = 0.02
"""The share of placements in which the line may fail while the claim still holds."""
LOST: Final = None


class Way(NamedTuple):
    """Where a move leads; nowhere if White has lost by it. A table vouches for what is `sure` to be held."""

    to: Position | None
    sure: bool = False


def check_line_held(statement: Statement, effort: Effort) -> Finding:
    """Whether the lone king, to move, holds out from the squares of the line: all but few, or `every`."""
    del effort
    line, men = tuple(statement.parameters["line"]), tuple(statement.parameters["men"])
    try:
        held, lost = split_by_result(line, men, WHITE)
    except NoTable as missing:
        return lacking(missing)
    number = len(held) + len(lost)
    evidence = Message("draughts-found-line", held=len(held), asked=number)
    shown = fen((lost or held)[0])
    most = 0.0 if statement.parameters.get("every") else MOST_LOST
    holds = len(lost) <= most * number
    return Finding(verdict_of(holds=holds), evidence, {"held": len(held), "of": number}, shown)


def split_by_result(
    line: tuple[int, ...], men: tuple[int, ...], turn: Seat
) -> tuple[list[Position], list[Position]]:
    """The quiet placements in which White holds out, and those in which he does not."""
    placed = [*placements(line, men, turn)]
    lost = losing(placed, bits(line))
    return [position for position in placed if position not in lost], [*filter(lost.__contains__, placed)]


def placements(line: tuple[int, ...], men: tuple[int, ...], turn: Seat) -> Iterator[Position]:
    """Every square of the line, every square of the adverse king, nothing to be taken."""
    for white in line:
        for black in HUNDRED.numbers():
            if black != white and not {white, black} & {*men}:
                position = Position.of((), men, [white], [black], turn)
                if not any(every_capture(position._replace(turn=seat), RULES) for seat in (WHITE, BLACK)):
                    yield position


def losing(start: Iterable[Position], line: int) -> set[Position]:
    """Which of the positions that can be reached White does not hold: taken away until none falls."""
    ways = graph(start, line)
    lost: set[Position] = set()
    while fallen := {place for place, out in ways.items() if place not in lost and is_lost(place, out, lost)}:
        lost |= fallen
    return lost


def is_lost(position: Position, ways: list[Way], lost: set[Position]) -> bool:
    """Whether White has no way that holds, or Black one that wins."""
    bad = [not way.sure and (way.to is LOST or way.to in lost) for way in ways]
    return all(bad) if position.turn == WHITE else any(bad)


def graph(start: Iterable[Position], line: int) -> dict[Position, list[Way]]:
    """Every position that can be reached, with its ways."""
    ways: dict[Position, list[Way]] = {}
    waiting = [*start]
    while waiting:
        position = waiting.pop()
        if position not in ways:
            ways[position] = [*moves_that_count(position, line)]
            waiting.extend(way.to for way in ways[position] if way.to is not None and not way.sure)
    return ways


def moves_that_count(position: Position, line: int) -> Iterator[Way]:
    """The moves that count: all of Black's; of White's those along the line, and captures."""
    for move in moves(position, RULES):
        crowned = crowns(position, move, RULES)
        if position.turn == WHITE and not move.taken and not line >> move.end & 1:
            continue
        then = after(position, move, crowned=crowned)
        if position.turn == BLACK and (crowned or not then.white):
            yield Way(LOST)
        elif (then.white | then.black).bit_count() <= 4:
            yield by_table(then)
        else:
            yield Way(then)


def by_table(position: Position) -> Way:
    """What a table says of few pieces. Raises `NoTable` where there is none."""
    found = table(position, RULES)
    if found is None:
        raise NoTable(Message("draughts-no-tables"))
    white = found.result if position.turn == WHITE else -found.result
    return Way(position, sure=True) if white >= 0 else Way(LOST)
