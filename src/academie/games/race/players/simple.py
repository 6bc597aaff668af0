"""A simple player of the running games: it looks at where each play leaves the men, and no further.

One way of weighing serves all of them; what each game is about are the weights, as values.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import groupby
from typing import Any, Final, NamedTuple

from academie.games.race.law import RaceState
from academie.games.race.law.acts import HAND
from academie.games.race.law.occupancy import Stand, left_by_own
from academie.games.tables.law.odds import casts, covering
from academie.games.tables.law.track import FLECHES, OFF, TABLE, Point, Ways, can_make
from academie.kernel import Action, State, other

FAR: Final = 12
"""No simple throw carries a man farther."""


class Left(NamedTuple):
    """What a play leaves: the men of the player who moved, and the adversary's once those hit are in hand."""

    ways: Ways
    mine: Stand
    his: Stand


Feature = Callable[[Left], float]


class Weights(NamedTuple):
    """What is worth how much, in points still to be run."""

    ahead: float = 0
    risk: float = 0
    case: float = 0
    standing: float = 0
    run: float = 0
    shut: float = 0
    entry: float = 0
    flat: float = 0
    able: float = 0

    def chosen(self) -> list[tuple[float, Feature]]:
        """Those that count, each with what it is of."""
        return [(weight, FEATURES[name]) for name, weight in self._asdict().items() if weight]


WEIGHTS: Final[Mapping[str, Weights]] = {
    "toute-table": Weights(ahead=1, risk=1, case=4, run=1, shut=2.5),
    "revertier": Weights(ahead=0.5, risk=1, case=4, run=1, shut=4, entry=6),
    "jacquet": Weights(ahead=1, standing=3),
    "garanguet": Weights(ahead=1, standing=3),
    "plein": Weights(flat=20, able=200, ahead=-0.2),
}


class SimpleRacePlayer:
    """Takes the play that leaves the most; the same state is always answered alike."""

    def __init__(self, weights: Weights) -> None:
        self._weighed = weights.chosen()

    def choose(self, state: State[Any]) -> Action:
        assert isinstance(state, RaceState)
        ways, his = state.rules.ways.value, state.stand(other(state.thrower))
        plays = state.plays()
        return max(
            plays, key=lambda play: self.worth(Left(ways, plays[play], struck(ways, plays[play], his)))
        )

    def worth(self, left: Left) -> float:
        """How good what a play leaves is, in points to be run."""
        return sum(weight * feature(left) for weight, feature in self._weighed)


def struck(ways: Ways, mine: Stand, his: Stand) -> Stand:
    """The adversary's men once those hit are in his hand."""
    if not mine.hits:
        return his
    hits = {ways.across(point) for point in mine.hits}
    men = tuple(0 if point in hits else count for point, count in enumerate(his.men))
    return Stand(men, his.hand + len(hits))


def ahead(left: Left) -> float:
    """The points run and those the men just hit have lost."""
    lost = sum(left.ways.across(point) - HAND for point in left.mine.hits)
    return lost - to_run(left.mine)


def to_run(stand: Stand) -> int:
    """The points all men have still to run."""
    on_board = sum(count * (OFF - point) for point, count in enumerate(stand.men) if count)
    return on_board + stand.hand * (OFF - HAND)


def risk(left: Left) -> float:
    """The points that may be lost: those each lone man has run, times the chance that he is hit."""
    his = left.his
    hunters = [HAND] * (his.hand > 0) + [point for point, count in enumerate(his.men) if count]
    return -sum(
        (point - HAND) * danger(frozenset(distances(left.ways.across(point), hunters)))
        for point, count in enumerate(left.mine.men)
        if count == 1
    )


def distances(prey: Point, hunters: list[Point]) -> list[int]:
    """How far the hunters behind him are, as far as a throw may carry them."""
    return [prey - hunter for hunter in hunters if 0 < prey - hunter <= FAR]


@lru_cache(maxsize=4096)
def danger(numbers: frozenset[int]) -> float:
    """How likely the two numbers of a throw make one of these, every passage being open."""
    return casts(covering(numbers)) / 36


def case(left: Left) -> float:
    """The flèches held by two men."""
    return sum(count > 1 for count in left.mine.men)


def standing(left: Left) -> float:
    """The flèches with a man on them."""
    return FLECHES - left.mine.men.count(0)


def run(left: Left) -> float:
    """The longest row of cases without a gap, squared, since a row grows in strength with its length."""
    rows = (len([*row]) for held, row in groupby(left.mine.men, key=lambda count: count > 1) if held)
    return max(rows, default=0) ** 2


def shut(left: Left) -> float:
    """The adverse men in hand, each for every entry that a case closes to him."""
    if not left.his.hand:
        return 0
    return left.his.hand * sum(left.mine.men[left.ways.across(point)] > 1 for point in range(TABLE))


def entry(left: Left) -> float:
    """The entries one's own men leave, where none enters on his like; two are enough."""
    return min(2, left_by_own(left.mine.men))


def flat(left: Left) -> float:
    """The flèches of the second table with a man on them, and half as much for the second man."""
    return sum((count > 0) + (count > 1) / 2 for count in left.mine.men[TABLE : 2 * TABLE])


def able(left: Left) -> float:
    """Whether the second table can still be filled."""
    return can_make(left.mine.men, TABLE)


FEATURES: Final[Mapping[str, Feature]] = {
    "ahead": ahead,
    "risk": risk,
    "case": case,
    "standing": standing,
    "run": run,
    "shut": shut,
    "entry": entry,
    "flat": flat,
    "able": able,
}


SCALE: Final = 0.01
"""The simple player counts in points to be run; an engine in chances."""

SAME: Final[Mapping[str, tuple[str, float]]] = {
    "risk": ("risk", -24),
    "case": ("case", 6),
    "standing": ("standing", 10),
    "run": ("run", 36),
    "shut": ("shut", 6),
    "entry": ("entry", 2),
    "flat": ("flat", 9),
    "able": ("able", 1),
}
"""What the simple player weighs, by what the engine calls it, and what the engine divides it by."""


def simple_weights(chosen: Weights) -> str:
    """The simple player's weights for the engine: all on the player who moved, but for the points ahead."""
    weights = chosen._asdict()
    ahead = 100 * SCALE * weights.pop("ahead")
    lines = [f"to_run {-ahead} {ahead}"]
    for name, weight in weights.items():
        called, unit = SAME[name]
        lines.append(f"{called} 0 {-SCALE * unit * weight}")
    return "\n".join(lines)
