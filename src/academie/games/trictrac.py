"""Trictrac as one sits down to it: points marked for you, or by your own hand."""

from __future__ import annotations

from typing import Any, Final

from academie.arbiter.marking import Marking, marking
from academie.arbiter.trictrac import laid, manners
from academie.kernel import Game, Options, State
from academie.rules.options import SEATS, number
from academie.rules.tables.track import MEN
from academie.rules.tables.trictrac import game
from academie.rules.tables.trictrac.rules import TrictracRules


class Trictrac(Game[Any, TrictracRules]):
    """The law of trictrac, with options more than it knows itself:

    * `marking`: `auto` (points are marked for you), `courtois` (by hand, in good company) or `rigueur`
      (by hand, in all rigour);
    * `white_men`, `black_men`, where one marks by hand: 14 to 16, for a box miscounted (LEP rules 32-34).
    """

    key = game.TRICTRAC.key
    title = game.TRICTRAC.title
    rulesets = game.TRICTRAC.rulesets

    def start(self, ruleset: TrictracRules | None = None, options: Options | None = None) -> State[Any]:
        given = dict(options or {})
        how = marking(given)
        if how is Marking.AUTO:
            return game.TRICTRAC.start(ruleset, given)
        white, black = (number(given, f"{name}_men", MEN + 1, least=MEN - 1, usual=MEN) for name in SEATS)
        partie = game.TRICTRAC.start(ruleset, given)
        return laid(partie, manners(how, partie.rules.id), (MEN - white, MEN - black))


TRICTRAC: Final = Trictrac()
