"""A player of trictrac in company: it plays the board as it would play it for itself."""

from __future__ import annotations

from typing import Any

from academie.engine.player import Player
from academie.games.company.table.seance import CompanyState
from academie.kernel import Action, State


class InCompany:
    """Looks at the board alone: neither the account nor who comes next changes how it plays."""

    def __init__(self, board: Player) -> None:
        self._board = board

    def choose(self, state: State[Any]) -> Action:
        assert isinstance(state, CompanyState)
        return self._board.choose(state.board)
