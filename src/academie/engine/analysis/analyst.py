"""Rated acts and throws, and the interface of the analysts that rate them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, Protocol, runtime_checkable

from academie.kernel import Action, Event, Seat, State
from academie.notation import AnyNotation
from academie.words import WRITTEN, to_json


@dataclass(frozen=True, slots=True)
class RatedAct:
    """An act and what it is worth to its author, in stakes: one for a game surely won, two for a double.

    `error` is the standard error of a value found by rollouts; a computed value has none.
    """

    act: Action
    value: float
    error: float | None = None
    score: str = ""
    """The value in the words of players, if there are any: men or pawns ahead, or a win in so many moves."""
    line: tuple[Action, ...] = ()
    """The acts likely to follow."""


@dataclass(frozen=True, slots=True)
class RollOutcome:
    """A throw, how likely it is, what it brings at once, and what the game is worth to a seat after it."""

    throw: Action
    chance: Fraction
    events: tuple[Event, ...]
    value: float


@runtime_checkable
class RollAnalyst(Protocol):
    """An analyst that can rate throws."""

    def throws(self, state: State[Any], seat: Seat) -> tuple[RollOutcome, ...]:
        """Return each throw of a state where dice are due, with its worth to `seat`; none in other states."""
        ...

    def mean(self, state: State[Any]) -> float | None:
        """Return what a state is worth to White before the dice that are due; `None` in other states."""
        ...


@runtime_checkable
class DeepAnalyst(Protocol):
    """An analyst that has more than one depth to rate all acts of a state at."""

    def ponder(self, state: State[Any]) -> tuple[RatedAct, ...]:
        """Return what `judge` does, looking further ahead."""
        ...


class Analyst(Protocol):
    """Rates the acts of a state; the same state gets the same ratings each time."""

    def judge(self, state: State[Any]) -> tuple[RatedAct, ...]:
        """Return the acts of the seat to act, the best first; none if there is nothing to rate."""
        ...

    def deepen(self, state: State[Any], acts: Sequence[Action]) -> tuple[RatedAct, ...]:
        """Return some of those acts rated with more care and time, the best first."""
        ...


def best_first(judged: Sequence[RatedAct]) -> tuple[RatedAct, ...]:
    """Return the acts sorted by value; equals keep their order."""
    return tuple(sorted(judged, key=lambda each: -each.value))


DECIMALS: Final = 4
"""To how many decimals values are rounded."""


def rated_act_to_json(judged: RatedAct, state: State[Any], notation: AnyNotation) -> dict[str, Any]:
    """Return an act rated in a state as JSON: as it is kept, and as it is told to people."""
    return {
        "act": notation.act(judged.act),
        "told": to_json(notation.describe_act(state, judged.act)),
        "value": round(judged.value, DECIMALS),
        "error": None if judged.error is None else round(judged.error, DECIMALS),
        "score": judged.score,
        "line": [notation.act(act) for act in judged.line],
    }


def roll_to_json(thrown: RollOutcome, notation: AnyNotation) -> dict[str, Any]:
    """Return a throw with what it brings as JSON."""
    return {
        "throw": notation.act(thrown.throw),
        "chance": str(thrown.chance),
        "value": round(thrown.value, DECIMALS),
        "events": events_to_json(thrown.events, notation),
    }


def events_to_json(events: Iterable[Event], notation: AnyNotation) -> list[dict[str, Any]]:
    """Return events as JSON, with their sentences in each language and their citations."""
    return [
        {
            "seat": event.seat,
            **{language.value: notation.describe(event, language) for language in WRITTEN},
            "citation": str(event.citation),
            "passage": event.citation.to_json(),
        }
        for event in events
    ]


def worth(judged: RatedAct) -> str:
    """Return what an act is worth: in the words of players, else in stakes, with the margin if it has one."""
    if judged.score:
        return judged.score
    margin = "" if judged.error is None else f" ± {1.96 * judged.error:.3f}"
    return f"{judged.value:+.3f}{margin}"
