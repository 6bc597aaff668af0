"""The bridge to the compiled engine: how each game of dice converts its states and acts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, Final, Protocol, TypeVar

from academie.kernel import Action, State

P = TypeVar("P")
"""A state of the compiled engine."""
T = TypeVar("T")
"""An act of the compiled engine."""
P_contra = TypeVar("P_contra", contravariant=True)
T_co = TypeVar("T_co", covariant=True)

DepthTuple = tuple[int, int, float]
"""The fields of `SearchDepth`, in order."""
Series = tuple[int, int, int]
"""The seed of a series of games, the number of the first, and the number after the last."""


@dataclass(frozen=True, slots=True)
class SearchDepth:
    """How deep to search.

    At one ply an act is worth the net's evaluation of the state it leads to; at two plies the mean over the
    adversary's throws, each played as well as possible; and so on.
    """

    plies: int = 1
    wide: int = 1000
    """How many of the acts, the best at one ply less, are searched deeper."""
    margin: float = inf
    """By how much such an act may be worse than the best at one ply less, in stakes."""

    @property
    def as_tuple(self) -> DepthTuple:
        """The fields as the compiled engines take them."""
        return self.plies, self.wide, self.margin


ONE_PLY: Final = SearchDepth()


class CoreEngine(Protocol[P_contra, T_co]):
    """A compiled engine. Values are for White; it releases the interpreter, and threads may share one."""

    def rank(self, partie: P_contra, depth: DepthTuple, /) -> Sequence[tuple[T_co, float, int]]:
        """Return the acts with their values and the depth of the search, the actor's best first."""
        ...

    def value(self, partie: P_contra, depth: DepthTuple, /) -> float:
        """Return what the state is worth; at 0 plies the net's evaluation."""
        ...

    def throws(self, partie: P_contra, depth: DepthTuple, /) -> Sequence[tuple[Sequence[int], int, float]]:
        """Return each throw, in how many ways it falls, and what it is worth."""
        ...

    def rollout(
        self, partie: P_contra, depth: DepthTuple, series: Series, most: int, /
    ) -> tuple[int, int, int]:
        """Return the tally of some games of a series."""
        ...


class Bridge(Protocol[P, T]):
    """Converts the states and acts of one game."""

    @property
    def engine(self) -> CoreEngine[P, T]:
        """The compiled engine."""
        ...

    def to_core(self, state: State[Any]) -> P:
        """Return the state for the engine. Raises `ValueError` for one it does not know."""
        ...

    def from_core(self, state: State[Any], act: T, /) -> Action:
        """Return the act of the law that an act of the engine stands for."""
        ...

    def dice(self, state: State[Any], faces: Sequence[int]) -> Action:
        """Return the throw of the law that shows these faces."""
        ...
