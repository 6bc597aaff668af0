"""Dames rabattues solved: its states before a throw by number.

A number of the dice concerns its own flèche only, so that flèches of equal piles can be exchanged for both
players at once. A state is, for each flèche, the men still stacked, or those still lying once all are laid,
of the thrower and of the other; and flèches of equal piles are a set of such pairs.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from math import comb
from typing import Any, Final, NamedTuple

from academie.engine.solved.solution import Place, SolvedGame
from academie.games.rabattues.law import RABATTUES, RabattuesState
from academie.games.rabattues.law.side import Side
from academie.games.tables.law.turns import Phase
from academie.kernel import State, other

PILES: Final = (2, 2, 2, 3, 3, 3)
ALIKE: Final = 3
"""How many flèches have piles of one height: the first three, and the last."""
NAMES: Final[Mapping[tuple[bool, bool], str]] = {
    (True, True): "standard",
    (True, False): "no-transfer",
    (False, True): "no-lift",
    (False, False): "no-lift-no-transfer",
}
"""The rules in the table: whether a throw that lays the last man may lift, and whether who lays may do so with
a number that the other, who lifts, has no use for."""
WATCHED: Final = "-watched"
"""What a check adds to the rules by which each sees for himself what the other leaves him."""


class Half(NamedTuple):
    """One player's men: whether all are laid, and by flèche those lying, or else those stacked."""

    laid: bool
    counts: tuple[int, ...]


def half_of(side: Side) -> Half:
    """The men of a side."""
    return Half(True, side.lying) if side.laid else Half(False, side.stacked)


def _sets(kinds: int) -> int:
    """How many sets of flèches there are, each of one of so many kinds."""
    return comb(kinds + ALIKE - 1, ALIKE)


def _radix(pile: int, laid: bool) -> int:
    return pile + laid


def _sizes(laid: tuple[bool, bool]) -> tuple[int, int]:
    """How many sets there are of the low flèches, and of the high."""
    low, high = (_sets(_radix(pile, laid[0]) * _radix(pile, laid[1])) for pile in (PILES[0], PILES[-1]))
    return low, high


BLOCKS: Final[Mapping[tuple[bool, bool], int]] = {
    laid: sum(low * high for low, high in map(_sizes, [*product((False, True), repeat=2)][:place]))
    for place, laid in enumerate(product((False, True), repeat=2))
}
"""Where the states begin in which the thrower has all laid or not, and the other."""
STATES: Final = sum(low * high for low, high in map(_sizes, BLOCKS))


def number(mine: Half, his: Half) -> int:
    """The number of a state; that of its likes, flèches of equal piles being exchanged, is the same."""
    laid = mine.laid, his.laid
    pairs = [
        one * _radix(pile, his.laid) + two
        for pile, one, two in zip(PILES, mine.counts, his.counts, strict=True)
    ]
    low, high = (_rank(sorted(three)) for three in (pairs[:ALIKE], pairs[ALIKE:]))
    return BLOCKS[laid] + low * _sizes_of[laid] + high


_sizes_of: Final = {laid: _sizes(laid)[1] for laid in BLOCKS}


def _rank(three: list[int]) -> int:
    """The number of a set of three, given in order."""
    low, middle, high = three
    return low + middle * (middle + 1) // 2 + high * (high + 1) * (high + 2) // 6


def rules(state: State[Any]) -> str | None:
    """The name of the rules in the table, for the piles of the treatise."""
    if not isinstance(state, RabattuesState):
        return None
    law = state.rules
    if law.piles.value != PILES or not law.doublet_again:
        return None
    return NAMES[bool(law.lay_and_lift.value), bool(law.lay_by_transfer.value)]


def place(state: State[Any]) -> Place | None:
    """The number of a state before a throw."""
    assert isinstance(state, RabattuesState)
    if state.phase is not Phase.THROW:
        return None
    thrower = state.thrower
    return Place(number(half_of(state.sides[thrower]), half_of(state.sides[other(thrower)])), thrower)


def starts() -> Mapping[str, RabattuesState]:
    """The first state by each of the rules, and where each must see for himself what is left to him."""
    found = dict[str, RabattuesState]()
    for (again, transfer), name in NAMES.items():
        for watched in (False, True):
            agreed = {"lay_and_lift": again, "lay_by_transfer": transfer, "claim_transfers": watched}
            found[name + watched * WATCHED] = RABATTUES.start(options={"first": "white", **agreed})
    return found


SOLVED: Final = SolvedGame("rabattues", "academie.games.rabattues", rules, place, starts)
