"""Examples told as play: from a position, act by act, with what may be done and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from academie.kernel import CHANCE, NotationError, State
from academie.notation import AnyNotation, notation_of
from academie.notation.seats import NAMES
from academie.registry import registry
from academie.testing.data import Case
from academie.testing.verdict import Answer

AnyState = State[Any]


class Check(NamedTuple):
    """One thing expected, and what the law gives."""

    expected: str
    found: str


def answer(case: Case) -> Answer:
    """The law's answer to a case: every step played, everything it expects asked."""
    checks = [*_checks(case)]
    return Answer(
        "; ".join(check.expected for check in checks),
        "; ".join(check.found for check in checks),
        all(check.expected == check.found for check in checks),
    )


def begun(case: Case) -> AnyState:
    """Where a case begins: at its position, or at the start with its options."""
    game = registry[case["game"]]
    rules = game.ruleset(case.get("ruleset"))
    if "position" in case:
        return notation_of(game.key).read_state(case["position"], rules)
    return game.start(rules, case.get("options"))


def _checks(case: Case) -> Iterator[Check]:
    notation, state = notation_of(case["game"]), begun(case)
    for step in case["steps"]:
        yield from _before(notation, state, step)
        if "act" in step:
            state = state.apply(notation.resolve(state, step["act"]))
        yield from _after(notation, state, step)


def _before(notation: AnyNotation, state: AnyState, step: Case) -> Iterator[Check]:
    """What may be done, and what may not."""
    if "only" in step:
        legal = sorted(notation.act(act) for act in state.actions())
        yield Check(f"only {', '.join(sorted(step['only']))}", f"only {', '.join(legal)}")
    for text in step.get("illegal", ()):
        yield Check(f"not {text}", f"not {text}" if _refused(notation, state, text) else f"{text}")


def _refused(notation: AnyNotation, state: AnyState, text: str) -> bool:
    try:
        notation.resolve(state, text)
    except NotationError:
        return True
    return False


def _after(notation: AnyNotation, state: AnyState, step: Case) -> Iterator[Check]:
    """How things stand, who acts, and what was won."""
    if "state" in step:
        yield Check(step["state"], notation.state(state))
    if "actor" in step:
        yield Check(step["actor"], _actor(state))
    if "returns" in step:
        gains = [] if state.outcome is None else [int(gain) for gain in state.outcome.returns]
        yield Check(str(step["returns"]), str(gains))


def _actor(state: AnyState) -> str:
    if state.actor is None:
        return "nobody"
    return "chance" if state.actor is CHANCE else NAMES[state.actor]
