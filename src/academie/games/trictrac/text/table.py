"""A table with hands as text: on one line, in what is said at it, and in what may be tried."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from academie.games.tables.text.acts import play_text
from academie.games.trictrac.arbiter import ArbitratedState
from academie.games.trictrac.arbiter.events import FaultMade, Ruling
from academie.games.trictrac.arbiter.marks import Marks
from academie.games.trictrac.arbiter.possible_acts import MEN_A_THROW, puttings, reach
from academie.games.trictrac.arbiter.table_state import fault_made
from academie.games.trictrac.text.hand_acts import HANDS
from academie.games.trictrac.text.position import position
from academie.kernel import Event, Seat
from academie.notation.hand_acts import Attempt, announced_with_ruling, attempts
from academie.notation.seats import NAMES


def table_line(table: ArbitratedState) -> str:
    """The position, what the table waits for, what each side's jetons and fichet show, and men touched."""
    scene = table.scene
    sides = (f"{name}:{side(shown)}" for name, shown in zip(NAMES, scene.shown, strict=True))
    touched = (f"touched={','.join(map(str, scene.touched))}",) if scene.touched else ()
    return " ".join((position(scene.partie), f"moment={scene.moment.value}", *sides, *touched))


def side(shown: Marks) -> str:
    """Points and holes shown, `*` for a second jeton, `+n` for a jeton left behind, `!` for the pavillon."""
    marks = ("*" if shown.double else "") + (f"+{shown.behind}" if shown.behind else "")
    return f"{shown.points}{marks}/{shown.holes}" + ("!" if shown.pavillon else "")


def public_events(before: ArbitratedState, after: ArbitratedState) -> Sequence[Event]:
    """What is said aloud once an act is done.

    In good company faults are told as they happen. In rigour the adversary must see them himself: they are
    told only with the ruling that takes them up or lets them pass.
    """
    if after.strictness.self_correction:
        return after.events
    return announced_with_ruling(after.events, _settled(before, after), FaultMade, Ruling)


def _settled(before: ArbitratedState, after: ArbitratedState) -> Iterator[Event]:
    """The faults that were open and are no more, without what they might have cost."""
    for fault in before.scene.faults:
        if fault not in after.scene.faults:
            yield replace(fault_made(before.scene, fault), points=0)


def reached(table: ArbitratedState, seat: Seat) -> tuple[Attempt, ...]:
    """All that a seat may try; wood is told by where each man can be put."""
    found = attempts(map(HANDS.text, reach(table.scene, seat)))
    moves = tuple(play_text((move,)) for move in puttings(table.scene, seat))
    return (*found, Attempt(f"{NAMES[seat]} bois", moves, MEN_A_THROW)) if moves else found
