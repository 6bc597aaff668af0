"""How many of the 36 rolls of two dice do what one wants: counting, without a board.

Source: LEP part 2; ACAD-A ch. V; ACAD-B ch. XIV.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import combinations, permutations
from typing import NamedTuple

from academie.games.tables.law.throw import FACES, THROWS, Throw

Throws = tuple[Throw, ...]


def casts(throws: Iterable[Throw]) -> int:
    """In how many of the 36 rolls one of `throws` falls."""
    return sum(cast.ways for cast in throws)


def pips(throws: Iterable[Throw]) -> int:
    """The points of all the rolls in which one of `throws` falls."""
    return sum(cast.ways * cast.total for cast in throws)


def totalling(totals: Collection[int]) -> Throws:
    """The throws whose two numbers together make one of `totals`."""
    return tuple(cast for cast in THROWS if cast.total in totals)


def showing(numbers: Collection[int]) -> Throws:
    """The throws with one of `numbers` on a die: what serves *directly*."""
    return tuple(cast for cast in THROWS if {*cast.numbers} & {*numbers})


def ways(cast: Throw, numbers: Collection[int]) -> int:
    """How many of `numbers` the throw makes, by a die or by both together, every passage being open."""
    return len({*cast.numbers, cast.total} & {*numbers})


def covering(numbers: Collection[int], least: int = 1) -> Throws:
    """The throws that make `least` of `numbers` or more.

    They cover a demi-case, or hit a man, that has men waiting at those distances.
    """
    return tuple(cast for cast in THROWS if ways(cast, numbers) >= least)


def ways_by_throw(numbers: Collection[int]) -> dict[Throw, int]:
    """How many of `numbers` each throw makes."""
    return {cast: ways(cast, numbers) for cast in THROWS}


def made_by_two(singles: Collection[int], cases: Collection[int]) -> Throws:
    """The throws whose numbers are both distances of men, another man for each: they take or hit a coin.

    A lone man serves one number, so that a doublet needs two men at its distance, which is a case.
    Source: LEP part 2 ch. V.
    """
    near = {*singles, *cases}
    return tuple(
        cast for cast in THROWS if {*cast.numbers} <= near and (not cast.doublet or cast.high in cases)
    )


class Shortcut(NamedTuple):
    """Lepeintre's way of counting covering throws in the head, for so many different numbers up to six.

    Source: LEP part 2 ch. II-IV.
    """

    size: int
    """How many numbers it is for."""
    least: int
    """In how many ways the throws it counts cover."""
    base: int
    per_point: int
    """Added for each point of the numbers."""
    per_half: int
    """Added for each number that is half of another."""
    per_sum: int
    """Added for each number that is the sum of two different others."""

    def count(self, numbers: Collection[int]) -> int:
        """What the shortcut gives."""
        return (
            self.base
            + self.per_point * sum(numbers)
            + self.per_half * sum(2 * one == two for one, two in permutations(numbers, 2))
            + self.per_sum * sum(one + two in numbers for one, two in combinations(numbers, 2))
        )

    def successes(self) -> int:
        """For how many sets of numbers it gives what enumerating the throws gives."""
        return sum(
            self.count(numbers) == casts(covering(numbers, self.least))
            for numbers in combinations(FACES, self.size)
        )
