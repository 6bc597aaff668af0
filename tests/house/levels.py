"""The levels of the server's parts, and arrows that run up between them: there are to be none."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

import grimp

from academie.server.parts import LEVELS

SERVER: Final = "academie.server"
ORDER: Final = (
    ("base",),
    *(tuple(part.name for part in level) for level in LEVELS),
    ("parts",),
    ("app",),
    ("migrations",),
    ("run",),
)
"""The folders of the server, the lowest first; those of one level do not know each other."""


class Arrow(NamedTuple):
    """An import from one folder of the server into another."""

    importer: str
    imported: str


@cache
def arrows() -> tuple[Arrow, ...]:
    """Every import between two folders of the server, those for types alone too."""
    graph = grimp.build_graph("academie")
    modules = [module for module in graph.modules if module.startswith(f"{SERVER}.")]
    found = (
        Arrow(module, other)
        for module in modules
        for other in graph.find_modules_directly_imported_by(module)
    )
    return tuple(
        arrow
        for arrow in sorted(found)
        if arrow.imported.startswith(f"{SERVER}.") and folder(arrow.importer) != folder(arrow.imported)
    )


def folder(module: str) -> str:
    """The folder of a module of the server, or the module if it is in none."""
    return module.split(".")[2]


def level(module: str) -> int:
    """The level of a module. Raises `ValueError` for a folder that is on none."""
    name = folder(module)
    for number, names in enumerate(ORDER):
        if name in names:
            return number
    raise ValueError(f"{name} is on no level: see src/academie/server/parts.py")


def arrows_up() -> list[Arrow]:
    """The imports of a folder that is not below."""
    return [arrow for arrow in arrows() if level(arrow.imported) >= level(arrow.importer)]


def table() -> Iterator[str]:
    """The levels, the highest first, with how many imports run down from each."""
    down = [level(arrow.importer) for arrow in arrows()]
    for number, names in reversed([*enumerate(ORDER)]):
        yield f"{number:3}  {', '.join(names):32}{down.count(number):5} imports of levels below"
