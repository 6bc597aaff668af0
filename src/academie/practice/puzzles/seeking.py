"""What looking for puzzles is, whatever the game."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final, Protocol

from academie.engine.accelerated import accelerated
from academie.engine.player import Player
from academie.kernel import CHANCE, State
from academie.practice.puzzles.puzzle import Puzzle
from academie.testing.random_games import choose

LONGEST: Final = 600
"""After so many acts a game between machines is left."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a state comes from, the seed of what is played out from it, and the themes there is enough of."""

    name: str
    seed: int = 0
    enough: frozenset[str] = frozenset()

    def wants(self, themes: Iterable[str]) -> bool:
        """Whether there are not enough yet of one of the themes."""
        return not self.enough.issuperset(themes)


class Seeker(Protocol):
    """Finds the puzzles of one game."""

    apart: int
    """How many choices at least lie between two puzzles of one game."""

    def game(self, seed: int) -> Iterator[State[Any]]:
        """The states of the game of that seed before each choice."""
        ...

    def studies(self) -> Iterator[tuple[str, State[Any]]]:
        """The positions of the library that may be puzzles, with the ids of their studies."""
        ...

    def seek(self, state: State[Any], origin: Origin) -> Puzzle | None:
        """The puzzle a state is, if it has one clearly best play, is worth asking, and has a wanted theme."""
        ...

    def holds(self, puzzle: Puzzle, seed: int) -> bool:
        """Whether the puzzle has one best play by its margin, looked at again with more care."""
        ...


def played(
    state: State[Any], players: tuple[Player, Player], opening: int, seed: int
) -> Iterator[State[Any]]:
    """The states before each choice, `opening` choices having been made at random; dice fall by the seed."""
    fate = random.Random(seed)
    state, choices = accelerated(state), 0
    for _ in range(LONGEST):
        if state.outcome is not None:
            return
        if state.actor is CHANCE or choices < opening:
            choices += state.actor is not CHANCE
            state = state.apply(choose(state, fate))
            continue
        assert isinstance(state.actor, int)
        yield state
        state = state.apply(players[state.actor].choose(state))
