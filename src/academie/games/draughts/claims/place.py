"""Where a statement about draughts begins: a board, and the moves after which something is said of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from academie.games.draughts.law import DAMES
from academie.games.draughts.law.fen import read_fen
from academie.games.draughts.law.moves import moves
from academie.games.draughts.law.position import Position
from academie.games.draughts.law.rules import DraughtsRules
from academie.games.draughts.study.lines import replay
from academie.kernel import AcademieError, Seat
from academie.library import catalogue
from academie.library.statement import Statement
from academie.words import Message

LIMIT: Final = 1_000_000
"""How many positions a search looks at where the statement sets no limit."""


class Place(NamedTuple):
    """The law, the board, the moves made from it, and the positions they went through."""

    rules: DraughtsRules
    moves: tuple[str, ...]
    positions: tuple[Position, ...]

    @property
    def position(self) -> Position:
        """Where the statement begins."""
        return self.positions[-1]

    def free(self, seat: Seat) -> list[int]:
        """The single moves on the way, from 1 on, at which a player could have moved otherwise."""
        met = enumerate(self.positions[:-1], start=1)
        return [nth for nth, at in met if at.turn == seat and len(moves(at, self.rules)) > 1]

    def on(self, line: tuple[str, ...]) -> Place:
        """The place after more moves. Raises `BrokenLine`."""
        played = replay(self.position, line, self.rules)
        if played.refused is not None:
            raise BrokenLine(
                Message("draughts-line-broken", move=played.refused, legal=played.legal or ("–",))
            )
        return Place(self.rules, (*self.moves, *line), (*self.positions, *played.positions[1:]))


class BrokenLine(AcademieError):
    """A line that the law does not allow."""


def place(statement: Statement, *, board: str | None = None) -> Place:
    """The place of a statement: its own board or that of its study, after its moves. Raises `BrokenLine`."""
    given = statement.parameters
    text = board or given.get("board") or catalogue().study(given["study"]).position
    start = Place(DAMES.ruleset(given["ruleset"]), (), (read_fen(text),))
    return start.on(tuple(given.get("after", "").split()))


def limit(statement: Statement) -> int:
    """How many positions a search may look at for a statement."""
    found: int = statement.parameters.get("nodes", LIMIT)
    return found
