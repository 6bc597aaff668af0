"""What identifies the engine of draughts and its tables: weights, and answers to a few fixed questions.

Counts come out the same on every machine, in well under a second.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from academie.claims.signatures import weights
from academie.games.draughts.law import DAMES, DraughtsState
from academie.games.draughts.law.fen import read_fen
from academie.games.draughts.players.search import Budget, Thinker
from academie.games.draughts.players.slices import Work, order
from academie.games.draughts.players.tablebase import Tables, build_distances
from academie.games.draughts.players.trained import names, shipped_file

DEPTH: Final = 9
MANOURY: Final = "manoury-1787"
WOLDOUBY: Final = "W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26"
ENDING: Final = "W:W20,K24,K49:B6,15,K46"


@cache
def draughts(game: str) -> dict[str, Any]:
    """Of the search and the tables of draughts: positions looked at to a fixed depth, and a small table."""
    winning, _ = names(DAMES.ruleset(MANOURY))
    return {
        "weights": weights(shipped_file(winning) or b""),
        "engine": [game, *map(searched, positions()), endings()],
    }


def positions() -> list[DraughtsState]:
    """The start, the position of Woldouby and an ending, by Manoury's law."""
    rules = DAMES.ruleset(MANOURY)
    return [DAMES.start(rules), *(DraughtsState(rules, read_fen(text)) for text in (WOLDOUBY, ENDING))]


def searched(state: DraughtsState) -> list[int]:
    """How many positions a search looks at, and what it makes of the first."""
    thought = Thinker(megabytes=4).think(state, Budget(depth=DEPTH))
    return [thought.nodes, thought.lines[0].score]


def endings() -> list[int]:
    """The results of one king against one, counted by the tables."""
    rules = DAMES.ruleset(MANOURY)
    with TemporaryDirectory() as folder:
        build_distances(rules, 2, folder=Path(folder))
        return Tables(rules, Path(folder)).counts("m0k1-m0k1")


@cache
def slices(game: str) -> dict[str, Any]:
    """Of the slices of outcomes: the results of all endings of two pieces, counted when they are solved."""
    with TemporaryDirectory() as folder:
        work = Work(DAMES.ruleset(MANOURY), Path(folder), packaged=False)
        work.build(order(2))
        found = [[each.material, each.first, each.second] for each in work.slices()]
    return {"engine": [game, *found]}
