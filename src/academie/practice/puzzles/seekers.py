"""Who finds the puzzles of each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from academie.engine.players import levels
from academie.kernel import Facet, UnknownName
from academie.practice.puzzles.seeking import Seeker
from academie.registry import registry

PUZZLES: Final[Facet[Callable[[], Seeker]]] = Facet("puzzles")


def puzzle_games() -> tuple[str, ...]:
    """The games that have puzzles, by key."""
    return tuple(sorted(game.key for game in registry if PUZZLES.name in game.facets))


def seeker(game: str) -> Seeker:
    """Return what finds and checks the puzzles of a game. Raises `UnknownName` for what it lacks."""
    make = PUZZLES.get(registry[game])
    if make is None:
        raise UnknownName(f"no puzzles are made of {game!r}")
    if (lack := levels(game)[-1].missing()) is not None:
        raise UnknownName(lack)
    return make()
