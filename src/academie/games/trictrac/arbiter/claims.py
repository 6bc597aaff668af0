"""Sending to school, rightly or not.

Source: ACAD-A ch. VI; ACAD-B ch. VI, X, XVIII; LEP rules 25, 44, 47, 53-56, 61-62, 65.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from academie.games.tables.law.pair import put
from academie.games.trictrac.arbiter.acts import Ecole, Entiere
from academie.games.trictrac.arbiter.ending import won_unchallenged
from academie.games.trictrac.arbiter.events import Decision
from academie.games.trictrac.arbiter.fault import Fault, Kind
from academie.games.trictrac.arbiter.judging import choice
from academie.games.trictrac.arbiter.marks import marked
from academie.games.trictrac.arbiter.table_state import Moment, TableState
from academie.games.trictrac.arbiter.windows import closed, completes_hole, credited
from academie.games.trictrac.arbiter.wiping import set_right, wiped
from academie.kernel import Citation, Seat, Text, other
from academie.kernel.hand_act import refuse_unless
from academie.sources import ACAD_B, LEP

SENDING: Final = Citation(ACAD_B, "ch. X")
WHOLE: Final = Citation(LEP, "rule 47")
FALSE: Final = Citation(LEP, "rule 61")
MOST_POINTS: Final = 96
MOST_ANSWERS: Final = 2
"""How many écoles may answer one another wrongly before they must be explained (LEP rule 62)."""


def school(state: TableState, claimant: Seat) -> int:
    """All that the claimant may send his adversary to school of."""
    return sum(fault.points for fault in state.open_against(other(claimant)))


def ecole(state: TableState, act: Ecole) -> TableState:
    """An école marked: as much of it as is true is good, the rest is a false école."""
    refuse_unless(
        0 < act.points <= MOST_POINTS and act.points % 2 == 0,
        Text("une école est d'un nombre pair de points", "an école is of an even number of points"),
    )
    whole = school(state, act.by)
    true = min(act.points, whole)
    answers = 1 + max((fault.answers for fault in state.open_against(other(act.by))), default=0)
    refuse_unless(
        act.points == true or answers <= MOST_ANSWERS,
        Text(
            "on s'est renvoyé l'école deux fois : dites ce qu'est celle-ci",
            "écoles have been answered twice: say what this one is",
        ),
    )
    after = granted(state, act.by, true) if true else state
    if act.points > true:
        decision = Decision.TOO_MUCH if true else Decision.FALSE
        false = false_ecole(after, act.by, act.points - true, answers)
        return won_unchallenged(false.ruled(act.by, decision, FALSE, act.points - true))
    left = whole - true
    after = replace(after, partial=put(after.partial, act.by, left))
    decision = Decision.IN_PART if left else Decision.GRANTED
    return won_unchallenged(after.ruled(act.by, decision, SENDING, true))


def granted(state: TableState, claimant: Seat, points: int) -> TableState:
    """The offender set right, his faults spent, and the points marked by the claimant."""
    offender = other(claimant)
    spent = [fault for fault in state.open_against(offender) if fault.points]
    right = state
    for fault in spent:
        right = set_right(right, fault)
    remedies = tuple(
        replace(fault, points=0, right=None, restored=0) if fault in spent else fault
        for fault in right.faults
        if fault not in spent or fault.plays
    )
    right = replace(right, faults=remedies)
    if state.moment is Moment.LEAVING and offender == state.thrower:
        right = made_to_stay(right)
    return sent(right, claimant, points)


def sent(state: TableState, claimant: Seat, points: int) -> TableState:
    """The points of an école marked, and remembered as marked instead of anything else (LEP rule 56)."""
    schooled = put(state.schooled, claimant, state.schooled[claimant] + points)
    return credited(replace(state, schooled=schooled), claimant, points)


def made_to_stay(state: TableState) -> TableState:
    """The one who was leaving back at his throw, his marks right, his wood by some the adversary's to play.

    Source: ACAD-B ch. X; LEP rules 25, 55.
    """
    seat = state.thrower
    if completes_hole(state, seat):
        state = wiped(state, other(seat))
    done = max(0, marked(state.before[seat], state.shown[seat]))
    start = state.before[seat] if done else state.shown[seat]
    back = replace(
        state,
        moment=Moment.THROWN,
        stays=True,
        owed=put(state.owed, seat, done),
        before=put(state.before, seat, start),
    )
    staying = replace(closed(back, seat, Kind.FORGOT_GAIN), marks_closed=True)
    staying = staying.without_faults(seat, Kind.LEFT_WRONGLY)
    if state.strictness.play_lifted:
        remedy = Fault(Kind.LEFT_WRONGLY, seat, plays=choice(staying).legal)
        staying = replace(staying, faults=(*staying.faults, remedy))
    return staying.ruled(seat, Decision.MADE_TO_STAY, state.strictness.play_lifted.citation)


def false_ecole(state: TableState, claimant: Seat, points: int, answers: int) -> TableState:
    """An école that is none, marked all the same: the accused may answer with it. Source: LEP rule 61."""
    rights = [fault.right for fault in state.open_against(claimant) if fault.right]
    fault = Fault(
        Kind.FALSE_ECOLE,
        claimant,
        points,
        right=rights[-1] if rights else state.shown[claimant],
        answers=answers,
    )
    return credited(state, claimant, points).with_fault(fault)


def entiere(state: TableState, act: Entiere) -> TableState:
    """An école begun is marked whole, if he who is sent to school wants it so."""
    claimant = other(act.by)
    left = state.partial[claimant]
    refuse_unless(
        left, Text("aucune école n'a été marquée sur vous en partie", "no école of yours was marked in part")
    )
    whole = sent(replace(state, partial=put(state.partial, claimant, 0)), claimant, left)
    return won_unchallenged(whole.ruled(claimant, Decision.WHOLE, WHOLE, left))
