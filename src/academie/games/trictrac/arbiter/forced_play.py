"""Setting the adversary right, and making him mark or play.

Source: ACAD-A ch. VI; ACAD-B ch. X, XVIII; LEP rules 22-27, 57, 60, 66, 69.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from academie.games.tables.law.pair import put
from academie.games.trictrac.arbiter.acts import FaireJouer, FaireMarquer, FaireRejouer, Rectifier
from academie.games.trictrac.arbiter.claims import made_to_stay
from academie.games.trictrac.arbiter.ending import won_by_right, won_unchallenged
from academie.games.trictrac.arbiter.events import Decision
from academie.games.trictrac.arbiter.fault import Fault, Kind, article
from academie.games.trictrac.arbiter.judging import asked_again
from academie.games.trictrac.arbiter.playing import settled
from academie.games.trictrac.arbiter.table_state import Moment, TableState
from academie.games.trictrac.arbiter.windows import completes_hole, credited, excess, right_sides
from academie.games.trictrac.arbiter.wiping import set_right, wiped
from academie.kernel import Citation, Seat, Text, other
from academie.kernel.hand_act import refuse_unless
from academie.sources import ACAD_B, LEP

SETTING_RIGHT: Final = Citation(LEP, "rule 57")
MAKING_MARK: Final = Citation(ACAD_B, "ch. XVIII")
FORGOTTEN: Final = (Kind.FORGOT_GAIN, Kind.FORGOT_GIFT, Kind.LOST_OWN)


def rectifier(state: TableState, act: Rectifier) -> TableState:
    """The adversary's side set right without an école."""
    offender = other(act.by)
    wrong = [fault for fault in state.open_against(offender) if fault.right is not None or fault.restored]
    leaving = state.moment is Moment.LEAVING and offender == state.thrower and bool(wrong)
    over = state.moment is Moment.THROWN and offender == state.thrower and excess(state, offender) > 0
    refuse_unless(wrong or over, Text("il n'y a rien à redresser", "there is nothing to set right"))
    right = replace(state, faults=tuple(fault for fault in state.faults if fault not in wrong))
    if over:
        right = right.side(offender, right_sides(state, offender)[offender])
    for fault in wrong:
        right = set_right(right, fault)
    right = made_to_stay(right) if leaving else right
    return right.ruled(offender, Decision.RECTIFIED, SETTING_RIGHT)


def faire_marquer(state: TableState, act: FaireMarquer) -> TableState:
    """The adversary made to mark what he gains or is given, forgotten or not yet marked; never an école."""
    seat = other(act.by)
    if late := tuple(fault for fault in state.open_against(seat) if fault.kind in FORGOTTEN):
        points = sum(fault.points for fault in late)
        return made_to_mark(without(state, late), seat, points)
    if beside := tuple(fault for fault in state.open_against(seat) if fault.kind is Kind.TWO_JETONS):
        return with_one_jeton(without(state, beside), seat)
    due = seat == state.thrower and state.moment in {Moment.READY, Moment.THROWN} and excess(state, seat) < 0
    refuse_unless(due and not state.marks_closed, Text("il n'a rien à marquer", "he has nothing to mark"))
    marked = marked_rightly(state, seat)
    return won_by_right(marked.ruled(seat, Decision.MADE_TO_MARK, MAKING_MARK, state.owed[seat]), seat)


def marked_rightly(state: TableState, seat: Seat) -> TableState:
    """The state with all marked that `seat` is owed; a hole wipes the adversary, points his bredouille."""
    right, foe = right_sides(state, seat), other(seat)
    marked = state.side(seat, right[seat])
    if completes_hole(state, seat):
        return replace(wiped(marked, foe), wiped=0)
    return marked.side(foe, replace(marked.shown[foe], double=right[foe].double))


def without(state: TableState, faults: tuple[Fault, ...]) -> TableState:
    return replace(state, faults=tuple(fault for fault in state.faults if fault not in faults))


def made_to_mark(state: TableState, seat: Seat, points: int) -> TableState:
    marked = credited(state, seat, points)
    return won_unchallenged(marked.ruled(seat, Decision.MADE_TO_MARK, MAKING_MARK, points))


def with_one_jeton(state: TableState, seat: Seat) -> TableState:
    """What two jetons show marked with one: the old points and the new together. Source: LEP rule 66."""
    side = state.shown[seat]
    old = state.side(seat, replace(side, points=side.behind, behind=0))
    return made_to_mark(old, seat, side.points)


def faire_jouer(state: TableState, act: FaireJouer) -> TableState:
    """The adversary's wood played as the law lets one impose it; any école stands besides."""
    offender = other(act.by)
    remedy = next((fault for fault in state.open_against(offender) if act.play in fault.plays), None)
    refuse_unless(remedy is not None, Text("cela ne peut s'imposer", "that cannot be imposed"))
    assert remedy is not None
    back = taken_back(state, remedy)
    return settled(told(back, remedy, Decision.MADE_TO_PLAY), act.play)


def faire_rejouer(state: TableState, act: FaireRejouer) -> TableState:
    """The adversary's men put back for him to play as he likes: the same men, or anything but the coin.

    Source: LEP rule 26; part 4 ch. III on rule 27.
    """
    remedy = next((fault for fault in state.open_against(other(act.by)) if fault.replay), None)
    refuse_unless(remedy is not None, Text("on ne peut le faire rejouer", "he cannot be made to play again"))
    assert remedy is not None
    barred = remedy.kind is Kind.WRONG_COIN
    back = replace(taken_back(state, remedy), touched=remedy.men, coin_barred=barred)
    return told(back, remedy, Decision.REPLAYS)


def taken_back(state: TableState, remedy: Fault) -> TableState:
    """The table before the wood, no other play to be imposed for it any more."""
    seat = other(remedy.offender)
    rest = (replace(fault, plays=(), replay=False) if fault.points else fault for fault in state.faults)
    kept = tuple(fault for fault in rest if not fault.plays and not fault.replay)
    back = replace(state, faults=kept)
    if state.moment is Moment.READY:
        back = asked_again(back)
    return replace(back, owed=put(back.owed, seat, max(0, back.owed[seat] - remedy.unplayed)))


def told(state: TableState, remedy: Fault, decision: Decision) -> TableState:
    citation = article(remedy.kind, state.board.rules.authority)
    return state.ruled(remedy.offender, decision, citation)
