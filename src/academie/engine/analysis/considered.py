"""The acts of one state with their reasons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from academie.engine.analysis.analyst import Analyst
from academie.engine.analysis.judged import RatedAct
from academie.engine.analysis.thrown import RollAnalyst, RollOutcome
from academie.kernel import Event, Seat, State


@dataclass(frozen=True, slots=True)
class ExplainedAct:
    """An act, what it brings at once, and what each throw is then worth to who did it."""

    judged: RatedAct
    events: tuple[Event, ...]
    throws: tuple[RollOutcome, ...]
    """None where no dice are waited for then, or nobody can say."""


def consider(state: State[Any], analyst: Analyst, most: int, deepen: int) -> tuple[ExplainedAct, ...]:
    """The best acts, the best first; as many of them as told are looked at with more care."""
    *_, last = considering(state, analyst, most, deepen)
    return last


def considering(
    state: State[Any], analyst: Analyst, most: int, deepen: int
) -> Iterator[tuple[ExplainedAct, ...]]:
    """The best acts as known so far: judged, then pondered, then each with its reasons."""
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
    """The act with what speaks for it."""
    after = state.apply(judged.act)
    return ExplainedAct(judged, after.events, casts(played_on(after, analyst, seat), analyst, seat))


def played_on(state: State[Any], analyst: Analyst, seat: Seat) -> State[Any]:
    """The state once the seat has done all that is left to do of its turn, as well as the analyst can."""
    while state.actor == seat and (judged := analyst.judge(state)):
        state = state.apply(judged[0].act)
    return state


def casts(state: State[Any], analyst: Analyst, seat: Seat) -> tuple[RollOutcome, ...]:
    """What each throw is worth to a seat, where dice are waited for and the analyst can say."""
    return analyst.throws(state, seat) if isinstance(analyst, RollAnalyst) else ()
