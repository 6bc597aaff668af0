"""Rated acts and throws, and the interface of the analysts that rate them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, Protocol, runtime_checkable

from academie.kernel import Action, Event, Facet, Game, Seat, State
from academie.notation import AnyNotation
from academie.words import WRITTEN, Message, Text, to_json, verbatim


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
SHOWN: Final = 3
"""To how many of them a terminal shows values."""


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
    margin = "" if judged.error is None else f" ± {1.96 * judged.error:.{SHOWN}f}"
    return f"{judged.value:+.{SHOWN}f}{margin}"


FORCED: Final = "#"
"""What stands before the number of moves to a forced end in a score."""
LEAD: Final[Facet[str]] = Facet("lead")
"""The key of the message for so many men or pawns, at games whose scores count those."""


def lost(game: Game, best: RatedAct, judged: RatedAct, decimals: int = 2) -> Text:
    """Return what an act gives away beside the best, in one unit: the difference of the two as shown.

    Values are shown with so many decimals. From a forced end nothing is subtracted: both are told instead.
    """
    if not (best.score and judged.score):
        much = round(best.value, decimals) - round(judged.value, decimals)
        return Message("engine-less", much=Message("engine-stakes", much=much))
    if FORCED in best.score + judged.score:
        return Message("engine-instead", best=score_told(best.score), played=score_told(judged.score))
    much = float(best.score) - float(judged.score)
    return Message("engine-less", much=Message(LEAD.of(game), much=much))


def score_told(score: str) -> Text:
    """Return a score as players write it, a number as the language of the reader does."""
    return verbatim(score) if FORCED in score else Message("engine-score", value=float(score))


def score_words(game: Game, score: str) -> Text:
    """Return a score in words: so many men ahead or behind, or a win or a loss by force."""
    if FORCED not in score:
        lead = float(score)
        much = Message(LEAD.of(game), much=abs(lead))
        return Message("engine-less" if lead < 0 else "engine-more", much=much)
    end, moves = ("loss" if score.startswith("-") else "win"), score.partition(FORCED)[2]
    return Message(f"engine-{end}-in", moves=int(moves)) if moves else Message(f"engine-{end}")
