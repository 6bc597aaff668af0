"""Names of the flèches, each on its owner's own track."""

from __future__ import annotations

from enum import Enum
from typing import Final

from academie.games.tables.law.track import Point

TALON: Final[Point] = 0
COIN: Final[Point] = 11
ADVERSE_COIN: Final[Point] = 12


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
