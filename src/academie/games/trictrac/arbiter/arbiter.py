"""How a game of trictrac begins, by hand or not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from academie.games.tables.law.track import MEN
from academie.games.trictrac.arbiter.strictness import strictness
from academie.games.trictrac.arbiter.table import laid
from academie.games.trictrac.law.state import TrictracState
from academie.kernel import Citation, Law, OptionValue, RuleSet, Scope, State, Text, option
from academie.kernel.kinds import Number
from academie.kernel.marking import Marking, TableOptions
from academie.kernel.options import of_black, of_white, take
from academie.sources import LEP

_IN_BOX: Final = Text("Dames dans la boîte", "Men in the box")
_IN_BOX_ABOUT: Final = Text(
    "Pour surprendre une boîte fautive.", "To catch a box with a man too many or too few."
)
_MISCOUNTED: Final = Citation(LEP, "rules 32-34")


@dataclass(frozen=True, kw_only=True)
class TrictracTableOptions(TableOptions):
    """Who marks, and with how many men in the box, which may be miscounted where one marks by hand."""

    white_men: int = option(
        Number(MEN - 1, MEN + 1),
        MEN,
        of_white(_IN_BOX),
        _IN_BOX_ABOUT,
        citation=_MISCOUNTED,
        scope=Scope.TABLE,
        by_hand=True,
    )
    black_men: int = option(
        Number(MEN - 1, MEN + 1),
        MEN,
        of_black(_IN_BOX),
        _IN_BOX_ABOUT,
        citation=_MISCOUNTED,
        scope=Scope.TABLE,
        by_hand=True,
    )


class TrictracArbiter:
    """Begins games in which points are marked by hand, in good company or in all rigour."""

    options_class = TrictracTableOptions

    def begin(self, law: Law[Any, Any], ruleset: RuleSet | None, given: dict[str, OptionValue]) -> State[Any]:
        how = take(TableOptions, given).marking
        if how is Marking.AUTO:
            return law.start(ruleset, given)
        said = take(TrictracTableOptions, given)
        partie: Any = law.start(ruleset, given)
        missing = MEN - said.white_men, MEN - said.black_men
        return laid(partie, strictness(how, partie.rules), missing)

    def lay(self, state: State[Any], marking: Marking) -> State[Any]:
        assert isinstance(state, TrictracState)
        return laid(state, strictness(marking, state.rules))


ARBITER: Final = TrictracArbiter()
