"""A solved game: its states by number, and what each state is worth by its table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from academie.engine.solved.table import SolvedTable, read_table
from academie.kernel import CHANCE, WHITE, Facet, Seat, State
from academie.kernel.data import user_data
from academie.registry import registry

SUFFIX: Final = ".solved"


class Place(NamedTuple):
    """Where a state before a throw stands in the table: its number, and who throws."""

    number: int
    thrower: Seat


@dataclass(frozen=True, slots=True)
class SolvedGame:
    """How the states of a game are numbered, and from where a check begins."""

    game: str
    package: str
    """Where the file is that comes with the game."""
    rules: Callable[[State[Any]], str | None]
    """The name that the table has for the rules of a state; `None` for a state that no table can know."""
    place: Callable[[State[Any]], Place | None]
    """The place of a state before a throw, of those that have a name; `None` where no throw is due."""
    starts: Callable[[], Mapping[str, State[Any]]]
    """The first states, White to throw, by the names of the rules that are checked."""


SOLVED: Final[Facet[SolvedGame]] = Facet("solved")


class Unsolved(ValueError):
    """A state that no table knows: of play by hand, by other rules, or one that no game comes to."""


class Solution:
    """What states are worth to White. Raises `Unsolved` for those it does not know."""

    def __init__(self, game: SolvedGame, table: SolvedTable) -> None:
        self.game = game
        self.table = table

    def worth(self, state: State[Any]) -> float:
        """What a state is worth, in stakes: the game goes on as well as both can play it."""
        worths = self.worths(state)
        if state.actor is CHANCE and self.game.place(state) is None:
            return self._before_first(state, worths)
        return self._units(state, worths) / self.table.stake

    def worths(self, state: State[Any]) -> Sequence[int]:
        """The worths by the rules of a state, in the order of the numbers."""
        name = self.game.rules(state)
        if name is None or name not in self.table.worths:
            raise Unsolved
        return self.table.worths[name]

    def _units(self, state: State[Any], worths: Sequence[int]) -> int:
        """What a state is worth in units of the table."""
        if state.outcome is not None:
            return int(state.outcome.returns[WHITE] * self.table.stake)
        if isinstance(state.actor, int):
            following = [self._units(state.apply(act), worths) for act in state.actions()]
            return max(following) if state.actor == WHITE else min(following)
        place = self.game.place(state)
        if place is None or not self.table.bounds[place.number]:
            raise Unsolved
        return worths[place.number] if place.thrower == WHITE else -worths[place.number]

    def _before_first(self, state: State[Any], worths: Sequence[int]) -> float:
        """What a state is worth before it is drawn who begins; a draw that decides nothing is repeated."""
        drawn = [(state.apply(act), chance) for act, chance in state.chance()]
        decided = [(after, chance) for after, chance in drawn if after != state]
        mean = sum((self._units(after, worths) * chance for after, chance in decided), Fraction())
        return float(mean / sum(chance for _, chance in decided) / self.table.stake)


def own_file(game: str) -> Path:
    """Where the table of a game is that was made on this machine."""
    return user_data("solved") / f"{game}{SUFFIX}"


@cache
def solution(game: str) -> Solution:
    """The solution of a game: by the table made on this machine, else the one that comes with the game.

    Raises `NoFacet` for a game that is not solved, and `TableError`.
    """
    solved = SOLVED.of(registry[game])
    made = own_file(game)
    shipped = files(solved.package) / f"{game}{SUFFIX}"
    return Solution(solved, read_table(made.read_bytes() if made.exists() else shipped.read_bytes()))
