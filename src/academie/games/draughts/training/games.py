"""Games of the engine of draughts against itself, kept in shards to learn from."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from math import ceil
from pathlib import Path
from typing import Any, Final

import numpy as np

from academie.engine.core import DraughtsEngine
from academie.games.draughts.core import core_rules, twin_partie
from academie.games.draughts.law import DAMES
from academie.games.draughts.training.sample import Sample
from academie.kernel.version import INSTALLED
from academie.lab.shards import Shards, write_whole
from academie.lab.workers import Tasks, Workers

MEGABYTES: Final = 1
"""What an engine that looks at some hundred positions a move remembers."""
BOARD: Final = ("white", "black", "kings", "turn")


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """What is to be played: all that the shards depend on."""

    rules: str
    seed: int
    games: int
    shard: int
    """Games a shard."""
    nodes: int
    """Positions looked at a move."""
    opening: tuple[int, int]
    """How many single moves are made at random first, at least and at most."""
    trained: bytes | None = None
    """The weights played with, or none for those made by hand."""

    @property
    def shards(self) -> int:
        return ceil(self.games / self.shard)

    @property
    def manifest(self) -> dict[str, Any]:
        """All of it as plain data; weights by their hash."""
        return {
            "kind": "draughts self-play",
            "ruleset": self.rules,
            "seed": self.seed,
            "games": self.games,
            "games_a_shard": self.shard,
            "nodes": self.nodes,
            "opening": list(self.opening),
            "weights": "by hand" if self.trained is None else sha256(self.trained).hexdigest(),
            "academie": INSTALLED,
        }


def shard(run: SelfPlay, number: int) -> bytes:
    """The games of one shard, packed: the same whoever plays them."""
    rules = DAMES.ruleset(run.rules)
    engine = DraughtsEngine(core_rules(rules), megabytes=MEGABYTES, trained=run.trained)
    first = number * run.shard
    found = engine.play_itself(
        twin_partie(DAMES.start(rules)),
        seed=run.seed,
        first=first,
        games=min(run.shard, run.games - first),
        nodes=run.nodes,
        opening=run.opening,
    )
    return packed(Sample(*found))


def play(run: SelfPlay, folder: Path, workers: Workers) -> Iterator[int]:
    """How many games stand in the folder, at first and after each shard; those there are not played again.

    Raises `OptionError` where the folder holds another run.
    """
    shards = Shards(folder, run.manifest)
    missing = shards.missing(run.shards)
    done = run.shards - len(missing)
    yield min(done * run.shard, run.games)
    for place, content in workers.run(Tasks(shard, run, missing)):
        write_whole(shards.path(missing[place]), content)
        done += 1
        yield min(done * run.shard, run.games)


def packed(sample: Sample) -> bytes:
    """Boards as Parquet, a row each."""
    columns = dict(zip(BOARD, sample.boards.T, strict=True))
    table = import_module("pyarrow").table({**columns, "score": sample.scores, "result": sample.results})
    sink = io.BytesIO()
    import_module("pyarrow.parquet").write_table(table, sink, compression="zstd")
    return sink.getvalue()


def unpacked(paths: Sequence[Path]) -> Sample:
    """The boards of some shards, in order."""
    tables = [import_module("pyarrow.parquet").read_table(path) for path in paths]
    table = import_module("pyarrow").concat_tables(tables)
    column = {name: table[name].to_numpy() for name in table.column_names}
    return Sample(np.stack([column[name] for name in BOARD], axis=1), column["score"], column["result"])
