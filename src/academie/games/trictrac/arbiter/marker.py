"""Marking as it should be done: the acts that bring what is shown to what is owed."""

from __future__ import annotations

from collections.abc import Iterator

from academie.games.trictrac.arbiter.acts import (
    Dedoubler,
    Doubler,
    Effacer,
    Fichet,
    Jeton,
    Pavillon,
    TableAct,
)
from academie.games.trictrac.arbiter.bredouille import may_remove, needs_pavillon
from academie.games.trictrac.arbiter.marks import MOST_HOLES
from academie.games.trictrac.arbiter.table_state import Moment, TableState
from academie.games.trictrac.arbiter.windows import completes_hole, right_sides
from academie.games.trictrac.law.state import Form
from academie.kernel import Seat, other


def correct_marks(scene: TableState, seat: Seat, *, staying: bool = True) -> Iterator[TableAct]:
    """What `seat` has still to move, holes first so that he may yet go away; nothing once all is shown.

    One who means to go away marks his holes and leaves the jetons.
    """
    if scene.marks_closed or (not scene.owed[seat] and scene.moment is Moment.THROWN):
        return
    right = right_sides(scene, seat)
    mine, his = scene.shown[seat], scene.shown[other(seat)]
    goal = scene.partie.goal if scene.partie.form is Form.PARTIE else MOST_HOLES
    holes = min(goal, right[seat].holes)
    in_time = mine.holes == scene.before[seat].holes
    if scene.partie.form is Form.MARQUE and in_time and needs_pavillon(scene, seat):
        yield Pavillon(seat)
    if mine.holes != holes:
        yield Fichet(seat, holes)
    if not staying:
        return
    if mine.points != right[seat].points:
        yield Jeton(seat, right[seat].points)
    if completes_hole(scene, seat) and his.points:
        yield Effacer(seat)
    yield from bredouille_acts(scene, seat)


def bredouille_acts(scene: TableState, seat: Seat) -> Iterator[TableAct]:
    """The second jetons to take or to remove."""
    right = right_sides(scene, seat)
    if right[seat].double and scene.shown[seat].points and not scene.shown[seat].double:
        yield Doubler(seat)
    for place in (seat, other(seat)):
        needless = scene.shown[place].double and not right[place].double
        if needless and may_remove(scene, seat, place):
            yield Dedoubler(seat, place)
