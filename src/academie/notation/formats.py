"""Formats of other programs that games can be written in, besides our record."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from academie.kernel import Facet, NotationError, Record
from academie.notation.record import NO_REMARKS, Remarks, only, read, records_in, to_json, to_text
from academie.registry import parts
from academie.words import Message

RESULT: Final = "Result"
"""The tag of the result of a game."""


class Scores(NamedTuple):
    """The words for White's win, Black's win, a draw, and a game that is not over."""

    white: str
    black: str
    drawn: str
    unknown: str = "*"

    def of(self, returns: Sequence[Fraction] | None) -> str:
        """Return the word for what each seat won; `None` is a game that is not over."""
        if returns is None:
            return self.unknown
        white, black = returns
        return self.drawn if white == black else self.white if white > black else self.black


DRAUGHTS: Final = Scores("2-0", "0-2", "1-1")
CHESS: Final = Scores("1-0", "0-1", "1/2-1/2")


class Format(NamedTuple):
    """How a format writes a result, and reads and writes a record."""

    scores: Scores
    parse: Callable[[str], Sequence[Any]]
    """Return each game of a file as the format has it. Raises `NotationError` if there is none."""
    convert: Callable[[Any], Record[Any]]
    """Return one of them as a record. Raises `NotationError`."""
    writer: Callable[[Record[Any], Remarks], str]

    def read(self, text: str) -> Record[Any]:
        """Return the game of a file as a record. Raises `NotationError`, also if there are several."""
        return self.convert(only(self.parse(text)))

    def write(self, record: Record[Any], remarks: Remarks = NO_REMARKS) -> str:
        """Return the record with its remarks. Raises `AcademieError` for what the format cannot express."""
        return self.writer(record, remarks)


FORMATS: Final[Facet[Mapping[str, Format]]] = Facet("formats")
"""The formats of a game, by the ending of their files."""


@cache
def formats() -> dict[str, Format]:
    """Return every format of other programs, by the ending of its files."""
    return {ending: form for each in parts(FORMATS).values() for ending, form in each.items()}


def read_all(text: str, ending: str) -> Iterator[Record[Any]]:
    """Yield the games of a text, in the format of files of that ending or as our record.

    Raises `NotationError` at one that cannot be read, with its number.
    """
    form = formats().get(ending)
    games, convert = (records_in(text), read) if form is None else (form.parse(text), form.convert)
    for number, game in enumerate(games, 1):
        try:
            record = convert(game)
        except NotationError as wrong:
            raise NotationError(Message("notation-game", number=number, why=wrong.text)) from wrong
        yield record


def ending_of(path: Path) -> str:
    """Return the ending of a file's name, in small letters and without the dot."""
    return path.suffix.removeprefix(".").lower()


def read_file(path: Path) -> Record[Any]:
    """Return the game of a file, in the format of its ending or as our record. Raises `NotationError`."""
    text, form = path.read_text(encoding="utf-8"), formats().get(ending_of(path))
    return read(text) if form is None else form.read(text)


def write_file(path: Path, record: Record[Any], remarks: Remarks = NO_REMARKS) -> None:
    """Write the game with remarks on its acts, in the format of the name's ending."""
    path.write_text(written(record, ending_of(path), remarks), encoding="utf-8")


def written(record: Record[Any], ending: str, remarks: Remarks = NO_REMARKS) -> str:
    """Return the game as files of that ending have it: our readable text, if no other format has it.

    Raises `AcademieError` for what the format cannot express.
    """
    form = formats().get(ending)
    if form is not None:
        return form.write(record, remarks)
    return (to_json if ending == "json" else to_text)(record, remarks)
