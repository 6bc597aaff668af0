"""Opening and closing the times for marking, and what closing them finds.

Source: ACAD-B ch. VI, VII, X; LEP rules 35-36, 42-58, 63, 66-68.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from academie.games.tables.law.pair import Pair, put
from academie.games.tables.law.track import full
from academie.games.trictrac.arbiter.bredouille import (
    doubles_shown,
    holes_made,
    in_bredouille,
    points_marked,
    shown_in_time,
)
from academie.games.trictrac.arbiter.events import Decision
from academie.games.trictrac.arbiter.fault import Fault, Kind
from academie.games.trictrac.arbiter.marks import Marks, marked, rightly
from academie.games.trictrac.arbiter.strictness import OverMark
from academie.games.trictrac.arbiter.table_state import Moment, TableState
from academie.games.trictrac.arbiter.wiping import restored, set_right, wiped
from academie.games.trictrac.law.geography import Table
from academie.games.trictrac.law.jans import TARIF, Jan
from academie.games.trictrac.law.marking import HOLE, gain
from academie.kernel import Citation, Seat, other
from academie.sources import LEP

INDUCED: Final = Citation(LEP, "rule 58")
LAPSED: Final = Citation(LEP, "rule 35")

TOO_MUCH: Final = (Kind.OVER_MARKED, Kind.OVER_MARKED_HOLES, Kind.LEFT_SHOWING, Kind.PLEIN_IMPOSSIBLE)


def opened(scene: TableState, seat: Seat, points: int) -> TableState:
    """The scene with `points` more for `seat` to mark; what he shows now is where he starts from."""
    fresh = not scene.owed[seat]
    return replace(
        scene,
        owed=put(scene.owed, seat, scene.owed[seat] + points),
        before=put(scene.before, seat, scene.shown[seat]) if fresh else scene.before,
    )


def right_sides(scene: TableState, seat: Seat) -> Pair[Marks]:
    """What both sides should show once `seat` has marked all he is owed."""
    sides = put(scene.shown, seat, scene.before[seat])
    score = scene.partie.score
    return rightly(sides, score.bredouille, score.runs, seat, scene.owed[seat])


def excess(scene: TableState, seat: Seat) -> int:
    """How much more than he is owed `seat` shows to have marked; negative if less."""
    return marked(scene.before[seat], scene.shown[seat]) - scene.owed[seat]


def completes_hole(scene: TableState, seat: Seat) -> bool:
    """Whether what `seat` is owed truly makes a hole."""
    return scene.owed[seat] > 0 and scene.before[seat].points + scene.owed[seat] >= HOLE


def released(scene: TableState, seat: Seat) -> TableState:
    """The scene once a jeton is let go: where rigour has it so, marking too much is a fault already."""
    if scene.strictness.over_mark.value is not OverMark.RELEASE or induced(scene, seat):
        return scene
    return over_marked(scene, seat)


def induced(scene: TableState, seat: Seat) -> bool:
    """Whether `seat` shows what the adversary told him his throw was worth. Source: LEP rule 58."""
    return scene.told is not None and scene.told == marked(scene.before[seat], scene.shown[seat])


def over_marked(scene: TableState, seat: Seat) -> TableState:
    """The scene with the fault of marking too much, at the most it has been since the window opened."""
    over = excess(scene, seat)
    known = max((fault.points for fault in scene.faults if is_surplus(fault, seat)), default=0)
    if over <= known:
        return scene
    fault = Fault(kind_of_excess(scene, seat, over), seat, over, right=right_sides(scene, seat)[seat])
    return scene.without_faults(seat, *TOO_MUCH).with_fault(fault)


def is_surplus(fault: Fault, seat: Seat) -> bool:
    return fault.offender == seat and fault.kind in TOO_MUCH


def kind_of_excess(scene: TableState, seat: Seat, over: int) -> Kind:
    """Which fault it is: a plein that cannot stand, old points left showing, the fichet, or the jeton."""
    before, now = scene.before[seat], scene.shown[seat]
    if forbidden_plein(scene, seat, over):
        return Kind.PLEIN_IMPOSSIBLE
    if now.holes <= before.holes:
        return Kind.OVER_MARKED
    left = now.points == before.points and completes_hole(scene, seat)
    return Kind.LEFT_SHOWING if left else Kind.OVER_MARKED_HOLES


def forbidden_plein(scene: TableState, seat: Seat, over: int) -> bool:
    """Whether the surplus is the price of a plein that stands and that these dice break.

    Source: ACAD-B ch. X fig. 2.
    """
    dice, men = scene.partie.dice, scene.partie.men[seat]
    if dice is None or seat != scene.thrower or scene.moment is Moment.READY:
        return False
    stands = any(full(men, table.base) for table in Table)
    kept = any(item.jan is Jan.CONSERVER for item in scene.scored)
    return stands and not kept and over == TARIF[Jan.CONSERVER].price.of(dice)


def closed(scene: TableState, seat: Seat, forgetting: Kind) -> TableState:
    """The scene once `seat` may no longer mark: faults found, runs followed, courtesies done."""
    right = right_sides(scene, seat)
    found = two_jetons(wrong_amount(scene, seat, forgetting, right[seat]), seat)
    found = followed(wrong_wiping(found, seat), seat, right[seat])
    return replace(
        found,
        owed=put(found.owed, seat, 0),
        before=put(found.before, seat, found.shown[seat]),
        wiped=0,
        told=None,
    )


def two_jetons(scene: TableState, seat: Seat) -> TableState:
    """Old points left showing beside the new: an école of the old, or the smaller jeton goes."""
    side = scene.shown[seat]
    if not side.behind:
        return scene
    if scene.strictness.two_jetons:
        return scene.with_fault(Fault(Kind.TWO_JETONS, seat, side.behind, right=with_new_jeton(scene, seat)))
    return scene.side(seat, replace(side, behind=0, points=max(side.points, side.behind)))


def with_new_jeton(scene: TableState, seat: Seat) -> Marks:
    """What he should show who loses his old points: what he has marked since, but no more than he is owed."""
    if excess(scene, seat) <= 0:
        return replace(scene.shown[seat], behind=0)
    anew = replace(scene, before=put(scene.before, seat, replace(scene.before[seat], points=0)))
    return right_sides(anew, seat)[seat]


def wrong_amount(scene: TableState, seat: Seat, forgetting: Kind, right: Marks) -> TableState:
    """Too little, too much, or holes mistaken; an error the adversary led into is no école."""
    over = excess(scene, seat)
    if over and induced(scene, seat):
        return led_astray(scene, seat, right)
    if over < 0:
        return forgotten(scene, seat, forgetting)
    if over == 0 and scene.shown[seat].holes > right.holes:
        return scene.with_fault(Fault(Kind.HOLES, seat, right=right))
    return over_marked(scene, seat)


def led_astray(scene: TableState, seat: Seat, right: Marks) -> TableState:
    """No école: what was marked too little is lost, what was marked too much can only be set right."""
    over = excess(scene, seat)
    without_faults = scene.without_faults(seat, *TOO_MUCH)
    if over > 0:
        without_faults = replace(
            without_faults, faults=(*without_faults.faults, Fault(Kind.OVER_MARKED, seat, right=right))
        )
    return without_faults.ruled(seat, Decision.INDUCED, INDUCED, abs(over))


def forgotten(scene: TableState, seat: Seat, kind: Kind) -> TableState:
    """Too little marked. An école marked instead of what was due counts for it (LEP rule 56)."""
    before, now = scene.before[seat], scene.shown[seat]
    if now.holes == before.holes and now.points < before.points:
        kind = Kind.LOST_OWN
    missing = -excess(scene, seat) - scene.schooled[seat]
    return scene.with_fault(Fault(kind, seat, missing)) if missing > 0 else scene


def wrong_wiping(scene: TableState, seat: Seat) -> TableState:
    """The adversary wiped though no hole was made: an école of what he lost, or it is put back."""
    if not scene.wiped or completes_hole(scene, seat):
        return scene
    if scene.strictness.wiping:
        return scene.with_fault(Fault(Kind.WIPED_WRONGLY, seat, scene.wiped, restored=scene.wiped))
    return restored(scene, other(seat), scene.wiped)


def followed(scene: TableState, seat: Seat, right: Marks) -> TableState:
    """The scene with the runs of points and holes brought up to what was marked."""
    if scene.strictness.late_holes and excess(scene, seat) == 0:
        scene = courteous(scene, seat, right)
    before, now = scene.before[seat], scene.shown[seat]
    if marked(before, now) > 0:
        scene = points_marked(scene, seat)
        holes = now.holes - before.holes
        scene = hole_followed(scene, seat, holes) if holes > 0 else scene
        scene = shown_in_time(scene, seat) if not scene.strictness.late_bredouille else scene
    return doubles_shown(scene) if scene.strictness.late_bredouille else scene


def hole_followed(scene: TableState, seat: Seat, holes: int) -> TableState:
    """The scene after holes: what is left is in bredouille, and what should be wiped may be yet."""
    scene = holes_made(scene, seat, holes)
    left = scene.shown[other(seat)].points if completes_hole(scene, seat) else 0
    return in_bredouille(
        replace(scene, unwiped=put(scene.unwiped, seat, left)), seat if scene.shown[seat].points else None
    )


def courteous(scene: TableState, seat: Seat, right: Marks) -> TableState:
    """Good company counts holes rightly and wipes what a hole wipes, unasked."""
    counted = scene.side(seat, replace(scene.shown[seat], holes=right.holes))
    return wiped(counted, other(seat)) if completes_hole(scene, seat) else counted


def credited(scene: TableState, seat: Seat, points: int) -> TableState:
    """The scene with points marked for `seat` besides his own marking: écoles, and what he is made to mark.

    Where his own time to mark is open, it goes on from as much further; a hole wipes the adversary, and
    what he had already marked of his throw with the rest.
    """
    foe = other(seat)
    running = points_marked(scene, seat) if marked(scene.before[seat], scene.shown[seat]) > 0 else scene
    after, holes = gain(running.partie.score, seat, points)
    double = min(after.points) > 0 and after.bredouille == seat
    credit = replace(
        scene,
        before=put(scene.before, seat, further(scene.before[seat], points, holes)),
        faults=tuple(further_right(fault, seat, points, holes) for fault in scene.faults),
    ).side(seat, replace(further(scene.shown[seat], points, holes), double=double))
    credit = in_bredouille(credit, after.bredouille)
    if holes:
        return holes_made(wiped(credit, foe), seat, sum(holes))
    return credit.side(foe, replace(credit.shown[foe], double=False))


def further(side: Marks, points: int, holes: tuple[int, ...]) -> Marks:
    """The side with points more, its twelves counting as those holes do."""
    twelves, rest = divmod(side.points + points, HOLE)
    return replace(side, points=rest, holes=side.holes + sum(holes[:twelves]))


def further_right(fault: Fault, seat: Seat, points: int, holes: tuple[int, ...]) -> Fault:
    if fault.offender != seat or fault.right is None:
        return fault
    return replace(fault, right=further(fault.right, points, holes))


def expire_claims(scene: TableState, seat: Seat) -> TableState:
    """The scene once `seat` throws: what he could have claimed is past.

    Source: LEP rules 35, 48, 50; in good company points too many are given back.
    """
    past = scene.open_against(other(seat))
    scene = replace(scene, faults=scene.open_against(seat), partial=put(scene.partial, seat, 0), undo=None)
    for fault in past:
        if fault.right is not None and not scene.strictness.keep_unclaimed:
            scene = set_right(scene, fault)
        if fault.kind is Kind.TWO_JETONS:
            scene = scene.side(other(seat), replace(scene.shown[other(seat)], behind=0))
    return scene.ruled(seat, Decision.LAPSED, LAPSED) if past else scene
