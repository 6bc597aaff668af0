"""The plays of a throw: every position that can be reached by playing as many numbers as can be played.

Source: ACAD Revertier ch. VI, X; Toute-table ch. V.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from academie.games.race.law.acts import Play
from academie.games.race.law.numbers import Numbers
from academie.games.race.law.occupancy import Ground, Stand, steps
from academie.games.tables.law.track import Move

Reached = dict[tuple[Numbers, Stand], tuple[Move, ...]]
"""What is left to play and where the men stand, with the first way found to come there."""


@lru_cache(maxsize=256)
def playable(ground: Ground, men: Stand, numbers: Numbers) -> Mapping[Play, Stand]:
    """Each play, in order, with what it leads to; a single empty play when nothing moves.

    A position is reached once, however many orders of men and numbers lead to it with the same men hit.
    """
    best: Reached = {(numbers, men): ()}
    reached = best
    while reached := onwards(ground, reached):
        best = reached
    return told(best, larger_first=ground.law.larger_first)


def onwards(ground: Ground, reached: Reached) -> Reached:
    """What can be reached by one number more."""
    further: Reached = {}
    for (numbers, stand), way in reached.items():
        for number in dict.fromkeys(numbers):
            left = without(numbers, number)
            for move, after in steps(ground, stand, number):
                if (left, after) not in further:
                    further[left, after] = (*way, move)
    return further


def without(numbers: Numbers, number: int) -> Numbers:
    """The numbers left once one is played."""
    at = numbers.index(number)
    return numbers[:at] + numbers[at + 1 :]


def told(best: Reached, *, larger_first: bool) -> Mapping[Play, Stand]:
    """The plays in order, those that leave over more points left out where the larger number comes first."""
    least = min(sum(numbers) for numbers, _ in best)
    found: dict[Stand, Play] = {}
    for (numbers, stand), way in best.items():
        if stand not in found and (not larger_first or sum(numbers) == least):
            found[stand] = Play(tuple(sorted(way)), stand.hits)
    return {play: stand for stand, play in sorted(found.items(), key=lambda item: item[1].moves)}
