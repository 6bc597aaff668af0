"""What a position is worth over every defence: by the law, by a search seen to its end, or by tables.

A search proves a win where every line it rests on ends on the board or in a table: it leaves out no move of
the loser, counts a position come again as a draw, and is believed only for a depth that it finished. A draw
is proven by a table, never by a search that sees no win.

Searches are limited by positions, not by time, and begin with an empty memory: they answer alike anywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final

from academie.games.draughts.law import DraughtsState
from academie.games.draughts.law.moves import moves
from academie.games.draughts.law.position import Position
from academie.games.draughts.law.rules import DraughtsRules
from academie.games.draughts.players.search import DECIDED, KNOWN, WON, Budget, Thinker, Thought
from academie.games.draughts.players.tablebase import TablebaseResult, Tables, tables_folder
from academie.kernel import WHITE, Seat

TABLES: Final = "tables"
"""What a finding lacks where tables of endings would decide and are not built."""
FIRST: Final = 100_000
"""The positions of the first search, which asks no tables: most strokes end within it."""
MEGABYTES: Final = 64
BUILT: Final = Position.of((), (), [1, 2], [46, 50], WHITE)
"""Two kings against two: known if the tables of four pieces are built."""


class By(StrEnum):
    """What a proof rests on."""

    LAW = "law"
    SEARCH = "search"
    TABLES = "tables"
    BOTH = "both"
    """A search that looked into the tables."""


@dataclass(frozen=True, slots=True)
class Proof:
    """The result for the player to move: 1, 0 or -1, or nothing if it is not proven."""

    result: int | None
    by: By
    plies: int | None = None
    """After how many single moves the game is over at most."""
    score: int = 0
    """What the search thinks, in hundredths of a man to the player to move, where nothing is proven."""
    depth: int = 0
    nodes: int = 0

    def of(self, position: Position, seat: Seat) -> int | None:
        """The result for a player."""
        if self.result is None or position.turn == seat:
            return self.result
        return -self.result


def prove(position: Position, rules: DraughtsRules, nodes: int) -> Proof:
    """What is known of a position: the law first, a short search, the tables, a search with tables."""
    if not moves(position, rules):
        return Proof(-1, By.LAW, 0)
    found = _searched(position, rules, min(FIRST, nodes), tabled=False)
    if found.result is not None:
        return found
    known = table(position, rules)
    if known is not None:
        return Proof(known.result, By.TABLES, known.plies)
    return _searched(position, rules, nodes, tabled=True) if nodes > FIRST else found


def table(position: Position, rules: DraughtsRules) -> TablebaseResult | None:
    """What a table says for the player to move, or nothing where there is no table."""
    return tables(rules).known(position)


@cache
def tables(rules: DraughtsRules) -> Tables:
    """The tables of endings of those rules that are built here."""
    return Tables(rules, tables_folder())


def has_tables(rules: DraughtsRules) -> bool:
    """Whether the tables of four pieces are built here."""
    return table(BUILT, rules) is not None


def _searched(position: Position, rules: DraughtsRules, nodes: int, *, tabled: bool) -> Proof:
    """What a search makes of a position: the last depth that it finished."""
    whole: list[Thought] = []
    folder = tables_folder() if tabled else None
    thinker = Thinker(MEGABYTES if tabled else MEGABYTES // 8, folder=folder)
    thinker.think(DraughtsState(rules, position), Budget(nodes=nodes), tell=whole.append)
    by = By.BOTH if tabled and has_tables(rules) else By.SEARCH
    if not whole:
        return Proof(None, by, nodes=nodes)
    last = whole[-1]
    score = last.lines[0].score
    if abs(score) < KNOWN:
        return Proof(None, by, None, score, last.depth, nodes)
    if abs(score) < DECIDED:
        return Proof(1 if score > 0 else -1, by, None, score, last.depth, last.nodes)
    return Proof(1 if score > 0 else -1, by, WON - abs(score), score, last.depth, last.nodes)
