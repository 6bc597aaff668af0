"""Dominoes as the registry knows them, and how a party begins."""

from __future__ import annotations

from typing import Final

from academie.games.dominoes.law.acts import DominoAction
from academie.games.dominoes.law.named import RULESETS
from academie.games.dominoes.law.options import agreed
from academie.games.dominoes.law.rules import DominoRules
from academie.games.dominoes.law.state import DominoState, Phase
from academie.games.dominoes.law.tiles import Hand
from academie.kernel import Law, OptionError, Options, Seat
from academie.kernel.read_options import number


class Dominos(Law[DominoAction, DominoRules]):
    """Dominoes for two, three or four; each rule set is a party of its own.

    Options:

    * `players`: how many sit down, where the party leaves a choice;
    * `tiles`: how many dés each takes, likewise;
    * `points`, `rounds` or `pots`: what the party is played to, by what it is played for;
    * `first`: the seat that leads first, counted from 1; else it is drawn (ACAD-D rule I).
    """

    key = "dominos"
    rulesets = RULESETS

    def start(self, ruleset: DominoRules | None = None, options: Options | None = None) -> DominoState:
        rules = ruleset or self.default
        given = dict(options or {})
        accord = agreed(rules, given)
        first = number(given, "first", accord.players)
        if given:
            raise OptionError(f"{rules.id} has no option {', '.join(given)}; see the help of the game")
        leader = Seat(max(first - 1, 0))
        return DominoState(
            rules,
            accord,
            Phase.SHUFFLE if first else Phase.LEAD,
            leader,
            leader,
            hands=(Hand(),) * accord.players,
            scores=(0,) * rules.sides(accord.players),
        )


DOMINOS: Final = Dominos()
