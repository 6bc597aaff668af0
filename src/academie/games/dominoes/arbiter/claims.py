"""Claiming the game, having tiles laid or taken back, forbidding the partner, letting faults pass.

Source: ACAD-D rules IX, XII, XIII, XVI, XXI, XXII.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from academie.games.dominoes.arbiter.acts import (
    Defendre,
    Exiger,
    ExigerAnnonce,
    FairePoser,
    FaireReprendre,
    Laisser,
    Presenter,
    SeatedAct,
)
from academie.games.dominoes.arbiter.faults import Decision, Fault, Kind, Ruling, article
from academie.games.dominoes.arbiter.hand_acts import passed
from academie.games.dominoes.arbiter.table_state import Bound, Pending, Step, TableState
from academie.games.dominoes.law.acts import put, turned
from academie.games.dominoes.law.line import plays
from academie.games.dominoes.law.rules import FaultCost
from academie.games.dominoes.law.tiles import Tile
from academie.kernel import Seat
from academie.kernel.action import refuse_unless
from academie.words import Message, Text

Wanted = Callable[[Fault], object]
COSTS: Final[Mapping[FaultCost, Decision]] = {
    FaultCost.EACH: Decision.PAYS_EACH,
    FaultCost.BOTH: Decision.PAYS_FOR_BOTH,
    FaultCost.PARTY: Decision.LOSES,
}


def exiger(state: TableState, act: Exiger) -> TableState:
    """End the game for a false boude: the offender pays, and nobody else."""
    false = any(
        fault.kind is Kind.FALSE_BOUDE and fault.offender == act.offender for fault in state.against(act.by)
    )
    refuse_unless(false, Message("dominoes-no-false-pass"))
    decision = COSTS[state.game.rules.fault_cost.value]
    return replace(state, faults=(), payer=act.offender).with_ruling(act.offender, decision, against=act.by)


def faire_poser(state: TableState, act: FairePoser) -> TableState:
    """Have his tile laid at the end the adversary chooses."""
    fault = _found(
        state,
        act,
        lambda fault: act.on in fault.on,
        Message("dominoes-nothing-to-lay"),
    )
    uncovered = fault.kind is Kind.NOT_UNCOVERED
    decision = Decision.MADE_TO_POSE_UNCOVERED if uncovered else Decision.MADE_TO_POSE
    back = _answered(state, fault, Bound(fault.tile, act.on))
    return back.with_ruling(fault.offender, decision, fault.tile, on=act.on, against=act.by)


def faire_reprendre(state: TableState, act: FaireReprendre) -> TableState:
    """Have a tile taken back. A misfit goes to the other end, if it fits there; else it must wait."""
    fault = _found(
        state,
        act,
        lambda fault: fault.recallable,
        Message("dominoes-nothing-to-recall"),
    )
    offender, tile = fault.offender, fault.tile
    if fault.kind is Kind.MISFIT:
        return _put_right(state, offender, tile, act.by)
    back = _answered(state, fault, Bound(barred=tile))
    return back.with_ruling(offender, Decision.TAKEN_BACK, tile, against=act.by)


def _answered(state: TableState, fault: Fault, bound: Bound) -> TableState:
    """The offender at his turn again; he has answered for the tile, which everyone has seen."""
    back, by = _back(state, fault.offender, bound), fault.offender
    excused_tiles = put(back.excused_tiles, by, (*back.excused_tiles[by], fault.tile))
    return replace(back, excused_tiles=excused_tiles, spoken=put(back.spoken, by, False)).shows(
        by, fault.tile
    )


def _put_right(state: TableState, offender: Seat, tile: Tile, by: Seat) -> TableState:
    """The misfit in hand again, seen by all: a partner may be forbidden to make use of it."""
    fits = plays((tile,), state.played.before.game.line) if state.played else ()
    back = _back(state, offender, Bound(tile) if fits else None).shows(offender, tile)
    return back.shown_to_partner(offender, tile).with_ruling(offender, Decision.PUT_RIGHT, tile, against=by)


def exiger_annonce(state: TableState, act: ExigerAnnonce) -> TableState:
    """Have the tile announced laid instead of the other, where its player likes."""
    announced = Kind.NOT_ANNOUNCED
    fault = _found(
        state,
        act,
        lambda fault: fault.kind is announced,
        Message("dominoes-not-announced"),
    )
    back = _back(state, fault.offender, Bound(fault.tile))
    return back.with_ruling(fault.offender, Decision.MADE_TO_POSE_ANNOUNCED, fault.tile, against=act.by)


def defendre(state: TableState, act: Defendre) -> TableState:
    """Forbid the partner to open the numbers of a tile shown by a misfit, while it is not laid."""
    refuse_unless(
        may_forbid(state, act.by),
        Message("dominoes-not-shown"),
    )
    ban = state.shown
    assert ban is not None
    forbidden = replace(state, shown=None, ban=ban)
    return forbidden.with_ruling(ban.partner, Decision.FORBIDDEN_TO_OPEN, ban.tile, against=act.by)


def may_forbid(state: TableState, seat: Seat) -> bool:
    """Whether a seat may forbid the partner of an adversary."""
    shown = state.shown
    return shown is not None and state.playing and not state.game.together(shown.by, seat)


def laisser(state: TableState, act: Laisser) -> TableState:
    """Let faults pass explicitly, or go on with tiles that were turned up."""
    if state.pending == Pending(Step.UPSET, act.by):
        ruling = Ruling(
            seat=act.by,
            citation=article(Decision.UPSET),
            decision=Decision.LAPSED,
            against=turned(act.by, state.players),
        )
        return replace(state, pending=None).with_events(ruling)
    past = state.against(act.by)
    refuse_unless(past, Message("dominoes-no-fault"))
    rest = tuple(fault for fault in state.faults if fault not in past)
    return passed(replace(state, faults=rest), act.by, past)


def _found(state: TableState, act: SeatedAct, wanted: Wanted, reason: Text) -> Fault:
    """The first fault of that sort which the seat may take up."""
    fault = next((fault for fault in state.against(act.by) if wanted(fault)), None)
    refuse_unless(fault, reason)
    assert fault is not None
    return fault


def _back(state: TableState, offender: Seat, bound: Bound | None) -> TableState:
    """The offender at his turn again, with what he is then held to; every fault of his is dealt with."""
    assert state.played is not None
    refuse_unless(state.played.act.by == offender, Message("dominoes-too-late"))
    before = replace(state.played.before, faults=(), announced=None, bound=bound)
    return _seen_since(before, state) if state.game.rules.uncovered else before


def _seen_since(before: TableState, state: TableState) -> TableState:
    """The table before the act, with the tile that is taken back and all others shown since."""
    assert state.played is not None
    act = state.played.act
    for seat, seen in enumerate(state.known):
        before = before.shows(Seat(seat), *seen)
    return before.shows(act.by, act.tile) if isinstance(act, Presenter) else before
