"""Datasets as files."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from academie.kernel import AcademieError
from academie.library.datasets.dataset import Dataset, Row

Writer = Callable[[Dataset, Sequence[Row], Path], None]


def write(dataset: Dataset, folder: Path, ending: str) -> tuple[Path, int]:
    """The file written, and how many lines it has. The same data gives the same bytes."""
    path = folder / f"{dataset.name}.{ending}"
    rows = [*dataset.rows()]
    FORMATS[ending](dataset, rows, path)
    return path, len(rows)


def _jsonl(dataset: Dataset, rows: Sequence[Row], path: Path) -> None:
    names = [column.name for column in dataset.columns]
    told = (json.dumps({name: row[name] for name in names}, ensure_ascii=False) for row in rows)
    path.write_text("".join(f"{line}\n" for line in told), encoding="utf-8")


def _parquet(dataset: Dataset, rows: Sequence[Row], path: Path) -> None:
    try:
        from academie.library.datasets.parquet import write_parquet  # noqa: PLC0415 - an extra
    except ModuleNotFoundError:
        raise AcademieError("Parquet needs pyarrow: pip install 'academie[data]'") from None
    write_parquet(dataset, rows, path)


FORMATS: Final[Mapping[str, Writer]] = {"jsonl": _jsonl, "parquet": _parquet}
"""How files of each ending are written."""
