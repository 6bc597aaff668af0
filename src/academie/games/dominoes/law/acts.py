"""What players of dominoes do, and chance."""

from __future__ import annotations

from dataclasses import dataclass, field

from academie.games.dominoes.law.seating import turned
from academie.games.dominoes.law.tiles import Number, Tile, tile
from academie.kernel import Action, Seat


@dataclass(frozen=True, slots=True)
class Poseur(Action):
    """Chance names who leads first. `players` only tells how seats are counted on."""

    seat: Seat
    players: int = field(default=2, compare=False, repr=False)

    def mirrored(self) -> Poseur:
        return Poseur(turned(self.seat, self.players), self.players)


@dataclass(frozen=True, slots=True)
class Battre(Action):
    """Who is to lead turns the dés over and shuffles them."""


@dataclass(frozen=True, slots=True)
class Prendre(Action):
    """A dé taken from those that lie face down, by whoever is next to take."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Poser(Action):
    """A dé laid: its `inner` half to the end that shows that number, its `outer` half left open.

    The first dé of a coup touches nothing; its higher number is called the inner one.
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
