"""What Manoury says of endings with kings only, checked on random positions.

A position counts if no capture is pending for either side. Tables of endings answer where they are built, a
short search where they are not; what neither decides counts as not won.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from academie.claims.check import Effort, verdict_of
from academie.games.draughts.claims.positions import TABLES, known, score
from academie.games.draughts.law import DAMES
from academie.games.draughts.law.board import HUNDRED
from academie.games.draughts.law.fen import fen
from academie.games.draughts.law.moves import every_capture
from academie.games.draughts.law.position import Position
from academie.games.draughts.law.rules import DraughtsRules
from academie.games.draughts.players.search import DECIDED
from academie.kernel import BLACK, WHITE, Seat
from academie.library.statement import Finding, Statement, Verdict
from academie.words import Message

MAIN_LINE: Final = (5, 10, 14, 19, 23, 28, 32, 37, 41, 46)
RULES: Final = DAMES.ruleset("manoury-1787")
BY_TABLE: Final = 4_000
BY_SEARCH: Final = 60
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


def check_kings(statement: Statement, effort: Effort) -> Finding:
    """Whether the stronger side wins in general, or the weaker holds out in general, or always."""
    given = statement.parameters
    weak_on_line, turn = given.get("weak_on_line", False), WHITE if given["strong_to_move"] else BLACK
    tally = tally_positions(given["strong"], given["weak"], turn, effort, weak_on_line=weak_on_line)
    by = "tables" if tally.by_table else "search"
    evidence = Message("draughts-found-kings", asked=tally.asked, by=by, won=tally.won, part=tally.part)
    example = tally.won_example if given["says"] in {"sometimes-won", "never-lost"} else tally.other_example
    figures = {"asked": tally.asked, "won": tally.won, "by_table": tally.by_table}
    position = None if example is None else fen(example)
    lacks = TABLES if given.get("by_table", False) and not tally.by_table else None
    return Finding(verdict_on(given["says"], tally), evidence, figures, position, lacks)


def verdict_on(says: str, tally: Tally) -> Verdict:
    """What the tally decides; a search that sees no win has not shown that there is none."""
    holds = {
        "won": tally.part >= GENERAL,
        "held": tally.part <= 1 - GENERAL,
        "never-lost": tally.won == 0,
        "sometimes-won": tally.won > 0,
    }[says]
    needs_wins = says in {"won", "sometimes-won"}
    if tally.by_table or holds == needs_wins:
        return verdict_of(holds=holds)
    return Verdict.UNDECIDED


def tally_positions(strong: int, weak: int, turn: Seat, effort: Effort, *, weak_on_line: bool) -> Tally:
    """Count wins of the stronger side, White: with tables on many positions, with a search on few."""
    drawn = quiet_positions(strong, weak, turn, weak_on_line=weak_on_line)
    first = next(drawn)
    by_table = known(first, RULES) is not None
    many = BY_TABLE if by_table else BY_SEARCH
    won: list[Position] = []
    others: list[Position] = []
    for position in (first, *(next(drawn) for _ in range(many - 1))):
        (won if wins(position, RULES, effort.seconds / 10) else others).append(position)
    return Tally(many, by_table, len(won), won[0] if won else None, others[0] if others else None)


def wins(position: Position, rules: DraughtsRules, seconds: float) -> bool:
    """Whether White is known to win."""
    table = known(position, rules)
    if table is not None:
        return table.result == (1 if position.turn == WHITE else -1)
    return score(position, rules, seconds, WHITE) >= DECIDED


def quiet_positions(strong: int, weak: int, turn: Seat, *, weak_on_line: bool) -> Iterator[Position]:
    """Positions of kings alone, always the same ones, in which nobody has anything to take.

    A side that holds the main line has it alone.
    """
    lot = random.Random(SEED)
    free = [square for square in HUNDRED.numbers() if not (weak_on_line and square in MAIN_LINE)]
    while True:
        line = lot.sample(MAIN_LINE, weak) if weak_on_line else []
        squares = lot.sample(free, strong + weak - len(line))
        position = Position.of((), (), squares[:strong], [*line, *squares[strong:]], turn)
        if not any(every_capture(position._replace(turn=seat), RULES) for seat in (WHITE, BLACK)):
            yield position
