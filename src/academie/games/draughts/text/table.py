"""A damier with hands as text: on one line, and in what is said at it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from academie.games.draughts.arbiter import ArbitratedState
from academie.games.draughts.arbiter.events import FaultMade, Ruling
from academie.games.draughts.arbiter.table_state import fault_made
from academie.games.draughts.text.move import move_text
from academie.games.draughts.text.position import state_line
from academie.kernel import Event
from academie.notation.hand_acts import announced_with_ruling
from academie.notation.seats import NAMES


def table_line(table: ArbitratedState) -> str:
    """The position, then what was touched, what is open to challenge and what is obliged."""
    return " ".join((state_line(table.scene.partie), *_words(table)))


def _words(table: ArbitratedState) -> Iterator[str]:
    scene = table.scene
    if scene.touched:
        yield f"touched:{_squares(scene.touched)}"
    for fault in scene.faults:
        yield f"{NAMES[fault.offender]}:{fault.kind.value}" + (
            f"({_squares(fault.huffable)})" if fault.huffable else ""
        )
    if scene.committed is not None:
        yield f"souffler:{scene.committed.square}"
    if scene.bound is not None:
        yield f"obliged:{','.join(map(move_text, scene.bound.moves))}"


def _squares(squares: tuple[int, ...]) -> str:
    return ",".join(map(str, squares))


def public_events(before: ArbitratedState, after: ArbitratedState) -> Sequence[Event]:
    """What is said aloud once an act is done.

    Who may huff must see it himself: a fault is told only with the ruling that takes it up or lets it pass.
    """
    settled = (fault for fault in before.scene.faults if fault not in after.scene.faults)
    told = (fault_made(before.scene, fault) for fault in settled)
    return announced_with_ruling(after.events, told, FaultMade, Ruling)
