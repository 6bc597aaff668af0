"""The plays of a throw: every position that can be reached by playing as many numbers as can be played.

Source: ACAD Revertier ch. VI, X; Toute-table ch. V.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from academie.games.race.law.acts import Cast, Play
from academie.games.race.law.occupancy import Occupancy, Stand, steps, waits
from academie.games.race.law.rules import Entry
from academie.games.tables.law.track import Move

Numbers = tuple[int, ...]
"""From the largest to the smallest."""


def plays_of(cast: Cast, triplet: int) -> tuple[Numbers, ...]:
    """The numbers of each play of the throw: one play, save for a triplet, whose dice are played over again.

    Of three dice a pair is doubled only if it is greater than the third (LEP, garanguet).
    """
    high, *rest = cast.numbers
    if len({*cast.numbers}) == 1 and len(rest) == 2:
        return (cast.numbers,) * (triplet // 3)
    if high == rest[0]:
        return ((high, high, high, high, *rest[1:]),)
    return (cast.numbers,)


Reached = dict[tuple[Numbers, Stand], tuple[Move, ...]]
"""What is left to play and where the men stand, with the first way found to come there."""


@lru_cache(maxsize=256)
def playable(occupancy: Occupancy, men: Stand, numbers: Numbers) -> Mapping[Play, Stand]:
    """Each play, in order, with what it leads to; a single empty play when nothing moves.

    A position is reached once, however many orders of men and numbers lead to it with the same men hit.
    """
    best: Reached = {(numbers, men): ()}
    if waits(occupancy, men):
        return ordered(one_entered(occupancy, best), larger_first=False)
    reached = best
    while reached := onwards(occupancy, reached):
        best = reached
    return ordered(best, larger_first=occupancy.movement.larger_first)


def one_entered(occupancy: Occupancy, still: Reached) -> Reached:
    """What a player reaches who is hors du jeu: one man entered by either number, or none."""
    entered = onwards(occupancy, still)
    return {**still, **entered} if occupancy.movement.entry is Entry.AT_WILL else entered or still


def onwards(occupancy: Occupancy, reached: Reached) -> Reached:
    """What can be reached by one number more."""
    further: Reached = {}
    for (numbers, stand), way in reached.items():
        for number in dict.fromkeys(numbers):
            left = without(numbers, number)
            for move, after in steps(occupancy, stand, number):
                if (left, after) not in further:
                    further[left, after] = (*way, move)
    return further


def without(numbers: Numbers, number: int) -> Numbers:
    """The numbers left once one is played."""
    at = numbers.index(number)
    return numbers[:at] + numbers[at + 1 :]


def ordered(best: Reached, *, larger_first: bool) -> Mapping[Play, Stand]:
    """The plays in order, those that leave over more points left out where the larger number comes first."""
    least = min(sum(numbers) for numbers, _ in best)
    found: dict[Stand, Play] = {}
    for (numbers, stand), way in best.items():
        if stand not in found and (not larger_first or sum(numbers) == least):
            found[stand] = Play(tuple(sorted(way)), stand.hits)
    return {play: stand for stand, play in sorted(found.items(), key=lambda item: item[1].moves)}
