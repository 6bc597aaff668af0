"""Tourne-case as the registry knows it, and how a game begins."""

from __future__ import annotations

from typing import Any, Final

from academie.games.tables.law.turns import Phase
from academie.games.tourne_case.law.movement import COIN, OUTSIDE
from academie.games.tourne_case.law.rules import RULESETS, TourneCaseOptions, TourneCaseRules
from academie.games.tourne_case.law.state import TourneCaseState
from academie.kernel import WHITE, Law, Options

__all__ = ["TOURNE_CASE", "TourneCaseRules", "TourneCaseState"]


class TourneCase(Law[Any, TourneCaseRules]):
    """Three men a side, each to his coin."""

    key = "tourne-case"
    rulesets = RULESETS
    options_class = TourneCaseOptions

    def start(
        self, ruleset: TourneCaseRules | None = None, options: Options | None = None
    ) -> TourneCaseState:
        rules, said = self.agreed(TourneCaseOptions, ruleset, options)
        outside = tuple(rules.men.value if point == OUTSIDE else 0 for point in range(COIN + 1))
        return TourneCaseState(
            rules,
            (outside, outside),
            thrower=WHITE if said.first is None else said.first,
            phase=Phase.FIRST_DICE if said.first is None else Phase.THROW,
            double=said.double,
        )


TOURNE_CASE: Final = TourneCase()
