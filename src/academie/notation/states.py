"""States as people read and write them: plays by text, positions to begin from, a short line for `repr`.

The kernel finds these functions by name, since it imports no floor above it.
"""

from __future__ import annotations

from typing import Any, Final

from academie.kernel import (
    ARBITER,
    CHANCE,
    Action,
    Game,
    IllegalAction,
    IllegalPlay,
    Marking,
    NotationError,
    OptionError,
    Options,
    OptionValue,
    RuleSet,
    State,
)
from academie.kernel.marking import TableOptions
from academie.kernel.options import take
from academie.kernel.record import POSITION
from academie.kernel.state import LONGEST_REPR
from academie.notation.codec import AnyNotation, notation_of
from academie.registry import game_of
from academie.words import Language, Message

LONGEST_POSITION: Final = 60
"""How many characters of `repr` may be the position."""
OVER: Final = Message("notation-over")


def notation_for(state: State[Any]) -> AnyNotation:
    """Return the notation of the game of a state. Raises `UnknownName` for a game that is not registered."""
    return notation_of(game_of(state).key)


def set_up(game: Game, ruleset: RuleSet, options: Options) -> State[Any]:
    """Return the state that the option `position` describes, by the law as agreed on.

    It is played by hand if `marking` says so. What else can be chosen at the start is part of a position, or
    lies behind it. Raises `NotationError`, `SetupError`, or `OptionError` for an option that does not go
    with a position, and where the game cannot be played by hand.
    """
    given = dict(options)
    position = str(given.pop(POSITION))
    rules = ruleset.agreed({name: given.pop(name) for name in ruleset.choosable() & {*given}})
    state = notation_of(game.key).read_state(position, rules)
    if take(TableOptions, dict(given)).marking is Marking.AUTO:
        given.pop("marking", None)
    else:
        state = _by_hand(game, state, given)
    if given:
        left = ", ".join(given)
        raise OptionError(Message("notation-position-options", left=left))
    return state


def _by_hand(game: Game, state: State[Any], given: dict[str, OptionValue]) -> State[Any]:
    arbiter = ARBITER.get(game)
    if arbiter is None:
        raise OptionError(Message("notation-not-by-hand", key=game.key))
    return arbiter.lay(state, given)


def parse_in(state: State[Any], text: str) -> Action:
    """Return the act that the text stands for; shorthand is understood. Raises `IllegalPlay`."""
    notation = notation_for(state)
    if state.actor is None:
        raise IllegalPlay(OVER, code="play.over")
    try:
        act: Action = notation.resolve(state, text)
    except NotationError as wrong:
        raise _refused(state, wrong) from wrong
    return act


def play(state: State[Any], text: str) -> State[Any]:
    """Return the state after the act that the text stands for. Raises `IllegalPlay`."""
    act = parse_in(state, text)
    try:
        return state.apply(act)
    except IllegalAction as wrong:
        raise _refused(state, wrong) from wrong


def _refused(state: State[Any], wrong: NotationError | IllegalAction) -> IllegalPlay:
    notation = notation_for(state)
    return IllegalPlay(wrong.text, code="play.not-legal", legal=tuple(map(notation.act, state.actions())))


def turn(state: State[Any], language: Language = Language.ENGLISH) -> str:
    """Return who is to act, in words."""
    actor, outcome = state.actor, state.outcome
    if actor is None or outcome is not None:
        reason = "" if outcome is None else f" ({outcome.reason})"
        return Message("notation-ended", reason=reason).in_(language)
    if actor is CHANCE:
        return Message("notation-chance").in_(language)
    player = notation_for(state).player(actor)
    return Message("notation-to-play", player=player).in_(language)


def line(state: State[Any]) -> str:
    """Return the rule set, who is to act, and the beginning of the position."""
    head = f"<State {state.ruleset.id}: {turn(state)} | "
    position = notation_for(state).state(state)
    room = min(LONGEST_POSITION, LONGEST_REPR - len(head) - 1)
    return f"{head}{position if len(position) <= room else f'{position[: room - 1]}…'}>"
