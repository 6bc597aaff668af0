"""How a game of draughts begins, by hand or not."""

from __future__ import annotations

from typing import Any, Final

from academie.games.draughts.arbiter.strictness import Strictness, strictness
from academie.games.draughts.arbiter.table import ArbitratedState, game_of, set_table
from academie.games.draughts.law.state import DraughtsState
from academie.kernel import Law, OptionValue, RuleSet, State
from academie.kernel.marking import Marking, TableOptions
from academie.kernel.options import take

__all__ = ["ArbitratedState", "Strictness", "game_of", "set_table", "strictness"]


class DraughtsArbiter:
    """By hand, in rigour, whatever is touched and played counts, and a player who does not take is huffed.

    This goes with the rules of Manoury and of Metz.
    """

    options_class = TableOptions

    def begin(self, law: Law[Any, Any], ruleset: RuleSet | None, given: dict[str, OptionValue]) -> State[Any]:
        how = take(TableOptions, given).marking
        partie: Any = law.start(ruleset, given)
        return partie if how is Marking.AUTO else _table(partie, how)

    def lay(self, state: State[Any], given: dict[str, OptionValue]) -> State[Any]:
        return _table(state, take(TableOptions, given).marking)


def _table(state: State[Any], marking: Marking) -> State[Any]:
    assert isinstance(state, DraughtsState)
    return set_table(state, strictness(marking, state.rules))


ARBITER: Final = DraughtsArbiter()
