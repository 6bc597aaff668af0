"""Counting what a throw is worth: exercises that a game may offer as a part."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

from academie.kernel import Event, Facet, Game, State
from academie.registry import registry


class CountingExercise(Protocol):
    """A position before a throw, the throw, and what it is worth by the rules."""

    @property
    def position(self) -> str:
        """The position before the throw, in notation."""
        ...

    @property
    def dice(self) -> str:
        """The throw, in notation."""
        ...

    @property
    def shown(self) -> State[Any]:
        """The board with the dice on it, nothing marked yet."""
        ...

    @property
    def thrower(self) -> int: ...

    @property
    def answer(self) -> tuple[int, int]:
        """What the throw is worth to the thrower and to the opponent."""
        ...

    @property
    def rating(self) -> int:
        """The difficulty, on the scale of learners' levels."""
        ...

    @property
    def seconds(self) -> int:
        """How long a learner should take."""
        ...

    def events(self) -> tuple[Event, ...]:
        """The events that score the points, each with its citation."""
        ...

    def result(self, mine: int, his: int, seconds: float) -> float:
        """1 for a right answer in time, a half for a late one, 0 for a wrong one."""
        ...


@dataclass(frozen=True, slots=True)
class Counting:
    """The exercises of a game."""

    near: Callable[[int, float], CountingExercise]
    """An exercise by its seed and the level it should suit."""
    exercise: Callable[[str, str], CountingExercise]
    """The exercise of a position and a throw in notation; raises `AcademieError` if there is none."""


COUNTING: Final[Facet[Counting]] = Facet("counting")


def counting_game() -> Game:
    """The game whose throws are counted."""
    return next(game for game in registry if COUNTING.name in game.facets)
