"""What matches came to, with what the truth may be nineteen times out of twenty."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log10, sqrt
from statistics import mean, stdev
from typing import NamedTuple

from academie.engine.dice.engine import SURE


def half(values: Sequence[float]) -> float:
    """How far the truth may lie from the mean of values drawn independently; anywhere, of fewer than two."""
    return SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf


def elo(share: float) -> float:
    """The difference in strength at which one wins that share, in Elo points; unbounded at none or all.

    Source: A. E. Elo, *The Rating of Chessplayers*, 1978: the logistic curve, 400 points a tenfold chance.
    """
    if not 0.0 < share < 1.0:
        return inf if share >= 1.0 else -inf
    return -400.0 * log10(1.0 / share - 1.0)


def share_at(points: float) -> float:
    """The share that one stronger by so many Elo points wins."""
    return float(1.0 / (1.0 + 10.0 ** (-points / 400.0)))


class Score(NamedTuple):
    """What one player won of each group of games that share their luck, a game."""

    groups: Sequence[Sequence[float]]

    @property
    def games(self) -> int:
        return sum(map(len, self.groups))

    @property
    def stakes(self) -> list[float]:
        """What was won a game, by group."""
        return [mean(group) for group in self.groups]

    @property
    def shares(self) -> list[float]:
        """The share of games won, by group; a game that neither won is half of one."""
        return [mean((1.0 + (gain > 0) - (gain < 0)) / 2.0 for gain in group) for group in self.groups]

    @property
    def share(self) -> tuple[float, float, float]:
        """The share of games won, and between which bounds it is."""
        return _between(self.shares)

    @property
    def elo(self) -> tuple[float, float, float]:
        """How much stronger the player is, and between which bounds."""
        share, least, most = self.share
        return elo(share), elo(least), elo(most)

    def told(self) -> str:
        """Games won, and stakes a game."""
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
