"""Tests that every game must pass, games of other packages included."""

from academie.testing.check_game import check_game
from academie.testing.random_games import Step, choose, random_game

__all__ = ["Step", "check_game", "choose", "random_game"]
