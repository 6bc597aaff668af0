"""Toc as the registry knows it, and how a partie begins."""

from __future__ import annotations

from typing import Final

from academie.games.toc.law.options import TocOptions
from academie.games.toc.law.rules import RULESETS, TocRules
from academie.games.toc.law.state import TocState
from academie.games.trictrac.law.acts import TrictracAction
from academie.games.trictrac.law.game import begun
from academie.kernel import Law, Options


class Toc(Law[TrictracAction, TocRules]):
    """Trictrac marked in holes."""

    key = "toc"
    rulesets = RULESETS
    options_class = TocOptions

    def start(self, ruleset: TocRules | None = None, options: Options | None = None) -> TocState:
        rules, said = self.agreed(TocOptions, ruleset, options)
        return begun(TocState(rules, goal=rules.holes_to_win.value, double=said.double), said)


TOC: Final = Toc()
