"""What many games came to, summed so that the order of summing does not show."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import inf, sqrt
from typing import Final

UNIT: Final = 1 << 32
"""How finely values are counted."""
SURE: Final = 1.96
"""How many standard errors either way hold the truth nineteen times in twenty."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Games, with the sums of what they were worth to White and of the squares, in 2^-32ths of the stakes."""

    games: int = 0
    total: int = 0
    squares: int = 0

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.games + other.games, self.total + other.total, self.squares + other.squares)

    @property
    def mean(self) -> float:
        """What a game was worth to White, in stakes; nothing while there is none."""
        return float(Fraction(self.total, UNIT * self.games)) if self.games else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean; unbounded of fewer games than two."""
        if self.games < 2:
            return inf
        spread = Fraction(self.squares, UNIT * self.games) - Fraction(self.total, UNIT * self.games) ** 2
        return sqrt(max(Fraction(0), spread) / (self.games - 1))

    @property
    def interval(self) -> tuple[float, float]:
        """Where the mean of endlessly many games lies, nineteen times in twenty."""
        return self.mean - SURE * self.error, self.mean + SURE * self.error
