"""The state in which a step begins, and what of it the learner is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from academie.kernel import CHANCE, Action, Event, Facet, Seat, State
from academie.kernel.record import POSITION
from academie.library.lessons.lesson import Claim, Count, Setting, Step
from academie.library.lessons.measures import NESTED, measures
from academie.notation import notation_of
from academie.notation.states import set_up
from academie.registry import registry


@cache
def reached(setting: Setting) -> tuple[State[Any], Action | None, State[Any]]:
    """The state before the last act of the setting, that act, and the state after it.

    Raises an error of the library for an impossible setting.
    """
    state = beginning(setting)
    before, last = state, None
    notation = notation_of(setting.game)
    for text in setting.acts:
        last = notation.resolve(state, text)
        before, state = state, state.apply(last)
    return before, last, state


def state_of(setting: Setting) -> State[Any]:
    """The state in front of the learner."""
    return reached(setting)[2]


def public_events(step: Step) -> Sequence[Event]:
    """The events announced as a step begins: in rigour one must notice the faults of the other oneself."""
    before, _, state = reached(step.setting)
    return notation_of(step.setting.game).public_events(before, state) if step.setting.acts else ()


def beginning(setting: Setting) -> State[Any]:
    """The state before the first act of the setting."""
    game = registry[setting.game]
    rules = game.ruleset(setting.ruleset)
    if setting.position is None:
        return game.start(rules, dict(setting.options))
    return set_up(game, rules, {**dict(setting.options), POSITION: setting.position})


def legal(state: State[Any], seat: Seat) -> Sequence[Action]:
    """The legal acts of a seat."""
    return [act for act in state.actions() if state.author(act) == seat]


def _before(before: State[Any], act: Action, after: State[Any]) -> State[Any]:
    del act, after
    return before


def _whole(state: State[Any]) -> State[Any]:
    return state


@dataclass(frozen=True, slots=True)
class LessonView:
    """How a game is shown to a learner, and what of it is hidden from one who is asked for it."""

    unmarked: Callable[[State[Any], Action, State[Any]], State[Any]] = _before
    """The state before an act as it is shown when the question is what the act brings."""
    without_faults: Callable[[State[Any]], State[Any]] = _whole
    """A state without the faults that the learner is to find."""
    place: Callable[[str], str] = str
    """What people call a place as drawings name it."""


LESSON_VIEW: Final[Facet[LessonView]] = Facet("lesson_view")
EVERYTHING: Final = LessonView()


def shown(step: Step) -> State[Any]:
    """The state to show at a step, which does not give the answer away.

    A step that asks what the last act brought shows the state before that act, with a throw on the board.
    """
    before, act, state = reached(step.setting)
    view = LESSON_VIEW.get(registry[step.setting.game]) or EVERYTHING
    if act is not None and counts_result(step):
        return view.unmarked(before, act, state)
    return view.without_faults(state)


def pointed_at(step: Step) -> tuple[str, ...]:
    """What a step points at, each place by its name, an arrow by its two ends."""
    view = LESSON_VIEW.get(registry[step.setting.game]) or EVERYTHING
    return tuple("→".join(map(view.place, pointer.places)) for pointer in step.pointers)


def counts_result(step: Step) -> bool:
    """Whether a step asks for a number that the state after the last act would show."""
    if not isinstance(step, Count) or step.asks.of in NESTED:
        return False
    return measures(step.setting.game)[step.asks.of].result


def learner_seat(step: Step) -> Seat | None:
    """The seat from which a step is looked at: the one to act, if any.

    Whose turn it is after the act whose result is asked for would tell of it, e.g. that the game is over.
    """
    if isinstance(step, Claim):
        return step.seat
    before, _, state = reached(step.setting)
    if counts_result(step) and before.actor is not CHANCE:
        return None
    seen = shown(step) if counts_result(step) else state
    return Seat(seen.actor) if isinstance(seen.actor, int) else None
