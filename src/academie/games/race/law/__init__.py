"""The running games: one law of moving, hitting, re-entering and bearing off for all of them."""

from academie.games.race.law.game import CourseGame
from academie.games.race.law.rules import CourseRules
from academie.games.race.law.state import Course, Phase

__all__ = ["Course", "CourseGame", "CourseRules", "Phase"]
