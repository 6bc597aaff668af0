"""The formats of others that games can be written in, besides our record."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from academie.kernel import NotationError, Record
from academie.notation import pdn, pgn
from academie.notation.record import read, to_json, to_text
from academie.notation.remarks import NO_REMARKS, Remarks
from academie.notation.scores import CHESS, DRAUGHTS, Scores


class Format(NamedTuple):
    """How a format tells a result, and a whole record."""

    scores: Scores
    read: Callable[[str], Record[Any]]
    """The first game of a file as a record. Raises `NotationError`."""
    writer: Callable[[Record[Any], Remarks], str]

    def write(self, record: Record[Any], remarks: Remarks = NO_REMARKS) -> str:
        """The record with what is said of its acts. Raises an error of the library where it has no words."""
        return self.writer(record, remarks)


def _of_pdn(text: str) -> Record[Any]:
    game = pdn.read_pdn(text)[0]
    if game.problems:
        raise NotationError("; ".join(game.problems))
    return pdn.to_record(game)


def _of_pgn(text: str) -> Record[Any]:
    return pgn.to_record(pgn.read_pgn(text)[0])


def _as_pdn(record: Record[Any], remarks: Remarks) -> str:
    return pdn.write_pdn([pdn.from_record(record, remarks)])


def _as_pgn(record: Record[Any], remarks: Remarks) -> str:
    return pgn.write_pgn([pgn.from_record(record, remarks)])


FORMATS: Final[Mapping[str, Format]] = {
    "pdn": Format(DRAUGHTS, _of_pdn, _as_pdn),
    "pgn": Format(CHESS, _of_pgn, _as_pgn),
}
"""By the ending of their files."""


def read_file(path: Path) -> Record[Any]:
    """The game of a file: our record, or another format by the ending of its name. Raises `NotationError`."""
    text, form = path.read_text(encoding="utf-8"), FORMATS.get(path.suffix.removeprefix("."))
    return read(text) if form is None else form.read(text)


def write_file(path: Path, record: Record[Any], remarks: Remarks = NO_REMARKS) -> None:
    """Writes the game with what is said of its acts, in the format the ending of the name asks for."""
    form = FORMATS.get(path.suffix.removeprefix("."))
    ours = to_json if path.suffix == ".json" else to_text
    text = ours(record, remarks) if form is None else form.write(record, remarks)
    path.write_text(text, encoding="utf-8")
