"""The apparatus: where a book can be read in more than one way, what was chosen here, and why."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from academie.edition.index import passages
from academie.edition.passage import Passage
from academie.kernel.data import data_root
from academie.kernel.errors import UnknownName
from academie.kernel.kinds import OptionValue
from academie.words import Content, Message, Text

FOLDER: Final = "apparatus"


@dataclass(frozen=True, slots=True)
class Witness:
    """Passages of one book, which of the readings they give, and what they say where that is more."""

    passages: tuple[str, ...]
    reading: str
    said: Text | None = None


@dataclass(frozen=True, slots=True)
class Point:
    """The point of law of a game by which readings are played: the value of each that the law can follow."""

    game: str
    name: str
    values: Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True, kw_only=True)
class Doubt:
    """One place that can be read in more than one way."""

    id: str
    about: Text
    """What is in doubt, in our words."""
    readings: Mapping[str, Text]
    """The readings by their keys."""
    witnesses: tuple[Witness, ...]
    """Who reads how; every passage that is in doubt is among them."""
    chosen: str
    """The reading followed here; of several books each follows its own, and this is the usual one."""
    grounds: Text
    textual: bool
    """Whether print or transcription is at fault, so that no law depends on it."""
    points: tuple[Point, ...] = ()

    @property
    def passages(self) -> tuple[str, ...]:
        """Every passage that is in doubt."""
        return tuple(dict.fromkeys(each for witness in self.witnesses for each in witness.passages))

    def read_by(self, passage: str) -> str:
        """The reading that is followed where a passage decides: its own, else the one chosen."""
        for witness in self.witnesses:
            if passage in witness.passages:
                return witness.reading
        return self.chosen


@cache
def apparatus() -> tuple[Doubt, ...]:
    """Every doubt, file by file and in their order; read once."""
    files = sorted(data_root("studies").joinpath(FOLDER).iterdir(), key=lambda each: each.name)
    return tuple(
        _doubt(entry)
        for file in files
        if file.name.endswith(".json")
        for entry in json.loads(file.read_text(encoding="utf-8"))["doubts"]
    )


def doubt(id_: str) -> Doubt:
    """The doubt of that id. Raises `UnknownName`."""
    for each in apparatus():
        if each.id == id_:
            return each
    raise UnknownName(Message("edition-no-doubt", id=id_))


def doubts_about(id_: str) -> tuple[Doubt, ...]:
    """The doubts of that id, or about that passage, its sentences and what it holds; none if there are none.

    Raises `UnknownName` for what is neither a doubt nor a passage.
    """
    if found := tuple(each for each in apparatus() if each.id == id_):
        return found
    passage = passages().find(id_)
    return tuple(each for each in apparatus() if any(touches(passage, other) for other in each.passages))


def touches(passage: Passage, other: str) -> bool:
    """Whether another passage is that one or a part of it."""
    return passage.id in {each.id for each in passages().path(passages().find(other))}


def _doubt(entry: Mapping[str, Any]) -> Doubt:
    return Doubt(
        id=entry["id"],
        about=Content(**entry["about"]),
        readings={key: Content(**text) for key, text in entry["readings"].items()},
        witnesses=tuple(map(_witness, entry["witnesses"])),
        chosen=entry["chosen"],
        grounds=Content(**entry["grounds"]),
        textual=entry.get("textual", False),
        points=tuple(_points(entry)),
    )


def _witness(entry: Mapping[str, Any]) -> Witness:
    said = Content(**entry["said"]) if "said" in entry else None
    return Witness(tuple(entry["passages"]), entry["reading"], said)


def _points(entry: Mapping[str, Any]) -> Iterator[Point]:
    for each in entry.get("switches", ()):
        for game in each["games"]:
            yield Point(game, each["name"], each["values"])
