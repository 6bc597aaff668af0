"""Studies as files for other programs, by the ending of the file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Final, NamedTuple

from academie.kernel import Facet, UnknownName
from academie.library.study import Study
from academie.registry import parts
from academie.words import Language, Message


class Export(NamedTuple):
    """The game a format is for, and how it writes studies of it."""

    game: str
    write: Callable[[Iterable[Study], Language], str]


EXPORT: Final[Facet[Mapping[str, Export]]] = Facet("exports")
"""The formats that studies of a game can be written in, by the ending of the file."""


@cache
def exports() -> dict[str, Export]:
    """Return every format by the ending of its files."""
    return {ending: form for each in parts(EXPORT).values() for ending, form in each.items()}


def export_of(ending: str) -> Export:
    """The format of files with that ending. Raises `UnknownName`."""
    try:
        return exports()[ending.lower()]
    except KeyError:
        raise UnknownName(Message("library-no-format", format=ending, known=tuple(exports()))) from None
