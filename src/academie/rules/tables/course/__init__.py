"""The running games: one law of moving, hitting, re-entering and bearing off for all of them."""

from academie.rules.tables.course.game import CourseGame
from academie.rules.tables.course.partie import Course, Phase
from academie.rules.tables.course.rules import CourseRules

__all__ = ["Course", "CourseGame", "CourseRules", "Phase"]
