"""Hands that mark exactly what the law marks by itself."""

from __future__ import annotations

from dataclasses import replace

from academie.games.tables.law.play import Play
from academie.games.tables.law.primaute import FirstDice
from academie.games.tables.law.throw import Throw
from academie.games.tables.law.track import put
from academie.games.trictrac.arbiter import ArbitratedState, acts
from academie.games.trictrac.arbiter.faults import FaultMade, Ruling
from academie.games.trictrac.arbiter.possible_acts import correct_marks
from academie.games.trictrac.arbiter.table_state import Moment
from academie.games.trictrac.law import TrictracState
from academie.games.trictrac.law.acts import Promise, SEnAller
from academie.kernel import Action, Seat, other

MOST_MARKS = 20


def played(table: ArbitratedState, act: acts.TableAct) -> ArbitratedState:
    """The table after an act that must bring no fault and need no ruling."""
    after = table.apply(act)
    told = [event for event in after.events if isinstance(event, FaultMade | Ruling)]
    assert not told, f"{told} after {act}"
    return after


def marked(table: ArbitratedState, seat: Seat, *, staying: bool = True, given_up: int = 0) -> ArbitratedState:
    """The table once `seat` has moved all that is due, but for what he gives up."""
    for _ in range(MOST_MARKS):
        if table.state.moment is Moment.OVER:
            return table
        owed = put(table.state.owed, seat, table.state.owed[seat] - given_up)
        act = next(correct_marks(replace(table.state, owed=owed), seat, staying=staying), None)
        if act is None:
            return table
        table = played(table, act)
    raise AssertionError(f"still marking after {MOST_MARKS} acts")


def followed(table: ArbitratedState, before: TrictracState, act: Action) -> ArbitratedState:
    """The table once hands have done what the law did by itself."""
    seat = table.state.thrower
    match act:
        case FirstDice():
            return played(table, act)
        case Throw():
            ready = marked(table, seat)
            return ready if over(ready) else played(played(ready, acts.Jeter(seat)), act)
        case SEnAller():
            return gone(marked(table, seat, staying=False), seat)
        case Play():
            given_up = petit_jan(table) if before.promise is Promise.COIN else 0
            ready = marked(table, seat, given_up=given_up)
            return ready if over(ready) else played(ready, acts.Bois(seat, act.moves))
        case _:
            return table


def over(table: ArbitratedState) -> bool:
    return table.state.moment is Moment.OVER


def gone(table: ArbitratedState, seat: Seat) -> ArbitratedState:
    """The table once the thrower has gone away; after a sortie nobody is left to let him."""
    if over(table):
        return table
    leaving = played(table, acts.JeMEnVais(seat))
    return played(leaving, acts.Accorder(other(seat))) if leaving.state.moment is Moment.LEAVING else leaving


def petit_jan(table: ArbitratedState) -> int:
    return sum(item.points for item in table.state.scored if item.jan.value == "conserver")
