"""Acts of one state with their reasons, and acts compared by an engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from academie.engine.analysis.analyst import Analyst, RatedAct, RollAnalyst, RollOutcome
from academie.engine.analysis.throw_counts import THROW_COUNTS, ThrowCounts, telling_kind
from academie.engine.offer import core
from academie.kernel import Action, Citation, Event, Facet, Seat, State, other
from academie.registry import registry

TWO: Final = 2
"""How many must play for the next throw to be one's own or the adversary's."""


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


@dataclass(frozen=True, slots=True)
class ComparedAct:
    """An act, the end of the turn it begins, and what the next throw of either player may then bring."""

    judged: RatedAct
    after: State[Any]
    mine: ThrowCounts | None
    """`None` where no throw is waited for, or the game does not count throws."""
    theirs: ThrowCounts | None


def compared(game: str, state: State[Any], judged: RatedAct, analyst: Analyst) -> ComparedAct:
    """Return an act with what can be counted after it."""
    seat = state.actor
    assert isinstance(seat, int)
    after, count = played_on(state.apply(judged.act), analyst, seat), THROW_COUNTS.get(registry[game])
    if count is None or state.seats != TWO:
        return ComparedAct(judged, after, None, None)
    return ComparedAct(judged, after, count(after, seat), count(after, other(seat)))


def article(better: ComparedAct, worse: ComparedAct) -> tuple[str, Citation] | None:
    """Return what the throws after two acts do most unequally often, with the article that it rests on."""
    if better.mine is None or better.theirs is None or worse.mine is None or worse.theirs is None:
        return None
    kind = telling_kind((better.mine, better.theirs), (worse.mine, worse.theirs))
    citation = None if kind is None else better.mine.articles.get(kind)
    return None if kind is None or citation is None else (kind, citation)


Weigher = Callable[[State[Any], Sequence[Action]], list[float] | None]
"""Says what acts of a state are worth to the seat to act, in stakes; `None` for a state it does not know."""
WEIGHER: Final[Facet[Weigher]] = Facet("weigher")


def weigh(game: str, state: State[Any], acts: Sequence[Action]) -> list[float] | None:
    """Compare a few acts by the engine of their game; `None` if it has none that is installed."""
    weigher = WEIGHER.get(registry[game]) if core() is None else None
    return None if weigher is None else weigher(state, acts)
