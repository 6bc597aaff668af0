"""Dames rabattues as arrays, and its table: every state by every throw."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from academie.engine.solved.table import SolvedTable
from academie.games.rabattues.solution import (
    AGREED,
    ALIKE,
    BLOCKS,
    HIGH,
    PILES,
    STATES,
    Half,
    number,
    positions,
    rank,
)
from academie.games.tables.law.throw import THROWS
from academie.lab.solving import Chain, Chosen, Progress, Solver, longest, solve, tabled

WIDTH: Final = 5
"""The bytes of a worth."""
BEGIN: Final = Half(False, tuple(pile - 1 for pile in PILES))
TAKEN: Final = ((True, True), (True, False), (False, True), (False, False))
"""What the other may take of two numbers: first both."""


class Sides(NamedTuple):
    """One player's men in many states, as in `Half`; rows of counts are states."""

    laid: NDArray[np.bool_]
    counts: NDArray[np.int8]

    @property
    def gone(self) -> NDArray[np.bool_]:
        """Where no man is left."""
        found: NDArray[np.bool_] = self.laid & ~self.counts.any(1)
        return found


Asked = list[tuple[int, NDArray[np.bool_]]]
"""Numbers of the dice, each with the states in which it may be used."""


def use(side: Sides, asked: Asked, *, again: bool) -> tuple[Sides, Asked]:
    """The men once a player has used what numbers he can, and the numbers left."""
    counts, left = side.counts.copy(), list[tuple[int, NDArray[np.bool_]]]()
    for face, here in asked:
        can = here & (counts[:, face - 1] > 0)
        counts[:, face - 1] -= can
        left.append((face, here & ~can))
    done = ~side.laid & ~counts.any(1)
    # The last man is laid: on every flèche there are men to lift.
    counts[done] = PILES
    if again:
        for face, here in left:
            counts[:, face - 1] -= here & done
        left = [(face, here & ~done) for face, here in left]
    return Sides(side.laid | done, counts), left


def numbers(mine: Sides, his: Sides) -> NDArray[np.int64]:
    """The numbers of states, as `number` has them one by one."""
    pairs = mine.counts.astype(np.int64) * (np.array(PILES) + his.laid[:, None]) + his.counts
    low, high = (rank(np.sort(three, 1).T) for three in (pairs[:, :ALIKE], pairs[:, ALIKE:]))
    block = 2 * mine.laid + his.laid
    many, first = (np.array([of[laid] for laid in BLOCKS])[block] for of in (HIGH, BLOCKS))
    found: NDArray[np.int64] = first + low * many + high
    return found


@cache
def chain(*, again: bool, transfer: bool) -> Chain:
    """The game as arrays, in which the other chooses of what is left: first to take all that he can."""
    mine, his = _every()
    here, shape = numbers(mine, his), (len(THROWS), len(TAKEN), STATES)
    after, turn, won = np.zeros(shape, np.int32), np.zeros(shape, np.int8), np.zeros(shape, np.int8)
    for throw, cast in enumerate(THROWS):
        one, left = use(mine, [(face, np.ones(len(here), np.bool_)) for face in cast.numbers], again=again)
        open_ = ~one.gone & (transfer | ~one.laid | his.laid)
        for play, taken in enumerate(TAKEN):
            given = [(face, at & open_ & takes) for (face, at), takes in zip(left, taken, strict=True)]
            two, _ = use(his, given, again=again)
            over = one.gone.astype(np.int8) - two.gone
            won[throw, play, here] = over
            turn[throw, play, here] = np.where(over, 0, 1 if cast.doublet else -1)
            following = numbers(one, two) if cast.doublet else numbers(two, one)
            after[throw, play, here] = np.where(over, 0, following)
    known = np.zeros(STATES, np.bool_)
    known[here] = True
    ways = np.array([cast.ways / 36 for cast in THROWS])
    return Chain(ways, after, turn, won, known, number(BEGIN, BEGIN), chooser=-1)


def _every() -> tuple[Sides, Sides]:
    """Both players' men in every position."""
    both = [*zip(*positions(), strict=True)]
    mine, his = (
        Sides(np.array([half.laid for half in side]), np.array([half.counts for half in side], np.int8))
        for side in both
    )
    return mine, his


def by_name(name: str) -> Chain:
    """The game by the rules of that name; what is left is played for the other, unless he may choose."""
    agreed = AGREED[name]
    whole = chain(again=agreed.again, transfer=agreed.transfer)
    if agreed.watched:
        return whole
    return replace(whole, after=whole.after[:, :1], turn=whole.turn[:, :1], won=whole.won[:, :1])


def make_table(names: Collection[str], progress: Progress) -> SolvedTable:
    """The table by those rules, with a bound for all: as if they could be chosen anew with every throw."""
    asked = {name: agreed for name, agreed in AGREED.items() if name in names}
    worths = {name: solve(by_name(name), progress) for name in asked}
    laws = {(agreed.again, agreed.transfer) for agreed in asked.values()}
    every = [chain(again=again, transfer=transfer) for again, transfer in laws]
    after, turn = (np.concatenate([getattr(each, name) for each in every], 1) for name in ("after", "turn"))
    bounds = longest(replace(every[0], after=after, turn=turn), progress)
    return tabled("rabattues", WIDTH, bounds, worths, every[0].known)


def takes_all(game: Chain) -> Chosen:
    """What the simple player chooses: all that is left to him."""
    return np.zeros((len(THROWS), game.states), np.int8)


SOLVER: Final = Solver(tuple(AGREED), by_name, make_table, {"simple": takes_all})
