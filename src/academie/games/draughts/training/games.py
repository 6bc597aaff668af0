"""Boards to learn from: games of the engine of draughts against itself, kept in shards."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import import_module
from math import ceil
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from academie.engine.core import DraughtsEngine
from academie.engine.dice.bridge import Series
from academie.games.draughts.core import core_rules, core_state
from academie.games.draughts.law import DAMES, DraughtsState
from academie.games.draughts.law.options import Agreement
from academie.games.draughts.law.rules import DraughtsRules
from academie.games.draughts.players.trained import names, shipped_file, trained, unpack
from academie.kernel import RuleSet, State, UnknownName
from academie.kernel.data import installed_version
from academie.lab.shards import Shards, write_whole
from academie.lab.workers import Tasks, Workers
from academie.research.corpora import Columns
from academie.words import Message

Boards = NDArray[np.uint64]
"""A row each: white, black, kings, turn."""
Scores = NDArray[np.int32]
Games = NDArray[np.uint64]
Results = NDArray[np.int8]
Shares = NDArray[np.float32]

LOST: Final = 2_000
"""Scores are cut off here, in hundredths of a man."""


@dataclass(frozen=True, slots=True)
class Sample:
    """Quiet boards in the order of play, with the number of the game, the score and the result of each.

    The score found and the result of the game are those of the player to move.
    """

    boards: Boards
    games: Games
    scores: Scores
    results: Results

    def __len__(self) -> int:
        return len(self.results)

    @property
    def shares(self) -> Shares:
        """The share of the game that was won."""
        return ((self.results + 1) / 2).astype(np.float32)

    def aims(self, k: float, decay: float) -> Shares:
        """The share of the game aimed at: the returns of TD(lambda).

        Each is the share its own score predicts and, by the part `decay`, what is aimed at for the next board
        of the game; for the last it is the share won.
        """
        is_black = self.boards[:, 3] == 1
        predicted = _turned(expected_share(self.scores, k).astype(np.float64), is_black)
        aims = _turned(self.shares.astype(np.float64), is_black)
        is_last = np.append(self.games[1:] != self.games[:-1], True)
        later = 0.0
        for nth in range(len(self) - 1, -1, -1):
            later = predicted[nth] + decay * ((aims[nth] if is_last[nth] else later) - predicted[nth])
            aims[nth] = later
        return _turned(aims, is_black).astype(np.float32)

    def lessons(self, k: float, decay: float) -> Lessons:
        """Each board once, with the mean of what is aimed at."""
        boards, place, times = np.unique(self.boards, axis=0, return_inverse=True, return_counts=True)
        aims = np.bincount(place.ravel(), weights=self.aims(k, decay)) / times
        return Lessons(boards, aims.astype(np.float32), times.astype(np.float32))


class Lessons(NamedTuple):
    """Boards, none twice, the share of the game aimed at for the player to move, and how often each came."""

    boards: Boards
    aims: Shares
    times: NDArray[np.float32]


def _turned(shares: NDArray[np.float64], is_black: NDArray[np.bool_]) -> NDArray[np.float64]:
    """The shares of White as those of the player to move, or the other way round."""
    return np.where(is_black, 1 - shares, shares)


def expected_share(scores: Scores, k: float) -> Shares:
    """The share of a game expected from a score."""
    return (1 / (1 + np.exp(-k * scores.clip(-LOST, LOST)))).astype(np.float32)


MEGABYTES: Final = 1
"""The memory of an engine that looks at some thousand positions a move."""
GIVEN_UP: Final = 700
"""A game is given up when both agree that one is so far ahead, in hundredths of a man."""
unpacked: Final = cache(unpack)
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
    even: int
    """By how many hundredths of a man a player may be ahead after them."""
    losing: bool = False
    """Whether who loses wins."""
    trained: bytes | None = None
    """The weights played with; those written by hand if none."""

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
            "even": self.even,
            "losing": self.losing,
            "given_up": GIVEN_UP,
            "weights": "by hand" if self.trained is None else sha256(self.trained).hexdigest(),
            "academie": installed_version(),
        }


def shard(run: SelfPlay, number: int) -> bytes:
    """The games of one shard, packed: the same whoever plays them."""
    rules = DAMES.ruleset(run.rules)
    trained = () if run.trained is None else (unpacked(run.trained),)
    engine = DraughtsEngine(core_rules(rules), megabytes=MEGABYTES, trained=trained)
    start = DraughtsState(rules, DAMES.start(rules).position, Agreement(qui_perd_gagne=run.losing))
    first = number * run.shard
    found = engine.play_itself(
        core_state(start),
        seed=run.seed,
        first=first,
        games=min(run.shard, run.games - first),
        nodes=run.nodes,
        opening=run.opening,
        even=run.even,
        given_up=GIVEN_UP,
    )
    return to_parquet(Sample(*found))


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


def to_parquet(sample: Sample) -> bytes:
    """Boards as Parquet, a row each."""
    columns = dict(zip(BOARD, sample.boards.T, strict=True))
    table = import_module("pyarrow").table(
        {**columns, "game": sample.games, "score": sample.scores, "result": sample.results}
    )
    sink = io.BytesIO()
    import_module("pyarrow.parquet").write_table(table, sink, compression="zstd")
    return sink.getvalue()


def from_parquet(paths: Sequence[Path]) -> Sample:
    """The boards of some shards, in order."""
    tables = [import_module("pyarrow.parquet").read_table(path) for path in paths]
    table = import_module("pyarrow").concat_tables(tables)
    column = {name: table[name].to_numpy() for name in table.column_names}
    boards = np.stack([column[name] for name in BOARD], axis=1)
    return Sample(boards, column["game"], column["score"], column["result"])


NODES: Final = "nodes:"
"""Before how many positions a player of recorded games looks at a move."""
DRAWN: Final = 12
"""How many single moves at first are drawn from the good ones, so that games differ."""
AMONG: Final = 4
STEP: Final = 4
"""How many hundredths of a man worse a move is that is drawn half as often."""


@dataclass(frozen=True, slots=True)
class DraughtsRecorder:
    """Whole games of the engine against itself, with the shipped weights and without tables of endings."""

    usual: str = f"{NODES}1000"

    def about(self, name: str, rules: RuleSet) -> Mapping[str, Any]:
        """What the games of a player depend on."""
        assert isinstance(rules, DraughtsRules)
        found = {"name": name, "nodes": _nodes(name), "drawn": DRAWN, "among": AMONG, "step": STEP}
        return {**found, "weights": {each: _digest(each) for each in names(rules)}}

    def record(self, name: str, start: State[Any], series: Series, most: int) -> Columns:
        """The games of a series."""
        assert isinstance(start, DraughtsState)
        seed, first, last = series
        engine = DraughtsEngine(core_rules(start.rules), megabytes=MEGABYTES, trained=trained(start.rules))
        found = engine.record(
            core_state(start),
            seed=seed,
            first=first,
            games=last - first,
            nodes=_nodes(name),
            drawn=DRAWN,
            lines=AMONG,
            step=STEP,
            most=most,
        )
        return Columns(*found)


def _nodes(name: str) -> int:
    """How many positions a player of that name looks at. Raises `UnknownName`."""
    number = name.removeprefix(NODES)
    if name == number or not number.isdecimal() or number == "0":
        raise UnknownName(Message("draughts-nodes-player", name=name))
    return int(number)


def _digest(name: str) -> str | None:
    content = shipped_file(name)
    return None if content is None else sha256(content).hexdigest()


RECORDER: Final = DraughtsRecorder()
