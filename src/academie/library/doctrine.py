"""Doctrines: players who follow the principles of a book, and say by which of them an act was chosen.

A principle is a small function of an act in its state, with its place in the book. It weighs what the book
makes of it, more where the claims found it true and less where they found it false. A doctrine is not
corrected: what the book insists on is followed even where it was refuted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar, runtime_checkable

from academie.kernel import Action, Citation, State
from academie.library.statement import Verdict, findings
from academie.words import Text

C = TypeVar("C")
"""An act in its state, as the principles of a game look at it."""

BELIEVED: Final[Mapping[Verdict, float]] = {
    Verdict.PROVEN: 1.5,
    Verdict.CONFIRMED: 1.5,
    Verdict.UNDECIDED: 1.0,
    Verdict.UNCHECKED: 1.0,
    Verdict.REFUTED: 0.5,
}
"""By what the weight of a principle is multiplied for what was found of it."""
TELLING: Final = 1e-6
"""A principle that adds less than this says nothing of an act."""


def belief(claims: Sequence[str]) -> float:
    """By what the weight of a principle is multiplied for its claims, in the mean; 1 if nothing was found."""
    found = [findings()[claim].verdict for claim in claims if claim in findings()]
    return fmean(BELIEVED[verdict] for verdict in found) if found else 1.0


@dataclass(frozen=True, slots=True)
class Principle(Generic[C]):
    """What a book advises: in our words, where, how much it makes of it, and which claims rest on it."""

    said: Text
    citation: Citation
    stress: float
    """What following it is worth to the book, in the unit of the game."""
    follows: Callable[[C], float]
    """How far an act follows it: 1 wholly, 0 not at all, below 0 where it goes against it."""
    claims: tuple[str, ...] = ()

    @property
    def weight(self) -> float:
        """What following it is worth to the doctrine."""
        return self.stress * belief(self.claims)


class Reason(NamedTuple):
    """A principle that speaks for an act, or against it, and what it adds to its worth."""

    principle: Principle[Any]
    worth: float


@runtime_checkable
class Explaining(Protocol):
    """A player that says why it plays an act."""

    def explain(self, state: State[Any], act: Action) -> tuple[Reason, ...]:
        """Return what speaks for and against an act beside the mean of all acts, the weightiest first."""
        ...


@runtime_checkable
class Seated(Protocol):
    """A player that leaves the choice of acts to another and does the rest itself, such as marking."""

    @property
    def law(self) -> object:
        """The player that chooses."""
        ...


def explained(player: object, state: State[Any], act: Action) -> tuple[Reason, ...] | None:
    """What a player says for and against an act of its own choice; `None` for one that says nothing."""
    chooser = player.law if isinstance(player, Seated) else player
    return chooser.explain(state, act) if isinstance(chooser, Explaining) else None


class Doctrine(Generic[C]):
    """Weighs the acts of a state by principles; `cases` looks at each act as the principles do."""

    def __init__(
        self,
        principles: Sequence[Principle[C]],
        cases: Callable[[State[Any], Sequence[Action]], Sequence[C]],
    ) -> None:
        self._weighted = [(each, each.weight) for each in principles]
        self._cases = cases

    def best(self, state: State[Any], acts: Sequence[Action]) -> int:
        """The place of the act that the principles together make most of; the first of equals."""
        worths = [sum(each) for each in self._worths(state, acts)]
        return worths.index(max(worths))

    def reasons(self, state: State[Any], acts: Sequence[Action], place: int) -> tuple[Reason, ...]:
        """What each principle adds to an act beside its mean over all acts, the weightiest first."""
        worths = self._worths(state, acts)
        means = [fmean(column) for column in zip(*worths, strict=True)]
        found = [
            Reason(principle, worth - mean)
            for (principle, _), worth, mean in zip(self._weighted, worths[place], means, strict=True)
        ]
        telling = [each for each in found if abs(each.worth) > TELLING]
        return tuple(sorted(telling, key=lambda each: -abs(each.worth)))

    def _worths(self, state: State[Any], acts: Sequence[Action]) -> list[list[float]]:
        """What each principle adds to each act."""
        return [
            [weight * principle.follows(case) for principle, weight in self._weighted]
            for case in self._cases(state, acts)
        ]
