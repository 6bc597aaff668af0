"""Dames rabattues as the registry knows it, and how a game begins."""

from __future__ import annotations

from typing import Any, Final

from academie.games.rabattues.law.rules import RULESETS, RabattuesRules
from academie.games.rabattues.law.side import piled
from academie.games.rabattues.law.state import RabattuesState
from academie.games.tables.law.turns import Phase
from academie.kernel import WHITE, Law, OptionError, Options
from academie.kernel.read_options import seat


class Rabattues(Law[Any, RabattuesRules]):
    """Stacks laid down and lifted by the numbers thrown.

    * `first`: `white` or `black` has the first throw; without it the dice decide.
    """

    key = "rabattues"
    rulesets = RULESETS

    def start(self, ruleset: RabattuesRules | None = None, options: Options | None = None) -> RabattuesState:
        rules = ruleset or self.default
        given = dict(options or {})
        first = seat(given, "first")
        if given:
            raise OptionError(f"{self.key} has no option {', '.join(given)}; see the help of the game")
        side = piled(rules.piles.value)
        return RabattuesState(
            rules,
            (side, side),
            thrower=WHITE if first is None else first,
            phase=Phase.FIRST_DICE if first is None else Phase.THROW,
        )


RABATTUES: Final = Rabattues()
