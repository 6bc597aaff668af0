"""Shards: games as Parquet files beside a manifest, so that a run can be killed and resumed."""

from __future__ import annotations

import io
import json
import os
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from academie.engine.dice.selfplay import Played
from academie.kernel import OptionError
from academie.lab.result_log import different

MANIFEST: Final = "manifest.json"
SUFFIX: Final = ".parquet"


class Shards:
    """A folder of numbered shards of one run. Raises `OptionError` if it has those of another."""

    def __init__(self, folder: Path, manifest: Mapping[str, Any]) -> None:
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        content = json.dumps(manifest, ensure_ascii=False, indent=1, sort_keys=True) + "\n"
        kept = folder / MANIFEST
        if not kept.exists():
            write_whole(kept, content.encode("utf-8"))
        elif kept.read_text(encoding="utf-8") != content:
            raise OptionError(different(kept))

    def path(self, number: int) -> Path:
        return self._folder / f"shard-{number:05}{SUFFIX}"

    def missing(self, number: int) -> list[int]:
        """The numbers of the shards that are missing out of so many."""
        return [each for each in range(number) if not self.path(each).exists()]


def write_whole(path: Path, content: bytes) -> None:
    """Write a file under another name first, so that it is there completely or not at all."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    fresh.write_bytes(content)
    fresh.replace(path)


def packed(played: Played) -> bytes:
    """Games as Parquet, a row for each state: the same bytes for the same games."""
    pa: Any = import_module("pyarrow")
    lists, offsets = pa.ListArray.from_arrays, pa.array(played.offsets.astype("int32"))
    words, outcome = (
        pa.FixedSizeListArray.from_arrays(pa.array(each.reshape(-1)), each.shape[1])
        for each in (played.words, played.outcome)
    )
    columns = {
        "game": pa.array(played.game),
        "side": pa.array(played.side),
        "inputs": lists(offsets, pa.array(played.inputs)),
        "values": lists(offsets, pa.array(played.values)),
        "words": words,
        "outcome": outcome,
    }
    sink = io.BytesIO()
    _parquet().write_table(pa.table(columns), sink, compression="zstd")
    return sink.getvalue()


def unpacked(path: Path) -> Played:
    """The games of a shard."""
    table = _parquet().read_table(path).combine_chunks()
    column = {name: table[name].chunk(0) for name in table.column_names}
    words, outcome = (
        column[name].flatten().to_numpy().reshape(table.num_rows, -1) for name in ("words", "outcome")
    )
    return Played(
        offsets=column["inputs"].offsets.to_numpy().astype("uint64"),
        inputs=column["inputs"].values.to_numpy(),
        values=column["values"].values.to_numpy(),
        words=words,
        outcome=outcome,
        game=column["game"].to_numpy(),
        side=column["side"].to_numpy(),
    )


def each_shard(folder: Path) -> Iterator[Played]:
    """The shards of a folder, in order."""
    return (unpacked(path) for path in sorted(folder.glob(f"shard-*{SUFFIX}")))


def _parquet() -> Any:  # noqa: ANN401 - pyarrow has no types
    return import_module("pyarrow.parquet")
