"""Claims on the adversary: écoles, marks set right, and what he is made to mark or play.

Source: ACAD-A ch. VI; ACAD-B ch. VI, X, XVIII; LEP rules 22-27, 44, 47, 53-57, 60-62, 65-66, 69.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from academie.games.tables.law.track import put
from academie.games.trictrac.arbiter.acts import (
    Ecole,
    Entiere,
    FaireJouer,
    FaireMarquer,
    FaireRejouer,
    Rectifier,
)
from academie.games.trictrac.arbiter.bredouille import set_right, wiped
from academie.games.trictrac.arbiter.faults import Decision, Fault, Kind, article
from academie.games.trictrac.arbiter.judging import before_last_play, choice
from academie.games.trictrac.arbiter.marks import marked
from academie.games.trictrac.arbiter.playing import settled
from academie.games.trictrac.arbiter.table_state import Moment, TableState
from academie.games.trictrac.arbiter.throwing import DemanderLeMotif, Motive, MotiveTold, dice_manners
from academie.games.trictrac.arbiter.windows import (
    close_marking,
    completes_hole,
    credited,
    excess,
    right_sides,
    won_by_right,
    won_unchallenged,
)
from academie.kernel import Places, Seat, other
from academie.kernel.action import refuse_unless
from academie.sources import ACAD_A, ACAD_B, LEP
from academie.words import Message

SENDING: Final[Places] = {ACAD_B: "ch. X § 34-35", ACAD_A: "ch. VI § 6-7", LEP: "part 1 ch. I § 18"}
WHOLE: Final[Places] = {LEP: "rule 47", ACAD_B: "ch. X § 35; ch. XVIII § 16", ACAD_A: "ch. VI § 7"}
FALSE: Final[Places] = {LEP: "rule 61", ACAD_B: "ch. X § 32", ACAD_A: "ch. VI § 8"}
MOST_POINTS: Final = 96
MOST_ANSWERS: Final = 2
"""How many écoles may answer one another wrongly before they must be explained (LEP rule 62)."""


def ecole_points(state: TableState, claimant: Seat) -> int:
    """The points of all écoles that the claimant may mark."""
    return sum(fault.points for fault in state.open_against(other(claimant)))


def ecole(state: TableState, act: Ecole) -> TableState:
    """An école marked: as much of it as is true is good, the rest is a false école."""
    refuse_unless(
        0 < act.points <= MOST_POINTS and act.points % 2 == 0,
        Message("trictrac-ecole-even"),
    )
    whole = ecole_points(state, act.by)
    true = min(act.points, whole)
    answers = 1 + max((fault.answers for fault in state.open_against(other(act.by))), default=0)
    refuse_unless(
        act.points == true or answers <= MOST_ANSWERS,
        Message("trictrac-ecole-to-name"),
    )
    after = granted(state, act.by, true) if true else state
    if act.points > true:
        decision = Decision.TOO_MUCH if true else Decision.FALSE
        false = false_ecole(after, act.by, act.points - true, answers)
        return won_unchallenged(false.with_ruling(act.by, decision, FALSE, act.points - true))
    left = whole - true
    after = replace(after, partial=put(after.partial, act.by, left))
    decision = Decision.IN_PART if left else Decision.GRANTED
    return won_unchallenged(after.with_ruling(act.by, decision, SENDING, true))


def granted(state: TableState, claimant: Seat, points: int) -> TableState:
    """The offender set right, his faults spent, and the points marked by the claimant."""
    offender = other(claimant)
    spent = [fault for fault in state.open_against(offender) if fault.points]
    right = state
    for fault in spent:
        right = set_right(right, fault)
    right = with_motive(right, offender, tuple(fault.kind.value for fault in spent))
    remedies = tuple(
        replace(fault, points=0, right=None, restored=0) if fault in spent else fault
        for fault in right.faults
        if fault not in spent or fault.plays
    )
    right = replace(right, faults=remedies)
    if state.moment is Moment.LEAVING and offender == state.thrower:
        right = made_to_stay(right)
    return sent(right, claimant, points)


def with_motive(state: TableState, seat: Seat, kinds: tuple[str, ...]) -> TableState:
    """Why `seat` is sent to school, kept for him to ask; only the last reason is."""
    others = (motive for motive in state.throwing.motives if motive.seat != seat)
    return replace(state, throwing=replace(state.throwing, motives=(*others, Motive(seat, kinds))))


def demander_le_motif(state: TableState, act: DemanderLeMotif) -> TableState:
    """The reason of an école asked for: told at once in good company, in rigour once two coups are over.

    Source: LEP rule 62; part 4 ch. III on rule 62.
    """
    known = next((motive for motive in state.throwing.motives if motive.seat == act.by), None)
    refuse_unless(known, Message("trictrac-not-sent-to-school"))
    assert known is not None
    good_company = state.strictness.self_correction.value
    untold = dice_manners(state.board.rules.authority, good_company=good_company).coups_untold
    refuse_unless(
        known.coups >= untold.value,
        Message("trictrac-reason-untold"),
    )
    return state.with_events(MotiveTold(seat=act.by, citation=untold.citation, kinds=known.kinds))


def sent(state: TableState, claimant: Seat, points: int) -> TableState:
    """The points of an école marked, and remembered as marked instead of anything else (LEP rule 56)."""
    ecoles_marked = put(state.ecoles_marked, claimant, state.ecoles_marked[claimant] + points)
    return credited(replace(state, ecoles_marked=ecoles_marked), claimant, points)


def made_to_stay(state: TableState) -> TableState:
    """The leaver back at his throw, his marks right; by some laws the adversary plays his men.

    Source: ACAD-B ch. X § 17; ch. XVIII § 19; LEP rules 25, 55.
    """
    seat = state.thrower
    if completes_hole(state, seat):
        state = wiped(state, other(seat))
    done = max(0, marked(state.before[seat], state.marks[seat]))
    start = state.before[seat] if done else state.marks[seat]
    back = replace(
        state,
        moment=Moment.THROWN,
        stays=True,
        owed=put(state.owed, seat, done),
        before=put(state.before, seat, start),
    )
    staying = replace(close_marking(back, seat, Kind.FORGOT_GAIN), marks_closed=True)
    staying = staying.without_faults(seat, Kind.LEFT_WRONGLY)
    if state.strictness.play_lifted:
        remedy = Fault(Kind.LEFT_WRONGLY, seat, plays=choice(staying).legal)
        staying = replace(staying, faults=(*staying.faults, remedy))
    return staying.with_ruling(seat, Decision.MADE_TO_STAY, state.strictness.play_lifted.citation)


def false_ecole(state: TableState, claimant: Seat, points: int, answers: int) -> TableState:
    """An école that is none, marked all the same: the accused may answer with it. Source: LEP rule 61."""
    rights = [fault.right for fault in state.open_against(claimant) if fault.right]
    fault = Fault(
        Kind.FALSE_ECOLE,
        claimant,
        points,
        right=rights[-1] if rights else state.marks[claimant],
        answers=answers,
    )
    return credited(state, claimant, points).with_fault(fault)


def entiere(state: TableState, act: Entiere) -> TableState:
    """An école marked in part is marked whole, if the player at fault wants it so."""
    claimant = other(act.by)
    left = state.partial[claimant]
    refuse_unless(left, Message("trictrac-no-ecole-in-part"))
    whole = sent(replace(state, partial=put(state.partial, claimant, 0)), claimant, left)
    return won_unchallenged(whole.with_ruling(claimant, Decision.WHOLE, WHOLE, left))


SETTING_RIGHT: Final[Places] = {LEP: "rule 57", ACAD_B: "ch. X § 34", ACAD_A: "ch. VI § 6"}
MAKING_MARK: Final[Places] = {ACAD_B: "ch. X § 34; ch. XVIII § 18", ACAD_A: "ch. VI § 6"}
ONE_JETON: Final[Places] = {LEP: "rule 66"}
FORGOTTEN: Final = (Kind.FORGOT_GAIN, Kind.FORGOT_GIFT, Kind.LOST_OWN)


def rectifier(state: TableState, act: Rectifier) -> TableState:
    """The adversary's side set right without an école."""
    offender = other(act.by)
    wrong = [fault for fault in state.open_against(offender) if fault.right is not None or fault.restored]
    leaving = state.moment is Moment.LEAVING and offender == state.thrower and bool(wrong)
    over = state.moment is Moment.THROWN and offender == state.thrower and excess(state, offender) > 0
    refuse_unless(wrong or over, Message("trictrac-nothing-to-rectify"))
    right = replace(state, faults=tuple(fault for fault in state.faults if fault not in wrong))
    if over:
        right = right.side(offender, right_sides(state, offender)[offender])
    for fault in wrong:
        right = set_right(right, fault)
    right = made_to_stay(right) if leaving else right
    return right.with_ruling(offender, Decision.RECTIFIED, SETTING_RIGHT)


