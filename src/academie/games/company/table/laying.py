"""The board of a company: how each partie or marqué is begun, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass

from academie.games.company.law import Seating
from academie.games.trictrac import GAME as TRICTRAC
from academie.games.trictrac.arbiter import ArbitratedState
from academie.games.trictrac.law.rules import TrictracRules
from academie.games.trictrac.law.state import TrictracState
from academie.kernel.marking import Marking

Board = TrictracState | ArbitratedState


@dataclass(frozen=True, slots=True)
class Laying:
    """What holds of every board: the law of trictrac, who marks, and how many holes are played for."""

    law: TrictracRules
    marking: Marking
    goal: int

    def board(self, seating: Seating) -> Board:
        """The board set up for those who play next."""
        options = {**seating.options, "marking": self.marking.value, "holes": self.goal}
        board = TRICTRAC.start(self.law, options)
        assert isinstance(board, TrictracState | ArbitratedState)
        return board


def partie_of(board: Board) -> TrictracState:
    """The partie on the board, whoever marks it."""
    return board.state.position if isinstance(board, ArbitratedState) else board
