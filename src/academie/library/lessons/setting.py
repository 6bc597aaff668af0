"""The state that a setting tells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from academie.kernel import ARBITER, Action, Event, OptionError, Seat, State
from academie.kernel.marking import Marking, TableOptions
from academie.kernel.options import take
from academie.library.lessons.step import Setting, Step
from academie.notation import notation_of
from academie.registry import game_of, registry


@dataclass(frozen=True, slots=True)
class Played:
    """An act with the states around it; what is measured is measured for `seat`."""

    before: State[Any]
    act: Action | None
    after: State[Any]
    seat: Seat


@cache
def reached(setting: Setting) -> tuple[State[Any], Action | None, State[Any]]:
    """The state before the last act of the setting, that act, and the state after it.

    Raises an error of the library where the setting cannot be.
    """
    state = beginning(setting)
    before, last = state, None
    notation = notation_of(setting.game)
    for text in setting.acts:
        last = notation.resolve(state, text)
        before, state = state, state.apply(last)
    return before, last, state


def state_of(setting: Setting) -> State[Any]:
    """The state before the learner."""
    return reached(setting)[2]


def heard(step: Step) -> Sequence[Event]:
    """What is told at the table as a step begins: in rigour the faults of the other are one's own to see."""
    before, _, state = reached(step.setting)
    return notation_of(step.setting.game).public_events(before, state) if step.setting.acts else ()


def beginning(setting: Setting) -> State[Any]:
    """The state before the first act of the setting."""
    game = registry[setting.game]
    rules = game.ruleset(setting.ruleset)
    if setting.position is None:
        return game.start(rules, dict(setting.options))
    given = dict(setting.options)
    how = take(TableOptions, given).marking
    if given:
        raise OptionError(f"a position goes with no option but marking, not {', '.join(given)}")
    state = notation_of(setting.game).read_state(setting.position, rules)
    return state if how is Marking.AUTO else with_hands(state, how)


def with_hands(state: State[Any], how: Marking) -> State[Any]:
    """Return the table of a position, played by hand. Raises `OptionError` for a game without an arbiter."""
    arbiter = ARBITER.get(game_of(state))
    if arbiter is None:
        raise OptionError(f"no table with hands can be set up for {state.ruleset.id}")
    return arbiter.lay(state, how)


def legal(state: State[Any], seat: Seat) -> Sequence[Action]:
    """The legal acts of a seat."""
    return [act for act in state.actions() if state.author(act) == seat]
