"""A position as one throw finds it: flèches by name, men, dice, and what the law remembers.

Flèches are counted on their owner's own track.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from academie.games.tables.law.throw import Throw
from academie.games.tables.law.track import MEN, Point, Track, opposite
from academie.games.trictrac.law.rules import TrictracRules

TALON: Final[Point] = 0
COIN: Final[Point] = 11
ADVERSE_COIN: Final[Point] = 12

STACKED: Final[Track] = tuple(MEN if point == TALON else 0 for point in range(24))
"""All men on the talon."""


class Table(Enum):
    """A table of six flèches that can be filled, by its first flèche."""

    PETIT = 0
    GRAND = 6
    RETOUR = 18

    @property
    def base(self) -> Point:
        return self.value

    def __contains__(self, point: Point) -> bool:
        return self.value <= point < self.value + 6


def in_petit_jan(point: Point) -> bool:
    """Whether the flèche lies in either player's petit jan, where hits are worth most."""
    return point in Table.PETIT or point in Table.RETOUR


@dataclass(frozen=True, slots=True)
class Past:
    """What the law remembers of a player's relevé."""

    throws: int = 0
    """How many times he has thrown, counted no further than three."""
    coin_held: bool = False
    """Whether he has held his coin."""


@dataclass(frozen=True, slots=True)
class Coup:
    """The thrower's men, the adversary's men (each on its owner's track), the throw and the law.

    All that moving and scoring may look at. The pasts are those before the throw.
    """

    mine: Track
    his: Track
    throw: Throw
    rules: TrictracRules
    my_past: Past = Past()
    his_past: Past = Past()
    rencontre: Throw | None = None
    """The adversary's throw that began the relevé, while it can still be met."""

    def his_at(self, point: Point) -> int:
        """How many adverse men stand on the flèche that is `point` to the thrower."""
        return self.his[opposite(point)]
