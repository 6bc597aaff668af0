"""The examples of the running games, as the golden data has them."""

from __future__ import annotations

from dataclasses import replace

from academie.games import registry
from academie.notation import notation_of
from academie.notation.dice import read_cast
from academie.rules.tables.course import Course, Phase
from academie.rules.tables.course.acts import Play
from academie.testing.data import Case, cases

FILE = "scoring/running-games"
EXAMPLES = cases(FILE)


def begun(case: Case) -> Course:
    """The position of a case with its dice thrown: its own, or the start with White to play."""
    game = registry[case["game"]]
    ruleset = game.ruleset(case["ruleset"])
    if "position" in case:
        state = notation_of(game.key).read_state(case["position"], ruleset)
    else:
        state = game.start(ruleset, {"first": "white", **case.get("options", {})})
    assert isinstance(state, Course)
    return with_dice(state, case["dice"]) if "dice" in case else state


def typed(state: Course, text: str) -> Play:
    """The legal play written so."""
    act = notation_of(state.rules.id.partition("/")[0]).resolve(state, text)
    assert isinstance(act, Play)
    return act


def points(play: Play) -> int:
    """The points a play uses."""
    return sum(move.end - move.start for move in play.moves)


def with_dice(state: Course, dice: str) -> Course:
    """The same position with those dice to be played."""
    cast = read_cast(dice)
    assert cast is not None
    return replace(state, phase=Phase.THROW, dice=None, again=0).apply(cast)
