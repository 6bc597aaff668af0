"""A table of plain data whose columns say what they mean, and how it is written to files."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from academie.kernel import AcademieError
from academie.words import Message, Text

Row = Mapping[str, Any]
"""A row of a table: plain data by column."""


class Kind(Enum):
    """What a column holds. What has no fixed shape is JSON in a text."""

    TEXT = "string"
    NUMBER = "int64"
    REAL = "float64"
    TEXTS = "list<string>"
    JSON = "json"


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its name, its kind, what it means, and whether a row may lack it."""

    name: str
    kind: Kind
    about: Text
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Dataset:
    """A table by name; the order of its rows is stable."""

    name: str
    title: Text
    columns: tuple[Column, ...]
    rows: Callable[[], Iterator[Row]]
    about: Text | None = None
    """How it was made, and what it does not say."""


def citing() -> tuple[Column, ...]:
    """The columns that say where a row comes from."""
    return (
        Column("source", Kind.TEXT, Message("library-column-source")),
        Column("year", Kind.NUMBER, Message("library-column-year")),
        Column("place", Kind.TEXT, Message("library-column-place")),
    )


Writer = Callable[[Dataset, Sequence[Row], Path], None]


def write(dataset: Dataset, folder: Path, ending: str) -> tuple[Path, int]:
    """Write a dataset to a folder; return the file and its length. The same data gives the same bytes."""
    path = folder / f"{dataset.name}.{ending}"
    rows = [*dataset.rows()]
    FORMATS[ending](dataset, rows, path)
    return path, len(rows)


def _jsonl(dataset: Dataset, rows: Sequence[Row], path: Path) -> None:
    names = [column.name for column in dataset.columns]
    lines = (json.dumps({name: row[name] for name in names}, ensure_ascii=False) for row in rows)
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def _csv(dataset: Dataset, rows: Sequence[Row], path: Path) -> None:
    """Write CSV by RFC 4180; what is no number and no text is JSON, and what lacks is empty."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(column.name for column in dataset.columns)
        writer.writerows([_cell(row[column.name]) for column in dataset.columns] for row in rows)


def _cell(value: object) -> str:
    if value is None:
        return ""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _parquet(dataset: Dataset, rows: Sequence[Row], path: Path) -> None:
    """Write Parquet (extra: data); each column carries what it means."""
    try:
        pa: Any = import_module("pyarrow")
        parquet: Any = import_module("pyarrow.parquet")
    except ModuleNotFoundError:
        raise AcademieError(Message("library-no-pyarrow")) from None
    types = {Kind.NUMBER: pa.int64(), Kind.REAL: pa.float64(), Kind.TEXTS: pa.list_(pa.string())}
    schema = pa.schema(
        pa.field(
            column.name,
            types.get(column.kind, pa.string()),
            nullable=column.optional,
            metadata={"fr": column.about.fr, "en": column.about.en},
        )
        for column in dataset.columns
    )
    flat = [{column.name: _flat(column, row) for column in dataset.columns} for row in rows]
    parquet.write_table(pa.Table.from_pylist(flat, schema=schema), path, compression="zstd")


def _flat(column: Column, row: Row) -> object:
    value = row[column.name]
    return json.dumps(value, ensure_ascii=False) if column.kind is Kind.JSON and value is not None else value


FORMATS: Final[Mapping[str, Writer]] = {"jsonl": _jsonl, "parquet": _parquet, "csv": _csv}
"""How files of each ending are written."""
