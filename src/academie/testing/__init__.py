"""What every game is tested by; also for games written elsewhere."""

from academie.testing.check_game import Step, check_game, choose, random_game

__all__ = ["Step", "check_game", "choose", "random_game"]
