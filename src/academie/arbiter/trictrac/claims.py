"""Sending to school, setting right, and making the adversary mark or play.

Source: ACAD-A ch. VI; ACAD-B ch. VI, X, XVIII; LEP rules 44, 47, 56-57, 60-61, 65.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from academie.arbiter.hands import refuse_unless
from academie.arbiter.trictrac.acts import Ecole, Entiere, FaireJouer, FaireMarquer, Rectifier
from academie.arbiter.trictrac.events import Decision
from academie.arbiter.trictrac.fault import Fault, Kind, article
from academie.arbiter.trictrac.hands import won_unchallenged
from academie.arbiter.trictrac.judging import asked_again, choice
from academie.arbiter.trictrac.scene import Moment, Scene, Word
from academie.arbiter.trictrac.windows import (
    closed,
    completes_hole,
    credited,
    excess,
    restored,
    right_sides,
)
from academie.arbiter.trictrac.wood import SHORT_PLAY, settled
from academie.kernel import Citation, Seat, other
from academie.rules.sources import ACAD_B, LEP
from academie.rules.tables.pair import put

SENDING: Final = Citation(ACAD_B, "ch. X")
WHOLE: Final = Citation(LEP, "rule 47")
FALSE: Final = Citation(LEP, "rule 61")
SETTING_RIGHT: Final = Citation(LEP, "rule 57")
MAKING_MARK: Final = Citation(ACAD_B, "ch. XVIII")
MOST_POINTS: Final = 96


def school(scene: Scene, claimant: Seat) -> int:
    """All that the claimant may send his adversary to school of."""
    return sum(fault.points for fault in scene.open_against(other(claimant)))


def ecole(scene: Scene, act: Ecole) -> Scene:
    """An école marked: as much of it as is true is good, the rest is a false école."""
    refuse_unless(scene.moment not in {Moment.FIRST_DICE, Moment.CAST, Moment.OVER}, "the dice are rolling")
    refuse_unless(
        0 < act.points <= MOST_POINTS and act.points % 2 == 0, "an école is of an even number of points"
    )
    true = min(act.points, school(scene, act.by))
    after = granted(scene, act.by, true) if true else scene
    if act.points > true:
        return false_ecole(after, act.by, act.points - true, partly=true > 0)
    left = school(scene, act.by) - true
    after = replace(after, partial=put(after.partial, act.by, left))
    decision = Decision.IN_PART if left else Decision.GRANTED
    return won_unchallenged(after.ruled(act.by, decision, SENDING, true))


def granted(scene: Scene, claimant: Seat, points: int) -> Scene:
    """The offender set right, his faults spent, and the points marked by the claimant."""
    offender = other(claimant)
    spent = [fault for fault in scene.open_against(offender) if fault.points]
    right = scene
    for fault in spent:
        right = set_right(right, fault)
    remedies = tuple(
        replace(fault, points=0, right=None, restored=0) if fault in spent else fault
        for fault in right.faults
        if fault not in spent or fault.plays
    )
    right = replace(right, faults=remedies)
    if scene.moment is Moment.LEAVING:
        right = made_to_stay(right)
    return credited(right, claimant, points)


def set_right(scene: Scene, fault: Fault) -> Scene:
    """The board as the fault should have left it: surplus taken back, what was wiped put back."""
    if fault.right is not None:
        scene = runs_shortened(scene, fault.offender, fault.right.holes).side(fault.offender, fault.right)
    if fault.restored:
        scene = restored(scene, other(fault.offender), fault.restored)
    return scene


def runs_shortened(scene: Scene, seat: Seat, holes: int) -> Scene:
    """The scene with the run of holes shorter by those taken back, if they had been counted."""
    lost = scene.shown[seat].holes - holes
    if lost <= 0 or scene.owed[seat]:
        return scene
    score = scene.partie.score
    runs = put(score.runs, seat, max(0, score.runs[seat] - lost))
    return replace(scene, partie=replace(scene.partie, score=replace(score, runs=runs)))


def made_to_stay(scene: Scene) -> Scene:
    """The one who was leaving back at his throw, his marks right, his wood by some the adversary's to play.

    Source: ACAD-B ch. X; LEP rules 25, 55.
    """
    seat = scene.thrower
    staying = closed(replace(scene, moment=Moment.THROWN, word=Word.TENIR), seat, Kind.FORGOT_GAIN)
    staying = replace(staying, marks_closed=True)
    if scene.manners.play_lifted:
        remedy = Fault(Kind.LEFT_WRONGLY, seat, plays=choice(staying).legal)
        staying = replace(staying, faults=(*staying.faults, remedy))
    return staying.ruled(seat, Decision.MADE_TO_STAY, scene.manners.play_lifted.citation)


def false_ecole(scene: Scene, claimant: Seat, points: int, *, partly: bool) -> Scene:
    """An école that is none, marked all the same: the accused may answer with it. Source: LEP rule 61."""
    right = scene.shown[claimant]
    marked = credited(scene, claimant, points)
    fault = Fault(Kind.FALSE_ECOLE, claimant, points, right=right)
    decision = Decision.TOO_MUCH if partly else Decision.FALSE
    return won_unchallenged(marked.faulted(fault).ruled(claimant, decision, FALSE, points))


def entiere(scene: Scene, act: Entiere) -> Scene:
    """An école begun is marked whole, if he who is sent to school wants it so."""
    claimant = other(act.by)
    left = scene.partial[claimant]
    refuse_unless(left, "no école of yours was marked in part")
    whole = credited(replace(scene, partial=put(scene.partial, claimant, 0)), claimant, left)
    return won_unchallenged(whole.ruled(claimant, Decision.WHOLE, WHOLE, left))


def rectifier(scene: Scene, act: Rectifier) -> Scene:
    """The adversary's side set right without an école."""
    offender = other(act.by)
    wrong = [fault for fault in scene.open_against(offender) if fault.right is not None or fault.restored]
    leaving = scene.moment is Moment.LEAVING and offender == scene.thrower and bool(wrong)
    over = scene.moment is Moment.THROWN and offender == scene.thrower and excess(scene, offender) > 0
    refuse_unless(wrong or over, "there is nothing to set right")
    right = replace(scene, faults=tuple(fault for fault in scene.faults if fault not in wrong))
    if over:
        right = right.side(offender, right_sides(scene, offender)[offender])
    for fault in wrong:
        right = set_right(right, fault)
    right = made_to_stay(right) if leaving else right
    return right.ruled(offender, Decision.RECTIFIED, SETTING_RIGHT)


