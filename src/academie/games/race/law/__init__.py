"""The running games: one law of moving, hitting, re-entering and bearing off for all of them."""

from academie.games.race.law.game import RaceLaw
from academie.games.race.law.rules import RaceRules
from academie.games.race.law.state import Phase, RaceState

__all__ = ["Phase", "RaceLaw", "RaceRules", "RaceState"]
