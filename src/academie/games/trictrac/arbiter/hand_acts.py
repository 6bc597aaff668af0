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
from academie.kernel import Seat, Text, other
from academie.kernel.action import refuse_unless


def marking_time(state: TableState, seat: Seat) -> None:
    """Only the thrower marks, while about to throw or until he touches a man."""
    mine = state.moment in {Moment.READY, Moment.THROWN} and seat == state.thrower
    refuse_unless(
        mine and not state.marks_closed,
        Text("ce n'est pas à vous de marquer maintenant", "it is not your time to mark"),
    )


def jeton(state: TableState, act: Jeton) -> TableState:
    marking_time(state, act.by)
    refuse_unless(
        act.to in PLACES,
        Text(
            f"un jeton se place sur 0, 2, 4, 6, 8 ou 10 points, non {act.to}",
            f"a jeton stands on 0, 2, 4, 6, 8 or 10 points, not {act.to}",
        ),
    )
    return released(state.side(act.by, replace(state.marks[act.by], points=act.to)), act.by)


def autre_jeton(state: TableState, act: AutreJeton) -> TableState:
    marking_time(state, act.by)
    side = state.marks[act.by]
    refuse_unless(
        act.to in PLACES and act.to,
        Text(
            f"un jeton se place sur 2, 4, 6, 8 ou 10 points, non {act.to}",
            f"a jeton stands on 2, 4, 6, 8 or 10 points, not {act.to}",
        ),
    )
    refuse_unless(
        side.points and not side.behind,
        Text("il n'y a pas de jeton à laisser derrière", "there is no jeton to be left behind"),
    )
    return released(state.side(act.by, replace(side, points=act.to, behind=side.points)), act.by)


def fichet(state: TableState, act: Fichet) -> TableState:
    marking_time(state, act.by)
    refuse_unless(
        0 <= act.to <= MOST_HOLES, Text(f"il n'y a pas de trou {act.to}", f"there is no hole {act.to}")
    )
    return won_by_right(state.side(act.by, replace(state.marks[act.by], holes=act.to)), act.by)


def doubler(state: TableState, act: Doubler) -> TableState:
    marking_time(state, act.by)
    refuse_unless(
        state.marks[act.by].points,
        Text(
            "la bredouille se montre à côté d'un jeton ; le vôtre n'est pas placé",
            "bredouille is shown beside a jeton; yours is not set",
        ),
    )
    return state.side(act.by, replace(state.marks[act.by], double=True))


def dedoubler(state: TableState, act: Dedoubler) -> TableState:
    """Removing a second jeton: one's own, or the adversary's whose run is broken by what one now scores."""
    refuse_unless(
        state.marks[act.of].double,
        Text("il n'y a pas de second jeton à ôter", "there is no second jeton to remove"),
    )
    refuse_unless(
        may_remove(state, act.by, act.of),
        Text("il est en bredouille : on ne peut l'ôter", "he is in bredouille: it may not be removed"),
    )
    return state.side(act.of, replace(state.marks[act.of], double=False))


def effacer(state: TableState, act: Effacer) -> TableState:
    """Wiping the adversary, as a hole lets one: also late, of what it should have wiped (LEP rule 50)."""
    marking_time(state, act.by)
    foe = other(act.by)
    side = state.marks[foe]
    refuse_unless(
        side.points, Text("l'adversaire n'a pas de points à effacer", "the adversary has no points to wipe")
    )
    if (late := state.unwiped[act.by]) and not completes_hole(state, act.by):
        return replace(wiped(state, foe, late), unwiped=put(state.unwiped, act.by, 0))
    return replace(wiped(state, foe), wiped=state.wiped + side.points)


def pavillon(state: TableState, act: Pavillon) -> TableState:
    marking_time(state, act.by)
    refuse_unless(
        state.board.form is Form.MARQUE,
        Text("le pavillon est du trictrac à écrire", "the pavillon is for trictrac à écrire"),
    )
    refuse_unless(
        state.score.runs[act.by],
        Text("vos derniers trous ne sont pas de suite", "your last holes are not in a row"),
    )
    side = state.marks[act.by]
    in_time = side.holes == state.before[act.by].holes or state.strictness.late_bredouille
    refuse_unless(
        in_time,
        Text(
            "le trou suivant est pris : il est trop tard pour le pavillon",
            "the next hole is taken: it is too late for the pavillon",
        ),
    )
    return state.side(act.by, replace(side, pavillon=True))


def dire(state: TableState, act: Dire) -> TableState:
    refuse_unless(
        state.moment is Moment.THROWN and act.by != state.thrower and act.points >= 0,
        Text(
            "c'est à celui qui a jeté qu'on dit ce que vaut son coup",
            "one tells the thrower what his throw is worth",
        ),
    )
    return replace(state, announced=act.points)


def je_tiens(state: TableState, act: JeTiens) -> TableState:
    refuse_unless(
        state.moment is Moment.THROWN and act.by == state.thrower,
        Text("seul celui qui a jeté tient ou s'en va", "only the thrower stays or goes"),
    )
    refuse_unless(
        not state.stays, Text("vous avez déjà dit que vous teniez", "you have said already that you stay")
    )
    return replace(state, stays=True)


def adouber(state: TableState, act: Adouber) -> TableState:
    refuse_unless(
        state.moment in {Moment.READY, Moment.THROWN},
        Text("il n'y a rien à adouber", "there is nothing to adjust"),
    )
    all_at_once = act.tout and state.strictness.touch_move
    refuse_unless(
        not all_at_once,
        Text(
            "on ne dit pas j'adoube tout : on pourrait toucher sans jouer",
            "j'adoube tout is not said: it would let one touch without playing",
        ),
    )
    return replace(state, adoube=True) if act.by == state.thrower else state


def toucher(state: TableState, act: Toucher) -> TableState:
    """Touching a man, which ends the thrower's marking and binds him; nobody else is bound by it.

    Source: ACAD-B ch. VI, X; LEP rules 17-19, 36.
    """
    refuse_unless(
        0 <= act.point < 24 and state.board.men[act.by][act.point],
        Text("il n'y a pas là de dame à vous", "there is no man of yours to touch there"),
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
    refuse_unless(mine, Text("ce n'est pas à vous de jouer", "it is not yours to play"))
    refuse_unless(
        not state.released,
        Text(
            "vous avez déjà lâché une dame : jouez votre bois",
            "you have let go of a man already: play the wood",
        ),
    )
    coup = choice(state).coup
    refuse_unless(
        0 <= act.move.start < 24 and coup.mine[act.move.start] and can_stand(coup, (act.move,)),
        Text("aucune de vos dames ne peut s'y poser", "no man of yours may be put there"),
    )
    refuse_unless(
        leaves_coin_whole(coup.mine, (act.move,)),
        Text(
            "le coin se prend et se quitte par deux dames à la fois",
            "the coin is taken and left by two men at once",
        ),
    )
    lifted = act.move.end == OFF and (act.move,) not in possible(coup)
    refuse_unless(not lifted, Text("cette dame ne peut se lever", "that man cannot be borne off"))
