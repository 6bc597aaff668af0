"""The twenty-eight tiles of a double-six set, and the hands they are held in.

Source: ACAD Domino ch. I.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from academie.kernel import IllegalAction
from academie.words import Message

Number = int
"""What one half of a tile shows: 0, the blank, to 6."""
HIGHEST: Final = 6


class Tile(NamedTuple):
    """A tile, its higher number first; tiles are ordered by it."""

    high: Number
    low: Number

    @property
    def pips(self) -> int:
        return self.high + self.low

    @property
    def double(self) -> bool:
        return self.high == self.low

    def beyond(self, number: Number) -> Number:
        """The number of the other half."""
        return self.low if number == self.high else self.high


Tiles = tuple[Tile, ...]


def tile(one: Number, other: Number) -> Tile:
    """The tile of two numbers, in either order."""
    return Tile(max(one, other), min(one, other))


def pips(tiles: Iterable[Tile]) -> int:
    """What the tiles count together."""
    return sum(one.pips for one in tiles)


SET: Final[Tiles] = tuple(Tile(high, low) for high in range(HIGHEST + 1) for low in range(high + 1))
"""All of them."""
OF_A_NUMBER: Final = HIGHEST + 1
"""On how many tiles each number stands."""


@dataclass(frozen=True, slots=True)
class Hand:
    """Tiles in order; `hidden` of them lie face down and are not known."""

    tiles: Tiles = ()
    hidden: int = 0

    @property
    def size(self) -> int:
        return len(self.tiles) + self.hidden

    @property
    def pips(self) -> int:
        """What is left to count. Raises `IllegalAction` where some of it is face down."""
        if self.hidden:
            raise IllegalAction(Message("dominoes-hidden"))
        return pips(self.tiles)

    def covered(self) -> Hand:
        """The hand as others see it."""
        return Hand(hidden=self.size)

    def plus(self, taken: Tile) -> Hand:
        """The hand with a tile more."""
        return replace(self, tiles=tuple(sorted((*self.tiles, taken))))

    def without(self, laid: Tile) -> Hand:
        """The hand without that tile."""
        return replace(self, tiles=tuple(held for held in self.tiles if held != laid))
