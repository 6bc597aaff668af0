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


def wiped(scene: TableState, seat: Seat, points: int | None = None) -> TableState:
    """The scene with so many points of `seat` wiped, or all of them.

    With all goes what he had marked of a due still open; surplus of his that is set right later brings
    nothing back.
    """
    side, before = scene.shown[seat], scene.before[seat]
    owed = scene.owed[seat]
    if points is None:
        owed = max(0, owed - max(0, marked(before, side)))
        before = side
    return replace(
        scene,
        owed=put(scene.owed, seat, owed),
        before=put(scene.before, seat, lowered(before, points)),
        faults=tuple(lowered_right(fault, seat, points) for fault in scene.faults),
    ).side(seat, lowered(side, points))


def lowered(side: Marks, points: int | None) -> Marks:
    """The side with so many points fewer, or none left."""
    left = 0 if points is None else max(0, side.points - points)
    return replace(side, points=left, double=side.double and left > 0, behind=side.behind if left else 0)


def lowered_right(fault: Fault, seat: Seat, points: int | None) -> Fault:
    if fault.offender != seat or fault.right is None:
        return fault
    return replace(fault, right=lowered(fault.right, points))


def restored(scene: TableState, seat: Seat, points: int) -> TableState:
    """The scene with points put back that were wrongly wiped."""
    before = replace(scene.before[seat], points=points)
    back = replace(scene, before=put(scene.before, seat, before))
    return back.side(seat, replace(scene.shown[seat], points=points))


def set_right(scene: TableState, fault: Fault) -> TableState:
    """The board as the fault should have left it: surplus taken back, what was wiped put back."""
    if fault.right is not None:
        counted = fault.kind is Kind.FALSE_ECOLE or not scene.owed[fault.offender]
        scene = surplus_returned(scene, fault.offender, fault.right, counted=counted)
    if fault.restored:
        scene = restored(scene, other(fault.offender), fault.restored)
    return scene


def surplus_returned(scene: TableState, seat: Seat, right: Marks, *, counted: bool) -> TableState:
    """The side showing what it should, and runs as they are then, less holes that were `counted` already."""
    holes = scene.shown[seat].holes - right.holes if counted else 0
    scene = scene.side(seat, right)
    score = scene.partie.score
    runs = put(score.runs, seat, max(0, score.runs[seat] - max(0, holes)))
    told = replace(scene, partie=replace(scene.partie, score=replace(score, runs=runs)))
    return in_bredouille(told, run_without_surplus(told, seat))


def run_without_surplus(scene: TableState, seat: Seat) -> Seat | None:
    """Whose points are in a row once `seat` shows what he should: his who alone has any, or two jetons."""
    foe, run = other(seat), scene.partie.score.bredouille
    mine, his = scene.shown[seat], scene.shown[foe]
    if not mine.points or not his.points:
        return seat if mine.points else foe if his.points else None
    if mine.double:
        return seat
    return None if run == seat else run
