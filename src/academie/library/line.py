"""Moves as a book gives them, and where they branch."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from academie.library.claim import Claim
from academie.library.half_move import HalfMove
from academie.words import Text

Moves = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A line of play; `supplied` are the moves, counted from 1, that the book leaves to the reader.

    `read` are those whose text needed reading.
    """

    moves: Moves
    variations: tuple[Variation, ...] = ()
    supplied: tuple[int, ...] = ()
    read: tuple[HalfMove, ...] = ()

    def ways(self) -> Iterator[Way]:
        """The line, then every variation, each from the start of the line it leaves."""
        yield Way(self.moves)
        for variation in self.variations:
            yield from variation.ways(self.moves)

    def lines(self) -> Iterator[tuple[str, Line]]:
        """The line itself without a name, then every variation by name, each before its own variations."""
        yield "", self
        for variation in self.variations:
            yield from ((name or variation.key, line) for name, line in variation.line.lines())

    def continuations(self, played: Moves) -> tuple[str, ...]:
        """What the book plays after those moves, its main line first; nothing where it stops."""
        length = len(played)
        ways = (way.moves for way in self.ways() if way.setup is None and way.moves[:length] == played)
        return tuple(dict.fromkeys(moves[length] for moves in ways if len(moves) > length))


@dataclass(frozen=True, slots=True)
class Variation:
    """Another way: after the first moves of the line it leaves, or from a board of its own (`setup`)."""

    title: Text
    line: Line
    after: int = 0
    setup: str | None = None
    fails: bool = False
    """Whether its first move is shown because it is wrong."""
    key: str = ""
    """What the book calls it, e.g. `R1` for a first renvoi; empty where it has no name."""
    claim: Claim | None = None
    """The result of it according to the author, if he gives one."""

    def ways(self, left: Moves) -> Iterator[Way]:
        """The ways through it, from the moves that lead to it unless it has its own board."""
        before = () if self.setup is not None else left[: self.after]
        for way in self.line.ways():
            if way.setup is not None:
                yield way
            else:
                yield Way((*before, *way.moves), self.setup, way.variation or self, len(before) + way.at)


@dataclass(frozen=True, slots=True)
class Way:
    """Moves from a board on: one walk through the tree of a line."""

    moves: Moves
    setup: str | None = None
    """The board, if it is not the study's."""
    variation: Variation | None = field(default=None, repr=False)
    """The variation it is, if it is not the main line."""
    at: int = 0
    """How many moves come before the variation."""
