"""What the blocks of any game say that brings no words of its own, by kernel and notation alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from academie.kernel import CHANCE, State
from academie.kernel.options import read_option
from academie.notation import AnyNotation, notation_of
from academie.notation.seats import NAMES
from academie.registry import registry
from academie.words import Language
from tests.literate.asking import ASKS, differ, listed
from tests.literate.blocks import BadBlock

AnyState = State[Any]
GIVEN: Final = frozenset({"rules", "agreed", "begin", "position", "acts"})


def check(game: str, fields: dict[str, str]) -> list[str]:
    """What the law answers otherwise than the block expects, in words; nothing if all is as expected."""
    expected = {word: value for word, value in fields.items() if word not in GIVEN}
    if unknown := [word for word in expected if word not in {*SAYS, *ASKS}]:
        raise BadBlock(f"nobody knows what {', '.join(unknown)} means")
    if not expected or not {"position", "begin"} & {*fields}:
        raise BadBlock("a block gives a position or options to begin with, and expects something")
    notation, state = notation_of(game), begun(game, fields)
    for text in listed(fields.get("acts", "")):
        state = state.apply(notation.resolve(state, text))
    legal = {notation.act(act) for act in state.actions()}
    return [
        problem
        for word, value in expected.items()
        for problem in (
            ASKS[word](legal, value) if word in ASKS else differ(word, value, SAYS[word](notation, state))
        )
    ]


def begun(game: str, fields: dict[str, str]) -> AnyState:
    """The position under what was agreed, or the start of a game."""
    rules = registry[game].ruleset(fields.get("rules"))
    if "begin" in fields:
        return registry[game].law.start(rules, dict(map(read_option, listed(fields["begin"]))))
    agreed = dict(map(read_option, listed(fields.get("agreed", ""))))
    return notation_of(game).read_state(fields["position"], rules.agreed(agreed))


def told(notation: AnyNotation, state: AnyState) -> str:
    """The events of the last act in words."""
    return " | ".join(notation.describe(event, Language.ENGLISH) for event in state.events) or "nothing"


def cites(_: AnyNotation, state: AnyState) -> str:
    """Their articles, each once."""
    return " | ".join(dict.fromkeys(str(event.citation) for event in state.events)) or "none"


def actor(_: AnyNotation, state: AnyState) -> str:
    if state.actor is None:
        return "nobody"
    return "chance" if state.actor is CHANCE else NAMES[state.actor]


def outcome(_: AnyNotation, state: AnyState) -> str:
    """The word for how it ended, and what each won."""
    if state.outcome is None:
        return "none"
    return " ".join((state.outcome.reason, *map(str, state.outcome.returns)))


SAYS: Final[dict[str, Callable[[AnyNotation, AnyState], str]]] = {
    "told": told,
    "cites": cites,
    "actor": actor,
    "outcome": outcome,
    "state": lambda notation, state: notation.state(state),
}
"""What can be read off any table, to be compared word for word."""
