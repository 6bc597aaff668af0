"""The acts of marking: jetons, fichets, and what is said while they move."""

from __future__ import annotations

from dataclasses import replace

from academie.arbiter.hands import refuse_unless
from academie.arbiter.trictrac.acts import (
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
from academie.arbiter.trictrac.ending import won_by_right
from academie.arbiter.trictrac.judging import can_stand, choice
from academie.arbiter.trictrac.plein_marks import closed_by_touch
from academie.arbiter.trictrac.runs import may_remove
from academie.arbiter.trictrac.scene import Moment, Scene
from academie.arbiter.trictrac.shown import MOST_HOLES, PLACES
from academie.arbiter.trictrac.windows import completes_hole, released
from academie.arbiter.trictrac.wiping import wiped
from academie.kernel import Seat, other
from academie.rules.tables.pair import put
from academie.rules.tables.track import OFF
from academie.rules.tables.trictrac.partie import Form
from academie.rules.tables.trictrac.plays import leaves_coin_whole, possible


def marking_time(scene: Scene, seat: Seat) -> None:
    """Only the thrower marks, while about to throw or until he touches wood."""
    mine = scene.moment in {Moment.READY, Moment.THROWN} and seat == scene.thrower
    refuse_unless(mine and not scene.marks_closed, "it is not your time to mark")


def jeton(scene: Scene, act: Jeton) -> Scene:
    marking_time(scene, act.by)
    refuse_unless(act.to in PLACES, f"a jeton stands on 0, 2, 4, 6, 8 or 10 points, not {act.to}")
    return released(scene.side(act.by, replace(scene.shown[act.by], points=act.to)), act.by)


def autre_jeton(scene: Scene, act: AutreJeton) -> Scene:
    marking_time(scene, act.by)
    side = scene.shown[act.by]
    refuse_unless(act.to in PLACES and act.to, f"a jeton stands on 2, 4, 6, 8 or 10 points, not {act.to}")
    refuse_unless(side.points and not side.behind, "there is no jeton to be left behind")
    return released(scene.side(act.by, replace(side, points=act.to, behind=side.points)), act.by)


def fichet(scene: Scene, act: Fichet) -> Scene:
    marking_time(scene, act.by)
    refuse_unless(0 <= act.to <= MOST_HOLES, f"there is no hole {act.to}")
    return won_by_right(scene.side(act.by, replace(scene.shown[act.by], holes=act.to)), act.by)


def doubler(scene: Scene, act: Doubler) -> Scene:
    marking_time(scene, act.by)
    refuse_unless(scene.shown[act.by].points, "bredouille is shown beside a jeton; yours is not set")
    return scene.side(act.by, replace(scene.shown[act.by], double=True))


def dedoubler(scene: Scene, act: Dedoubler) -> Scene:
    """Removing a second jeton: one's own, or the adversary's whose run is broken by what one now scores."""
    refuse_unless(scene.shown[act.of].double, "there is no second jeton to remove")
    refuse_unless(may_remove(scene, act.by, act.of), "he is in bredouille: it may not be removed")
    return scene.side(act.of, replace(scene.shown[act.of], double=False))


def effacer(scene: Scene, act: Effacer) -> Scene:
    """Wiping the adversary, as a hole lets one: also late, of what it should have wiped (LEP rule 50)."""
    marking_time(scene, act.by)
    foe = other(act.by)
    side = scene.shown[foe]
    refuse_unless(side.points, "the adversary has no points to wipe")
    if (late := scene.unwiped[act.by]) and not completes_hole(scene, act.by):
        return replace(wiped(scene, foe, late), unwiped=put(scene.unwiped, act.by, 0))
    return replace(wiped(scene, foe), wiped=scene.wiped + side.points)


def pavillon(scene: Scene, act: Pavillon) -> Scene:
    marking_time(scene, act.by)
    refuse_unless(scene.partie.form is Form.MARQUE, "the pavillon is for trictrac à écrire")
    refuse_unless(scene.partie.score.runs[act.by], "your last holes are not in a row")
    side = scene.shown[act.by]
    in_time = side.holes == scene.before[act.by].holes or scene.manners.late_bredouille
    refuse_unless(in_time, "the next hole is taken: it is too late for the pavillon")
    return scene.side(act.by, replace(side, pavillon=True))


def dire(scene: Scene, act: Dire) -> Scene:
    refuse_unless(
        scene.moment is Moment.THROWN and act.by != scene.thrower and act.points >= 0,
        "one tells the thrower what his throw is worth",
    )
    return replace(scene, told=act.points)


def je_tiens(scene: Scene, act: JeTiens) -> Scene:
    refuse_unless(scene.moment is Moment.THROWN and act.by == scene.thrower, "only the thrower stays or goes")
    refuse_unless(not scene.stays, "you have said already that you stay")
    return replace(scene, stays=True)


def adouber(scene: Scene, act: Adouber) -> Scene:
    refuse_unless(scene.moment in {Moment.READY, Moment.THROWN}, "there is nothing to adjust")
    all_at_once = act.tout and scene.manners.touch_move
    refuse_unless(not all_at_once, "j'adoube tout is not said: it would let one touch without playing")
    return replace(scene, adoube=True) if act.by == scene.thrower else scene


def toucher(scene: Scene, act: Toucher) -> Scene:
    """Touching wood, which ends the thrower's marking and binds him; nobody else is bound by it.

    Source: ACAD-B ch. VI, X; LEP rules 17-19, 36.
    """
    refuse_unless(
        0 <= act.point < 24 and scene.partie.men[act.by][act.point], "there is no man of yours to touch there"
    )
    bound = scene.moment is Moment.THROWN and act.by == scene.thrower and scene.manners.touch_move
    if not bound or scene.adoube:
        return scene
    return replace(closed_by_touch(scene, act.by), touched=(*scene.touched, act.point))


def lacher(scene: Scene, act: Lacher) -> Scene:
    """Letting go of a man, who then stays where he was put. Source: LEP rules 22, 29."""
    mine = scene.moment is Moment.THROWN and act.by == scene.thrower
    refuse_unless(mine, "it is not yours to play")
    refuse_unless(not scene.released, "you have let go of a man already: play the wood")
    coup = choice(scene).coup
    refuse_unless(
        0 <= act.move.start < 24 and coup.mine[act.move.start] and can_stand(coup, (act.move,)),
        "no man of yours may be put there",
    )
    refuse_unless(leaves_coin_whole(coup.mine, (act.move,)), "the coin is taken and left by two men at once")
    lifted = act.move.end == OFF and (act.move,) not in possible(coup)
    refuse_unless(not lifted, "that man cannot be borne off")
    touched = toucher(replace(scene, adoube=False), Toucher(act.by, act.move.start))
    return replace(closed_by_touch(touched, act.by), released=(act.move,))
