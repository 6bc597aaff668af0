"""The formats of others that games can be written in, besides our record."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from academie.kernel import Facet, Record
from academie.notation.record import read, to_json, to_text
from academie.notation.remarks import NO_REMARKS, Remarks
from academie.notation.scores import Scores
from academie.registry import parts


class Format(NamedTuple):
    """How a format tells a result, and a whole record."""

    scores: Scores
    read: Callable[[str], Record[Any]]
    """The first game of a file as a record. Raises `NotationError`."""
    writer: Callable[[Record[Any], Remarks], str]

    def write(self, record: Record[Any], remarks: Remarks = NO_REMARKS) -> str:
        """The record with what is said of its acts. Raises an error of the library where it has no words."""
        return self.writer(record, remarks)


FORMATS: Final[Facet[Mapping[str, Format]]] = Facet("formats")
"""The formats of a game, by the ending of their files."""


@cache
def formats() -> dict[str, Format]:
    """Return every format of other programs, by the ending of its files."""
    return {ending: form for each in parts(FORMATS).values() for ending, form in each.items()}


def read_file(path: Path) -> Record[Any]:
    """The game of a file: our record, or another format by the ending of its name. Raises `NotationError`."""
    text, form = path.read_text(encoding="utf-8"), formats().get(path.suffix.removeprefix("."))
    return read(text) if form is None else form.read(text)


def write_file(path: Path, record: Record[Any], remarks: Remarks = NO_REMARKS) -> None:
    """Writes the game with what is said of its acts, in the format the ending of the name asks for."""
    form = formats().get(path.suffix.removeprefix("."))
    ours = to_json if path.suffix == ".json" else to_text
    text = ours(record, remarks) if form is None else form.write(record, remarks)
    path.write_text(text, encoding="utf-8")
