"""When a match has shown enough: a sequential test on pairs of games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import log
from typing import Final

from academie.lab.score import share_at

SLIGHT: Final = 1e-3
"""So many pairs of each result are taken for seen at first, lest a run of equal results look certain."""
RESULTS: Final = (0.0, 0.5, 1.0)


class Verdict(StrEnum):
    """What a test says."""

    STRONGER = "stronger"
    NOT_STRONGER = "not stronger"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Sequential:
    """Tests whether a player is stronger by `high` Elo points rather than by `low`.

    It errs one way and the other as rarely as told, and stops as soon as it can. What is drawn is pairs of
    games on the same dice, so that luck they share does not count. The likelihood ratio is the generalised
    one of a normal mean with the spread that is seen.

    Source: A. Wald, *Sequential tests of statistical hypotheses*, 1945 (the bounds); M. Van den Bergh, *A
    practical introduction to the GSPRT*, 2020, as in fishtest: N (s1 - s0)(2 mean - s0 - s1) / (2 variance).
    """

    low: float = 0.0
    high: float = 20.0
    false_alarm: float = 0.05
    false_calm: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """Below the first the player is not stronger, above the second he is."""
        calm, alarm = self.false_calm, self.false_alarm
        return log(calm / (1.0 - alarm)), log((1.0 - calm) / alarm)

    def ratio(self, shares: Sequence[float]) -> float:
        """The logarithm of the likelihood ratio, from the share won of each pair."""
        weight = len(shares) + SLIGHT * len(RESULTS)
        mean = (sum(shares) + SLIGHT * sum(RESULTS)) / weight
        seen = sum((share - mean) ** 2 for share in shares)
        spread = (seen + SLIGHT * sum((result - mean) ** 2 for result in RESULTS)) / weight
        low, high = share_at(self.low), share_at(self.high)
        return weight * (high - low) * (2.0 * mean - low - high) / (2.0 * spread)

    def verdict(self, shares: Sequence[float]) -> Verdict:
        """What the pairs say so far."""
        least, most = self.bounds
        ratio = self.ratio(shares)
        if ratio >= most:
            return Verdict.STRONGER
        return Verdict.NOT_STRONGER if ratio <= least else Verdict.OPEN
