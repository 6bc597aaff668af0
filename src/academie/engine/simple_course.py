"""A simple player of the running games: it looks at where each play leaves the men, and no further.

One way of weighing serves all of them; what each game is about are the weights, as values.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import groupby
from typing import Any, Final, NamedTuple

from academie.kernel import Action, State, other
from academie.rules.tables.course import Course
from academie.rules.tables.course.acts import HAND
from academie.rules.tables.course.entry import left_by_own
from academie.rules.tables.course.ground import Stand
from academie.rules.tables.odds import casts, covering
from academie.rules.tables.track import OFF, TABLE, Point, Track, can_make
from academie.rules.tables.ways import Ways

FAR: Final = 12
"""No simple throw carries a man farther."""


class Weights(NamedTuple):
    """What is worth how much, in points still to be run."""

    ahead: float = 0
    """Each point the adversary has more to run."""
    risk: float = 0
    """Each point a man would lose by being hit, as likely as he is."""
    case: float = 0
    """Each flèche closed to the adversary by two men."""
    standing: float = 0
    """Each flèche with a man on it."""
    run: float = 0
    """Each flèche of the longest row without a gap, taken twice over as it grows."""
    shut: float = 0
    """Each adverse man in hand, for each entry that is closed to him."""
    entry: float = 0
    """Each entry one's own men leave open, where none enters on his like."""
    flat: float = 0
    """Each flèche of the second table with a man on it, and half as much for the second man."""
    able: float = 0
    """That the second table can still be filled."""


WEIGHTS: Final[Mapping[str, Weights]] = {
    "toute-table": Weights(ahead=1, risk=1, case=4, run=1, shut=2.5),
    "revertier": Weights(ahead=0.5, risk=1, case=4, run=1, shut=4, entry=6),
    "jacquet": Weights(ahead=1, standing=1, run=1),
    "garanguet": Weights(ahead=1, standing=1, run=1),
    "plein": Weights(flat=20, able=200, ahead=-0.2),
}


class SimpleCourse:
    """Takes the play that leaves the most; the same state is always answered alike."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def choose(self, state: State[Any]) -> Action:
        assert isinstance(state, Course)
        ways, his = state.rules.ways.value, state.stand(other(state.thrower))
        plays = state.plays()
        return max(plays, key=lambda play: worth(self._weights, ways, plays[play], his))


def worth(weights: Weights, ways: Ways, mine: Stand, before: Stand) -> float:
    """What the men so left are worth to who has played; `before` are the adversary's, also those now hit."""
    his = struck(ways, mine, before)
    closed = [count > 1 for count in mine.men]
    return (
        weights.ahead * (to_run(his) - to_run(mine))
        - weights.risk * (exposed(ways, mine.men, his) if weights.risk else 0)
        + weights.case * sum(closed)
        + weights.standing * sum(count > 0 for count in mine.men)
        + weights.run * longest(mine.men, 2 if weights.case else 1) ** 2
        + weights.shut * his.hand * sum(closed[ways.across(point)] for point in range(TABLE))
        + weights.entry * min(2, left_by_own(mine.men))
        + weights.flat * sum((count > 0) + (count > 1) / 2 for count in mine.men[TABLE : 2 * TABLE])
        + weights.able * can_make(mine.men, TABLE)
    )


def struck(ways: Ways, mine: Stand, his: Stand) -> Stand:
    """The adversary's men once those hit are in his hand."""
    hits = {ways.across(point) for point in mine.hits}
    men = tuple(0 if point in hits else count for point, count in enumerate(his.men))
    return Stand(men, his.hand + len(hits))


def to_run(stand: Stand) -> int:
    """The points all men have still to run."""
    return sum(count * (OFF - point) for point, count in enumerate(stand.men)) + stand.hand * (OFF - HAND)


def exposed(ways: Ways, men: Track, his: Stand) -> float:
    """The points that may be lost: those each lone man has run, times the chance that he is hit."""
    hunters = [HAND] * (his.hand > 0) + [point for point, count in enumerate(his.men) if count]
    return sum(
        (point - HAND) * danger(frozenset(distances(ways.across(point), hunters)))
        for point, count in enumerate(men)
        if count == 1
    )


def distances(prey: Point, hunters: list[Point]) -> list[int]:
    """How far the hunters behind him are, as far as a throw may carry them."""
    return [prey - hunter for hunter in hunters if 0 < prey - hunter <= FAR]


@lru_cache(maxsize=4096)
def danger(numbers: frozenset[int]) -> float:
    """How likely a throw makes one of the numbers, every passage being open."""
    return casts(covering(numbers)) / 36


def longest(men: Track, least: int) -> int:
    """The longest row of flèches with `least` men or more each."""
    rows = (len([*row]) for held, row in groupby(men, key=lambda count: count >= least) if held)
    return max(rows, default=0)
