"""Dames rabattues as arrays, and its table: every state by every throw."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np

from academie.engine.solved.table import SolvedTable
from academie.games.rabattues.solution import NAMES, PILES, STATES, Half, number
from academie.games.tables.law.throw import THROWS, Throw
from academie.lab.solving import Chain, Progress, Solver, longest, solve, tabled

WIDTH: Final = 5
"""The bytes of a worth."""
TAKINGS: Final = 4
"""How many parts of two numbers there are, none and both included."""

BEGIN: Final = Half(False, tuple(pile - 1 for pile in PILES))
DONE: Final = Half(True, (0,) * len(PILES))


class Agreed(NamedTuple):
    """The points of law that decide what numbers do."""

    again: bool
    """Whether the number left once the last man is laid may lift."""
    transfer: bool
    """Whether who lays may do so with what the other, who lifts, leaves."""


def use(half: Half, numbers: tuple[int, ...], *, again: bool) -> tuple[Half, tuple[int, ...]]:
    """The men once a player has used what numbers he can, and the numbers left."""
    counts, left, laid = [*half.counts], list[int](), half.laid
    for face in numbers:
        if counts[face - 1]:
            counts[face - 1] -= 1
        else:
            left.append(face)
    if laid or any(counts):
        return Half(laid, tuple(counts)), tuple(left)
    # The last man is laid: on every flèche there are men to lift.
    lying = [*PILES]
    if again:
        for face in left:
            lying[face - 1] -= 1
        left = []
    return Half(True, tuple(lying)), tuple(left)


def thrown(mine: Half, his: Half, cast: Throw, agreed: Agreed) -> list[tuple[Half, Half]]:
    """What a throw leaves both players: first if the other takes all that he can use, then if he takes less."""
    mine, left = use(mine, cast.numbers, again=agreed.again)
    denied = mine.laid and not his.laid and not agreed.transfer
    if mine == DONE or denied:
        return [(mine, his)]
    takings = (some for size in range(len(left), -1, -1) for some in combinations(left, size))
    return [*dict.fromkeys((mine, use(his, some, again=agreed.again)[0]) for some in takings)]


def chain(agreed: Agreed) -> Chain:
    """The game as arrays, with every number left that the other may take or leave as plays.

    The first play is that he takes all he can, and alone where it is played for him.
    """
    shape = len(THROWS), TAKINGS, STATES
    after, turn, won = np.zeros(shape, np.int32), np.zeros(shape, np.int8), np.zeros(shape, np.int8)
    reached = np.zeros(STATES, np.bool_)
    start = number(BEGIN, BEGIN)
    waiting = [(start, BEGIN, BEGIN)]
    reached[start] = True
    while waiting:
        here, mine, his = waiting.pop()
        for place, cast in enumerate(THROWS):
            found = thrown(mine, his, cast, agreed)
            for play, (one, two) in enumerate(found):
                if DONE in {one, two}:
                    won[place, play:, here] = 1 if one == DONE else -1
                    turn[place, play:, here] = 0
                    continue
                following = (one, two) if cast.doublet else (two, one)
                there = number(*following)
                after[place, play:, here], turn[place, play:, here] = there, 1 if cast.doublet else -1
                won[place, play:, here] = 0
                if not reached[there]:
                    reached[there] = True
                    waiting.append((there, *following))
    return Chain(np.array([cast.ways / 36 for cast in THROWS]), after, turn, won, reached, start)


def taking(whole: Chain) -> Chain:
    """The game in which all that is left is taken; a check shows that nobody gains by taking less."""
    after, turn, won = (array[:, :1] for array in (whole.after, whole.turn, whole.won))
    return replace(whole, after=after, turn=turn, won=won)


def by_name(name: str) -> Chain:
    """The game by the rules of that name, with every number left as a play."""
    return chain(Agreed(*next(rules for rules, called in NAMES.items() if called == name)))


def make_table(names: Collection[str], progress: Progress) -> SolvedTable:
    """The table by those rules, with a bound for all: as if they could be chosen anew with every throw."""
    chains = {name: by_name(name) for name in NAMES.values() if name in names}
    worths = {name: solve(taking(each), progress) for name, each in chains.items()}
    one, *others = chains.values()
    after, turn, won = (
        np.concatenate([getattr(each, name) for each in (one, *others)], 1) for name in ("after", "turn", "won")
    )
    reached = np.any([each.reached for each in (one, *others)], 0)
    whole = Chain(one.ways, after, turn, won, reached, one.start)
    return tabled("rabattues", WIDTH, longest(whole, progress), worths, reached)


SOLVER: Final = Solver(
    tuple(NAMES.values()),
    lambda name: taking(by_name(name)),
    make_table,
    {"simple": lambda game: np.zeros((len(THROWS), game.states), np.int8)},
)
