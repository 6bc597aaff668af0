"""Self-play: a net plays itself, shard by shard, on any number of workers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields
from hashlib import sha256
from math import ceil, isinf
from pathlib import Path
from typing import Any, Final

from academie.engine.dice.bridge import SearchDepth
from academie.engine.dice.nets import card, shipped
from academie.engine.dice.selfplay import Rolling, Teacher, self_play
from academie.kernel import RuleSet
from academie.kernel.data import installed_version
from academie.lab.config import bad, filled, read_config
from academie.lab.contestant import DEEPEST, deeper
from academie.lab.shards import Shards, packed, write_whole
from academie.lab.workers import Tasks, Workers
from academie.registry import registry
from academie.words import Message

SHIPPED: Final = "shipped"
"""The name of the net that comes with the package."""
VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class Run:
    """What is to be played: all that the shards depend on."""

    game: str
    net: bytes
    seed: int
    games: int
    shard: int
    """Games in a shard: a second or more of work."""
    looking: SearchDepth
    trace: float = 1.0
    """How far back the end of a game counts; see `self_play`."""
    rolling: Rolling | None = None
    teacher: Teacher | None = None
    rules: RuleSet | None = None
    """The law; the default of the game if none."""

    @property
    def shards(self) -> int:
        return ceil(self.games / self.shard)

    @property
    def manifest(self) -> dict[str, Any]:
        """The run as plain data, with the hash of the weights."""
        plies, wide, margin = self.looking.as_tuple
        taught = {} if self.teacher is None else {"teacher": asdict(self.teacher)}
        law = {} if self.rules is None else {"law": self.rules.plain()}
        rules = self.rules or registry[self.game].default
        return {
            "kind": "self-play",
            "version": VERSION,
            "game": self.game,
            "ruleset": rules.id,
            "net": sha256(self.net).hexdigest(),
            "encoding": card(self.net).encoding,
            "seed": self.seed,
            "games": self.games,
            "games_a_shard": self.shard,
            "looking": [plies, wide, None if isinf(margin) else margin],
            "trace": self.trace,
            "rolling": None if self.rolling is None else asdict(self.rolling),
            "academie": installed_version(),
            **taught,
            **law,
        }


@dataclass(frozen=True, slots=True)
class _File:
    """What a file writes otherwise than a run has it."""

    game: str
    net: str = SHIPPED
    plies: int = 1
    rolling: dict[str, Any] | None = None


_NAMES: Final = tuple(each.name for each in fields(_File))


def read_run(path: Path) -> Run:
    """The run a TOML file asks for; the path of a net is relative to it. Raises `OptionError`."""
    content = read_config(path)
    asked = filled(_File, {name: content.pop(name) for name in _NAMES if name in content}, path)
    if not 1 <= asked.plies <= DEEPEST:
        raise bad(path, Message("lab-plies-from-one", deepest=DEEPEST))
    game, rolling = registry[asked.game].key, asked.rolling
    return filled(
        Run,
        content,
        path,
        game=game,
        net=shipped(game) if asked.net == SHIPPED else (path.parent / asked.net).read_bytes(),
        looking=deeper(game, asked.plies),
        rolling=None if rolling is None else filled(Rolling, rolling, f"{path}, rolling"),
        rules=None,
    )


def shard(run: Run, number: int) -> bytes:
    """The games of one shard, as Parquet."""
    first = number * run.shard
    played = self_play(
        run.game,
        run.net,
        seed=run.seed,
        first=first,
        last=min(first + run.shard, run.games),
        looking=run.looking,
        trace=run.trace,
        rolling=run.rolling,
        teacher=run.teacher,
        rules=run.rules,
    )
    return packed(played)


def play(run: Run, folder: Path, workers: Workers) -> Iterator[int]:
    """The number of games in the folder, at first and after each shard; what is there is not played again.

    Raises `OptionError` if the folder has another run.
    """
    shards = Shards(folder, run.manifest)
    missing = shards.missing(run.shards)
    done = run.games - sum(_size(run, number) for number in missing)
    yield done
    for place, content in workers.run(Tasks(shard, run, missing)):
        write_whole(shards.path(missing[place]), content)
        done += _size(run, missing[place])
        yield done


def _size(run: Run, number: int) -> int:
    return min(run.shard, run.games - number * run.shard)
