"""What one player holds: dés he sees, or, in the eyes of the others, so many backs."""

from __future__ import annotations

from dataclasses import dataclass, replace

from academie.games.dominoes.law.tiles import Tile, Tiles, pips
from academie.kernel import IllegalAction, Text


@dataclass(frozen=True, slots=True)
class Hand:
    """Dés in order; `hidden` of them lie face down and are not known."""

    tiles: Tiles = ()
    hidden: int = 0

    @property
    def size(self) -> int:
        return len(self.tiles) + self.hidden

    @property
    def pips(self) -> int:
        """What is left to count. Raises `IllegalAction` where some of it is face down."""
        if self.hidden:
            raise IllegalAction(
                Text("des dés face cachée ne se comptent pas", "dés that lie face down cannot be counted")
            )
        return pips(self.tiles)

    def covered(self) -> Hand:
        """The hand as others see it."""
        return Hand(hidden=self.size)

    def plus(self, taken: Tile) -> Hand:
        """The hand with a dé more."""
        return replace(self, tiles=tuple(sorted((*self.tiles, taken))))

    def without(self, laid: Tile) -> Hand:
        """The hand without that dé."""
        return replace(self, tiles=tuple(held for held in self.tiles if held != laid))
