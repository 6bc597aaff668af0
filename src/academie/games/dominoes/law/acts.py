"""What players of dominoes do, and chance."""

from __future__ import annotations

from dataclasses import dataclass, field

from academie.games.dominoes.law.seating import turned
from academie.games.dominoes.law.tiles import Number, Tile, tile
from academie.kernel import Action, Seat


@dataclass(frozen=True, slots=True)
class Poseur(Action):
    """Chance names who leads first. `players` says how many seats there are."""

    seat: Seat
    players: int = field(default=2, compare=False, repr=False)

    def mirrored(self) -> Poseur:
        return Poseur(turned(self.seat, self.players), self.players)


@dataclass(frozen=True, slots=True)
class Battre(Action):
    """The leader turns the tiles over and shuffles them."""


@dataclass(frozen=True, slots=True)
class Prendre(Action):
    """A tile taken from those that lie face down, by whoever is next to take."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Poser(Action):
    """A tile laid: its `inner` half to the end that shows that number, its `outer` half left open.

    The first tile of a coup touches nothing; its higher number is called the inner one.
    """

    inner: Number
    outer: Number

    @property
    def tile(self) -> Tile:
        return tile(self.inner, self.outer)


@dataclass(frozen=True, slots=True)
class Bouder(Action):
    """Has nothing that fits, and says so."""


DominoAction = Poseur | Battre | Prendre | Poser | Bouder
