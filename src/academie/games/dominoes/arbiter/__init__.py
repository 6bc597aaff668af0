"""How a game of dominoes begins, by hand or not."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from academie.games.dominoes.arbiter.table import ArbitratedState, game_of, set_table
from academie.games.dominoes.law.state import DominoState
from academie.kernel import Citation, Law, OptionError, OptionValue, RuleSet, State
from academie.kernel.kinds import Choice
from academie.kernel.marking import Marking, TableOptions
from academie.kernel.options import Scope, option, take
from academie.sources import ACAD_D
from academie.words import Message

__all__ = ["ArbitratedState", "game_of", "set_table"]


class Table(Enum):
    """Whether a table with hands knows the mishaps of wood and hands too."""

    ORDINAIRE = "ordinaire"
    COMPLETE = "complete"


@dataclass(frozen=True, kw_only=True)
class DominoTable(TableOptions):
    """How a party is conducted."""

    table: Table = option(
        Choice(
            Table,
            {
                Table.ORDINAIRE: Message("dominoes-table-ordinary"),
                Table.COMPLETE: Message("dominoes-table-complete"),
            },
        ),
        Table.ORDINAIRE,
        Message("dominoes-table"),
        Message("dominoes-table-about"),
        citation=Citation(ACAD_D, "rules VIII, XXV"),
        scope=Scope.TABLE,
        by_hand=True,
        short=Message("dominoes-table-short"),
    )


class DominoArbiter:
    """By hand, in rigour, one may boude wrongly, lay what does not fit and announce, and answers for it."""

    options_class = DominoTable

    def begin(self, law: Law[Any, Any], ruleset: RuleSet | None, given: dict[str, OptionValue]) -> State[Any]:
        said = take(DominoTable, given)
        return _conducted(law.start(ruleset, given), said)

    def lay(self, state: State[Any], given: dict[str, OptionValue]) -> State[Any]:
        return _conducted(state, take(DominoTable, given))


def _conducted(state: State[Any], said: DominoTable) -> State[Any]:
    """The party by itself, or at a table with hands. Raises `OptionError` for another company."""
    if said.marking is Marking.COURTOIS:
        raise OptionError(Message("dominoes-marking"))
    complete = said.table is Table.COMPLETE
    if said.marking is Marking.AUTO:
        if complete:
            raise OptionError(Message("dominoes-table-marking"))
        return state
    assert isinstance(state, DominoState)
    return set_table(state, complete=complete)


ARBITER: Final = DominoArbiter()
