"""What Manoury says of endings with kings only, checked on random positions, or on all of them.

A position counts if no capture is pending for either side. Tables of endings answer where they are built, a
short search where they are not; what neither decides counts as not won. A share of random positions is a
measurement; only all positions, by the tables, make a proof.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from academie.claims.check import Effort, proof_of, verdict_of
from academie.games.draughts.claims.distances import NoTable, lacking
from academie.games.draughts.claims.proof import TABLES, prove, table, tables
from academie.games.draughts.law import DAMES
from academie.games.draughts.law.board import HUNDRED
from academie.games.draughts.law.fen import fen
from academie.games.draughts.law.moves import every_capture
from academie.games.draughts.law.position import Position
from academie.kernel import BLACK, WHITE, Seat
from academie.library.statement import Finding, Statement, Verdict
from academie.words import Message

MAIN_LINE: Final = (5, 10, 14, 19, 23, 28, 32, 37, 41, 46)
RULES: Final = DAMES.ruleset("manoury-1787")
BY_TABLE: Final = 4_000
BY_SEARCH: Final = 60
NODES: Final = 200_000
"""How many positions a search looks at for each."""
SEED: Final = 1787
GENERAL: Final = 0.95
"""The share of positions in which a general statement must hold."""


class Tally(NamedTuple):
    """How many positions were tried, whether with tables, and in how many the stronger side wins."""

    asked: int
    by_table: bool
    won: int
    won_example: Position | None
    other_example: Position | None

    @property
    def part(self) -> float:
        """The part of the positions that are won."""
        return self.won / self.asked


class Wanted(NamedTuple):
    """Which positions are asked about: how many kings, who is to move, and who holds the main line alone."""

    strong: int
    weak: int
    turn: Seat
    line: str | None = None

    @classmethod
    def of(cls, statement: Statement) -> Wanted:
        """Those that a statement is about."""
        given = statement.parameters
        turn = WHITE if given["strong_to_move"] else BLACK
        held = (side for side in ("weak", "strong") if given.get(f"{side}_on_line"))
        return cls(given["strong"], given["weak"], turn, next(held, None))


def check_kings(statement: Statement, effort: Effort) -> Finding:
    """Whether the stronger side wins in general, or the weaker holds out in general, or always."""
    del effort
    given = statement.parameters
    tally = tally_positions(Wanted.of(statement))
    by = "tables" if tally.by_table else "search"
    evidence = Message("draughts-found-kings", asked=tally.asked, by=by, won=tally.won, part=tally.part)
    example = tally.won_example if given["says"] in {"sometimes-won", "never-lost"} else tally.other_example
    figures = {"asked": tally.asked, "won": tally.won, "by_table": tally.by_table}
    position = None if example is None else fen(example)
    lacks = TABLES if given.get("by_table", False) and not tally.by_table else None
    return Finding(verdict_on(given["says"], tally), evidence, figures, position, lacks)


def check_every(statement: Statement, effort: Effort) -> Finding:
    """Whether a lone king that has the main line to itself, being to move, is never lost: every position.

    `along` asks for a move along the line that does not lose.
    """
    del effort
    asked = lost = 0
    example: Position | None = None
    try:
        for position in line_positions(statement.parameters["strong"]):
            asked += 1
            if _is_lost(position, along=statement.parameters.get("along", False)):
                lost += 1
                example = example or position
    except NoTable as missing:
        return lacking(missing)
    evidence = Message("draughts-found-every", asked=asked, lost=lost)
    shown = None if example is None else fen(example)
    return Finding(proof_of(holds=lost == 0), evidence, {"asked": asked, "lost": lost}, shown)


def _is_lost(position: Position, *, along: bool) -> bool:
    """Whether the lone king, to move, loses, or has no safe move along the line. Raises `NoTable`."""
    if along:
        worths = tables(RULES).moves(position)
        return not any(worth.result >= 0 for move, worth in worths.items() if move.end in MAIN_LINE)
    known = table(position, RULES)
    if known is None:
        raise NoTable(Message("draughts-no-tables"))
    return known.result < 0


def line_positions(strong: int) -> Iterator[Position]:
    """Every quiet position of so many white kings off the main line and a black one, to move, on it."""
    off = [square for square in HUNDRED.numbers() if square not in MAIN_LINE]
    for lone in MAIN_LINE:
        for kings in combinations(off, strong):
            position = Position.of((), (), kings, [lone], BLACK)
            if is_quiet(position):
                yield position


def verdict_on(says: str, tally: Tally) -> Verdict:
    """What the tally decides: one win is a proof that there is one, a search that sees none is not."""
    holds = {
        "won": tally.part >= GENERAL,
        "held": tally.part <= 1 - GENERAL,
        "never-lost": tally.won == 0,
        "sometimes-won": tally.won > 0,
    }[says]
    needs_wins = says in {"won", "sometimes-won"}
    if says == "sometimes-won" and holds:
        return Verdict.PROVEN
    if tally.by_table or holds == needs_wins:
        return verdict_of(holds=holds)
    return Verdict.UNDECIDED


def tally_positions(wanted: Wanted) -> Tally:
    """Count wins of the stronger side, White: with tables on many positions, with a search on few."""
    drawn = quiet_positions(wanted)
    first = next(drawn)
    by_table = table(first, RULES) is not None
    many = BY_TABLE if by_table else BY_SEARCH
    won: list[Position] = []
    others: list[Position] = []
    for position in (first, *(next(drawn) for _ in range(many - 1))):
        (won if wins(position) else others).append(position)
    return Tally(many, by_table, len(won), won[0] if won else None, others[0] if others else None)


def wins(position: Position) -> bool:
    """Whether White is known to win."""
    known = table(position, RULES)
    if known is not None:
        return known.result == (1 if position.turn == WHITE else -1)
    return prove(position, RULES, NODES).of(position, WHITE) == 1


def is_quiet(position: Position) -> bool:
    """Whether neither side could take anything."""
    return not any(every_capture(position._replace(turn=seat), RULES) for seat in (WHITE, BLACK))


def quiet_positions(wanted: Wanted) -> Iterator[Position]:
    """Positions of kings alone, always the same ones, in which nobody has anything to take.

    A side that holds the main line has it alone: the weaker with all its kings, the stronger with one.
    """
    lot = random.Random(SEED)
    free = [square for square in HUNDRED.numbers() if wanted.line is None or square not in MAIN_LINE]
    on_line = {"weak": wanted.weak, "strong": 1, None: 0}[wanted.line]
    while True:
        line = lot.sample(MAIN_LINE, on_line) if on_line else []
        squares = lot.sample(free, wanted.strong + wanted.weak - on_line)
        weak_first = wanted.line == "weak"
        order = (
            [*squares[: wanted.strong], *line, *squares[wanted.strong :]] if weak_first else [*line, *squares]
        )
        strong, weak = order[: wanted.strong], order[wanted.strong :]
        position = Position.of((), (), strong, weak, wanted.turn)
        if is_quiet(position):
            yield position
