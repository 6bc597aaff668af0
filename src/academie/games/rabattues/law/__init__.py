"""Dames rabattues as the registry knows it, and how a game begins."""

from __future__ import annotations

from typing import Any, Final

from academie.games.rabattues.law.rules import RULESETS, RabattuesRules
from academie.games.rabattues.law.side import piled
from academie.games.rabattues.law.state import RabattuesState
from academie.games.tables.law.options import FirstOption
from academie.games.tables.law.turns import Phase
from academie.kernel import WHITE, Law, Options

__all__ = ["RABATTUES", "RabattuesRules", "RabattuesState"]


class Rabattues(Law[Any, RabattuesRules]):
    """Stacks laid down and lifted by the numbers thrown."""

    key = "rabattues"
    rulesets = RULESETS
    options_class = FirstOption

    def start(self, ruleset: RabattuesRules | None = None, options: Options | None = None) -> RabattuesState:
        rules, said = self.agreed(FirstOption, ruleset, options)
        side = piled(rules.piles.value)
        return RabattuesState(
            rules,
            (side, side),
            thrower=WHITE if said.first is None else said.first,
            phase=Phase.FIRST_DICE if said.first is None else Phase.THROW,
        )


RABATTUES: Final = Rabattues()