def faire_marquer(state: TableState, act: FaireMarquer) -> TableState:
    """The adversary made to mark what he gains or is given, forgotten or not yet marked; never an école."""
    seat = other(act.by)
    if late := tuple(fault for fault in state.open_against(seat) if fault.kind in FORGOTTEN):
        points = sum(fault.points for fault in late)
        return made_to_mark(without(state, late), seat, points)
    if beside := tuple(fault for fault in state.open_against(seat) if fault.kind is Kind.TWO_JETONS):
        return with_one_jeton(without(state, beside), seat)
    due = seat == state.thrower and state.moment in {Moment.READY, Moment.THROWN} and excess(state, seat) < 0
    refuse_unless(due and not state.marks_closed, Message("trictrac-nothing-to-make-marked"))
    marked = marked_rightly(state, seat)
    return won_by_right(marked.with_ruling(seat, Decision.MADE_TO_MARK, MAKING_MARK, state.owed[seat]), seat)


def marked_rightly(state: TableState, seat: Seat) -> TableState:
    """The state with all marked that `seat` is owed; a hole wipes the adversary, points his bredouille."""
    right, foe = right_sides(state, seat), other(seat)
    marked = state.side(seat, right[seat])
    if completes_hole(state, seat):
        return replace(wiped(marked, foe), wiped=0)
    return marked.side(foe, replace(marked.marks[foe], double=right[foe].double))


