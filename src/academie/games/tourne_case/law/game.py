"""Tourne-case as the registry knows it, and how a game begins."""

from __future__ import annotations

from typing import Any, Final

from academie.games.tables.law.turns import Phase
from academie.games.tourne_case.law.movement import COIN, OUTSIDE
from academie.games.tourne_case.law.rules import RULESETS, TourneCaseRules
from academie.games.tourne_case.law.state import TourneCaseState
from academie.kernel import WHITE, Law, OptionError, Options
from academie.kernel.read_options import flag, seat


class TourneCase(Law[Any, TourneCaseRules]):
    """Three men a side, each to his coin.

    * `first`: `white` or `black` has the first throw; without it the dice decide;
    * `double`: who brings in all his men before the other has one on his coin wins double (ACAD ch. VII).
    """

    key = "tourne-case"
    rulesets = RULESETS

    def start(
        self, ruleset: TourneCaseRules | None = None, options: Options | None = None
    ) -> TourneCaseState:
        rules = ruleset or self.default
        given = dict(options or {})
        first, double = seat(given, "first"), flag(given, "double")
        if given:
            raise OptionError(f"{self.key} has no option {', '.join(given)}; see the help of the game")
        outside = tuple(rules.men.value if point == OUTSIDE else 0 for point in range(COIN + 1))
        return TourneCaseState(
            rules,
            (outside, outside),
            thrower=WHITE if first is None else first,
            phase=Phase.FIRST_DICE if first is None else Phase.THROW,
            double=double,
        )


TOURNE_CASE: Final = TourneCase()
