"""How a partie ends at a table where a fichet may stand in the last hole wrongly."""

from __future__ import annotations

from dataclasses import replace

from academie.games.trictrac.arbiter.bredouille import holes_made
from academie.games.trictrac.arbiter.table_state import Moment, TableState
from academie.games.trictrac.arbiter.windows import right_sides
from academie.games.trictrac.law.coup import Form
from academie.kernel import BLACK, WHITE, Seat


def won_by_right(state: TableState, seat: Seat) -> TableState:
    """The state, over at once if the last hole has been marked and truly made."""
    right = right_sides(state, seat)[seat].holes
    if not at_goal(state, seat) or right < state.board.goal:
        return state
    return over(holes_made(state, seat, right - state.before[seat].holes))


def at_goal(state: TableState, seat: Seat) -> bool:
    """Whether the fichet stands in the last hole of a partie."""
    return state.board.form is Form.PARTIE and state.shown[seat].holes >= state.board.goal


def won_unchallenged(state: TableState) -> TableState:
    """The state, over if a fichet stands in the last hole and nobody can object any more."""
    won = any(
        at_goal(state, seat) and not any(fault.right for fault in state.open_against(seat))
        for seat in (WHITE, BLACK)
    )
    return over(state) if won else state


def over(state: TableState) -> TableState:
    """The state at its end."""
    board = replace(state.board, cast=None)
    return replace(state, moment=Moment.OVER, board=board, faults=(), undo=None)
