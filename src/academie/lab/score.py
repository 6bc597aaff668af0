"""What matches came to, with 95 % bounds, and the sequential test that says when they have shown enough."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import inf, log, log10, sqrt
from statistics import mean, stdev
from typing import Final, NamedTuple

from academie.engine.dice.engine import SURE

SLIGHT: Final = 1e-3
"""How many pairs of each result are assumed at first, so that equal results do not look certain."""
RESULTS: Final = (0.0, 0.5, 1.0)


def half(values: Sequence[float]) -> float:
    """Half the 95 % interval around the mean of independent values; infinite for fewer than two."""
    return SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf


def elo(share: float) -> float:
    """The difference in strength at which one wins that share, in Elo points; unbounded at none or all.

    Source: A. E. Elo, *The Rating of Chessplayers*, 1978: the logistic curve, 400 points a tenfold chance.
    """
    if not 0.0 < share < 1.0:
        return inf if share >= 1.0 else -inf
    return -400.0 * log10(1.0 / share - 1.0)


def share_at(points: float) -> float:
    """The share won by a player stronger by that many Elo points."""
    return float(1.0 / (1.0 + 10.0 ** (-points / 400.0)))


class Score(NamedTuple):
    """What one player won of each game, in groups of games with the same dice."""

    groups: Sequence[Sequence[float]]

    @property
    def games(self) -> int:
        return sum(map(len, self.groups))

    @property
    def stakes(self) -> list[float]:
        """The mean won per game, for each group."""
        return [mean(group) for group in self.groups]

    @property
    def shares(self) -> list[float]:
        """The share of games won, for each group; a game that neither won counts half."""
        return [mean((1.0 + (gain > 0) - (gain < 0)) / 2.0 for gain in group) for group in self.groups]

    @property
    def share(self) -> tuple[float, float, float]:
        """The share of games won, with its bounds."""
        return _between(self.shares)

    @property
    def elo(self) -> tuple[float, float, float]:
        """How much stronger the player is, with the bounds of that."""
        share, least, most = self.share
        return elo(share), elo(least), elo(most)

    @property
    def record(self) -> tuple[int, int, int]:
        """How many games were won, drawn and lost."""
        gains = [gain for group in self.groups for gain in group]
        won, lost = sum(gain > 0 for gain in gains), sum(gain < 0 for gain in gains)
        return won, len(gains) - won - lost, lost

    def points(self) -> str:
        """Games won, drawn and lost, the share of the points and the difference in Elo points, as text."""
        (won, drawn, lost), (share, _, most), (points, least, best) = self.record, self.share, self.elo
        return (
            f"{self.games} games +{won} ={drawn} -{lost}: {100 * share:.1f} % ± {100 * (most - share):.1f}, "
            f"Elo {points:+.0f} ({least:+.0f} … {best:+.0f})"
        )

    def summary(self) -> str:
        """Games won, and stakes per game, as text."""
        share, _, most = self.share
        return (
            f"{self.games:6} games, won {100 * share:5.1f} % ± {100 * (most - share):.1f}, "
            f"{mean(self.stakes):+.3f} ± {half(self.stakes):.3f} stakes a game"
        )


def _between(values: Sequence[float]) -> tuple[float, float, float]:
    if not values:
        return 0.5, -inf, inf
    middle, off = mean(values), half(values)
    return middle, middle - off, middle + off


class Verdict(StrEnum):
    """What a test says of a player."""

    STRONGER = "stronger"
    NOT_STRONGER = "not stronger"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Sequential:
    """Tests whether a player is stronger by `high` Elo points rather than by `low`.

    It errs either way as rarely as asked, and stops as soon as it can. A sample is a pair of games on the
    same dice, so that luck they share does not count. The likelihood ratio is the generalised
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
