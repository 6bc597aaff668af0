"""What the next throw of a player may bring: counted throw by throw, so that two acts can be compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from academie.kernel import Citation, Facet, Seat, State


@dataclass(frozen=True, slots=True)
class CountedThrow:
    """One throw: in how many ways it falls, what it marks for either player, and what it does."""

    throw: str
    ways: int
    points: int = 0
    """For the thrower."""
    given: int = 0
    """For the adversary."""
    kinds: frozenset[str] = frozenset()
    """Among `fill`, `keep`, `hit`, `false-hit` and `fail`, which is a number that cannot be played."""


@dataclass(frozen=True, slots=True)
class ThrowCounts:
    """All the throws of one player, and the articles that what they do rests on, by kind."""

    casts: tuple[CountedThrow, ...]
    articles: Mapping[str, Citation] = field(default_factory=dict[str, Citation])

    @property
    def all_ways(self) -> int:
        return sum(cast.ways for cast in self.casts)

    @property
    def scoring(self) -> int:
        """In how many ways the thrower marks something."""
        return sum(cast.ways for cast in self.casts if cast.points)

    @property
    def points(self) -> float:
        """What the thrower marks on average."""
        return sum(cast.ways * cast.points for cast in self.casts) / self.all_ways

    @property
    def given(self) -> float:
        """What the adversary marks on average."""
        return sum(cast.ways * cast.given for cast in self.casts) / self.all_ways

    @property
    def kinds(self) -> Mapping[str, int]:
        """In how many ways each kind of thing is done."""
        return Counter(kind for cast in self.casts for kind in cast.kinds for _ in range(cast.ways))

    def to_json(self) -> dict[str, Any]:
        return {
            "of": self.all_ways,
            "scoring": self.scoring,
            "points": round(self.points, 2),
            "given": round(self.given, 2),
            "kinds": dict(self.kinds),
            "casts": {cast.throw: cast.points for cast in self.casts},
        }


CountThrows = Callable[[State[Any], Seat], ThrowCounts | None]
"""Counts the throws of a seat in a state where dice are due, as if they were that seat's to throw."""
THROW_COUNTS: Final[Facet[CountThrows]] = Facet("throw_counts")


def telling_kind(better: Iterable[ThrowCounts], worse: Iterable[ThrowCounts]) -> str | None:
    """Return the kind of thing that the throws after two acts do most unequally often, if any."""
    differences: Counter[str] = Counter()
    for one, two in zip(better, worse, strict=True):
        for kind in {*one.kinds, *two.kinds}:
            differences[kind] += abs(one.kinds.get(kind, 0) - two.kinds.get(kind, 0))
    found = differences.most_common(1)
    return found[0][0] if found and found[0][1] > 0 else None
