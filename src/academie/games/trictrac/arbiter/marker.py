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
from academie.games.trictrac.law.coup import Form
from academie.kernel import Seat, other


def correct_marks(state: TableState, seat: Seat, *, staying: bool = True) -> Iterator[TableAct]:
    """What `seat` has still to move, holes first so that he may yet go away; nothing once all is shown.

    One who means to go away marks his holes and leaves the jetons.
    """
    if state.marks_closed or (not state.owed[seat] and state.moment is Moment.THROWN):
        return
    right = right_sides(state, seat)
    mine, his = state.shown[seat], state.shown[other(seat)]
    goal = state.board.goal if state.board.form is Form.PARTIE else MOST_HOLES
    holes = min(goal, right[seat].holes)
    in_time = mine.holes == state.before[seat].holes
    if state.board.form is Form.MARQUE and in_time and needs_pavillon(state, seat):
        yield Pavillon(seat)
    if mine.holes != holes:
        yield Fichet(seat, holes)
    if not staying:
        return
    if mine.points != right[seat].points:
        yield Jeton(seat, right[seat].points)
    if completes_hole(state, seat) and his.points:
        yield Effacer(seat)
    yield from bredouille_acts(state, seat)


def bredouille_acts(state: TableState, seat: Seat) -> Iterator[TableAct]:
    """The second jetons to take or to remove."""
    right = right_sides(state, seat)
    if right[seat].double and state.shown[seat].points and not state.shown[seat].double:
        yield Doubler(seat)
    for place in (seat, other(seat)):
        needless = state.shown[place].double and not right[place].double
        if needless and may_remove(state, seat, place):
            yield Dedoubler(seat, place)
