"""A table with hands on one line, for people."""

from __future__ import annotations

from academie.arbiter.trictrac import Table
from academie.arbiter.trictrac.shown import Shown
from academie.notation.seats import NAMES
from academie.notation.trictrac_position import position


def table_line(table: Table) -> str:
    """The position, then what the table waits for and what each side's jetons and fichet show."""
    scene = table.scene
    sides = (f"{name}:{side(shown)}" for name, shown in zip(NAMES, scene.shown, strict=True))
    return " ".join((position(scene.partie), f"moment={scene.moment.value}", *sides))


def side(shown: Shown) -> str:
    """Points and holes shown, `*` for a second jeton, `+n` for a jeton left behind, `!` for the pavillon."""
    marks = ("*" if shown.double else "") + (f"+{shown.behind}" if shown.behind else "")
    return f"{shown.points}{marks}/{shown.holes}" + ("!" if shown.pavillon else "")
