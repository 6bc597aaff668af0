"""Going away, rightly or not, and being let go.

Source: ACAD-B ch. X, XVIII; LEP rules 25, 37, 41, 46, 55, 64.
"""

from __future__ import annotations

from dataclasses import replace

from academie.games.trictrac.arbiter.acts import Accorder, JeMEnVais
from academie.games.trictrac.arbiter.bredouille import holes_made, in_bredouille
from academie.games.trictrac.arbiter.ending import over, won_unchallenged
from academie.games.trictrac.arbiter.fault import Fault, Kind
from academie.games.trictrac.arbiter.marks import Marks
from academie.games.trictrac.arbiter.playing import new_releve
from academie.games.trictrac.arbiter.table_state import Moment, TableState
from academie.games.trictrac.arbiter.windows import (
    completes_hole,
    excess,
    expire_claims,
    forbidden_plein,
    right_sides,
)
from academie.games.trictrac.law.events import MarqueEnded, Why
from academie.games.trictrac.law.marking import HOLE
from academie.games.trictrac.law.state import Form
from academie.kernel import Citation, Seat, Text
from academie.kernel.hand_act import refuse_unless
from academie.sources import ACAD_B, LEP


def je_m_en_vais(scene: TableState, act: JeMEnVais) -> TableState:
    """Going away, which lifts the men: rightly if a hole of one's own throw is truly made."""
    seat = act.by
    refuse_unless(
        seat == scene.thrower, Text("seul celui qui a jeté peut s'en aller", "only the thrower may go away")
    )
    if scene.sortie and scene.moment is Moment.READY:
        refuse_unless(
            completes_hole(scene, seat),
            Text(
                "la sortie n'a pas fait de trou avec lequel s'en aller",
                "the sortie has made no hole to go away with",
            ),
        )
        return left_after_sortie(expire_claims(scene, seat), seat)
    bound = reason_to_stay(scene, seat)
    refuse_unless(bound is None, bound or "")
    leaving = replace(scene, moment=Moment.LEAVING)
    rightly = completes_hole(scene, seat) and not holes_too_many(scene, seat)
    return leaving if rightly else wrongly(leaving, seat)


def reason_to_stay(scene: TableState, seat: Seat) -> Text | None:
    """What binds the thrower to stay, or nothing: wood touched, his word, or his rest marked."""
    if scene.moment is not Moment.THROWN or scene.touched or scene.released or scene.marks_closed:
        return Text("on s'en va avant de toucher son bois", "one goes away before touching wood")
    side, before = scene.shown[seat], scene.before[seat]
    if side.holes > before.holes and side.points != before.points:
        return Text("vous avez marqué votre reste : vous tenez", "you have marked your rest: you stay")
    return Text("vous avez dit que vous teniez", "you have said that you stay") if scene.stays else None


def left_after_sortie(scene: TableState, seat: Seat) -> TableState:
    """The men being up already, nobody lets him go; holes too many may still be taken back."""
    too_many = holes_too_many(scene, seat)
    right = Marks(holes=right_sides(scene, seat)[seat].holes, pavillon=scene.shown[seat].pavillon)
    gone = marked_on_leaving(scene, seat)
    if too_many:
        gone = gone.with_fault(Fault(Kind.LEFT_WRONGLY, seat, too_many, right=right))
    return departed(gone)


def holes_too_many(scene: TableState, seat: Seat) -> int:
    """The points behind the holes marked beyond those he truly has; jetons do not count for one who leaves.

    Source: LEP rules 46, 54-55.
    """
    before = scene.before[seat]
    parties = max(0, scene.shown[seat].holes - before.holes + 1) // 2
    return max(0, HOLE * parties - before.points - scene.owed[seat]) if parties else 0


def wrongly(scene: TableState, seat: Seat) -> TableState:
    """The fault of leaving without the right: of the points marked too many, or else of those unmarked."""
    too_many = holes_too_many(scene, seat)
    if too_many:
        kind = Kind.PLEIN_IMPOSSIBLE if forbidden_plein(scene, seat, too_many) else Kind.LEFT_WRONGLY
        return scene.with_fault(Fault(kind, seat, too_many, right=right_sides(scene, seat)[seat]))
    back = replace(scene.shown[seat], holes=scene.before[seat].holes)
    left = scene.with_fault(Fault(Kind.LEFT_WRONGLY, seat, right=back))
    missing = max(0, -excess(scene, seat))
    return left.with_fault(Fault(Kind.FORGOT_GAIN, seat, missing)) if missing else left


def accorder(scene: TableState, act: Accorder) -> TableState:
    """Letting him go: one's own men are lifted too, and nothing can be claimed any more."""
    refuse_unless(
        scene.moment is Moment.LEAVING and act.by != scene.thrower,
        Text("personne ne s'en va", "nobody is going away"),
    )
    seat = scene.thrower
    let_go = replace(scene, faults=scene.open_against(act.by))
    return departed(marked_on_leaving(let_go, seat))


def marked_on_leaving(scene: TableState, seat: Seat) -> TableState:
    """The holes of one who leaves: set right in good company, else as he has marked them."""
    side = scene.shown[seat]
    if scene.strictness.late_holes:
        side = replace(side, holes=right_sides(scene, seat)[seat].holes)
    holes = side.holes - scene.before[seat].holes
    if holes <= 0:
        return scene.side(seat, side)
    return holes_made(scene.side(seat, side), seat, holes)


def departed(scene: TableState) -> TableState:
    """All points wiped and a new relevé, or the end of the marqué."""
    cleared = replace(
        in_bredouille(scene, None), owed=(0, 0), wiped=0, unwiped=(0, 0), overlooked=(0, 0), sortie=False
    )
    sides = tuple(replace(side, points=0, double=False, behind=0) for side in scene.shown)
    cleared = cleared.showing((sides[0], sides[1]))
    cleared = replace(cleared, before=cleared.shown)
    partie = cleared.partie
    if partie.form is Form.MARQUE and max(partie.score.holes) >= partie.goal:
        ended = MarqueEnded(
            seat=partie.thrower,
            citation=Citation(LEP, "part 1 ch. VI"),
            holes=partie.score.holes,
            runs=partie.score.runs,
        )
        return over(cleared.telling(ended))
    return won_unchallenged(new_releve(cleared, Why.WENT_AWAY, Citation(ACAD_B, "ch. X")))
