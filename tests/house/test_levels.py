"""The server's parts stand on levels: none imports one that is not below its own."""

from __future__ import annotations

from pathlib import Path

from academie.server import parts
from tests.house.levels import ORDER, arrows, arrows_up

MOST_FLAT = 3
"""Modules at the top of the server: its list of parts, its application, and the package."""


def test_no_arrow_runs_up() -> None:
    assert arrows_up() == []
    assert len(arrows()) > 500, "they are found"


def test_every_folder_is_on_a_level() -> None:
    folders = {path.parent.name for path in Path(parts.__file__).parent.glob("*/__init__.py")}
    named = {name for names in ORDER for name in names}
    assert folders == named - {"app", "parts"}


def test_nothing_lies_flat_beside_the_parts() -> None:
    server = Path(parts.__file__).parent
    assert len([*server.glob("*.py")]) <= MOST_FLAT


def test_a_part_is_known_to_the_list_alone() -> None:
    known = [
        arrow for arrow in arrows() if arrow.imported.endswith(".part") and ".base." not in arrow.imported
    ]
    assert {arrow.importer for arrow in known} == {"academie.server.parts"}
    assert len(known) == len(parts.PARTS)
