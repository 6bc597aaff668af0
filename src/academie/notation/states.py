"""What people write and read of a state: plays by their text, and a short line for `repr`.

`State` finds these functions by name, since the kernel imports no floor above it.
"""

from __future__ import annotations

from typing import Any, Final

from academie.kernel import CHANCE, Action, IllegalAction, IllegalPlay, Language, NotationError, State, Text
from academie.notation.codec import AnyNotation
from academie.notation.games import notation_of
from academie.registry import game_of

LONGEST: Final = 119
"""How many characters `repr` of a state has at most."""
POSITION: Final = 60
"""How many of them may be the position."""
OVER: Final = Text("la partie est finie", "the game is over")


def notation_for(state: State[Any]) -> AnyNotation:
    """Return the notation of the game of a state. Raises `UnknownName` for a game that is not registered."""
    return notation_of(game_of(state).key)


def parse_in(state: State[Any], text: str) -> Action:
    """Return the act a person means by the text; shorthand is understood. Raises `IllegalPlay`."""
    notation = notation_for(state)
    if state.actor is None:
        raise IllegalPlay(OVER, code="play.over")
    try:
        act: Action = notation.resolve(state, text)
    except NotationError as wrong:
        raise _refused(state, wrong) from wrong
    return act


def play(state: State[Any], text: str) -> State[Any]:
    """Return the state after the act a person means by the text. Raises `IllegalPlay`."""
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
        return Text(f"partie finie{reason}", f"over{reason}").in_(language)
    if actor is CHANCE:
        return Text("au hasard d'agir", "chance to act").in_(language)
    player = notation_for(state).player(actor)
    return Text(f"à {player.fr} de jouer", f"{player.en} to play").in_(language)


def line(state: State[Any]) -> str:
    """Return the rule set, who is to act, and the beginning of the position."""
    head = f"<State {state.ruleset.id}: {turn(state)} | "
    position = notation_for(state).state(state)
    room = min(POSITION, LONGEST - len(head) - 1)
    return f"{head}{position if len(position) <= room else f'{position[: room - 1]}…'}>"
