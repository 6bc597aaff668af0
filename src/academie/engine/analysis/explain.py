"""Acts of one state with their reasons, and acts compared by an engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from academie.engine.analysis.analyst import Analyst, RatedAct, RollAnalyst, RollOutcome
from academie.engine.offer import core
from academie.kernel import Action, Event, Facet, Seat, State
from academie.registry import registry


@dataclass(frozen=True, slots=True)
class ExplainedAct:
    """An act, what it brings at once, and what each throw is then worth to its author."""

    judged: RatedAct
    events: tuple[Event, ...]
    throws: tuple[RollOutcome, ...]
    """Empty if no dice are due then, or the analyst cannot rate them."""


def explain(state: State[Any], analyst: Analyst, most: int, deepen: int) -> tuple[ExplainedAct, ...]:
    """Return the `most` best acts, the best first; the first `deepen` of them are rated with more care."""
    *_, last = explaining(state, analyst, most, deepen)
    return last


def explaining(
    state: State[Any], analyst: Analyst, most: int, deepen: int
) -> Iterator[tuple[ExplainedAct, ...]]:
    """Yield the best acts as known so far: rated, then rated with more care, then each with its reasons."""
    seat = state.actor
    assert isinstance(seat, int)
    judged = analyst.judge(state)
    yield _bare(judged[:most])
    careful = analyst.deepen(state, [each.act for each in judged[:deepen]]) if deepen > 1 else judged[:deepen]
    acts = (*careful, *judged[len(careful) :])[:most]
    known = _bare(acts)
    yield known
    for number, act in enumerate(acts):
        known = (*known[:number], reasons(state, act, analyst, seat), *known[number + 1 :])
        yield known


def _bare(acts: Sequence[RatedAct]) -> tuple[ExplainedAct, ...]:
    return tuple(ExplainedAct(act, (), ()) for act in acts)


def reasons(state: State[Any], judged: RatedAct, analyst: Analyst, seat: Seat) -> ExplainedAct:
    """Return the act with what it brings."""
    after = state.apply(judged.act)
    return ExplainedAct(judged, after.events, roll_outcomes(played_on(after, analyst, seat), analyst, seat))


def played_on(state: State[Any], analyst: Analyst, seat: Seat) -> State[Any]:
    """Return the state at the end of the seat's turn, each act being the analyst's best."""
    while state.actor == seat and (judged := analyst.judge(state)):
        state = state.apply(judged[0].act)
    return state


def roll_outcomes(state: State[Any], analyst: Analyst, seat: Seat) -> tuple[RollOutcome, ...]:
    """Return what each throw is worth to a seat, if dice are due and the analyst can rate them."""
    return analyst.throws(state, seat) if isinstance(analyst, RollAnalyst) else ()


Weigher = Callable[[State[Any], Sequence[Action]], list[float] | None]
"""Says what acts of a state are worth to the seat to act, in stakes; `None` for a state it does not know."""
WEIGHER: Final[Facet[Weigher]] = Facet("weigher")


def weigh(game: str, state: State[Any], acts: Sequence[Action]) -> list[float] | None:
    """Compare a few acts by the engine of their game; `None` if it has none that is installed."""
    weigher = WEIGHER.get(registry[game]) if core() is None else None
    return None if weigher is None else weigher(state, acts)
