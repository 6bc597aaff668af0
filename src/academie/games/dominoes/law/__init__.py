"""Dominoes as the registry knows them, and how a party begins."""

from __future__ import annotations

from typing import Final

from academie.games.dominoes.law.acts import DominoAction
from academie.games.dominoes.law.options import Agreement, DominoOptions, Seating, agreement
from academie.games.dominoes.law.rules import FORMER, RULESETS, DominoRules
from academie.games.dominoes.law.state import DominoState, Phase
from academie.games.dominoes.law.tiles import SET, Hand, Tile, tile
from academie.kernel import Law, OptionError, Options, Seat
from academie.kernel.kinds import check_number
from academie.words import Message

__all__ = ["DOMINOS", "SET", "Agreement", "DominoRules", "DominoState", "Hand", "Phase", "Tile", "tile"]


class Dominos(Law[DominoAction, DominoRules]):
    """Dominoes for two, three or four; each rule set is a party of its own."""

    key = "dominos"
    rulesets = RULESETS
    former = FORMER
    options_class = DominoOptions

    def start(self, ruleset: DominoRules | None = None, options: Options | None = None) -> DominoState:
        rules, said = self.agreed(DominoOptions, ruleset, options)
        accord = agreement(rules, said)
        first = check_number("first", said.first, 0, accord.players)
        drawn = said.seats is Seating.DRAWN
        if first and drawn:
            raise OptionError(Message("dominoes-first-drawn"))
        leader = Seat(max(first - 1, 0))
        return DominoState(
            rules,
            accord,
            Phase.SHUFFLE if first else Phase.SEATS if drawn else Phase.LEAD,
            leader,
            leader,
            hands=(Hand(),) * accord.players,
            scores=(0,) * rules.sides(accord.players),
        )


DOMINOS: Final = Dominos()
