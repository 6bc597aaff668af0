"""How many half-moves a book has, and how each is known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from academie.library.half_move import HalfMove, Standing
from academie.library.study import Study


@dataclass(frozen=True, slots=True)
class ReadMove:
    """A half-move that needed reading, with where it is and what is played."""

    study: Study
    renvoi: str
    """The name of its variation; empty in the main line."""
    half_move: HalfMove
    used: str


@dataclass(frozen=True, slots=True)
class Census:
    """The half-moves of a book, those of its main lines and each variation's own."""

    half_moves: int
    read: tuple[ReadMove, ...]

    @property
    def as_printed(self) -> int:
        """How many are as printed."""
        return self.half_moves - len(self.read)

    def by_standing(self) -> Counter[Standing]:
        """How many of the others there are of each kind."""
        return Counter(found.half_move.standing for found in self.read)


def census(studies: Iterable[Study]) -> Census:
    """The half-moves of the studies."""
    shelf = tuple(studies)
    lines = [line for study in shelf for _, line in study.line.lines()]
    return Census(sum(len(line.moves) for line in lines), tuple(_read(shelf)))


def _read(studies: Iterable[Study]) -> Iterator[ReadMove]:
    for study in studies:
        for renvoi, line in study.line.lines():
            for half_move in line.read:
                yield ReadMove(study, renvoi, half_move, line.moves[half_move.at - 1])
