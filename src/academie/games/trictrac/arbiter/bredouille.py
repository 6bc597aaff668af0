"""Bredouille and holes in a row: whose they are, and how they must be shown to count.

Source: ACAD-B ch. VII, XVIII; LEP rules 49, 51, 59.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from academie.games.tables.law.pair import put
from academie.games.trictrac.arbiter.events import Decision
from academie.games.trictrac.arbiter.marks import as_score, needs_double
from academie.games.trictrac.arbiter.table_state import TableState
from academie.games.trictrac.law.marking import run_of
from academie.games.trictrac.law.state import Form
from academie.kernel import Citation, Seat, other
from academie.sources import LEP

PAVILLON: Final = Citation(LEP, "rule 59")
COUPS_TO_REMOVE: Final = 2
"""After how many coups of one's own a second jeton left to the adversary is his."""


def in_bredouille(scene: TableState, seat: Seat | None) -> TableState:
    """The scene with that seat's points, or nobody's, in a row."""
    score = replace(scene.partie.score, bredouille=seat)
    return replace(scene, partie=replace(scene.partie, score=score))


def points_marked(scene: TableState, seat: Seat) -> TableState:
    """The run of points brought up to what `seat` has marked, the adversary's broken by it."""
    score = scene.partie.score
    before = as_score(put(scene.shown, seat, scene.before[seat]), score.bredouille, score.runs)
    return in_bredouille(scene, run_of(before, seat))


def holes_made(scene: TableState, seat: Seat, holes: int) -> TableState:
    """The run of holes brought up to those `seat` has made; the adversary's ends, with his pavillon."""
    foe = other(seat)
    lost = forfeits(scene, seat)
    runs = put((0, 0), seat, 0 if lost else scene.partie.score.runs[seat] + holes)
    score = replace(scene.partie.score, runs=runs)
    made = replace(
        scene,
        partie=replace(scene.partie, score=score),
        forfeited=put((False, False), seat, lost),
        unwiped=put(scene.unwiped, foe, 0),
    ).side(foe, replace(scene.shown[foe], pavillon=False))
    if lost and not scene.forfeited[seat]:
        return made.ruled(seat, Decision.PAVILLON_LOST, PAVILLON)
    return made


def forfeits(scene: TableState, seat: Seat) -> bool:
    """Whether holes in a row count no more: the pavillon was needed and not taken before this hole."""
    return scene.forfeited[seat] or (
        needs_pavillon(scene, seat)
        and not scene.strictness.late_bredouille
        and scene.partie.form is Form.MARQUE
    )


def needs_pavillon(scene: TableState, seat: Seat) -> bool:
    """Whether holes in a row need the pavillon to show it: the adversary has some too."""
    run = scene.partie.score.runs[seat]
    return bool(run) and scene.shown[other(seat)].holes > 0 and not scene.shown[seat].pavillon


def may_remove(scene: TableState, by: Seat, of: Seat) -> bool:
    """Whether a second jeton may be taken off: one's own, or one that shows a run broken or about to be."""
    return by == of or scene.partie.score.bredouille != of or scene.owed[by] > 0


def shown_in_time(scene: TableState, seat: Seat) -> TableState:
    """Bredouille that needs two jetons and has one is lost. Source: ACAD-B ch. XVIII; LEP rule 49."""
    score = scene.partie.score
    if score.bredouille != seat or not needs_double(scene.shown, seat) or scene.shown[seat].double:
        return scene
    lost = in_bredouille(scene, None)
    return lost.ruled(seat, Decision.BREDOUILLE_LOST, scene.strictness.late_bredouille.citation)


def removed_in_time(scene: TableState, seat: Seat) -> TableState:
    """The scene once `seat` has played: a second jeton he has left standing too long makes bredouille.

    Source: ACAD-B ch. VII; LEP rule 49.
    """
    foe = other(seat)
    side = scene.shown[foe]
    left = side.double and side.points > 0 and scene.partie.score.bredouille != foe
    coups = scene.overlooked[seat] + 1 if left and not scene.strictness.late_bredouille else 0
    if coups < COUPS_TO_REMOVE:
        return replace(scene, overlooked=put(scene.overlooked, seat, coups))
    kept = replace(in_bredouille(scene, foe), overlooked=put(scene.overlooked, seat, 0))
    return kept.ruled(foe, Decision.BREDOUILLE_KEPT, scene.strictness.late_bredouille.citation)


def doubles_shown(scene: TableState) -> TableState:
    """Good company shows bredouille rightly on both sides, unasked."""
    run = scene.partie.score.bredouille if min(side.points for side in scene.shown) else None
    white, black = scene.shown
    return scene.showing((replace(white, double=run == 0), replace(black, double=run == 1)))
