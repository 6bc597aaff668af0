"""Tables with hands for the small games of the trictrac board: what is agreed, and how they begin."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from academie.games.tables.arbiter.faults import BoardHands
from academie.games.tables.arbiter.table import HandTable, game_of
from academie.games.tables.arbiter.table_state import Agreed, TableState
from academie.games.tables.law.customs import BreakingOptions, Peine, Rompre, counsel
from academie.kernel import WHITE, Citation, Law, OptionError, OptionValue, RuleSet, State
from academie.kernel.marking import Marking, TableOptions
from academie.kernel.options import take
from academie.sources import ACAD, LEP
from academie.words import Message

__all__ = ["BoardHands", "HandTable", "TableArbiter", "TableState", "game_of"]

ONCE: Final = 1
THRICE: Final = 3


@dataclass(frozen=True, kw_only=True)
class CounselOption(TableOptions):
    """Who plays by hand, and who may take counsel."""

    conseil: str = counsel(Citation(ACAD, "Revertier ch. III § 8"))


@dataclass(frozen=True, kw_only=True)
class HandTableOptions(CounselOption, BreakingOptions):
    """What is agreed about a table of these games."""


class TableArbiter:
    """By hand, men touched and falsely played are taken in rigour, or put right in good company."""

    options_class = HandTableOptions

    def __init__(self, hands: BoardHands) -> None:
        self._hands = hands

    def begin(self, law: Law[Any, Any], ruleset: RuleSet | None, given: dict[str, OptionValue]) -> State[Any]:
        """The first state; a counsel agreed on is only recorded."""
        how = take(CounselOption, given).marking
        if how is Marking.AUTO:
            return law.start(ruleset, given)
        customs = take(BreakingOptions, given)
        return self._table(law.start(ruleset, given), how, customs)

    def lay(self, state: State[Any], given: dict[str, OptionValue]) -> State[Any]:
        """The table of a position."""
        how = take(CounselOption, given).marking
        return self._table(state, how, take(BreakingOptions, given))

    def _table(self, game: State[Any], how: Marking, customs: BreakingOptions) -> HandTable:
        if customs.rompre is Rompre.EXCLU:
            self._check_penalty(game, customs.peine)
        agreed = Agreed(
            strict=how is Marking.RIGUEUR,
            rompre=customs.rompre,
            most=self._usual(game, how) if customs.rompre_max is None else customs.rompre_max,
            peine=customs.peine,
            amount=customs.peine_de,
            waits=customs.attente,
        )
        return HandTable(TableState(game, self._hands, agreed))

    def _usual(self, game: State[Any], how: Marking) -> int:
        """How often running one may break: the Académie sets no limit, Lepeintre does (LEP rule 16)."""
        if self._hands.authority(game) is not LEP:
            return 0
        return ONCE if how is Marking.COURTOIS else THRICE

    def _check_penalty(self, game: State[Any], peine: Peine) -> None:
        holes = peine is Peine.TROUS and self._hands.with_holes(game, WHITE, 0) is None
        if peine is Peine.POINTS or holes:
            raise OptionError(Message("tables-peine-not-here", value=peine.value))
