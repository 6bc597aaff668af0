"""Trictrac as one sits down to it: points marked for you, or by your own hand."""

from __future__ import annotations

from typing import Any, Final

from academie.arbiter.marking import Marking, marking
from academie.arbiter.trictrac import laid, manners
from academie.kernel import Game, Options, State
from academie.rules.tables.trictrac import game
from academie.rules.tables.trictrac.rules import TrictracRules


class Trictrac(Game[Any, TrictracRules]):
    """The law of trictrac, with one option more than it knows itself:

    * `marking`: `auto` (points are marked for you), `courtois` (by hand, in good company) or `rigueur`
      (by hand, in all rigour).
    """

    key = game.TRICTRAC.key
    title = game.TRICTRAC.title
    rulesets = game.TRICTRAC.rulesets

    def start(self, ruleset: TrictracRules | None = None, options: Options | None = None) -> State[Any]:
        given = dict(options or {})
        how = marking(given)
        partie = game.TRICTRAC.start(ruleset, given)
        return partie if how is Marking.AUTO else laid(partie, manners(how, partie.rules.id))


TRICTRAC: Final = Trictrac()
