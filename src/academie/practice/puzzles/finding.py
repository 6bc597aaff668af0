"""How puzzles are found: in the library first, then in games between machines."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, Final, Protocol

from academie.engine.accelerated import accelerated
from academie.engine.player import Player
from academie.engine.players import levels
from academie.kernel import CHANCE, Facet, State, UnknownName
from academie.practice.puzzles.puzzle import Puzzle
from academie.registry import registry
from academie.testing.random_games import choose
from academie.words import Message

LONGEST: Final = 600
"""After that many acts a game between machines is given up."""
SELF_PLAY: Final = "self-play"
SHARE: Final = 5
"""A theme is no longer wanted once one puzzle in that many has it."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a state comes from, the seed of games played out from it, and the themes no longer wanted."""

    name: str
    seed: int = 0
    enough: frozenset[str] = frozenset()

    def wants(self, themes: Iterable[str]) -> bool:
        """Whether there are not enough yet of one of the themes."""
        return not self.enough.issuperset(themes)


class PuzzleFinder(Protocol):
    """Finds the puzzles of one game."""

    apart: int
    """The least number of choices between two puzzles of one game."""

    def game(self, seed: int) -> Iterator[State[Any]]:
        """The states of the game of that seed before each choice."""
        ...

    def studies(self) -> Iterator[tuple[str, State[Any]]]:
        """The positions of the library that may be puzzles, with the ids of their studies."""
        ...

    def find(self, state: State[Any], origin: Origin) -> Puzzle | None:
        """The puzzle of a state that has one clearly best play, is worth asking, and has a wanted theme."""
        ...

    def holds(self, puzzle: Puzzle, seed: int) -> bool:
        """Whether a closer look confirms that the puzzle has one best play by its margin."""
        ...


def played(
    state: State[Any], players: tuple[Player, Player], opening: int, seed: int
) -> Iterator[State[Any]]:
    """The states before each choice, after `opening` choices made at random; the seed decides the dice."""
    dice = random.Random(seed)
    state, choices = accelerated(state), 0
    for _ in range(LONGEST):
        if state.outcome is not None:
            return
        if state.actor is CHANCE or choices < opening:
            choices += state.actor is not CHANCE
            state = state.apply(choose(state, dice))
            continue
        assert isinstance(state.actor, int)
        yield state
        state = state.apply(players[state.actor].choose(state))


PUZZLES: Final[Facet[Callable[[], PuzzleFinder]]] = Facet("puzzles")


def puzzle_games() -> tuple[str, ...]:
    """The games that have puzzles, by key."""
    return tuple(sorted(game.key for game in registry if PUZZLES.name in game.facets))


def puzzle_finder(game: str) -> PuzzleFinder:
    """Return what finds and checks the puzzles of a game. Raises `UnknownName` if a part is missing."""
    make = PUZZLES.get(registry[game])
    if make is None:
        raise UnknownName(Message("practice-none-made", game=game))
    if (lack := levels(game)[-1].missing()) is not None:
        raise UnknownName(lack)
    return make()


def generate(finder: PuzzleFinder, number: int, known: Sequence[Puzzle] = ()) -> Iterator[Puzzle]:
    """New puzzles until there are `number` with those known; the same start gives the same puzzles.

    To continue, pass what is known: it starts again with the game that the last of them came from.
    """
    seen = {puzzle.id for puzzle in known}
    themes = Counter(theme for puzzle in known for theme in puzzle.themes)
    for puzzle in _found(finder, number, known, themes):
        if len(seen) >= number:
            return
        if puzzle.id not in seen:
            seen.add(puzzle.id)
            themes.update(puzzle.themes)
            yield puzzle


def _found(
    finder: PuzzleFinder, number: int, known: Sequence[Puzzle], themes: Counter[str]
) -> Iterator[Puzzle]:
    """Every puzzle found, known or not."""
    if not known:
        for name, state in finder.studies():
            if (puzzle := finder.find(state, Origin(name))) is not None:
                yield puzzle
    for seed in count(_last_seed(known)):
        yield from _of_game(finder, seed, number, themes)


def _of_game(finder: PuzzleFinder, seed: int, number: int, themes: Counter[str]) -> Iterator[Puzzle]:
    """The puzzles of one game between machines, none too near another."""
    last = -finder.apart
    for nth, state in enumerate(finder.game(seed)):
        if nth - last < finder.apart:
            continue
        enough = frozenset(theme for theme, often in themes.items() if often * SHARE >= number)
        puzzle = finder.find(state, Origin(f"{SELF_PLAY} {seed}", seed, enough))
        if puzzle is not None:
            last = nth
            yield puzzle


def _last_seed(known: Sequence[Puzzle]) -> int:
    """The seed of the game the last of them came from; 0 if none did."""
    origins = (puzzle.origin.split() for puzzle in known)
    return max((int(seed[0]) for name, *seed in origins if name == SELF_PLAY), default=0)