def faire_marquer(scene: Scene, act: FaireMarquer) -> Scene:
    """The adversary made to mark what he gains or is given, forgotten or not yet marked."""
    seat = other(act.by)
    forgotten = [
        fault
        for fault in scene.open_against(seat)
        if fault.kind in {Kind.FORGOT_GAIN, Kind.FORGOT_GIFT, Kind.LOST_OWN}
    ]
    if forgotten:
        points = sum(fault.points for fault in forgotten)
        rest = replace(scene, faults=tuple(fault for fault in scene.faults if fault not in forgotten))
        return won_unchallenged(
            credited(rest, seat, points).ruled(seat, Decision.MADE_TO_MARK, MAKING_MARK, points)
        )
    refuse_unless(
        seat == scene.thrower and scene.moment in {Moment.READY, Moment.THROWN} and excess(scene, seat) < 0,
        "he has nothing to mark",
    )
    marked = scene.showing(right_sides(scene, seat))
    if completes_hole(scene, seat):
        marked = replace(marked, wiped=0)
    return marked.ruled(seat, Decision.MADE_TO_MARK, MAKING_MARK, scene.owed[seat])


def faire_jouer(scene: Scene, act: FaireJouer) -> Scene:
    """The adversary's wood played as the law lets one impose it; any école stands besides."""
    offender = other(act.by)
    remedy = next((fault for fault in scene.open_against(offender) if act.play in fault.plays), None)
    refuse_unless(remedy is not None, "that cannot be imposed")
    assert remedy is not None
    rest = tuple(replace(f, plays=()) if f.points else f for f in scene.faults if f.points or not f.plays)
    back = replace(scene, faults=rest)
    if scene.moment is Moment.READY:
        back = asked_again(back)
    if remedy.kind is Kind.SHORT:
        back = replace(back, owed=put(back.owed, act.by, max(0, back.owed[act.by] - SHORT_PLAY)))
    ruled = back.ruled(offender, Decision.MADE_TO_PLAY, remedy_article(scene, remedy))
    return settled(ruled, act.play)


def remedy_article(scene: Scene, fault: Fault) -> Citation:
    return article(fault.kind, scene.partie.rules.authority)
