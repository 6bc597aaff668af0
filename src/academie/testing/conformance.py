"""The law compared with the golden data: the examples of the treatises, and what their passages rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from academie.kernel import CHANCE, Facet, NotationError, State, UnknownName
from academie.notation import AnyNotation, notation_of
from academie.notation.seats import NAMES
from academie.registry import registry
from academie.testing.cases import case_games, case_verdict, game_cases
from academie.testing.data import Answer, Case, Verdict, cases, citation, played_games
from academie.words import Message, Text, listed, series, verbatim

CHECKS: Final[Facet[Callable[[], list[Verdict]]]] = Facet("checks")
"""Compares every example of a game with its law, where the examples are not whole plays."""


def verdicts(key: str) -> list[Verdict]:
    """Return every example the treatises give of a game and every case of it, compared with its law.

    Raises `UnknownName` for a game without any.
    """
    found = [*example_verdicts(key), *map(case_verdict, game_cases(key))]
    if not found:
        raise UnknownName(Message("testing-no-examples", game=registry[key].key, known=compared_games()))
    return found


def all_verdicts() -> dict[str, list[Verdict]]:
    """Return the verdicts of every game that has examples or cases, in the order of the registry."""
    return {key: verdicts(key) for key in compared_games()}


def compared_games() -> list[str]:
    """Return the keys of our games with examples or cases."""
    data = {*played_games(), *case_games()}
    return [game.key for game in registry if CHECKS.name in game.facets or game.key in data]


def example_verdicts(key: str) -> list[Verdict]:
    """Return the examples the treatises give of a game, compared with its law; none if there are none."""
    checked = CHECKS.get(registry[key])
    if checked is not None:
        return checked()
    return [verdict(case, played_answer(case)) for case in played_cases(key)]


def played_cases(key: str) -> list[Case]:
    """Return the examples of a game that are whole plays; none if there are none."""
    return [{"game": key, **case} for case in cases(f"played/{key}")] if key in played_games() else []


def verdict(case: Case, result: Answer) -> Verdict:
    """Return the answer of the law with the passage it is compared with."""
    return Verdict(case["id"], citation(case), case["topic"], *result)


AnyState = State[Any]


class Check(NamedTuple):
    """One thing expected, and what the law gives."""

    expected: Text
    found: Text


def played_answer(case: Case) -> Answer:
    """Return the law's answer to a case: every step is played, and everything it expects is checked."""
    checks = [*_checks(case)]
    return Answer(
        series(check.expected for check in checks),
        series(check.found for check in checks),
        all(check.expected == check.found for check in checks),
    )


def beginning(case: Case) -> AnyState:
    """Return the first state of a case: its position, or the start of a game with its options."""
    game = registry[case["game"]]
    rules = game.ruleset(case.get("ruleset"))
    if "position" in case:
        return notation_of(game.key).read_state(case["position"], rules)
    return game.start(rules, case.get("options"))


def _checks(case: Case) -> Iterator[Check]:
    notation, state = notation_of(case["game"]), beginning(case)
    for step in case["steps"]:
        yield from _before(notation, state, step)
        if "act" in step:
            state = state.apply(notation.resolve(state, step["act"]))
        yield from _after(notation, state, step)


def _before(notation: AnyNotation, state: AnyState, step: Case) -> Iterator[Check]:
    """Yield the checks of what is legal and what is not."""
    if "only" in step:
        legal = sorted(notation.act(act) for act in state.actions())
        yield Check(_only(sorted(step["only"])), _only(legal))
    for text in step.get("illegal", ()):
        illegal = Message("testing-not", act=text)
        yield Check(illegal, illegal if _refused(notation, state, text) else verbatim(text))


def _only(acts: list[str]) -> Text:
    return Message("testing-only", acts=listed(acts))


def _refused(notation: AnyNotation, state: AnyState, text: str) -> bool:
    try:
        notation.resolve(state, text)
    except NotationError:
        return True
    return False


def _after(notation: AnyNotation, state: AnyState, step: Case) -> Iterator[Check]:
    """Yield the checks of the position, the actor and what was won."""
    if "state" in step:
        yield Check(verbatim(step["state"]), verbatim(notation.state(state)))
    if "actor" in step:
        yield Check(verbatim(step["actor"]), verbatim(_actor(state)))
    if "returns" in step:
        gains = [] if state.outcome is None else [int(gain) for gain in state.outcome.returns]
        yield Check(verbatim(str(step["returns"])), verbatim(str(gains)))


def _actor(state: AnyState) -> str:
    if state.actor is None:
        return "nobody"
    return "chance" if state.actor is CHANCE else NAMES[state.actor]
