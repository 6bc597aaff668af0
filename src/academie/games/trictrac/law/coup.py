"""One throw, seen from the thrower: all that moving and scoring may look at."""

from __future__ import annotations

from dataclasses import dataclass

from academie.games.tables.law.throw import Throw
from academie.games.tables.law.track import Point, Track, opposite
from academie.games.trictrac.law.rules import TrictracRules


@dataclass(frozen=True, slots=True)
class Past:
    """What the law remembers of a player's relevé."""

    throws: int = 0
    """How many times he has thrown, counted no further than three."""
    coin_held: bool = False
    """Whether he has held his coin."""


@dataclass(frozen=True, slots=True)
class Coup:
    """The thrower's men, the adversary's men (each on its owner's track), the throw and the law."""

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
