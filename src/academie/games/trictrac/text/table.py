"""A table with hands as text: on one line, in what is said at it, and in what may be tried."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from academie.games.tables.text.play import play_text
from academie.games.trictrac.arbiter import ArbitratedState
from academie.games.trictrac.arbiter.events import FaultMade, Ruling
from academie.games.trictrac.arbiter.marks import Marks
from academie.games.trictrac.arbiter.possible_acts import MEN_A_THROW, puttings, reach
from academie.games.trictrac.arbiter.table_state import fault_made
from academie.games.trictrac.text.hand_acts import HANDS
from academie.games.trictrac.text.position import position
from academie.kernel import Event, Seat
from academie.notation.hand_acts import Try, told_when_ruled, tries
from academie.notation.seats import NAMES


def table_line(table: ArbitratedState) -> str:
    """The position, what the table waits for, what each side's jetons and fichet show, and men touched."""
    state = table.state
    sides = (f"{name}:{side(shown)}" for name, shown in zip(NAMES, state.shown, strict=True))
    touched = (f"touched={','.join(map(str, state.touched))}",) if state.touched else ()
    return " ".join((position(state.position), f"moment={state.moment.value}", *sides, *touched))


def side(shown: Marks) -> str:
    """Points and holes shown, `*` for a second jeton, `+n` for a jeton left behind, `!` for the pavillon."""
    marks = ("*" if shown.double else "") + (f"+{shown.behind}" if shown.behind else "")
    return f"{shown.points}{marks}/{shown.holes}" + ("!" if shown.pavillon else "")


def heard(before: ArbitratedState, after: ArbitratedState) -> Sequence[Event]:
    """What is said aloud once an act is done.

    In good company faults are told as they happen. In rigour the adversary must see them himself: they are
    told only with the ruling that takes them up or lets them pass.
    """
    if after.strictness.self_correction:
        return after.events
    return told_when_ruled(after.events, _settled(before, after), FaultMade, Ruling)


def _settled(before: ArbitratedState, after: ArbitratedState) -> Iterator[Event]:
    """The faults that were open and are no more, without what they might have cost."""
    for fault in before.state.faults:
        if fault not in after.state.faults:
            yield replace(fault_made(before.state, fault), points=0)


def reached(table: ArbitratedState, seat: Seat) -> tuple[Try, ...]:
    """All that a seat may try; wood is told by where each man can be put."""
    found = tries(map(HANDS.text, reach(table.state, seat)))
    moves = tuple(play_text((move,)) for move in puttings(table.state, seat))
    return (*found, Try(f"{NAMES[seat]} bois", moves, MEN_A_THROW)) if moves else found
