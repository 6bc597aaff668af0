"""States as people meet them: short to look at, played by text, and clear about what they want."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

import pytest

from academie.kernel import Game, IllegalAction, IllegalPlay, NotationError, OptionValue, RuleSet, State
from academie.kernel.state import full_repr
from academie.registry import registry
from academie.testing import random_game

LONGEST = 119
STEPS = 120
BY_HAND = {"trictrac", "ecrire", "poule", "tour-a-tour", "dames", "dominos"}
EVERY_RULESET = [ruleset for game in registry for ruleset in game.rulesets]
RULESETS_BY_HAND = [
    ruleset
    for game in registry
    if game.key in BY_HAND
    for ruleset in game.rulesets
    if ruleset.id != "dames/fmjd"
]
RIGUEUR: dict[str, OptionValue] = {"marking": "rigueur"}


def states(game: Game, ruleset: RuleSet, options: dict[str, OptionValue] | None = None) -> list[State[Any]]:
    """The states of a random game, or as many of its first ones as a test has time for."""
    return [step.after for step in islice(random_game(game, ruleset, 5, options), STEPS)]


def game_of(ruleset: RuleSet) -> Game:
    return registry[ruleset.id.partition("/")[0]]


@pytest.mark.parametrize("ruleset", EVERY_RULESET, ids=lambda ruleset: ruleset.id)
def test_a_state_is_short_to_look_at(ruleset: RuleSet) -> None:
    game = game_of(ruleset)
    for state in [game.start(ruleset), *states(game, ruleset)]:
        assert len(repr(state)) <= LONGEST
        assert repr(state).startswith(f"<State {ruleset.id}: ")
        assert " | " in repr(state)


@pytest.mark.parametrize("ruleset", RULESETS_BY_HAND, ids=lambda ruleset: ruleset.id)
def test_a_table_by_hand_is_short_to_look_at(ruleset: RuleSet) -> None:
    for table in states(game_of(ruleset), ruleset, RIGUEUR):
        assert len(repr(table)) <= LONGEST
        assert " | " in repr(table)


def test_a_state_says_who_is_to_play_and_how_it_stands() -> None:
    shown = repr(registry["echecs"].start())
    assert shown == (
        "<State echecs/philidor: White to play | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1>"
    )


def test_a_state_shows_everything_on_request() -> None:
    state = registry["echecs"].start()
    assert state.describe().startswith("ChessState(position=Position(")
    assert len(state.describe()) > LONGEST


def test_states_within_a_state_are_shown_whole() -> None:
    @dataclass(frozen=True)
    class Box:
        inside: tuple[object, ...]

    one = registry["dames"].start()
    changed: Any = one
    other = replace(changed, last_events=("something",))
    assert repr(one) == repr(other)
    assert full_repr(Box((one,))) != full_repr(Box((other,)))


def test_a_state_is_played_by_text() -> None:
    state = registry["dames"].start()
    after = state.play("32-28").play("19-23")
    assert after == state.play("32-28").play("19-23")
    assert after.play("28x19") == after.play("28x19(23)")
    assert state == registry["dames"].start()


def test_a_text_that_is_not_legal_is_refused_with_what_is() -> None:
    state = registry["dames"].start().play("32-28").play("19-23")
    with pytest.raises(IllegalPlay) as refused:
        state.play("34-30")
    assert refused.value.code == "play.not-legal"
    assert refused.value.legal == ("28x19(23)",)
    assert isinstance(refused.value, IllegalAction)
    assert isinstance(refused.value, NotationError)


@pytest.mark.parametrize("game", [*registry], ids=lambda game: game.key)
def test_a_state_given_text_in_place_of_an_act_says_what_it_wants(game: Game) -> None:
    for state in [game.start(), *states(game, game.default)[:20]]:
        if state.actor is not None:
            wrong: Any = "32-28"
            with pytest.raises(TypeError, match=r"an act is expected; use State\.play for text"):
                state.apply(wrong)


@pytest.mark.parametrize("ruleset", RULESETS_BY_HAND, ids=lambda ruleset: ruleset.id)
def test_a_table_by_hand_given_text_says_what_it_wants(ruleset: RuleSet) -> None:
    wrong: Any = "32-28"
    with pytest.raises(TypeError, match="an act is expected"):
        game_of(ruleset).start(ruleset, RIGUEUR).apply(wrong)


def test_an_act_that_is_not_legal_is_still_an_illegal_action() -> None:
    state = registry["dames"].start()
    act = state.actions()[0]
    with pytest.raises(IllegalAction):
        state.apply(act).apply(act)
