"""Dames rabattues as arrays, and its table: every state by every throw."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Final

import numpy as np

from academie.engine.solved.table import SolvedTable
from academie.games.rabattues.solution import AGREED, PILES, STATES, Half, number
from academie.games.tables.law.throw import THROWS, Throw
from academie.lab.solving import Chain, Chosen, Progress, Solver, longest, solve, tabled

WIDTH: Final = 5
"""The bytes of a worth."""
TAKINGS: Final = 4
"""How many parts of two numbers there are, none and both included."""

BEGIN: Final = Half(False, tuple(pile - 1 for pile in PILES))
DONE: Final = Half(True, (0,) * len(PILES))


@cache
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


def thrown(mine: Half, his: Half, cast: Throw, *, again: bool, transfer: bool) -> list[tuple[Half, Half]]:
    """What a throw leaves both players: first if the other takes all he can use, then if he takes less."""
    mine, left = use(mine, cast.numbers, again=again)
    denied = mine.laid and not his.laid and not transfer
    if mine == DONE or denied:
        return [(mine, his)]
    takings = (some for size in range(len(left), -1, -1) for some in combinations(left, size))
    return [*dict.fromkeys((mine, use(his, some, again=again)[0]) for some in takings)]


@cache
def chain(*, again: bool, transfer: bool) -> Chain:
    """The game as arrays, in which the other chooses of what is left: first to take all that he can."""
    shape = len(THROWS), TAKINGS, STATES
    after, turn, won = np.zeros(shape, np.int32), np.zeros(shape, np.int8), np.zeros(shape, np.int8)
    known = np.zeros(STATES, np.bool_)
    start = number(BEGIN, BEGIN)
    waiting = [(start, BEGIN, BEGIN)]
    known[start] = True
    while waiting:
        here, mine, his = waiting.pop()
        for place, cast in enumerate(THROWS):
            found = thrown(mine, his, cast, again=again, transfer=transfer)
            for play, (one, two) in enumerate(found):
                if DONE in {one, two}:
                    won[place, play:, here] = 1 if one == DONE else -1
                    turn[place, play:, here] = 0
                    continue
                following = (one, two) if cast.doublet else (two, one)
                there = number(*following)
                after[place, play:, here], turn[place, play:, here] = there, 1 if cast.doublet else -1
                won[place, play:, here] = 0
                if not known[there]:
                    known[there] = True
                    waiting.append((there, *following))
    return Chain(np.array([cast.ways / 36 for cast in THROWS]), after, turn, won, known, start, chooser=-1)


def by_name(name: str) -> Chain:
    """The game by the rules of that name; what is left is played for the other, unless he may choose."""
    agreed = AGREED[name]
    whole = chain(again=agreed.again, transfer=agreed.transfer)
    if agreed.watched:
        return whole
    after, turn, won = (array[:, :1] for array in (whole.after, whole.turn, whole.won))
    return replace(whole, after=after, turn=turn, won=won)


def make_table(names: Collection[str], progress: Progress) -> SolvedTable:
    """The table by those rules, with a bound for all: as if they could be chosen anew with every throw."""
    chains = {name: by_name(name) for name in AGREED if name in names}
    worths = {name: solve(each, progress) for name, each in chains.items()}
    every = [*chains.values()]
    after, turn, won = (
        np.concatenate([getattr(each, name) for each in every], 1) for name in ("after", "turn", "won")
    )
    known = np.any([each.known for each in every], 0)
    whole = replace(every[0], after=after, turn=turn, won=won, known=known)
    return tabled("rabattues", WIDTH, longest(whole, progress), worths, known)


def takes_all(game: Chain) -> Chosen:
    """What the simple player chooses: all that is left to him."""
    return np.zeros((len(THROWS), game.states), np.int8)


SOLVER: Final = Solver(tuple(AGREED), by_name, make_table, {"simple": takes_all})
