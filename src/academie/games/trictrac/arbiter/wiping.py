"""Points taken away by a hole or as surplus, and put back where they were wrongly taken.

Source: ACAD-B ch. VI; LEP rules 50, 54, 57, 68.
"""

from __future__ import annotations

from dataclasses import replace

from academie.games.tables.law.pair import put
from academie.games.trictrac.arbiter.bredouille import in_bredouille
from academie.games.trictrac.arbiter.fault import Fault, Kind
from academie.games.trictrac.arbiter.marks import Marks, marked
from academie.games.trictrac.arbiter.table_state import TableState
from academie.kernel import Seat, other


def wiped(state: TableState, seat: Seat, points: int | None = None) -> TableState:
    """The state with so many points of `seat` wiped, or all of them.

    With all goes what he had marked of a due still open; surplus of his that is set right later brings
    nothing back.
    """
    side, before = state.shown[seat], state.before[seat]
    owed = state.owed[seat]
    if points is None:
        owed = max(0, owed - max(0, marked(before, side)))
        before = side
    return replace(
        state,
        owed=put(state.owed, seat, owed),
        before=put(state.before, seat, lowered(before, points)),
        faults=tuple(lowered_right(fault, seat, points) for fault in state.faults),
    ).side(seat, lowered(side, points))


def lowered(side: Marks, points: int | None) -> Marks:
    """The side with so many points fewer, or none left."""
    left = 0 if points is None else max(0, side.points - points)
    return replace(side, points=left, double=side.double and left > 0, behind=side.behind if left else 0)


def lowered_right(fault: Fault, seat: Seat, points: int | None) -> Fault:
    if fault.offender != seat or fault.right is None:
        return fault
    return replace(fault, right=lowered(fault.right, points))


def restored(state: TableState, seat: Seat, points: int) -> TableState:
    """The state with points put back that were wrongly wiped."""
    before = replace(state.before[seat], points=points)
    back = replace(state, before=put(state.before, seat, before))
    return back.side(seat, replace(state.shown[seat], points=points))


def set_right(state: TableState, fault: Fault) -> TableState:
    """The board as the fault should have left it: surplus taken back, what was wiped put back."""
    if fault.right is not None:
        counted = fault.kind is Kind.FALSE_ECOLE or not state.owed[fault.offender]
        state = surplus_returned(state, fault.offender, fault.right, counted=counted)
    if fault.restored:
        state = restored(state, other(fault.offender), fault.restored)
    return state


def surplus_returned(state: TableState, seat: Seat, right: Marks, *, counted: bool) -> TableState:
    """The side showing what it should, and runs as they are then, less holes that were `counted` already."""
    holes = state.shown[seat].holes - right.holes if counted else 0
    state = state.side(seat, right)
    score = state.score
    runs = put(score.runs, seat, max(0, score.runs[seat] - max(0, holes)))
    told = replace(state, score=replace(score, runs=runs))
    return in_bredouille(told, run_without_surplus(told, seat))


def run_without_surplus(state: TableState, seat: Seat) -> Seat | None:
    """Whose points are in a row once `seat` shows what he should: his who alone has any, or two jetons."""
    foe, run = other(seat), state.score.bredouille
    mine, his = state.shown[seat], state.shown[foe]
    if not mine.points or not his.points:
        return seat if mine.points else foe if his.points else None
    if mine.double:
        return seat
    return None if run == seat else run
