"""Trictrac as one sits down to it: points marked for you, or by your own hand."""

from __future__ import annotations

from typing import Any, Final

from academie.arbiter.trictrac import Marking, laid, manners
from academie.kernel import Game, OptionError, Options, State
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
        marking = _marking(given.pop("marking", Marking.AUTO.value))
        partie = game.TRICTRAC.start(ruleset, given)
        return partie if marking is Marking.AUTO else laid(partie, manners(marking, partie.rules.id))


def _marking(value: object) -> Marking:
    try:
        return Marking(value)
    except ValueError:
        raise OptionError(f"marking is auto, courtois or rigueur, not {value!r}") from None


TRICTRAC: Final = Trictrac()
