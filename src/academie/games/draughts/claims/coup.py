"""Manoury's rule for *having the move*: one man against one, counted by the squares between them.

Source: MAN ch. VII.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from academie.claims.check import Effort, proof_of, verdict_of
from academie.games.draughts.law.fen import fen
from academie.games.draughts.law.position import Position
from academie.games.draughts.players.tablebase import Tables, build_distances
from academie.games.draughts.study.lines import TODAY
from academie.kernel import WHITE, Seat
from academie.library.statement import Finding, Statement
from academie.notation.seats import NAMES, SEATS
from academie.words import Message

SQUARES: Final = range(1, 51)
ROWS: Final = 10
MOST_WRONG: Final = 0.02
"""The share of errors up to which a rule of thumb holds."""

Pair = tuple[int, int]


def row(square: int) -> int:
    """The row of a square, from 0 at Black's side."""
    return (square - 1) // 5


def file(square: int) -> int:
    """The file of a square, from 0 to 9."""
    return 2 * ((square - 1) % 5) + (1 - row(square) % 2)


def between(white: int, black: int) -> int:
    """How many squares lie on the way from one man to the other, their own left out."""
    return row(white) - row(black) - 1


def mover_has_it(white: int, black: int) -> bool:
    """What the author's rule says: an even number of squares gives the move to the player to play."""
    return between(white, black) % 2 == 0


def pairs(first: int, last: int) -> list[Pair]:
    """Every white man below a black one, between `first` and `last` files apart, neither crowned."""
    return [
        (white, black)
        for white in SQUARES
        for black in SQUARES
        if 0 < row(white) > row(black) < ROWS - 1 and first <= abs(file(white) - file(black)) <= last
    ]


def placed(white: int, black: int, turn: Seat = WHITE) -> Position:
    """One man against one."""
    return Position.of([white], [black], turn=turn)


@cache
def gains(position: Position) -> int:
    """What one man against one is worth to the player to move: 1, 0 or -1."""
    known = _tables().known(position)
    assert known is not None
    return known.result


@cache
def _tables() -> Tables:
    with TemporaryDirectory() as folder:
        build_distances(TODAY, 2, folder=Path(folder))
        return Tables(TODAY, Path(folder))


def check_rule(statement: Statement, effort: Effort) -> Finding:
    """Check the rule for every pair of men the given number of files apart, White to move."""
    del effort
    first, last = statement.parameters["files"]
    asked = pairs(first, last)
    wrong = [pair for pair in asked if gains(placed(*pair)) != (1 if mover_has_it(*pair) else -1)]
    good = len(wrong) <= MOST_WRONG * len(asked)
    right = len(asked) - len(wrong)
    missed = tuple(f"{white}-{black}" for white, black in wrong) if good else ()
    evidence = Message("draughts-found-rule", right=right, asked=len(asked))
    if missed:
        evidence = Message("draughts-found-rule-but", right=right, asked=len(asked), wrong=missed)
    position = fen(placed(*wrong[0])) if wrong else None
    holds = good == statement.parameters["good"]
    return Finding(verdict_of(holds=holds), evidence, {"pairs": len(asked), "right": right}, position)


def check_pair(statement: Statement, effort: Effort) -> Finding:
    """One pair of men: whether the side named has the move."""
    del effort
    given = statement.parameters
    turn, named = SEATS[given["turn"]], SEATS[given["has"]]
    position = placed(given["white"], given["black"], turn)
    gain = gains(position)
    way = between(given["white"], given["black"])
    winner = NAMES[turn if gain > 0 else Seat(1 - turn)] if gain else "none"
    evidence = Message("draughts-found-move", squares=way, winner=winner)
    holds = gain == (1 if turn == named else -1)
    return Finding(proof_of(holds=holds), evidence, {"between": way, "gain": gain}, fen(position))


def check_ways(statement: Statement, effort: Effort) -> Finding:
    """What is said of the squares between two men: one number by every way, the greatest, or so many."""
    del effort
    given = statement.parameters
    if given["says"] == "alike":
        every = pairs(0, ROWS)
        lengths = {pair: lengths_between(*pair) for pair in every}
        met = {pair: found for pair, found in lengths.items() if found}
        holds = all(found == frozenset((between(*pair),)) for pair, found in met.items())
        return Finding(
            proof_of(holds=holds), Message("draughts-ways-alike", asked=len(met)), {"pairs": len(met)}
        )
    way = between(given["white"], given["black"])
    most = max(between(*pair) for pair in pairs(0, ROWS))
    holds = way == (most if given["says"] == "farthest" else given["number"])
    evidence = Message("draughts-ways-between", squares=way, most=most)
    position = fen(placed(given["white"], given["black"]))
    return Finding(proof_of(holds=holds), evidence, {"between": way, "most": most}, position)


@cache
def lengths_between(white: int, black: int) -> frozenset[int]:
    """The numbers of squares on the ways by which a white man, stepping forward, comes to a black one."""
    ahead = [each for each in SQUARES if row(each) == row(white) - 1 and abs(file(each) - file(white)) == 1]
    if black in ahead:
        return frozenset((0,))
    onward = (lengths_between(each, black) for each in ahead if row(each) > row(black))
    return frozenset(length + 1 for lengths in onward for length in lengths)
