"""The text of toc: that of trictrac, where holes take the place of points."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from academie.games.tables.law.turns import GameWon
from academie.games.tables.text.turns import won
from academie.games.toc.law import TOC, Holes, HolesMarked, TocRules, tally_of
from academie.games.trictrac.arbiter import ArbitratedState
from academie.games.trictrac.law.coup import Board
from academie.games.trictrac.law.jans import JanScored
from academie.games.trictrac.law.state import TrictracState
from academie.games.trictrac.text import TrictracNotation, table_line
from academie.games.trictrac.text.position import position, read_onto
from academie.games.trictrac.text.words import scored
from academie.kernel import Event, RuleSet, State
from academie.notation.codec import Players, possible
from academie.words import Message, Text

DOUBLE: Final = "double=true"


class TocNotation(TrictracNotation):
    """Acts and positions of trictrac; `double=true` at the end of a position where *la double* was agreed.

    It is left out where two are marked without it.
    """

    def state(self, state: State[Any]) -> str:
        if isinstance(state, ArbitratedState):
            return table_line(state)
        assert isinstance(state, TrictracState)
        rules = state.rules
        assert isinstance(rules, TocRules)
        agreed = state.tally != tally_of(rules, state.goal, double=False)
        return f"{position(state)} {DOUBLE}" if agreed else position(state)

    def read_state(self, text: str, ruleset: RuleSet | None = None) -> TrictracState:
        rules = TOC.default if ruleset is None else ruleset
        assert isinstance(rules, TocRules)
        words = text.split()
        blank = TrictracState(Board(rules), tally=Holes())
        read = read_onto(" ".join(word for word in words if word != DOUBLE), blank)
        return possible(replace(read, tally=tally_of(rules, read.goal, double=DOUBLE in words)))

    def message(self, event: Event, players: Players) -> Text:
        player = players(event.seat)
        match event:
            case JanScored():
                return Message("toc-jan-scored", player=player, scored=scored(event.scored, event.thrower))
            case HolesMarked():
                return Message("toc-marked", player=player, holes=event.holes, total=event.total)
            case GameWon():
                return won(event, players)
            case _:
                return super().message(event, players)


NOTATION: Final = TocNotation()
