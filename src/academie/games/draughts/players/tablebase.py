"""Tables of endings of draughts: who wins with few pieces and, where asked, after how many single moves.

They know how the pieces go and nothing of the rules by which a game is drawn: the moves that three kings have
against one, the ligne du milieu and the offer to crown come on top.

Outcomes come by slices, a slice being a material with either side to move; those of up to four pieces are in
the package. Distances are built by whoever wants them.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from academie.engine.core import DraughtsTables, build_draughts_tables, verify_draughts_tables
from academie.games.draughts.core import core_rules
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.moves import after, crowns, moves
from academie.games.draughts.law.position import Position
from academie.games.draughts.law.rules import DraughtsRules
from academie.kernel import OptionError
from academie.kernel.data import user_data
from academie.words import Message

PLACE: Final = "ACADEMIE_TABLES"
"""The environment variable that says where tables are kept."""


class Progress(NamedTuple):
    """What is worked on, how many materials are done of how many, and how far this one is."""

    material: str
    done: int
    of: int
    stage: int | None = None
    """The distance from the end, the wave of men or the pass over the kings; `None` while packing."""
    share: float = 0.0
    """The part of the slice or of the pass that is done."""
    positions: int = 0
    """How many positions were gone over since the work began."""


Tell = Callable[[Progress], bool | None]
"""Called with progress; returning `False` ends the work."""


@dataclass(frozen=True, slots=True)
class TablebaseResult:
    """What a table says for the player to move: `result` is 1, 0 or -1, `plies` the distance if known."""

    result: int
    plies: int | None

    @classmethod
    def of(cls, value: int) -> TablebaseResult:
        """What the byte of a table of distances means."""
        if value == 0:
            return cls(0, None)
        return cls(-1 if value % 2 else 1, value - 1)

    def before(self) -> TablebaseResult:
        """The same for the player whose move leads there."""
        return TablebaseResult(-self.result, None if self.plies is None else self.plies + 1)


def tables_folder() -> Path:
    """Where tables are kept: as `ACADEMIE_TABLES` says, else with the other data of the user."""
    if given := os.environ.get(PLACE):
        return Path(given)
    return user_data("tables")


def tables_up_to(rules: DraughtsRules, pieces: int | None) -> Path | None:
    """The folder of tables for an engine that may use those of at most so many pieces; none for 0.

    Raises `OptionError` where there are larger ones, which the compiled core would use too.
    """
    if pieces == 0:
        return None
    if pieces is not None and (there := Tables(rules).pieces) > pieces:
        raise OptionError(Message("draughts-tables-larger", pieces=pieces, there=there))
    return tables_folder()


def packaged_tables() -> Path:
    """The tables that come with the package."""
    return Path(str(files("academie.games.draughts.players") / "tables"))


class Tables:
    """The tables of a law that are there, in the folder and in the package.

    Raises `ValueError` for one that is damaged.
    """

    def __init__(self, rules: DraughtsRules, folder: Path | None = None, *, packaged: bool = True) -> None:
        self.rules = rules
        others = [packaged_tables()] if packaged else []
        self.compiled = DraughtsTables(core_rules(rules), [folder or tables_folder(), *others])

    @property
    def pieces(self) -> int:
        """How many pieces the largest has; 0 if there is none."""
        return self.compiled.pieces

    def known(self, position: Position) -> TablebaseResult | None:
        """What the position is worth to the player to move, or nothing where there is no table."""
        value = self.compiled.value(position)
        if value is not None:
            return TablebaseResult.of(value)
        outcome = self.compiled.outcome(position)
        return None if outcome is None else TablebaseResult(outcome, None)

    def moves(self, position: Position) -> dict[Move, TablebaseResult]:
        """What each legal move is worth to its player, the best first, as far as it is known."""
        found = {move: self._after(position, move) for move in moves(position, self.rules)}
        known = {move: worth for move, worth in found.items() if worth is not None}
        return dict(sorted(known.items(), key=lambda item: _merit(item[1]), reverse=True))

    def _after(self, position: Position, move: Move) -> TablebaseResult | None:
        then = after(position, move, crowned=crowns(position, move, self.rules))
        known = self.known(then)
        return None if known is None else known.before()

    def counts(self, material: str) -> list[int]:
        """How many positions of a material are drawn, then end in 0, 1, 2... single moves."""
        return self.compiled.counts(material)


def _merit(known: TablebaseResult) -> tuple[int, int]:
    """A sort key, greater for better: the winner hurries, the loser delays."""
    return known.result, -known.result * (known.plies or 0)


def build_distances(
    rules: DraughtsRules,
    pieces: int,
    kings: tuple[int, int] | None = None,
    folder: Path | None = None,
    tell: Tell | None = None,
) -> None:
    """Build the missing tables of distances of up to `pieces` pieces, and of `kings` against each other.

    What was done before stays done. Raises `ValueError` for an ending that cannot be solved, `OSError` for a
    folder that cannot be written.
    """
    place = folder or tables_folder()
    build_draughts_tables(core_rules(rules), place, pieces=pieces, kings=kings, tell=_reporting(tell))


def verify_distances(rules: DraughtsRules, folder: Path | None = None, tell: Tell | None = None) -> int:
    """How many tables of distances there are; every value follows from its moves. Raises `ValueError`."""
    return verify_draughts_tables(core_rules(rules), folder or tables_folder(), tell=_reporting(tell))


def _reporting(tell: Tell | None) -> Callable[[str, int, int, int], bool | None] | None:
    if tell is None:
        return None
    return lambda material, done, of, distance: tell(Progress(material, done, of, distance))
