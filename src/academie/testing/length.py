"""How long a random game is."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, pstdev
from typing import NamedTuple

from academie.kernel import Game
from academie.testing.check_game import random_game


class Length(NamedTuple):
    """The acts of some random games, those of chance counted: their mean, their spread and their extremes."""

    games: int
    mean: float
    spread: float
    """The standard deviation."""
    least: int
    most: int


def acts(game: Game, seed: int) -> int:
    """The acts of one random game by the game's default rule set; the same seed gives the same game."""
    return sum(1 for _ in random_game(game, game.default, seed))


def length(counts: Sequence[int]) -> Length:
    """What those games come to. Raises `ValueError` for none."""
    return Length(len(counts), fmean(counts), pstdev(counts), min(counts), max(counts))
