"""What the thrower has marked, once his play shows whether he made the plein that was to be made.

Source: ACAD-A ch. VI; ACAD-B ch. X, XVIII; LEP rules 40, 60.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from academie.games.tables.law.track import put
from academie.games.trictrac.arbiter.acts import Bois
from academie.games.trictrac.arbiter.faults import Fault, Kind
from academie.games.trictrac.arbiter.judging import Judgement, choice, fault_of, nothing_to_play, plein_of
from academie.games.trictrac.arbiter.marks import Marks
from academie.games.trictrac.arbiter.strictness import PleinFault
from academie.games.trictrac.arbiter.table_state import TableState
from academie.games.trictrac.arbiter.windows import close_marking, excess, open_marking, right_sides
from academie.games.trictrac.law.jans import Scored
from academie.games.trictrac.law.plays import takes_coin
from academie.kernel import Seat

OF_PLEINS: Final = (Kind.PLEIN_MISSED, Kind.PLEIN_BROKEN)


def marks_settled(state: TableState, act: Bois, judged: Judgement) -> TableState:
    """The thrower's marking closed by his play, or judged after the touch that had closed it."""
    if state.marks_closed:
        return after_touch(state, act, judged)
    if nothing_to_play(state):
        return part_marked(state, act.by)
    if judged.plein is not None:
        return without_plein(state, act.by, judged, judged.plein)
    if gives_up(state, act):
        state = owing(state, act.by, -points_of_plein(state))
    return close_marking(state, act.by, Kind.FORGOT_GAIN)


def part_marked(state: TableState, seat: Seat) -> TableState:
    """The marking of a thrower who could play nothing: what he has marked counts, the rest he may mark yet.

    Source: LEP rule 63.
    """
    owed = state.owed[seat]
    done = max(0, min(owed, owed + excess(state, seat)))
    shut = close_marking(owing(state, seat, done - owed), seat, Kind.FORGOT_GAIN)
    return open_marking(shut, seat, owed - done)


def closed_by_touch(state: TableState, seat: Seat) -> TableState:
    """The thrower's marking ended before his play shows whether he makes the plein he may have marked."""
    if state.marks_closed or nothing_to_play(state):
        return state
    plein = points_of_plein(state)
    without = owing(state, seat, -plein)
    right = right_sides(without, seat)[seat] if plein and excess(state, seat) >= 0 else None
    spared = may_break(state) and right is None
    shut = close_marking(without if spared else state, seat, Kind.FORGOT_GAIN)
    return replace(shut, marks_closed=True, if_missed=right, spared=plein if spared else 0)


def after_touch(state: TableState, act: Bois, judged: Judgement) -> TableState:
    """Points of a plein marked and not made, or neither marked nor given up for the coin."""
    seat, plein = act.by, points_of_plein(state)
    if judged.plein is not None:
        marked = plein if state.if_missed else 0
        due = 0 if marked == 0 and not state.spared else plein
        return state.with_fault(plein_fault(state, seat, judged, (marked, due), state.if_missed))
    if gives_up(state, act):
        surplus = Fault(Kind.OVER_MARKED, seat, plein, right=state.if_missed)
        return state.with_fault(surplus) if state.if_missed else state
    return state.with_fault(Fault(Kind.FORGOT_GAIN, seat, state.spared)) if state.spared else state


def points_of_plein(state: TableState) -> int:
    plein = plein_of(state.scored)
    return plein.points if plein is not None else 0


def owing(state: TableState, seat: Seat, more: int) -> TableState:
    return replace(state, owed=put(state.owed, seat, state.owed[seat] + more))


def gives_up(state: TableState, act: Bois) -> bool:
    """Whether a petit jan is broken for the coin, as it may be: nothing is owed for it (LEP rule 40)."""
    return may_break(state) and takes_coin(choice(state).coup, act.moves)


def may_break(state: TableState) -> bool:
    """Whether the petit jan may be broken for the coin, which the thrower may still take."""
    cast = state.board.cast
    return cast is not None and not state.coin_barred and cast.may_break()


def without_plein(state: TableState, seat: Seat, judged: Judgement, plein: Scored) -> TableState:
    """The marking closed, a plein marked and not made counted apart from other points."""
    others = owing(state, seat, -plein.points)
    marked = min(plein.points, max(0, excess(others, seat)))
    fault = plein_fault(state, seat, judged, (marked, plein.points), right_sides(others, seat)[seat])
    return close_marking(owing(others, seat, marked), seat, Kind.FORGOT_GAIN).with_fault(fault)


def plein_fault(
    state: TableState, seat: Seat, judged: Judgement, points: tuple[int, int], right: Marks | None
) -> Fault:
    """A plein not made: marked, it costs the points marked and by some those due besides; else those due."""
    assert judged.plein is not None
    marked, due = points
    match state.strictness.plein_fault.value:
        case PleinFault.NONE:
            cost = 0
        case PleinFault.SINGLE:
            cost = marked or due
        case PleinFault.DOUBLE:
            cost = marked + due
    plays = judged.plays if judged.kind in OF_PLEINS else ()
    if not marked:
        return Fault(fault_of(judged.plein), seat, cost, plays=plays)
    return Fault(Kind.PLEIN_MARKED, seat, cost, right=right, plays=plays)
