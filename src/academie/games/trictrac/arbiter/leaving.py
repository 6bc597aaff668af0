"""Going away, rightly or not, and being let go.

Source: ACAD-B ch. X, XVIII; LEP rules 25, 37, 41, 46, 55, 64.
"""

from __future__ import annotations

from dataclasses import replace

from academie.games.trictrac.arbiter.acts import Accorder, JeMEnVais, Lever
from academie.games.trictrac.arbiter.bredouille import holes_made, in_bredouille
from academie.games.trictrac.arbiter.faults import Decision, Fault, Kind
from academie.games.trictrac.arbiter.marks import Marks
from academie.games.trictrac.arbiter.missing_men import stacks
from academie.games.trictrac.arbiter.playing import new_releve
from academie.games.trictrac.arbiter.strictness import Staying
from academie.games.trictrac.arbiter.table_state import Moment, TableState
from academie.games.trictrac.arbiter.windows import (
    completes_hole,
    excess,
    expire_claims,
    forbidden_plein,
    over,
    right_sides,
    won_unchallenged,
)
from academie.games.trictrac.law.coup import departed
from academie.games.trictrac.law.events import MarqueEnded
from academie.games.trictrac.law.marking import HOLE
from academie.kernel import Seat
from academie.kernel.action import refuse_if, refuse_unless
from academie.words import Message, Text


def je_m_en_vais(state: TableState, act: JeMEnVais) -> TableState:
    """Going away, which lifts the men: right if one's throw truly makes a hole."""
    seat = act.by
    refuse_unless(seat == state.thrower, Message("trictrac-only-thrower-leaves"))
    if state.sortie and state.moment is Moment.READY:
        refuse_unless(
            completes_hole(state, seat),
            Message("trictrac-sortie-no-hole"),
        )
        return left_after_sortie(expire_claims(state, seat), seat)
    bound = reason_to_stay(state, seat)
    refuse_if(bound)
    leaving = replace(state, moment=Moment.LEAVING)
    justly = completes_hole(state, seat) and not holes_too_many(state, seat)
    return leaving if justly else leave_unjustly(leaving, seat)


def lever(state: TableState, act: Lever) -> TableState:
    """Going away without a word: as good as saying it, unless it was agreed that one must, or stays.

    Source: LEP rule 37; part 4 ch. IV.
    """
    if not state.strictness.announce:
        return je_m_en_vais(state, JeMEnVais(act.by))
    mine = act.by == state.thrower and state.moment is Moment.THROWN
    refuse_unless(mine, Message("trictrac-only-thrower-leaves"))
    bound = reason_to_stay(state, act.by)
    refuse_if(bound)
    kept = replace(state, stays=True)
    return kept.with_ruling(act.by, Decision.MADE_TO_STAY, state.strictness.announce.citation)


def reason_to_stay(state: TableState, seat: Seat) -> Text | None:
    """What binds the thrower to stay, or nothing: a man touched, his word, or his rest marked."""
    if state.moment is not Moment.THROWN or state.touched or state.released or state.marks_closed:
        return Message("trictrac-leave-before-wood")
    if rest_marked(state, seat):
        return Message("trictrac-rest-marked")
    return Message("trictrac-said-held") if state.stays else None


def rest_marked(state: TableState, seat: Seat) -> bool:
    """Whether his jeton shows that he stays, as anybody can see it.

    Behind its place, the jeton shows what is over after a hole even before the fichet does. Source: LEP rule
    41; ACAD-A ch. VI; ACAD-B ch. X, XVIII.
    """
    side, before = state.marks[seat], state.before[seat]
    hole, moved = side.holes > before.holes, side.points != before.points
    match state.strictness.staying.value:
        case Staying.AFTER_THE_FICHET:
            return hole and moved
        case Staying.JETON:
            return moved and (hole or side.points < before.points)
        case Staying.REST:
            return moved and side.points > 0 and (hole or side.points < before.points)


def left_after_sortie(state: TableState, seat: Seat) -> TableState:
    """The men being up already, nobody lets him go; holes too many may still be taken back."""
    too_many = holes_too_many(state, seat)
    right = Marks(holes=right_sides(state, seat)[seat].holes, pavillon=state.marks[seat].pavillon)
    gone = marked_on_leaving(state, seat)
    if too_many:
        gone = gone.with_fault(Fault(Kind.LEFT_WRONGLY, seat, too_many, right=right))
    return gone_away(gone)


def holes_too_many(state: TableState, seat: Seat) -> int:
    """The points behind the holes marked beyond those he truly has; jetons do not count for one who leaves.

    Source: LEP rules 46, 54-55.
    """
    before = state.before[seat]
    parties = max(0, state.marks[seat].holes - before.holes + 1) // 2
    return max(0, HOLE * parties - before.points - state.owed[seat]) if parties else 0


def leave_unjustly(state: TableState, seat: Seat) -> TableState:
    """The fault of leaving without the right: of the points marked too many, or else of those unmarked."""
    too_many = holes_too_many(state, seat)
    if too_many:
        kind = Kind.PLEIN_IMPOSSIBLE if forbidden_plein(state, seat, too_many) else Kind.LEFT_WRONGLY
        return state.with_fault(Fault(kind, seat, too_many, right=right_sides(state, seat)[seat]))
    back = replace(state.marks[seat], holes=state.before[seat].holes)
    left = state.with_fault(Fault(Kind.LEFT_WRONGLY, seat, right=back))
    missing = max(0, -excess(state, seat))
    return left.with_fault(Fault(Kind.FORGOT_GAIN, seat, missing)) if missing else left


def accorder(state: TableState, act: Accorder) -> TableState:
    """Letting him go: one's own men are lifted too, and nothing can be claimed any more."""
    refuse_unless(
        state.moment is Moment.LEAVING and act.by != state.thrower,
        Message("trictrac-nobody-leaving"),
    )
    seat = state.thrower
    let_go = replace(state, faults=state.open_against(act.by))
    return gone_away(marked_on_leaving(let_go, seat))


def marked_on_leaving(state: TableState, seat: Seat) -> TableState:
    """The holes of one who leaves: set right in good company, else as he has marked them."""
    side = state.marks[seat]
    if state.strictness.late_holes:
        side = replace(side, holes=right_sides(state, seat)[seat].holes)
    holes = side.holes - state.before[seat].holes
    if holes <= 0:
        return state.side(seat, side)
    return holes_made(state.side(seat, side), seat, holes)


def gone_away(state: TableState) -> TableState:
    """All points wiped and a new relevé, or the end of the marqué."""
    cleared = replace(
        in_bredouille(state, None), owed=(0, 0), wiped=0, unwiped=(0, 0), overlooked=(0, 0), sortie=False
    )
    sides = tuple(replace(side, points=0, double=False, behind=0) for side in state.marks)
    cleared = cleared.with_marks((sides[0], sides[1]))
    cleared = replace(cleared, before=cleared.marks)
    board, event = departed(cleared.board, cleared.score, stacks(cleared))
    if isinstance(event, MarqueEnded):
        # The first version left the men where they stood.
        ended = replace(cleared, board=board) if board.rules.version > 1 else cleared
        return over(ended.with_events(event))
    return won_unchallenged(new_releve(cleared, board).with_events(event))
