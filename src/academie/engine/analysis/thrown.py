"""What each throw brings: why an act is worth what it is, where dice decide."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Protocol, runtime_checkable

from academie.kernel import CHANCE, Action, Event, Seat, State


@dataclass(frozen=True, slots=True)
class Thrown:
    """A throw, how likely it is, what it brings at once, and what the game is worth to a seat after it."""

    throw: Action
    chance: Fraction
    events: tuple[Event, ...]
    value: float


@runtime_checkable
class Caster(Protocol):
    """An analyst who can say what each throw is worth."""

    def throws(self, state: State[Any], seat: Seat) -> tuple[Thrown, ...]:
        """Each throw of a state that waits for dice, with its worth to `seat`; none of other states."""
        ...


def each_throw(
    state: State[Any], seat: Seat, value: Callable[[State[Any], Seat], float]
) -> tuple[Thrown, ...]:
    """The throws of a state that waits for dice, each valued by what it leads to."""
    if state.actor is not CHANCE:
        return ()
    falls: Sequence[tuple[Action, Fraction]] = state.chance()
    after = ((throw, chance, state.apply(throw)) for throw, chance in falls)
    return tuple(
        Thrown(
            throw,
            chance,
            then.events,
            float(then.outcome.returns[seat]) if then.outcome else value(then, seat),
        )
        for throw, chance, then in after
    )
