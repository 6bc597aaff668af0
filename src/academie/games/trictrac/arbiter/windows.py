"""The time to mark: what is owed in it, the faults found as it closes, and the last hole.

Source: ACAD-B ch. VI, VII, X; LEP rules 35-36, 42-58, 63, 66-68.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from academie.games.tables.law.track import Pair, full, put
from academie.games.trictrac.arbiter.bredouille import (
    doubles_shown,
    holes_made,
    in_bredouille,
    points_marked,
    restored,
    set_right,
    shown_in_time,
    wiped,
)
from academie.games.trictrac.arbiter.faults import Decision, Fault, Kind
from academie.games.trictrac.arbiter.marks import Marks, expected_marks, marked
from academie.games.trictrac.arbiter.strictness import OverMark
from academie.games.trictrac.arbiter.table_state import Moment, TableState
from academie.games.trictrac.law.coup import Form, marque_ended, refait_at_once
from academie.games.trictrac.law.jans import TARIF, Jan
from academie.games.trictrac.law.marking import HOLE, gain
from academie.games.trictrac.law.position import Table
from academie.kernel import BLACK, WHITE, Places, Seat, other
from academie.sources import ACAD_A, ACAD_B, LEP

INDUCED: Final[Places] = {LEP: "rule 58"}
LAPSED: Final[Places] = {LEP: "rule 35", ACAD_B: "ch. X § 10", ACAD_A: "ch. VI § 6"}

TOO_MUCH: Final = (Kind.OVER_MARKED, Kind.OVER_MARKED_HOLES, Kind.LEFT_SHOWING, Kind.PLEIN_IMPOSSIBLE)


def open_marking(state: TableState, seat: Seat, points: int) -> TableState:
    """The state with `points` more for `seat` to mark; what he shows now is where he starts from."""
    fresh = not state.owed[seat]
    return replace(
        state,
        owed=put(state.owed, seat, state.owed[seat] + points),
        before=put(state.before, seat, state.marks[seat]) if fresh else state.before,
    )


def open_sortie(state: TableState, seat: Seat, points: int) -> TableState:
    """The state with a sortie for `seat` to mark.

    What he marked of it before his last man was off is the fault of marking too much, and of nothing else: it
    counts for what he now has to mark, and only what is beyond that is taken back. A jeton set back by the
    adversary is not one he has taken off himself. Source: LEP rules 42, 56; ACAD-B ch. X § 26.
    """
    early = next((fault for fault in state.faults if is_surplus(fault, seat) and fault.points), None)
    if early is None or early.right is None:
        return open_marking(state, seat, points)
    due = open_marking(state.side(seat, early.right), seat, points).side(seat, state.marks[seat])
    right = right_sides(due, seat)[seat] if excess(due, seat) > 0 else None
    kept = (replace(fault, right=right) if fault is early else fault for fault in state.faults)
    return replace(due, faults=tuple(kept))


def right_sides(state: TableState, seat: Seat) -> Pair[Marks]:
    """What both sides should show once `seat` has marked all he is owed."""
    sides = put(state.marks, seat, state.before[seat])
    score = state.score
    return expected_marks(sides, score.bredouille, score.runs, seat, state.owed[seat])


def excess(state: TableState, seat: Seat) -> int:
    """How much more than he is owed `seat` shows to have marked; negative if less."""
    return marked(state.before[seat], state.marks[seat]) - state.owed[seat]


def completes_hole(state: TableState, seat: Seat) -> bool:
    """Whether what `seat` is owed truly makes a hole."""
    return state.owed[seat] > 0 and state.before[seat].points + state.owed[seat] >= HOLE


def released(state: TableState, seat: Seat) -> TableState:
    """The state once a jeton is let go: where rigour has it so, marking too much is a fault already."""
    if state.strictness.over_mark.value is not OverMark.RELEASE or induced(state, seat):
        return state
    return over_marked(state, seat)


def induced(state: TableState, seat: Seat) -> bool:
    """Whether `seat` shows what the adversary said his throw was worth. Source: LEP rule 58."""
    return state.announced is not None and state.announced == marked(state.before[seat], state.marks[seat])


def over_marked(state: TableState, seat: Seat) -> TableState:
    """The state with the fault of marking too much, at the most it has been since the window opened."""
    over = excess(state, seat)
    known = max((fault.points for fault in state.faults if is_surplus(fault, seat)), default=0)
    if over <= known:
        return state
    fault = Fault(kind_of_excess(state, seat, over), seat, over, right=right_sides(state, seat)[seat])
    kept = tuple(made for made in state.faults if not is_surplus(made, seat))
    return replace(state, faults=kept).with_fault(fault)


def is_surplus(fault: Fault, seat: Seat) -> bool:
    """Whether the fault is that `seat` shows more than he should."""
    return fault.offender == seat and fault.kind in TOO_MUCH and fault.right is not None


def kind_of_excess(state: TableState, seat: Seat, over: int) -> Kind:
    """Which fault it is: a plein that cannot stand, old points left showing, the fichet, or the jeton."""
    before, now = state.before[seat], state.marks[seat]
    if forbidden_plein(state, seat, over):
        return Kind.PLEIN_IMPOSSIBLE
    if now.holes <= before.holes:
        return Kind.OVER_MARKED
    left = now.points == before.points and completes_hole(state, seat)
    return Kind.LEFT_SHOWING if left else Kind.OVER_MARKED_HOLES


def forbidden_plein(state: TableState, seat: Seat, over: int) -> bool:
    """Whether the surplus is the price of a plein that stands and that these dice break.

    Source: ACAD-B ch. X § 17-18.
    """
    cast, men = state.board.cast, state.board.men[seat]
    if cast is None or seat != state.thrower or state.moment is Moment.READY:
        return False
    stands = any(full(men, table.base) for table in Table)
    kept = any(item.jan is Jan.CONSERVER for item in cast.scored)
    return stands and not kept and over == TARIF[Jan.CONSERVER].price.of(cast.dice)


def close_marking(state: TableState, seat: Seat, forgetting: Kind) -> TableState:
    """The state once `seat` may no longer mark: faults found, runs followed, courtesies done."""
    right = right_sides(state, seat)
    found = two_jetons(wrong_amount(state, seat, forgetting, right[seat]), seat)
    found = followed(wrong_wiping(found, seat), seat, right[seat])
    return replace(
        found,
        owed=put(found.owed, seat, 0),
        before=put(found.before, seat, found.marks[seat]),
        wiped=0,
        announced=None,
    )


def two_jetons(state: TableState, seat: Seat) -> TableState:
    """Old points left showing beside the new: an école of the old, or the smaller jeton goes."""
    side = state.marks[seat]
    if not side.behind:
        return state
    if state.strictness.two_jetons:
        return state.with_fault(Fault(Kind.TWO_JETONS, seat, side.behind, right=with_new_jeton(state, seat)))
    return state.side(seat, replace(side, behind=0, points=max(side.points, side.behind)))


def with_new_jeton(state: TableState, seat: Seat) -> Marks:
    """What a player who loses his old points should show: what he has marked since, up to what he is owed."""
    if excess(state, seat) <= 0:
        return replace(state.marks[seat], behind=0)
    without = replace(state, before=put(state.before, seat, replace(state.before[seat], points=0)))
    return right_sides(without, seat)[seat]


def wrong_amount(state: TableState, seat: Seat, forgetting: Kind, right: Marks) -> TableState:
    """Too little, too much, or holes mistaken; an error the adversary led into is no école."""
    over = excess(state, seat)
    if over and induced(state, seat):
        return led_astray(state, seat, right)
    if over < 0:
        return forgotten(state, seat, forgetting)
    if over == 0 and state.marks[seat].holes > right.holes:
        return state.with_fault(Fault(Kind.HOLES, seat, right=right))
    return over_marked(state, seat)


def led_astray(state: TableState, seat: Seat, right: Marks) -> TableState:
    """No école: what was marked too little is lost, what was marked too much can only be set right."""
    over = excess(state, seat)
    without_faults = state.without_faults(seat, *TOO_MUCH)
    if over > 0:
        without_faults = replace(
            without_faults, faults=(*without_faults.faults, Fault(Kind.OVER_MARKED, seat, right=right))
        )
    return without_faults.with_ruling(seat, Decision.INDUCED, INDUCED, abs(over))


def forgotten(state: TableState, seat: Seat, kind: Kind) -> TableState:
    """Too little marked. An école marked instead of what was due counts for it (LEP rule 56)."""
    before, now = state.before[seat], state.marks[seat]
    if now.holes == before.holes and now.points < before.points:
        kind = Kind.LOST_OWN
    missing = -excess(state, seat) - state.ecoles_marked[seat]
    return state.with_fault(Fault(kind, seat, missing)) if missing > 0 else state


def wrong_wiping(state: TableState, seat: Seat) -> TableState:
    """The adversary wiped though no hole was made: an école of what he lost, or it is put back."""
    if not state.wiped or completes_hole(state, seat):
        return state
    if state.strictness.wiping:
        return state.with_fault(Fault(Kind.WIPED_WRONGLY, seat, state.wiped, restored=state.wiped))
    return restored(state, other(seat), state.wiped)


def followed(state: TableState, seat: Seat, right: Marks) -> TableState:
    """The state with the runs of points and holes brought up to what was marked."""
    if state.strictness.late_holes and excess(state, seat) == 0:
        state = courteous(state, seat, right)
    before, now = state.before[seat], state.marks[seat]
    if marked(before, now) > 0:
        state = points_marked(state, seat)
        holes = now.holes - before.holes
        state = hole_followed(state, seat, holes) if holes > 0 else state
        state = shown_in_time(state, seat) if not state.strictness.late_bredouille else state
    return doubles_shown(state) if state.strictness.late_bredouille else state


def hole_followed(state: TableState, seat: Seat, holes: int) -> TableState:
    """The state after holes: what is left is in bredouille, and what should be wiped may be yet."""
    state = holes_made(state, seat, holes)
    left = state.marks[other(seat)].points if completes_hole(state, seat) else 0
    return in_bredouille(
        replace(state, unwiped=put(state.unwiped, seat, left)), seat if state.marks[seat].points else None
    )


def courteous(state: TableState, seat: Seat, right: Marks) -> TableState:
    """Good company counts holes rightly and wipes what a hole wipes, unasked."""
    counted = state.side(seat, replace(state.marks[seat], holes=right.holes))
    return wiped(counted, other(seat)) if completes_hole(state, seat) else counted


def credited(state: TableState, seat: Seat, points: int) -> TableState:
    """The state with points marked for `seat` besides his own marking: écoles, and what he is made to mark.

    Where his own time to mark is open, it goes on from as much further; a hole wipes the adversary, and
    what he had already marked of his throw with the rest.
    """
    foe = other(seat)
    running = points_marked(state, seat) if marked(state.before[seat], state.marks[seat]) > 0 else state
    after, holes = gain(running.score, seat, points)
    double = min(after.points) > 0 and after.bredouille == seat
    credit = replace(
        state,
        before=put(state.before, seat, further(state.before[seat], points, holes)),
        faults=tuple(further_right(fault, seat, points, holes) for fault in state.faults),
    ).side(seat, replace(further(state.marks[seat], points, holes), double=double))
    credit = in_bredouille(credit, after.bredouille)
    if holes:
        return holes_made(wiped(credit, foe), seat, sum(holes))
    return credit.side(foe, replace(credit.marks[foe], double=False))


def further(side: Marks, points: int, holes: tuple[int, ...]) -> Marks:
    """The side with points more, its twelves counting as those holes do."""
    twelves, rest = divmod(side.points + points, HOLE)
    return replace(side, points=rest, holes=side.holes + sum(holes[:twelves]))


def further_right(fault: Fault, seat: Seat, points: int, holes: tuple[int, ...]) -> Fault:
    if fault.offender != seat or fault.right is None:
        return fault
    return replace(fault, right=further(fault.right, points, holes))


def expire_claims(state: TableState, seat: Seat) -> TableState:
    """The state once `seat` throws: what he could have claimed is past.

    Source: LEP rules 35, 48, 50; in good company points too many are given back.
    """
    past = state.open_against(other(seat))
    state = replace(state, faults=state.open_against(seat), partial=put(state.partial, seat, 0), undo=None)
    for fault in past:
        if fault.right is not None and not state.strictness.keep_unclaimed:
            state = set_right(state, fault)
        if fault.kind is Kind.TWO_JETONS:
            state = state.side(other(seat), replace(state.marks[other(seat)], behind=0))
    return state.with_ruling(seat, Decision.LAPSED, LAPSED) if past else state


def won_by_right(state: TableState, seat: Seat) -> TableState:
    """The state, over at once if the last hole has been marked and truly made."""
    right = right_sides(state, seat)[seat].holes
    if refait_at_once(state.board, state.score) and state.marks[seat].holes == right:
        return over(state.with_events(marque_ended(state.board, seat, state.score)))
    if not at_goal(state, seat) or right < state.board.goal:
        return state
    return over(holes_made(state, seat, right - state.before[seat].holes))


def at_goal(state: TableState, seat: Seat) -> bool:
    """Whether the fichet stands in the last hole of a partie."""
    return state.board.form is Form.PARTIE and state.marks[seat].holes >= state.board.goal


def won_unchallenged(state: TableState) -> TableState:
    """The state, over if a fichet stands in the last hole and nobody can object any more."""
    if refait_at_once(state.board, state.score) and not any(fault.right for fault in state.faults):
        return over(state.with_events(marque_ended(state.board, state.thrower, state.score)))
    won = any(
        at_goal(state, seat) and not any(fault.right for fault in state.open_against(seat))
        for seat in (WHITE, BLACK)
    )
    return over(state) if won else state


def over(state: TableState) -> TableState:
    """The state at its end."""
    board = replace(state.board, cast=None)
    return replace(state, moment=Moment.OVER, board=board, faults=(), undo=None)
