"""A table of plain data whose columns say what they mean."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from academie.kernel import Text

Row = Mapping[str, Any]
"""A line of a table: plain data by column."""


class Kind(Enum):
    """What a column holds. What has no fixed shape is JSON in a text."""

    TEXT = "string"
    NUMBER = "int64"
    REAL = "float64"
    TEXTS = "list<string>"
    JSON = "json"


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its name, what it holds, what that means, and whether a line may lack it."""

    name: str
    kind: Kind
    about: Text
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Dataset:
    """A table, by name; its lines come in an order that stays."""

    name: str
    title: Text
    columns: tuple[Column, ...]
    rows: Callable[[], Iterator[Row]]


def citing() -> tuple[Column, ...]:
    """The columns that say where a line comes from; see `cited`."""
    return (
        Column("source", Kind.TEXT, Text("le sigle du livre", "the siglum of the book")),
        Column("year", Kind.NUMBER, Text("l'année du livre", "the year of the book")),
        Column("place", Kind.TEXT, Text("le passage", "the passage")),
    )
