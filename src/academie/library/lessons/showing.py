"""What a learner sees as a step begins: the table before whatever the step asks for is marked on it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from academie.games.company.table import Board, CompanyState
from academie.games.draughts.arbiter import ArbitratedState as DamierTable
from academie.games.tables.law.throw import Throw
from academie.games.trictrac.law import TrictracState
from academie.games.trictrac.law.coup import with_dice
from academie.games.trictrac.law.state import Phase
from academie.kernel import Action, State
from academie.library.lessons.asking import NESTED
from academie.library.lessons.measures import measures
from academie.library.lessons.setting import reached
from academie.library.lessons.step import Count, Step


def shown(step: Step) -> State[Any]:
    """The state to show. It does not give the answer away.

    A step that asks what the last act brought shows the state before that act, a throw lying on the table.
    """
    before, act, state = reached(step.setting)
    if isinstance(step, Count) and act is not None and counts_result(step):
        return unmarked(before, act, state)
    return without_faults(state)


def counts_result(step: Count) -> bool:
    """Whether the state after the last act would show the number asked for."""
    return step.asks.of not in NESTED and measures()[step.asks.of].result


def unmarked(before: State[Any], act: Action, after: State[Any]) -> State[Any]:
    """The state before an act, nothing that comes of it being marked or owed; a throw is seen."""
    match before, after:
        case CompanyState(), CompanyState():
            return replace(before, board=_board(before.board, act, after.left or after.board), last_events=())
        case TrictracState(), TrictracState():
            return _board(before, act, after)
        case _:
            return before


def _board(before: Board, act: Action, after: Board) -> Board:
    """The same at trictrac."""
    if not (isinstance(before, TrictracState) and isinstance(after, TrictracState)):
        return before
    if isinstance(act, Throw):
        board = with_dice(replace(before.board, pasts=after.pasts), act)
        return replace(before, board=board, phase=Phase.PLAY, due=0, last_events=())
    return replace(before, due=0, last_events=())


def without_faults(state: State[Any]) -> State[Any]:
    """The state without the faults that are the learner's to find."""
    if isinstance(state, DamierTable):
        return replace(state, state=replace(state.state, faults=()))
    return state
