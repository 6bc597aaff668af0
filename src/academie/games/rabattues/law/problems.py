"""Why a position of dames rabattues cannot be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.games.rabattues.law.rules import RabattuesRules
from academie.games.rabattues.law.side import Side
from academie.games.tables.law.pair import Pair
from academie.games.tables.law.throw import FACES

NAMES: Final = ("White", "Black")


def problems(sides: Pair[Side], rules: RabattuesRules) -> tuple[str, ...]:
    """Every flaw found in the men, in words."""
    return tuple(
        flaw for name, side in zip(NAMES, sides, strict=True) for flaw in _of_side(name, side, rules)
    )


def _of_side(name: str, side: Side, rules: RabattuesRules) -> Iterator[str]:
    for face, lying, stacked, pile in zip(FACES, side.lying, side.stacked, rules.piles.value, strict=True):
        if min(lying, stacked) < 0 or lying + stacked > pile:
            yield f"{name} has {lying + stacked} men on flèche {face}, where there are {pile}"
        elif stacked and not lying:
            yield f"{name} has men stacked on nothing on flèche {face}"
    if not side.laid and side.men < sum(rules.piles.value):
        yield f"{name} has lifted men before all were laid"
