"""The law held against the golden data: the examples of the treatises."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from academie.kernel import Facet, UnknownName
from academie.registry import registry
from academie.testing import played
from academie.testing.data import Case, cases, citation, played_games
from academie.testing.verdict import Answer, Verdict

CHECKS: Final[Facet[Callable[[], list[Verdict]]]] = Facet("checks")
"""Every example of a game held against its law, where they are not told as play."""


def verdicts(key: str) -> list[Verdict]:
    """Every example the treatises give of a game, held against its law.

    Raises `UnknownName` for a game without examples.
    """
    checked = CHECKS.get(registry[key])
    if checked is not None:
        return checked()
    return [verdict(case, played.answer(case)) for case in played_cases(key)]


def played_cases(key: str) -> list[Case]:
    """The examples of a game that are told as play. Raises `UnknownName` for a game without examples."""
    if key not in played_games():
        checked = [game.key for game in registry if CHECKS.name in game.facets]
        raise UnknownName(f"no examples of {key!r}; there are of: {', '.join((*checked, *played_games()))}")
    return [{"game": key, **case} for case in cases(f"played/{key}")]


def verdict(case: Case, result: Answer) -> Verdict:
    """The answer of the law with the passage it is held against."""
    return Verdict(case["id"], citation(case), case["topic"], *result)
