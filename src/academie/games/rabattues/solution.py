"""Dames rabattues solved: its states before a throw by number.

A number of the dice concerns its own flèche only, so that flèches of equal piles can be exchanged for both
players at once. A state is, for each flèche, the men still stacked, or those still lying once all are laid,
of the thrower and of the other; and flèches of equal piles are a set of such pairs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import accumulate, chain, combinations_with_replacement, product
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


class Agreed(NamedTuple):
    """The points of law that decide what numbers do."""

    again: bool
    """Whether the number left once the last man is laid may lift."""
    transfer: bool
    """Whether who lays may do so with what the other, who lifts, leaves."""
    watched: bool
    """Whether each may take or leave what the other leaves him; else it is played for him."""

    @property
    def name(self) -> str:
        """Their name in the table."""
        parts = ("no-lift" * (not self.again), "no-transfer" * (not self.transfer), "watched" * self.watched)
        return "-".join(filter(None, parts)) or "standard"


AGREED: Final[Mapping[str, Agreed]] = {
    agreed.name: agreed for agreed in map(Agreed._make, product((True, False), (True, False), (False, True)))
}
"""Every law that can be agreed on, that of the treatise first."""


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
    """In how many ways the men of one player can stand on a flèche."""
    return pile + laid


def _sizes(laid: tuple[bool, bool]) -> tuple[int, int]:
    """How many sets there are of the low flèches, and of the high."""
    low, high = (_sets(_radix(pile, laid[0]) * _radix(pile, laid[1])) for pile in (PILES[0], PILES[-1]))
    return low, high


_LAID: Final = tuple(product((False, True), (False, True)))
_MANY: Final = [low * high for low, high in map(_sizes, _LAID)]
BLOCKS: Final[Mapping[tuple[bool, bool], int]] = dict(zip(_LAID, accumulate(_MANY, initial=0), strict=False))
"""Where the states begin in which the thrower has all laid or not, and the other."""
STATES: Final = sum(_MANY)
HIGH: Final = {laid: _sizes(laid)[1] for laid in BLOCKS}
"""How many sets there are of the high flèches."""


def number(mine: Half, his: Half) -> int:
    """The number of a state; that of its likes, flèches of equal piles being exchanged, is the same."""
    laid = mine.laid, his.laid
    pairs = [
        one * _radix(pile, his.laid) + two
        for pile, one, two in zip(PILES, mine.counts, his.counts, strict=True)
    ]
    low, high = (rank(sorted(three)) for three in (pairs[:ALIKE], pairs[ALIKE:]))
    found: int = BLOCKS[laid] + low * HIGH[laid] + high
    return found


def rank(three: Any) -> Any:  # noqa: ANN401 - of whole numbers, or of arrays of them
    """The number of a set of three, given in order."""
    low, middle, high = three
    return low + middle * (middle + 1) // 2 + high * (high + 1) * (high + 2) // 6


def positions() -> Iterator[tuple[Half, Half]]:
    """Every way both players can stand while the game goes on, one of each that are alike."""
    for mine, his in BLOCKS:
        low, high = (
            combinations_with_replacement(product(range(_radix(pile, mine)), range(_radix(pile, his))), ALIKE)
            for pile in (PILES[0], PILES[-1])
        )
        for pairs in product(low, high):
            one, two = zip(*chain.from_iterable(pairs), strict=True)
            # Who has no man on his flèches has won; who has none stacked has all laid.
            if any(one) and any(two):
                yield Half(mine, one), Half(his, two)


def rules(state: State[Any]) -> str | None:
    """The name of the rules in the table, for the piles of the treatise."""
    if not isinstance(state, RabattuesState):
        return None
    law = state.rules
    if law.piles.value != PILES or not law.doublet_again:
        return None
    return Agreed(law.lay_and_lift.value, law.lay_by_transfer.value, law.claim_transfers.value).name


def place(state: State[Any]) -> Place | None:
    """The number of a state before a throw."""
    assert isinstance(state, RabattuesState)
    if state.phase is not Phase.THROW:
        return None
    thrower = state.thrower
    return Place(number(half_of(state.sides[thrower]), half_of(state.sides[other(thrower)])), thrower)


def starts() -> Mapping[str, RabattuesState]:
    """The first state by each of the rules."""
    points = ("lay_and_lift", "lay_by_transfer", "claim_transfers")
    return {
        name: RABATTUES.start(options={"first": "white", **dict(zip(points, agreed, strict=True))})
        for name, agreed in AGREED.items()
    }


SOLVED: Final = SolvedGame("rabattues", "academie.games.rabattues", rules, place, starts)
