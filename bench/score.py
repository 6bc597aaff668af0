"""What matches came to, with what the truth may be nineteen times out of twenty."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple


def half(values: Sequence[float]) -> float:
    """How far the truth may lie from the mean of values drawn independently."""
    return 1.96 * stdev(values) / sqrt(len(values))


class Score(NamedTuple):
    """What one player won of each group of games that share their luck, a game."""

    groups: Sequence[Sequence[float]]

    def told(self) -> str:
        """Games won, and stakes a game."""
        games = sum(map(len, self.groups))
        stakes = [mean(group) for group in self.groups]
        won = [mean(float(gain > 0) for gain in group) for group in self.groups]
        return (
            f"{games:6} games, won {100 * mean(won):5.1f} % ± {100 * half(won):.1f}, "
            f"{mean(stakes):+.3f} ± {half(stakes):.3f} stakes a game"
        )
