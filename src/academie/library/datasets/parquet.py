"""A dataset as a file of Parquet (extra: data)."""

# pyarrow does not tell its types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportMissingTypeStubs=false

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import pyarrow
from pyarrow import parquet

from academie.library.datasets.dataset import Column, Dataset, Kind, Row

TYPES: Final[Mapping[Kind, Any]] = {
    Kind.TEXT: pyarrow.string(),
    Kind.NUMBER: pyarrow.int64(),
    Kind.REAL: pyarrow.float64(),
    Kind.TEXTS: pyarrow.list_(pyarrow.string()),
    Kind.JSON: pyarrow.string(),
}


def write_parquet(dataset: Dataset, rows: Sequence[Row], path: Path) -> None:
    """Writes the lines; each column carries what it means."""
    schema = pyarrow.schema([_field(column) for column in dataset.columns])
    flat = [{column.name: _flat(column, row) for column in dataset.columns} for row in rows]
    parquet.write_table(pyarrow.Table.from_pylist(flat, schema=schema), path, compression="zstd")


def _field(column: Column) -> Any:  # noqa: ANN401 - pyarrow's own
    about = {"fr": column.about.fr, "en": column.about.en}
    return pyarrow.field(column.name, TYPES[column.kind], nullable=column.optional, metadata=about)


def _flat(column: Column, row: Row) -> object:
    value = row[column.name]
    return json.dumps(value, ensure_ascii=False) if column.kind is Kind.JSON and value is not None else value
