"""Opening and closing the times for marking, and what closing them finds.

Source: ACAD-B ch. VI, VII, X; LEP rules 35-36, 42-54, 58, 63, 66-68.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from academie.arbiter.trictrac.events import Decision
from academie.arbiter.trictrac.fault import Fault, Kind
from academie.arbiter.trictrac.manners import OverMark
from academie.arbiter.trictrac.scene import Scene
from academie.arbiter.trictrac.shown import Shown, as_score, marked, needs_double, rightly
from academie.kernel import Citation, Seat, other
from academie.rules.sources import LEP
from academie.rules.tables.pair import Pair, put
from academie.rules.tables.trictrac.marking import HOLE, gain, run_of
from academie.rules.tables.trictrac.partie import Form

INDUCED: Final = Citation(LEP, "rule 58")
LAPSED: Final = Citation(LEP, "rule 35")

TOO_MUCH: Final = (Kind.OVER_MARKED, Kind.OVER_MARKED_HOLES, Kind.LEFT_SHOWING)


def opened(scene: Scene, seat: Seat, points: int) -> Scene:
    """The scene with `points` more for `seat` to mark; what he shows now is where he starts from."""
    fresh = not scene.owed[seat]
    return replace(
        scene,
        owed=put(scene.owed, seat, scene.owed[seat] + points),
        before=put(scene.before, seat, scene.shown[seat]) if fresh else scene.before,
    )


def right_sides(scene: Scene, seat: Seat) -> Pair[Shown]:
    """What both sides should show once `seat` has marked all he is owed."""
    sides = put(scene.shown, seat, scene.before[seat])
    score = scene.partie.score
    return rightly(sides, score.bredouille, score.runs, seat, scene.owed[seat])


def excess(scene: Scene, seat: Seat) -> int:
    """How much more than he is owed `seat` shows to have marked; negative if less."""
    return marked(scene.before[seat], scene.shown[seat]) - scene.owed[seat]


def completes_hole(scene: Scene, seat: Seat) -> bool:
    """Whether what `seat` is owed truly makes a hole."""
    return scene.owed[seat] > 0 and scene.before[seat].points + scene.owed[seat] >= HOLE


def released(scene: Scene, seat: Seat) -> Scene:
    """The scene once a jeton is let go: where rigour has it so, marking too much is a fault already."""
    if scene.manners.over_mark.value is not OverMark.RELEASE:
        return scene
    return over_marked(scene, seat)


def over_marked(scene: Scene, seat: Seat) -> Scene:
    """The scene with the fault of marking too much, at the most it has been since the window opened."""
    over = excess(scene, seat)
    known = max((fault.points for fault in scene.faults if is_surplus(fault, seat)), default=0)
    if over <= known:
        return scene
    fault = Fault(kind_of_excess(scene, seat), seat, over, right=right_sides(scene, seat)[seat])
    return scene.excused(seat, *TOO_MUCH).faulted(fault)


def is_surplus(fault: Fault, seat: Seat) -> bool:
    return fault.offender == seat and fault.kind in TOO_MUCH


def kind_of_excess(scene: Scene, seat: Seat) -> Kind:
    """Which fault marking too much is: old points left showing, the fichet, or the jeton."""
    before, now = scene.before[seat], scene.shown[seat]
    if now.holes <= before.holes:
        return Kind.OVER_MARKED
    return Kind.LEFT_SHOWING if now.points == before.points else Kind.OVER_MARKED_HOLES


def closed(scene: Scene, seat: Seat, forgetting: Kind) -> Scene:
    """The scene once `seat` may no longer mark: faults found, runs followed, courtesies done."""
    right = right_sides(scene, seat)
    found = wrong_amount(two_jetons(scene, seat), seat, forgetting, right[seat])
    found = followed(wrong_wiping(found, seat), seat, right)
    return replace(
        found,
        owed=put(found.owed, seat, 0),
        before=put(found.before, seat, found.shown[seat]),
        wiped=0,
        told=None,
    )


def two_jetons(scene: Scene, seat: Seat) -> Scene:
    """Old points left showing beside the new: an école of the old, or the smaller jeton goes."""
    side = scene.shown[seat]
    if not side.behind:
        return scene
    if scene.manners.two_jetons:
        return scene.faulted(Fault(Kind.TWO_JETONS, seat, side.behind, right=replace(side, behind=0)))
    return scene.side(seat, replace(side, behind=0, points=max(side.points, side.behind)))


def wrong_amount(scene: Scene, seat: Seat, forgetting: Kind, right: Shown) -> Scene:
    """Too little, too much, or holes mistaken; an error the adversary led into is no école."""
    over = excess(scene, seat)
    if over and scene.told == over + scene.owed[seat]:
        return scene.excused(seat, *TOO_MUCH).ruled(seat, Decision.INDUCED, INDUCED, abs(over))
    if over < 0:
        return scene.faulted(Fault(forgetting, seat, -over))
    if over == 0 and scene.shown[seat].holes > right.holes:
        return scene.faulted(Fault(Kind.HOLES, seat, right=right))
    return over_marked(scene, seat)


def wrong_wiping(scene: Scene, seat: Seat) -> Scene:
    """The adversary wiped though no hole was made: an école of what he lost, or it is put back."""
    if not scene.wiped or completes_hole(scene, seat):
        return scene
    if scene.manners.wiping:
        return scene.faulted(Fault(Kind.WIPED_WRONGLY, seat, scene.wiped, restored=scene.wiped))
    return restored(scene, other(seat), scene.wiped)


def restored(scene: Scene, seat: Seat, points: int) -> Scene:
    """The scene with points put back that were wrongly wiped."""
    return scene.side(seat, replace(scene.shown[seat], points=points))


def followed(scene: Scene, seat: Seat, right: Pair[Shown]) -> Scene:
    """The scene with the runs of points and holes brought up to what was marked."""
    before, now = scene.before[seat], scene.shown[seat]
    if marked(before, now) <= 0:
        return scene
    score = scene.partie.score
    holes = now.holes - before.holes
    if holes > 0:
        run = seat if now.points else None
        runs = put((0, 0), seat, kept_run(scene, seat) + holes)
    else:
        run = run_of(as_score(put(scene.shown, seat, before), score.bredouille, score.runs), seat)
        runs = score.runs
    scene = replace(scene, partie=replace(scene.partie, score=replace(score, bredouille=run, runs=runs)))
    if scene.manners.late_bredouille:
        return courteous(scene, seat, right)
    return shown_in_time(scene, seat)


def kept_run(scene: Scene, seat: Seat) -> int:
    """The holes in a row one goes on from: lost in a marqué if the pavillon was needed and not taken.

    Source: LEP rule 59.
    """
    needed = scene.partie.form is Form.MARQUE and scene.shown[other(seat)].holes > 0
    kept = scene.shown[seat].pavillon or scene.manners.late_bredouille
    return scene.partie.score.runs[seat] if kept or not needed else 0


def shown_in_time(scene: Scene, seat: Seat) -> Scene:
    """Bredouille that needs two jetons and has one is lost. Source: ACAD-B ch. XVIII; LEP rule 49."""
    score = scene.partie.score
    if score.bredouille != seat or not needs_double(scene.shown, seat) or scene.shown[seat].double:
        return scene
    lost = replace(scene, partie=replace(scene.partie, score=replace(score, bredouille=None)))
    return lost.ruled(seat, Decision.BREDOUILLE_LOST, scene.manners.late_bredouille.citation)


def courteous(scene: Scene, seat: Seat, right: Pair[Shown]) -> Scene:
    """Good company counts holes rightly, wipes what a hole wipes and shows bredouille, unasked."""
    mine, his = scene.shown[seat], scene.shown[other(seat)]
    if excess(scene, seat) == 0:
        mine = replace(mine, holes=right[seat].holes)
        his = replace(his, points=0) if completes_hole(scene, seat) else his
    run = scene.partie.score.bredouille if min(mine.points, his.points) else None
    sides = put((his, his), seat, mine)
    doubled = [replace(side, double=run == place) for place, side in enumerate(sides)]
    return scene.showing((doubled[0], doubled[1]))


def credited(scene: Scene, seat: Seat, points: int) -> Scene:
    """The scene with points marked for `seat` besides his own marking: écoles, and what he is made to mark.

    Where his own time to mark is open, it goes on from as much further; a hole wipes the adversary, and
    what he had already marked of his throw with the rest.
    """
    score = scene.partie.score
    shown = rightly(scene.shown, score.bredouille, score.runs, seat, points)
    start = rightly(put(scene.shown, seat, scene.before[seat]), score.bredouille, score.runs, seat, points)
    after, holes = gain(score, seat, points)
    foe = other(seat)
    done = max(0, marked(scene.before[foe], scene.shown[foe]))
    before = put(scene.before, seat, start[seat])
    owed = scene.owed
    if holes:
        before = put(before, foe, shown[foe])
        owed = put(owed, foe, max(0, owed[foe] - done))
    credit = replace(scene, before=before, owed=owed, partie=replace(scene.partie, score=after))
    return credit.showing(shown)


def lapsed(scene: Scene, seat: Seat) -> Scene:
    """The scene once `seat` throws: what he could have claimed is past.

    Source: LEP rules 35, 48, 50; in good company points too many are given back.
    """
    past = scene.open_against(other(seat))
    scene = replace(scene, faults=scene.open_against(seat), partial=put(scene.partial, seat, 0), undo=None)
    for fault in past:
        if fault.right is not None and not scene.manners.keep_unclaimed:
            scene = scene.side(other(seat), fault.right)
    return scene.ruled(seat, Decision.LAPSED, LAPSED) if past else scene
