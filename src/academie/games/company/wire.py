"""A company at trictrac as data: the board two of them play on. Seats of places are White and Black."""

from __future__ import annotations

from typing import Final

from academie.games.company.table import CompanyState
from academie.games.trictrac.wire import FORM as BOARD
from academie.kernel import Action
from academie.notation.wire import Board, Gesture


class CompanyForm:
    """The form of trictrac, on the board in use."""

    def board(self, state: CompanyState) -> Board:
        """The position of the board."""
        return BOARD.board(state.board)

    def gesture(self, state: CompanyState, act: Action) -> Gesture:
        """The act of whoever plays."""
        return BOARD.gesture(state.board, act)


FORM: Final = CompanyForm()
