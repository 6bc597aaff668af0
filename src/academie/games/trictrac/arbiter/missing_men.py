"""Playing with men too few or too many: found men come back, with sixteen the partie starts again.

Source: LEP rules 32-34; part 4 ch. III.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from academie.games.tables.law.track import FLECHES, Pair, Point, Track, opposite, put
from academie.games.trictrac.arbiter.acts import Signaler
from academie.games.trictrac.arbiter.faults import Decision
from academie.games.trictrac.arbiter.marks import Marks, from_score
from academie.games.trictrac.arbiter.table_state import Moment, TableState
from academie.games.trictrac.arbiter.throwing import Throwing
from academie.games.trictrac.law.position import ADVERSE_COIN, COIN, STACKED, TALON, Table
from academie.games.trictrac.law.state import Phase, TrictracState
from academie.kernel import BLACK, WHITE, Citation, Seat, other
from academie.kernel.action import refuse_unless
from academie.sources import LEP
from academie.words import Message

FOUND: Final = Citation(LEP, "rules 32, 34")
TOO_MANY: Final = Citation(LEP, "rule 33")


def signaler(state: TableState, act: Signaler) -> TableState:
    """A wrong number of men pointed out, by either player, between two throws."""
    refuse_unless(state.moment is Moment.READY, Message("trictrac-throw-to-play-first"))
    missing = state.missing[act.of]
    refuse_unless(missing, Message("trictrac-men-complete"))
    if missing < 0:
        return restarted(state).with_ruling(act.of, Decision.RESTARTED, TOO_MANY)
    men = completed(state.board.men, act.of, missing)
    back = replace(state, missing=put(state.missing, act.of, 0), board=replace(state.board, men=men))
    return back.with_ruling(act.of, Decision.MAN_FOUND, FOUND)


def completed(men: Pair[Track], seat: Seat, missing: int) -> Pair[Track]:
    """The men with so many put back where a found man goes, or taken from the rearmost flèche if negative."""
    mine = [*men[seat]]
    mine[place_of_found(men, seat) if missing > 0 else rearmost_spare(men[seat])] += missing
    return put(men, seat, tuple(mine))


def rearmost_spare(mine: Track) -> Point:
    """The rearmost flèche that can lose a man: not the coin, if two men hold it."""
    return next(point for point in range(FLECHES) if mine[point] and (point, mine[point]) != (COIN, 2))


def place_of_found(men: Pair[Track], seat: Seat) -> Point:
    """Where a found man goes: to the talon, to the rearmost man once all have left the petit jan or an
    adverse man holds the talon, or to the first free flèche beyond the coins once all have passed them.
    """
    mine, his = men[seat], men[other(seat)]
    rearmost = next((point for point in range(FLECHES) if mine[point]), TALON)
    if rearmost < Table.GRAND.base and not his[opposite(TALON)]:
        return TALON
    if rearmost < ADVERSE_COIN:
        return rearmost
    return next(point for point in range(ADVERSE_COIN + 1, FLECHES) if not his[opposite(point)])


def restarted(state: TableState) -> TableState:
    """The whole partie from the start, with fifteen men each."""
    assert state.start is not None
    return ready_table(state.start, replace(state, missing=(0, 0)))


def stacks(state: TableState) -> Pair[Track]:
    """The talons of a relevé, of as many men as each plays with."""
    return miscounted((STACKED, STACKED), state)


def miscounted(men: Pair[Track], state: TableState) -> Pair[Track]:
    for seat in (WHITE, BLACK):
        if missing := state.missing[seat]:
            men = completed(men, seat, -missing)
    return men


def ready_table(partie: TrictracState, state: TableState) -> TableState:
    """A table about to be thrown for; the men of each side as many as it plays with."""
    men = miscounted(partie.men, state)
    moment = Moment.FIRST_DICE if partie.phase is Phase.FIRST_DICE else Moment.READY
    marks = from_score(partie.score, (Marks(), Marks()))
    return TableState(
        replace(partie.board, men=men),
        state.strictness,
        partie.score,
        moment,
        marks,
        before=marks,
        missing=state.missing,
        start=partie,
        customs=state.customs,
        throwing=Throwing(fines=state.throwing.fines),
    )
