"""One player's men at dames rabattues, and what a number does to them.

Flèches are counted from the light: number `n` concerns flèche `n` only, whatever stands on the others.
Source: ACAD Dames rabattues ch. III, V, VI.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from typing import NamedTuple

from academie.games.tables.law.throw import FACES

Numbers = tuple[int, ...]


class Side(NamedTuple):
    """The men of one player, flèche by flèche: those lying, and those still stacked on the first."""

    lying: tuple[int, ...]
    stacked: tuple[int, ...]

    @property
    def laid(self) -> bool:
        """Whether no man is stacked, so that men may be lifted."""
        return not any(self.stacked)

    @property
    def men(self) -> int:
        """How many are left."""
        return sum(self.lying) + sum(self.stacked)

    def lay(self, number: int) -> Side | None:
        """The side with a man laid flat on that flèche; `None` if none is stacked there."""
        if not self.stacked[number - 1]:
            return None
        return Side(changed(self.lying, number, 1), changed(self.stacked, number, -1))

    def lift(self, number: int) -> Side | None:
        """The side with a man lifted from that flèche; `None` if none is left there."""
        return Side(changed(self.lying, number, -1), self.stacked) if self.lying[number - 1] else None


def piled(piles: Iterable[int]) -> Side:
    """The stacks as they are set up: the lowest man of each lies already."""
    heights = tuple(piles)
    return Side((1,) * len(heights), tuple(height - 1 for height in heights))


def changed(counts: tuple[int, ...], number: int, by: int) -> tuple[int, ...]:
    """The counts with that of one flèche changed."""
    return tuple(count + by if face == number else count for face, count in zip(FACES, counts, strict=True))


class Used(NamedTuple):
    """What a player does with numbers: those he uses, in order, and his side after each."""

    numbers: Numbers = ()
    sides: tuple[Side, ...] = ()


def most_used(side: Side, numbers: Numbers, *, lay_and_lift: bool) -> Used:
    """Use as many of the numbers as possible, the larger first where the order makes no difference.

    A player with stacked men lays; one without lifts, and if `lay_and_lift` also with what is left of the
    throw that laid the last man.
    """
    ways = (in_order(side, order, lay_and_lift=lay_and_lift) for order in permutations(numbers))
    return max(ways, key=lambda used: len(used.numbers), default=Used())


def in_order(side: Side, order: Numbers, *, lay_and_lift: bool) -> Used:
    """Use the numbers one after the other, leaving out those that cannot be used."""
    lifting = side.laid
    used = Used()
    for number in order:
        lifting = lifting or (lay_and_lift and side.laid)
        after = side.lift(number) if lifting else side.lay(number)
        if after is not None:
            used = Used((*used.numbers, number), (*used.sides, after))
            side = after
    return used


def left_of(numbers: Numbers, used: Numbers) -> Numbers:
    """The numbers that were not used."""
    left = [*numbers]
    for number in used:
        left.remove(number)
    return tuple(left)