def without(state: TableState, faults: tuple[Fault, ...]) -> TableState:
    return replace(state, faults=tuple(fault for fault in state.faults if fault not in faults))


def made_to_mark(state: TableState, seat: Seat, points: int, where: Places = MAKING_MARK) -> TableState:
    marked = credited(state, seat, points)
    return won_unchallenged(marked.with_ruling(seat, Decision.MADE_TO_MARK, where, points))


def with_one_jeton(state: TableState, seat: Seat) -> TableState:
    """What two jetons show marked with one: the old points and the new together. Source: LEP rule 66."""
    side = state.marks[seat]
    old = state.side(seat, replace(side, points=side.behind, behind=0))
    return made_to_mark(old, seat, side.points, ONE_JETON)


def faire_jouer(state: TableState, act: FaireJouer) -> TableState:
    """The adversary's men played as the law lets one impose it; any école stands besides."""
    offender = other(act.by)
    remedy = next((fault for fault in state.open_against(offender) if act.play in fault.plays), None)
    refuse_unless(remedy is not None, Message("trictrac-cannot-impose-play"))
    assert remedy is not None
    back = taken_back(state, remedy)
    return settled(remedied(back, remedy, Decision.MADE_TO_PLAY), act.play)


def faire_rejouer(state: TableState, act: FaireRejouer) -> TableState:
    """The adversary's men put back for him to play as he likes: the same men, or anything but the coin.

    Source: LEP rule 26; part 4 ch. III on rule 27.
    """
    remedy = next((fault for fault in state.open_against(other(act.by)) if fault.replay), None)
    refuse_unless(remedy is not None, Message("trictrac-cannot-impose-replay"))
    assert remedy is not None
    barred = remedy.kind is Kind.WRONG_COIN
    back = replace(taken_back(state, remedy), touched=remedy.men, coin_barred=barred)
    return remedied(back, remedy, Decision.REPLAYS)


def taken_back(state: TableState, remedy: Fault) -> TableState:
    """The table before the play, with no other play to be imposed for it."""
    seat = other(remedy.offender)
    rest = (replace(fault, plays=(), replay=False) if fault.points else fault for fault in state.faults)
    kept = tuple(fault for fault in rest if not fault.plays and not fault.replay)
    back = replace(state, faults=kept)
    if state.moment is Moment.READY:
        back = before_last_play(back)
    return replace(back, owed=put(back.owed, seat, max(0, back.owed[seat] - remedy.unplayed)))


def remedied(state: TableState, remedy: Fault, decision: Decision) -> TableState:
    """The state with the ruling that imposes the remedy of a fault."""
    citation = article(remedy.kind, state.board.rules.authority)
    return state.with_ruling(remedy.offender, decision, citation)
