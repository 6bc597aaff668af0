"""What each throw brings: why an act is worth what it is, where dice decide."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Protocol, runtime_checkable

from academie.kernel import Action, Event, Seat, State


@dataclass(frozen=True, slots=True)
class RollOutcome:
    """A throw, how likely it is, what it brings at once, and what the game is worth to a seat after it."""

    throw: Action
    chance: Fraction
    events: tuple[Event, ...]
    value: float


@runtime_checkable
class RollAnalyst(Protocol):
    """An analyst who can say what each throw is worth."""

    def throws(self, state: State[Any], seat: Seat) -> tuple[RollOutcome, ...]:
        """Each throw of a state that waits for dice, with its worth to `seat`; none of other states."""
        ...
