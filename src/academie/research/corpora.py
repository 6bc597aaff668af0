"""Corpora of whole games: one Parquet file, a row a game, read and replayed by the law (extra: data).

A row has the ids of everything that happened, those of chance included: what each means is told by the
encoding of the game (`academie.research.encoding`). The dice of game n of seed s are `Chance(s, n)`.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from academie.kernel import CHANCE, AcademieError, IllegalAction, Record
from academie.registry import registry
from academie.research.chance import Chance
from academie.research.playing import Course
from academie.words import Message, Text

KIND: Final = "corpus"
VERSION: Final = 1
"""Of the columns and of what they mean."""
GAMES: Final = "games.parquet"
CARD: Final = "card.json"
SUMS: Final = "SHA256SUMS"


class Columns(NamedTuple):
    """Whole games: game n has the ids `ids[offsets[n]:offsets[n + 1]]`, those of chance included."""

    offsets: NDArray[np.uint64]
    ids: NDArray[np.uint16]
    plies: NDArray[np.uint32]
    """How many acts the seats made."""
    returns: NDArray[np.float32]
    """What each seat won, a row a game."""
    finished: NDArray[np.bool_]


COLUMNS: Final[Mapping[str, str]] = {
    "game": "number of the game in the corpus, from 0: the lane of its dice",
    "ruleset": "id of the rule set",
    "seed": "seed of the corpus",
    "players": "name of the player in each seat",
    "returns": "what each seat won, in stakes",
    "winner": "seat that won most, -1 if none did",
    "finished": "whether the game came to its end; others were stopped after too many acts",
    "plies": "acts of the seats: a whole play is one",
    "ids": "id of every act in order, those of chance included",
}
"""What each column means."""


def packed(played: Columns, first: int, about: Mapping[str, Any]) -> bytes:
    """Games as Parquet, from that number on: the same bytes for the same games."""
    pa = _pyarrow("pyarrow")
    games, seats = len(played.plies), played.returns.shape[1]
    best = played.returns.max(axis=1)
    alone = (played.returns == best[:, None]).sum(axis=1) == 1
    text = pa.dictionary(pa.int32(), pa.string())
    columns = {
        "game": pa.array(np.arange(first, first + games, dtype=np.int64)),
        "ruleset": pa.array([about["ruleset"]] * games, text),
        "seed": pa.array(np.full(games, about["seed"], np.int64)),
        "players": pa.array([[about["player"]["name"]] * seats] * games),
        "returns": pa.array(list(played.returns)),
        "winner": pa.array(np.where(alone, played.returns.argmax(axis=1), -1).astype(np.int8)),
        "finished": pa.array(played.finished),
        "plies": pa.array(played.plies),
        "ids": pa.ListArray.from_arrays(pa.array(played.offsets.astype("int32")), pa.array(played.ids)),
    }
    sink = io.BytesIO()
    _pyarrow("pyarrow.parquet").write_table(pa.table(columns), sink, compression="zstd")
    return sink.getvalue()


def merge(shards: Sequence[Path], path: Path) -> None:
    """Write all shards as one file, a row group each; it is there completely or not at all."""
    parquet = _pyarrow("pyarrow.parquet")
    fresh = path.with_name(f".{path.name}")
    writer: Any = None
    for shard in shards:
        table = parquet.read_table(shard)
        writer = writer or parquet.ParquetWriter(fresh, table.schema, compression="zstd")
        writer.write_table(table)
    writer.close()
    fresh.replace(path)


@dataclass(frozen=True, slots=True)
class CorpusGame:
    """One game of a corpus."""

    key: str
    """The game that was played, such as `trictrac`."""
    number: int
    ruleset: str
    seed: int
    players: tuple[str, ...]
    returns: tuple[float, ...]
    finished: bool
    plies: int
    ids: tuple[int, ...]

    def replay(self) -> Course:
        """The game replayed by the law. Raises `IllegalAction` at an id that is not legal."""
        course = Course.begin(self.key, self.ruleset, most_acts=len(self.ids) + 1)
        for id_ in self.ids:
            course = course.after(id_)
        return course

    def record(self) -> Record[Any]:
        """The game as a record, for notation and storage."""
        return self.replay().record

    def faults(self) -> Iterator[Text]:
        """What is wrong with it by the law: acts, dice that are not those of the seed, the result."""
        chance = Chance(self.seed, self.number)
        course = Course.begin(self.key, self.ruleset, most_acts=len(self.ids) + 1)
        for place, id_ in enumerate(self.ids):
            if course.actor is CHANCE and course.falls(chance) != id_:
                yield Message("research-other-dice", game=self.number, place=place)
                return
            try:
                course = course.after(id_)
            except IllegalAction as fault:
                yield Message("research-illegal-id", game=self.number, place=place, why=fault.text)
                return
        if self.finished is not (course.state.outcome is not None) or self.returns != tuple(course.returns()):
            yield Message("research-other-result", game=self.number)


def read_corpus(path: Path | str) -> Iterator[CorpusGame]:
    """The games of a corpus, in order, from its folder or its Parquet file; few are in memory at a time."""
    file = Path(path) / GAMES if Path(path).is_dir() else Path(path)
    parquet = _pyarrow("pyarrow.parquet").ParquetFile(file)
    for batch in parquet.iter_batches(batch_size=256):
        for row in batch.to_pylist():
            yield _game(row)


def sampled(path: Path | str, games: int) -> Iterator[CorpusGame]:
    """So many games of a corpus, spread evenly over it; all of them if it has no more."""
    file = Path(path) / GAMES if Path(path).is_dir() else Path(path)
    parquet = _pyarrow("pyarrow.parquet").ParquetFile(file)
    there = parquet.metadata.num_rows
    wanted = {number * there // games for number in range(games)} if games < there else {*range(there)}
    first = 0
    for group in range(parquet.num_row_groups):
        rows = parquet.metadata.row_group(group).num_rows
        here = sorted(place - first for place in wanted if first <= place < first + rows)
        if here:
            yield from map(_game, parquet.read_row_group(group).take(here).to_pylist())
        first += rows


def _game(row: Mapping[str, Any]) -> CorpusGame:
    return CorpusGame(
        registry[row["ruleset"].partition("/")[0]].key,
        row["game"],
        row["ruleset"],
        row["seed"],
        tuple(row["players"]),
        tuple(row["returns"]),
        row["finished"],
        row["plies"],
        tuple(row["ids"]),
    )


def read_columns(path: Path, columns: Sequence[str]) -> dict[str, NDArray[Any]]:
    """Some columns of all games as arrays; of a list, how long it is."""
    compute, table = (
        _pyarrow("pyarrow.compute"),
        _pyarrow("pyarrow.parquet").read_table(path, columns=[*columns]),
    )
    is_list = _pyarrow("pyarrow").types.is_list
    found = ((name, table[name]) for name in columns)
    return {
        name: (compute.list_value_length(column) if is_list(column.type) else column).to_numpy()
        for name, column in found
    }


def read_card(folder: Path) -> dict[str, Any]:
    """How a corpus was made. Raises `AcademieError` for a folder that has none, or one not finished."""
    card = folder / CARD
    if not card.is_file():
        raise AcademieError(Message("research-no-corpus", folder=folder))
    found: dict[str, Any] = json.loads(card.read_text(encoding="utf-8"))
    return found


def changed_files(folder: Path) -> list[str]:
    """The files whose checksum is not the published one, or that are missing."""
    lines = (folder / SUMS).read_text(encoding="utf-8").splitlines()
    asked = [line.split("  ", 1) for line in lines]
    return [name for sum_, name in asked if _digest(folder / name) != sum_]


def _digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest() if path.is_file() else ""


def _pyarrow(module: str) -> Any:  # noqa: ANN401 - pyarrow has no types
    try:
        return import_module(module)
    except ModuleNotFoundError:
        raise AcademieError(Message("library-no-pyarrow")) from None
