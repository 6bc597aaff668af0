"""The running games by the compiled twin: the same law, some thousand times faster."""

from __future__ import annotations

from academie.engine.core import CoursePartie, CourseRules, random_courses
from academie.games.race.law import Phase, RaceState
from academie.games.race.law import RaceRules as Law

__all__ = ["CoursePartie", "CourseRules", "core_rules", "core_state", "random_courses"]


def core_rules(rules: Law) -> CourseRules:
    """The rule set as the twin takes it."""
    return CourseRules(rules.plain())


def core_state(course: RaceState) -> CoursePartie:
    """The same game for the twin, the throw on the table included. Raises `ValueError` once it is over."""
    if course.phase is Phase.OVER:
        raise ValueError("a game that is over does not cross over")
    return CoursePartie(
        core_rules(course.rules),
        goal=course.goal,
        double=course.double,
        men=(bytes(course.men[0]), bytes(course.men[1])),
        hands=course.hands,
        thrower=None if course.phase is Phase.FIRST_DICE else course.thrower,
        holes=course.holes,
        dice=None if course.dice is None else bytes(course.dice.numbers),
        again=course.again,
    )
