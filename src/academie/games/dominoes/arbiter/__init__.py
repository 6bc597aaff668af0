"""How a game of dominoes begins, by hand or not."""

from __future__ import annotations

from typing import Any, Final

from academie.games.dominoes.arbiter.table import ArbitratedState, game_of, set_table
from academie.kernel import Law, OptionError, OptionValue, RuleSet, State, Text
from academie.kernel.marking import Marking, TableOptions
from academie.kernel.options import take

__all__ = ["ArbitratedState", "game_of", "set_table"]


class DominoArbiter:
    """By hand, in rigour, one may boude wrongly, lay what does not fit and announce, and answers for it."""

    options_class = TableOptions

    def begin(self, law: Law[Any, Any], ruleset: RuleSet | None, given: dict[str, OptionValue]) -> State[Any]:
        how = take(TableOptions, given).marking
        if how is Marking.COURTOIS:
            raise OptionError(
                Text(
                    "marking est auto ou rigueur : le traité des dominos ne connaît pas d'autre compagnie",
                    "marking is auto or rigueur: the treatise of dominoes knows no other company",
                )
            )
        partie: Any = law.start(ruleset, given)
        return partie if how is Marking.AUTO else set_table(partie)

    def lay(self, state: State[Any], given: dict[str, OptionValue]) -> State[Any]:
        raise OptionError(f"no table with hands can be set up for {state.ruleset.id}")


ARBITER: Final = DominoArbiter()
