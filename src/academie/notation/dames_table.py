"""A damier with hands on one line, for people."""

from __future__ import annotations

from collections.abc import Iterator

from academie.arbiter.draughts import Table
from academie.notation.dames_move import move_text
from academie.notation.dames_position import state_line
from academie.notation.seats import NAMES


def table_line(table: Table) -> str:
    """The position, then what was touched, what is open to challenge and what is obliged."""
    return " ".join((state_line(table.scene.partie), *_words(table)))


def _words(table: Table) -> Iterator[str]:
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
