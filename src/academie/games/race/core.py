"""The running games by the compiled twin: the same law, some thousand times faster."""

from __future__ import annotations

from academie.engine.core import CoursePartie, CourseRules, random_courses
from academie.games.race.law import Phase, RaceState
from academie.games.race.law import RaceRules as Law
from academie.games.tables.law.track import JACQUET

__all__ = ["CoursePartie", "CourseRules", "core_rules", "core_state", "random_courses"]


def core_rules(rules: Law) -> CourseRules:
    """The rule set as the twin takes it."""
    return CourseRules(
        head_on=rules.ways.value != JACQUET,
        start=bytes(rules.start.value),
        dice=rules.dice.value,
        triplet=rules.triplet.value,
        first_throw=rules.first_throw.value.value,
        larger_first=rules.larger_first.value,
        contact=rules.contact.value.value,
        enter_on_own=rules.enter_on_own.value,
        one_a_fleche=bytes(rules.one_a_fleche.value),
        shut_out=rules.shut_out.value.value,
        courier=rules.courier.value,
        aim=rules.aim.value.value,
        double=rules.double.value.value,
        winner_has_dice=rules.winner_has_dice.value,
    )


def core_state(state: RaceState) -> CoursePartie:
    """The same game for the twin, the throw on the table included. Raises `ValueError` once it is over."""
    if state.phase is Phase.OVER:
        raise ValueError("a game that is over does not cross over")
    return CoursePartie(
        core_rules(state.rules),
        goal=state.goal,
        double=state.double,
        men=(bytes(state.men[0]), bytes(state.men[1])),
        hands=state.hands,
        thrower=None if state.phase is Phase.FIRST_DICE else state.thrower,
        holes=state.holes,
        dice=None if state.dice is None else bytes(state.dice.numbers),
        again=state.again,
    )
