"""What matches came to, with 95 % bounds, the test that says when they have shown enough, and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import inf, log, log10, sqrt
from statistics import mean, stdev
from typing import Any, Final, NamedTuple

import numpy as np

from academie.engine.dice.engine import SURE
from academie.kernel import OptionError
from academie.words import Message

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


POINTS: Final = 400.0 / log(10.0)
"""Elo points in a factor e of the odds."""
ASSUMED: Final = 1.0
"""How many drawn games are assumed of each pair that met, so that a player who won them all has a rating."""
ROUNDS: Final = 200
LARGEST: Final = 1.0
"""No step of the fit is larger, in logarithms of the odds; far away the likelihood is nearly flat."""
SMALL: Final = 1e-9


class Met(NamedTuple):
    """Two players, how many games they played, and how many the first won, draws counted half."""

    one: str
    two: str
    games: int
    won: float


class Rating(NamedTuple):
    """A difference of strength in Elo points, and half of its 95 % interval."""

    points: float
    off: float


@dataclass(frozen=True, slots=True)
class Ratings:
    """The ratings of players, of which the first is 0, and how uncertain they are together."""

    names: tuple[str, ...]
    points: tuple[float, ...]
    covariance: tuple[tuple[float, ...], ...]

    def above(self, upper: str, lower: str) -> Rating:
        """How much stronger one player is than another."""
        high, low = self.names.index(upper), self.names.index(lower)
        spread = self.covariance
        variance = spread[high][high] + spread[low][low] - 2.0 * spread[high][low]
        return Rating(self.points[high] - self.points[low], SURE * sqrt(max(0.0, variance)))


def rated(names: Sequence[str], results: Sequence[Met]) -> Ratings:
    """The most likely ratings, the first player's being 0, by the model of Bradley and Terry.

    A game that neither won counts half. Intervals are by the Fisher information of independent games; where
    games are drawn, or played in pairs on the same dice, they are rather too wide. Raises `OptionError` if
    some player met nobody who is compared, through others, with the first.

    Source: R. A. Bradley, M. E. Terry, *Rank analysis of incomplete block designs*, 1952.
    """
    _check_joined(names, results)
    place = {name: number for number, name in enumerate(names)}
    strengths: Any = np.zeros(len(names))
    information: Any = np.eye(len(names))
    for _ in range(ROUNDS):
        slope, information = _slope(place, results, strengths)
        step: Any = np.zeros(len(names))
        step[1:] = np.linalg.solve(information[1:, 1:], slope[1:])
        most = float(np.abs(step).max())
        strengths = strengths + step * min(1.0, LARGEST / max(most, SMALL))
        if most < SMALL:
            break
    spread: Any = np.zeros((len(names), len(names)))
    spread[1:, 1:] = np.linalg.inv(information[1:, 1:]) * POINTS**2
    points = tuple(float(value) * POINTS for value in strengths)
    return Ratings(tuple(names), points, tuple(tuple(map(float, row)) for row in spread))


def _slope(place: dict[str, int], results: Sequence[Met], strengths: Any) -> tuple[Any, Any]:  # noqa: ANN401 - arrays
    """The slope of the logarithm of the likelihood, and the Fisher information."""
    slope: Any = np.zeros(len(place))
    information: Any = np.zeros((len(place), len(place)))
    for met in results:
        one, two = place[met.one], place[met.two]
        games, won = met.games + ASSUMED, met.won + ASSUMED / 2.0
        chance = 1.0 / (1.0 + np.exp(strengths[two] - strengths[one]))
        more, sure = won - games * chance, games * chance * (1.0 - chance)
        slope[one] += more
        slope[two] -= more
        for first, second, sign in ((one, one, 1), (two, two, 1), (one, two, -1), (two, one, -1)):
            information[first, second] += sign * sure
    return slope, information


def _check_joined(names: Sequence[str], results: Sequence[Met]) -> None:
    joined, pairs = {names[0]}, [{met.one, met.two} for met in results]
    for _ in names:
        joined = joined.union(*(pair for pair in pairs if pair & joined))
    if apart := tuple(name for name in names if name not in joined):
        raise OptionError(Message("lab-not-compared", names=apart))
