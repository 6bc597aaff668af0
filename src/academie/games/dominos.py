"""Dominoes as one sits down to them: only what fits can be laid, or whatever hands do."""

from __future__ import annotations

from typing import Any, Final

from academie.arbiter.dominoes import laid
from academie.arbiter.marking import Marking, marking
from academie.kernel import Game, OptionError, Options, State, Text
from academie.rules.dominoes import game
from academie.rules.dominoes.rules import DominoRules


class Dominos(Game[Any, DominoRules]):
    """The law of dominoes, with one option more than it knows itself:

    * `marking`: `auto` (only what fits can be laid, and who can play does) or `rigueur` (by hand: one may
      boude wrongly, lay what does not fit, announce, and answers for it).
    """

    key = game.DOMINOS.key
    title = game.DOMINOS.title
    rulesets = game.DOMINOS.rulesets
    hides = game.DOMINOS.hides
    seats = game.DOMINOS.seats

    def start(self, ruleset: DominoRules | None = None, options: Options | None = None) -> State[Any]:
        given = dict(options or {})
        how = marking(given)
        if how is Marking.COURTOIS:
            raise OptionError(
                Text(
                    "marking est auto ou rigueur : le traité des dominos ne connaît pas d'autre compagnie",
                    "marking is auto or rigueur: the treatise of dominoes knows no other company",
                )
            )
        partie = game.DOMINOS.start(ruleset, given)
        return partie if how is Marking.AUTO else laid(partie)


DOMINOS: Final = Dominos()
