"""The acts of marking, speaking and touching."""

from __future__ import annotations

from dataclasses import replace

from academie.games.tables.law.track import OFF, put
from academie.games.trictrac.arbiter.acts import (
    Adouber,
    AutreJeton,
    Dedoubler,
    Dire,
    Doubler,
    Effacer,
    Fichet,
    JeTiens,
    Jeton,
    Lacher,
    Pavillon,
    Toucher,
)
from academie.games.trictrac.arbiter.bredouille import may_remove, wiped
from academie.games.trictrac.arbiter.judging import can_stand, choice
from academie.games.trictrac.arbiter.marks import MOST_HOLES, PLACES
from academie.games.trictrac.arbiter.plein_marks import closed_by_touch
from academie.games.trictrac.arbiter.table_state import Moment, TableState
from academie.games.trictrac.arbiter.windows import completes_hole, released, won_by_right
from academie.games.trictrac.law.coup import Form
from academie.games.trictrac.law.plays import leaves_coin_whole, possible
from academie.kernel import Seat, other
from academie.kernel.action import refuse_unless
from academie.words import Message


def marking_time(state: TableState, seat: Seat) -> None:
    """Only the thrower marks, while about to throw or until he touches a man."""
    mine = state.moment in {Moment.READY, Moment.THROWN} and seat == state.thrower
    refuse_unless(
        mine and not state.marks_closed,
        Message("trictrac-not-time-to-mark"),
    )


def jeton(state: TableState, act: Jeton) -> TableState:
    marking_time(state, act.by)
    refuse_unless(
        act.to in PLACES,
        Message("trictrac-jeton-place", to=act.to),
    )
    return released(state.side(act.by, replace(state.marks[act.by], points=act.to)), act.by)


def autre_jeton(state: TableState, act: AutreJeton) -> TableState:
    marking_time(state, act.by)
    side = state.marks[act.by]
    refuse_unless(
        act.to in PLACES and act.to,
        Message("trictrac-other-jeton-place", to=act.to),
    )
    refuse_unless(
        side.points and not side.behind,
        Message("trictrac-no-jeton-to-leave"),
    )
    return released(state.side(act.by, replace(side, points=act.to, behind=side.points)), act.by)


def fichet(state: TableState, act: Fichet) -> TableState:
    marking_time(state, act.by)
    refuse_unless(0 <= act.to <= MOST_HOLES, Message("trictrac-no-such-hole", to=act.to))
    return won_by_right(state.side(act.by, replace(state.marks[act.by], holes=act.to)), act.by)


def doubler(state: TableState, act: Doubler) -> TableState:
    marking_time(state, act.by)
    refuse_unless(
        state.marks[act.by].points,
        Message("trictrac-no-jeton-for-bredouille"),
    )
    return state.side(act.by, replace(state.marks[act.by], double=True))


def dedoubler(state: TableState, act: Dedoubler) -> TableState:
    """Removing a second jeton: one's own, or the adversary's whose run is broken by what one now scores."""
    refuse_unless(
        state.marks[act.of].double,
        Message("trictrac-no-second-jeton"),
    )
    refuse_unless(
        may_remove(state, act.by, act.of),
        Message("trictrac-second-jeton-right"),
    )
    return state.side(act.of, replace(state.marks[act.of], double=False))


def effacer(state: TableState, act: Effacer) -> TableState:
    """Wiping the adversary, as a hole lets one: also late, of what it should have wiped (LEP rule 50)."""
    marking_time(state, act.by)
    foe = other(act.by)
    side = state.marks[foe]
    refuse_unless(side.points, Message("trictrac-nothing-to-wipe"))
    if (late := state.unwiped[act.by]) and not completes_hole(state, act.by):
        return replace(wiped(state, foe, late), unwiped=put(state.unwiped, act.by, 0))
    return replace(wiped(state, foe), wiped=state.wiped + side.points)


def pavillon(state: TableState, act: Pavillon) -> TableState:
    marking_time(state, act.by)
    refuse_unless(
        state.board.form is Form.MARQUE,
        Message("trictrac-pavillon-not-here"),
    )
    refuse_unless(
        state.score.runs[act.by],
        Message("trictrac-holes-not-in-row"),
    )
    side = state.marks[act.by]
    in_time = side.holes == state.before[act.by].holes or state.strictness.late_bredouille
    refuse_unless(
        in_time,
        Message("trictrac-pavillon-too-late"),
    )
    return state.side(act.by, replace(side, pavillon=True))


def dire(state: TableState, act: Dire) -> TableState:
    refuse_unless(
        state.moment is Moment.THROWN and act.by != state.thrower and act.points >= 0,
        Message("trictrac-tell-the-thrower"),
    )
    return replace(state, announced=act.points)


def je_tiens(state: TableState, act: JeTiens) -> TableState:
    refuse_unless(
        state.moment is Moment.THROWN and act.by == state.thrower,
        Message("trictrac-only-thrower-decides"),
    )
    refuse_unless(not state.stays, Message("trictrac-held-already"))
    return replace(state, stays=True)


def adouber(state: TableState, act: Adouber) -> TableState:
    refuse_unless(
        state.moment in {Moment.READY, Moment.THROWN},
        Message("trictrac-nothing-to-adjust"),
    )
    all_at_once = act.tout and state.strictness.touch_move
    refuse_unless(
        not all_at_once,
        Message("trictrac-no-adoube-tout"),
    )
    return replace(state, adoube=True) if act.by == state.thrower else state


def toucher(state: TableState, act: Toucher) -> TableState:
    """Touching a man, which ends the thrower's marking and binds him; nobody else is bound by it.

    Source: ACAD-B ch. VI, X; LEP rules 17-19, 36.
    """
    refuse_unless(
        0 <= act.point < 24 and state.board.men[act.by][act.point],
        Message("trictrac-no-man-there"),
    )
    bound = state.moment is Moment.THROWN and act.by == state.thrower and state.strictness.touch_move
    if not bound or state.adoube:
        return state
    return replace(closed_by_touch(state, act.by), touched=(*state.touched, act.point))


def lacher(state: TableState, act: Lacher) -> TableState:
    """Letting go of a man, who then stays where he was put. Source: LEP rules 22, 29."""
    refuse_release(state, act)
    touched = toucher(replace(state, adoube=False), Toucher(act.by, act.move.start))
    return replace(closed_by_touch(touched, act.by), released=(act.move,))


def refuse_release(state: TableState, act: Lacher) -> None:
    """Refuse a man let go where no hand could put him."""
    mine = state.moment is Moment.THROWN and act.by == state.thrower
    refuse_unless(mine, Message("trictrac-not-your-play"))
    refuse_unless(
        not state.released,
        Message("trictrac-man-let-go-already"),
    )
    coup = choice(state).coup
    refuse_unless(
        0 <= act.move.start < 24 and coup.mine[act.move.start] and can_stand(coup, (act.move,)),
        Message("trictrac-no-room-for-man"),
    )
    refuse_unless(
        leaves_coin_whole(coup.mine, (act.move,)),
        Message("trictrac-coin-by-two"),
    )
    lifted = act.move.end == OFF and (act.move,) not in possible(coup)
    refuse_unless(not lifted, Message("trictrac-man-not-off"))
