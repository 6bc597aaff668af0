"""How a game of trictrac begins, by hand or not."""

from __future__ import annotations

from typing import Any, Final

from academie.games.tables.law.track import MEN
from academie.games.trictrac.arbiter.strictness import strictness
from academie.games.trictrac.arbiter.table import laid
from academie.games.trictrac.law.state import TrictracState
from academie.kernel import Law, OptionValue, RuleSet, State
from academie.kernel.marking import Marking, marking
from academie.kernel.read_options import SEATS, number


class TrictracArbiter:
    """Options besides those of the law:

    * `marking`: `auto` (points are marked for you), `courtois` (by hand, in good company) or `rigueur`
      (by hand, in all rigour);
    * `white_men`, `black_men`, where one marks by hand: 14 to 16, for a box miscounted (LEP rules 32-34).
    """

    def begin(self, law: Law[Any, Any], ruleset: RuleSet | None, given: dict[str, OptionValue]) -> State[Any]:
        how = marking(given)
        if how is Marking.AUTO:
            return law.start(ruleset, given)
        white, black = (number(given, f"{name}_men", MEN + 1, least=MEN - 1, usual=MEN) for name in SEATS)
        partie: Any = law.start(ruleset, given)
        return laid(partie, strictness(how, partie.rules.id), (MEN - white, MEN - black))

    def lay(self, state: State[Any], marking: Marking) -> State[Any]:
        assert isinstance(state, TrictracState)
        return laid(state, strictness(marking, state.rules.id))


ARBITER: Final = TrictracArbiter()
