"""How a game crosses over to the compiled engine and back: the seam each game of dice fills in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, Final, Protocol, TypeVar

from academie.kernel import Action, State

P = TypeVar("P")
"""A state as the compiled engine has it."""
T = TypeVar("T")
"""An act as the compiled engine tells it."""
P_contra = TypeVar("P_contra", contravariant=True)
T_co = TypeVar("T_co", covariant=True)

Sought = tuple[int, int, float]
"""Plies, how many acts a ply deeper, by how much they may seem worse than the best."""
Series = tuple[int, int, int]
"""The seed of a series of games, the number of the first and that after the last."""


@dataclass(frozen=True, slots=True)
class SearchDepth:
    """How far one looks: at one ply an act is worth what the judge says of the state it leaves, at two the
    mean over the adversary's throws once he has played his best, and so on.
    """

    plies: int = 1
    wide: int = 1000
    """How many of the acts, the best at a ply less, are looked at deeper."""
    margin: float = inf
    """By how much such an act may seem worse than the best, in stakes."""

    @property
    def as_tuple(self) -> Sought:
        """As the compiled engines take it."""
        return self.plies, self.wide, self.margin


ONE_PLY: Final = SearchDepth()


class CoreEngine(Protocol[P_contra, T_co]):
    """A compiled engine. Values are White's; the interpreter is free meanwhile, and threads may share one."""

    def rank(self, partie: P_contra, as_tuple: Sought, /) -> Sequence[tuple[T_co, float, int]]:
        """The acts with their values and how deep those were looked for, the actor's best first."""
        ...

    def value(self, partie: P_contra, as_tuple: Sought, /) -> float:
        """What the state is worth; at no ply the judge's word."""
        ...

    def throws(self, partie: P_contra, as_tuple: Sought, /) -> Sequence[tuple[Sequence[int], int, float]]:
        """The dice that may fall, in how many ways, and what each is worth."""
        ...

    def rollout(
        self, partie: P_contra, as_tuple: Sought, series: Series, most: int, /
    ) -> tuple[int, int, int]:
        """The tally of some games of a series."""
        ...


class Bridge(Protocol[P, T]):
    """The passage of one game."""

    @property
    def engine(self) -> CoreEngine[P, T]:
        """The compiled engine."""
        ...

    def over(self, state: State[Any]) -> P:
        """The state for the engine, whatever it waits for. Raises `ValueError` for one it does not know."""
        ...

    def back(self, state: State[Any], told: T) -> Action:
        """The act of the law that the engine tells."""
        ...

    def dice(self, state: State[Any], faces: Sequence[int]) -> Action:
        """The throw of the law that shows these faces."""
        ...
