"""The acts of dominoes, and who sits where: play goes to the right, from each seat to the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeVar

from academie.games.dominoes.law.tiles import Number, Tile, tile
from academie.kernel import Action, Seat

T = TypeVar("T")

MOST: Final = 4
"""How many sit down at most."""


def turned(seat: Seat, players: int) -> Seat:
    """The seat at its right, to which play goes."""
    return Seat((seat + 1) % players)


def rotated(values: Sequence[T]) -> tuple[T, ...]:
    """What each seat or side has, moved on to the next."""
    return (*values[-1:], *values[:-1])


def put(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The values with that of one seat replaced."""
    return (*values[:seat], value, *values[seat + 1 :])


@dataclass(frozen=True, slots=True)
class Poseur(Action):
    """Chance names who leads first. `players` says how many seats there are."""

    seat: Seat
    players: int = field(default=2, compare=False, repr=False)

    def mirrored(self) -> Poseur:
        return Poseur(turned(self.seat, self.players), self.players)


@dataclass(frozen=True, slots=True)
class Tirer(Action):
    """A tile drawn, for all to see, by whoever is next to draw for the seats."""

    tile: Tile


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


DominoAction = Tirer | Poseur | Battre | Prendre | Poser | Bouder


class Turn(NamedTuple):
    """What a seat did at its turn, for all to see."""

    seat: Seat
    act: Poser | Bouder
