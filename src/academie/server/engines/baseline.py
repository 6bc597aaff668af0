"""What play of a rating looks like beside the engine, by game: read from `baseline.json`, which `make
fair-play-baseline` computes from games between our own levels.

People are not machines: these levels err at random where people err by habit, and where a level stands among
the ratings of people is assumed, not measured. Signals that rest on this rank cases, and no more.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

DATA: Final = "baseline.json"


class Band(msgspec.Struct, frozen=True):
    """How players of one strength play."""

    rating: float
    games: int
    agreement: float
    """The share of decisions in which they choose as the engine does."""
    dispersion: float
    """By how much that share varies from game to game beyond chance: a factor of its variance, 1 at least."""
    loss: float
    loss_spread: float
    """Stakes lost a choice: the mean, and the standard deviation from game to game."""


class GameBaseline(msgspec.Struct, frozen=True):
    """The bands of a game, the lowest rating first."""

    gap: float
    """A choice counts as a decision if the best act is better than the next by more than this, in stakes."""
    bands: tuple[Band, ...]

    def at(self, rating: float) -> Band:
        """How players of a rating play: between the bands in proportion, beyond them as the nearest."""
        ratings = [band.rating for band in self.bands]
        place = bisect_left(ratings, rating)
        if place == 0 or place == len(ratings):
            return self.bands[min(place, len(ratings) - 1)]
        low, high = self.bands[place - 1], self.bands[place]
        share = (rating - low.rating) / (high.rating - low.rating)

        def between(one: float, other: float) -> float:
            return one + share * (other - one)

        return Band(
            rating,
            min(low.games, high.games),
            between(low.agreement, high.agreement),
            between(low.dispersion, high.dispersion),
            between(low.loss, high.loss),
            between(low.loss_spread, high.loss_spread),
        )


class Baselines(msgspec.Struct, frozen=True):
    """The data file: what it was made by, and the baseline of each game it has."""

    model: str
    command: str
    anchor: str
    games: dict[str, GameBaseline]


DEFAULT_GAP: Final = 0.02


@cache
def baselines() -> Baselines:
    """The baselines of this release."""
    return msgspec.json.decode(files(__package__ or "").joinpath(DATA).read_bytes(), type=Baselines)


def gap_of(game_key: str) -> float:
    """The gap from which a choice counts as a decision."""
    found = baselines().games.get(game_key)
    return DEFAULT_GAP if found is None else found.gap
