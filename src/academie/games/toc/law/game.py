"""Toc as the registry knows it, and how a partie begins."""

from __future__ import annotations

from typing import Final

from academie.games.toc.law.rules import RULESETS, TocRules
from academie.games.toc.law.tally import tally_of
from academie.games.trictrac.law.acts import TrictracAction
from academie.games.trictrac.law.coup import Board
from academie.games.trictrac.law.game import agreed
from academie.games.trictrac.law.state import TrictracState
from academie.kernel import Law, OptionError, Options
from academie.kernel.read_options import flag


class Toc(Law[TrictracAction, TocRules]):
    """Trictrac marked in holes.

    * `holes`: how many holes win; 1 is played *au premier trou*;
    * `double`: *la double* goes, two holes by a doublet or by two façons;
    * `first`, `keeps_dice`, `white_holes`, `black_holes`, `white_down`, `black_down`: as at trictrac.
    """

    key = "toc"
    rulesets = RULESETS

    def start(self, ruleset: TocRules | None = None, options: Options | None = None) -> TrictracState:
        rules = ruleset or self.default
        given = dict(options or {})
        tally = tally_of(rules, double=flag(given, "double"))
        begun = agreed(Board(rules, goal=rules.holes_to_win.value), given, tally)
        if given:
            raise OptionError(f"toc has no option {', '.join(given)}; see the help of the game")
        return begun


TOC: Final = Toc()
