"""Bredouille and holes in a row: whose they are, how they must be shown; points wiped and put back.

Source: ACAD-B ch. VI, VII, XVIII; LEP rules 49-51, 54, 57, 59, 68.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from academie.games.tables.law.track import put
from academie.games.trictrac.arbiter.faults import Decision, Fault, Kind
from academie.games.trictrac.arbiter.marks import Marks, as_score, marked, needs_double
from academie.games.trictrac.arbiter.table_state import Moment, TableState
from academie.games.trictrac.arbiter.throwing import Convenir, DiceRuling, What
from academie.games.trictrac.law.coup import Form
from academie.games.trictrac.law.marking import run_of
from academie.kernel import Citation, Seat, other
from academie.kernel.action import refuse_unless
from academie.sources import ACAD_B, LEP
from academie.words import Message

CONCEDED: Final = Citation(ACAD_B, "ch. VII § 6")
PAVILLON: Final = Citation(LEP, "rule 59")


def in_bredouille(state: TableState, seat: Seat | None) -> TableState:
    """The state with that seat's points, or nobody's, in a row."""
    score = replace(state.score, bredouille=seat)
    return replace(state, score=score)


def points_marked(state: TableState, seat: Seat) -> TableState:
    """The run of points brought up to what `seat` has marked, the adversary's broken by it."""
    score = state.score
    before = as_score(put(state.marks, seat, state.before[seat]), score.bredouille, score.runs)
    return in_bredouille(state, run_of(before, seat))


def holes_made(state: TableState, seat: Seat, holes: int) -> TableState:
    """The run of holes brought up to those `seat` has made; the adversary's ends, with his pavillon."""
    foe = other(seat)
    lost = forfeits(state, seat)
    runs = put((0, 0), seat, 0 if lost else state.score.runs[seat] + holes)
    score = replace(state.score, runs=runs)
    made = replace(
        state,
        score=score,
        forfeited=put((False, False), seat, lost),
        unwiped=put(state.unwiped, foe, 0),
    ).side(foe, replace(state.marks[foe], pavillon=False))
    if lost and not state.forfeited[seat]:
        return made.with_ruling(seat, Decision.PAVILLON_LOST, PAVILLON)
    return made


def forfeits(state: TableState, seat: Seat) -> bool:
    """Whether holes in a row count no more: the pavillon was needed and not taken before this hole."""
    return state.forfeited[seat] or (
        needs_pavillon(state, seat)
        and not state.strictness.late_bredouille
        and state.board.form is Form.MARQUE
    )


def needs_pavillon(state: TableState, seat: Seat) -> bool:
    """Whether holes in a row need the pavillon to show it: the adversary has some too."""
    run = state.score.runs[seat]
    return bool(run) and state.marks[other(seat)].holes > 0 and not state.marks[seat].pavillon


def may_remove(state: TableState, by: Seat, of: Seat) -> bool:
    """Whether a second jeton may be taken off: one's own, or one that shows a run broken or about to be."""
    return by == of or state.score.bredouille != of or state.owed[by] > 0


def shown_in_time(state: TableState, seat: Seat) -> TableState:
    """Bredouille that needs two jetons and has one is lost. Source: ACAD-B ch. XVIII § 25; LEP rule 49."""
    score = state.score
    if score.bredouille != seat or not needs_double(state.marks, seat) or state.marks[seat].double:
        return state
    lost = in_bredouille(state, None)
    return lost.with_ruling(seat, Decision.BREDOUILLE_LOST, state.strictness.late_bredouille.citation)


def removed_in_time(state: TableState, seat: Seat) -> TableState:
    """The state once `seat` has played: a second jeton he has left standing too long makes bredouille.

    Source: ACAD-B ch. VII; LEP rule 49.
    """
    foe = other(seat)
    side = state.marks[foe]
    left = side.double and side.points > 0 and state.score.bredouille != foe
    coups = state.overlooked[seat] + 1 if left and not state.strictness.late_bredouille else 0
    limit = state.strictness.removal.value
    if not limit or coups < limit:
        return replace(state, overlooked=put(state.overlooked, seat, coups))
    kept = replace(in_bredouille(state, foe), overlooked=put(state.overlooked, seat, 0))
    return kept.with_ruling(foe, Decision.BREDOUILLE_KEPT, state.strictness.late_bredouille.citation)


def fined_for_jeton(state: TableState, seat: Seat) -> TableState:
    """The state once `seat` throws: a second jeton of his that a broken run has left costs what was agreed.

    Source: ACAD-B ch. VII.
    """
    side, points = state.marks[seat], state.strictness.debredouille.value
    if not points or not side.double or not side.points or state.score.bredouille == seat:
        return state
    return state.with_fault(Fault(Kind.BREDOUILLE_LEFT, seat, points))


def doubles_shown(state: TableState) -> TableState:
    """Good company shows bredouille rightly on both sides, unasked."""
    run = state.score.bredouille if min(side.points for side in state.marks) else None
    white, black = state.marks
    return state.with_marks((replace(white, double=run == 0), replace(black, double=run == 1)))


def convenir(state: TableState, act: Convenir) -> TableState:
    """A player admits in good faith that he was débredouillé, though it was said too late.

    Source: ACAD-B ch. VII.
    """
    refuse_unless(
        state.marks[act.by].double and state.moment in {Moment.READY, Moment.THROWN},
        Message("trictrac-no-bredouille-shown"),
    )
    run = state.score.bredouille
    simple = in_bredouille(state, None if run == act.by else run)
    told = DiceRuling(seat=act.by, citation=CONCEDED, what=What.CONCEDED)
    return simple.side(act.by, replace(simple.marks[act.by], double=False)).with_events(told)


def wiped(state: TableState, seat: Seat, points: int | None = None) -> TableState:
    """The state with so many points of `seat` wiped, or all of them.

    With all goes what he had marked of a due still open; surplus of his that is set right later brings
    nothing back.
    """
    side, before = state.marks[seat], state.before[seat]
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
    return back.side(seat, replace(state.marks[seat], points=points))


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
    holes = state.marks[seat].holes - right.holes if counted else 0
    state = state.side(seat, right)
    score = state.score
    runs = put(score.runs, seat, max(0, score.runs[seat] - max(0, holes)))
    right_score = replace(state, score=replace(score, runs=runs))
    return in_bredouille(right_score, run_without_surplus(right_score, seat))


def run_without_surplus(state: TableState, seat: Seat) -> Seat | None:
    """Whose points are in a row once `seat` shows what he should: his who alone has any, or two jetons."""
    foe, run = other(seat), state.score.bredouille
    mine, his = state.marks[seat], state.marks[foe]
    if not mine.points or not his.points:
        return seat if mine.points else foe if his.points else None
    if mine.double:
        return seat
    return None if run == seat else run
