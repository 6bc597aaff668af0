"""Words in which the tests of trictrac speak: positions as text, throws, and what came of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from academie.games.trictrac.law import TRICTRAC, TrictracRules, TrictracState
from academie.games.trictrac.law.events import Marked
from academie.games.trictrac.law.jans import Jan, JanScored, Scored
from academie.games.trictrac.text import TrictracNotation
from academie.kernel import Citation, Cited
from academie.sources import ACADEMIE

NOTATION: Final = TrictracNotation()
DEFAULT: Final = TRICTRAC.default
ACAD_1749: Final = TRICTRAC.ruleset("acad-1749")
ACAD_1698: Final = TRICTRAC.ruleset("acad-1698")
LEP_REFORM: Final = TRICTRAC.ruleset("lep-reform")

FOR_TEST: Final = Citation(ACADEMIE, "a variant made for a test")


def variant(rules: TrictracRules = DEFAULT, **switches: object) -> TrictracRules:
    """The rule set with those switches turned."""
    changes: dict[str, Any] = {name: Cited(value, FOR_TEST) for name, value in switches.items()}
    return replace(rules, **changes)


def position(text: str, rules: TrictracRules = DEFAULT) -> TrictracState:
    """The position written so, about to be thrown for unless it says otherwise."""
    return NOTATION.read_state(text, rules)


def act(state: TrictracState, *texts: str) -> TrictracState:
    """The state after those acts, each as a player would say it."""
    for text in texts:
        state = state.apply(NOTATION.resolve(state, text))
    return state


def thrown(text: str, dice: str, rules: TrictracRules = DEFAULT) -> TrictracState:
    """The position after a throw."""
    return act(position(text, rules), dice)


def legal(state: TrictracState) -> set[str]:
    """The legal acts as text."""
    return {NOTATION.act(item) for item in state.actions()}


def jans_of(state: TrictracState) -> list[Scored]:
    """What the last act scored."""
    return [event.scored for event in state.events if isinstance(event, JanScored)]


def points_by_jan(state: TrictracState) -> dict[Jan, int]:
    """The points of each jan the last act scored."""
    found: dict[Jan, int] = {}
    for item in jans_of(state):
        found[item.jan] = found.get(item.jan, 0) + item.points
    return found


def marks(state: TrictracState) -> list[tuple[int, int]]:
    """Who marked how much by the last act, in that order."""
    return [(event.seat, event.points) for event in state.events if isinstance(event, Marked)]


def kinds(items: Iterable[object]) -> list[str]:
    """The names of the types, in order."""
    return [type(item).__name__ for item in items]
