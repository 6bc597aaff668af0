"""Trictrac in company by the compiled core: it finds the plays on the board, now and on every later one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from academie.games.company.table import CompanyState
from academie.games.trictrac.core import Finder
from academie.games.trictrac.law import TrictracState
from academie.kernel import State


def accelerate(state: State[Any]) -> State[Any]:
    """Return a company's game with its plays found by the core; one marked by hand as it is."""
    assert isinstance(state, CompanyState)
    if not isinstance(state.board, TrictracState):
        return state
    finder = Finder(state.setup.law)
    board = replace(state.board, board=replace(state.board.board, find=finder))
    return replace(state, board=board, setup=replace(state.setup, find=finder))
