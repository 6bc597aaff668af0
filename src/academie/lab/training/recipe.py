"""The recipe of a net: lessons first, then fits, each starting from the net before."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from academie.engine.dice.selfplay import Rolling
from academie.lab.config import bad, filled, is_list, is_table, read_config
from academie.words import Message


@dataclass(frozen=True, slots=True)
class Lessons:
    """Temporal differences: after every throw the net learns its own answer a throw later.

    Source: R. Sutton, Learning to predict by the methods of temporal differences, 1988, with lambda 0.
    """

    games: int
    fast: float
    slow: float
    power: float = 1.0
    """How soon the rate falls: evenly at 1."""
    among: int | None = None
    """The games over which the rate falls, if fewer are played."""
    after: int = 0
    """How many of those count as already played."""
    chunk: int = 2_000
    """Games between two times the net is saved."""

    def rate(self, done: int) -> float:
        """The rate of learning after that many games."""
        share = (self.after + done) / (self.among or self.games)
        return self.slow + (self.fast - self.slow) * float((1 - share) ** self.power)


@dataclass(frozen=True, slots=True)
class Fit:
    """Games of the net against itself, and a fit to their results in several passes."""

    games: int
    rate: float
    last_rate: float
    epochs: int = 3
    batch: int = 1_024
    trace: float = 1.0
    """How much of the target comes from the end of the game: lambda."""
    rolling: Rolling | None = None
    """The target by games played out instead."""
    chunk: int = 500


Stage = Lessons | Fit


@dataclass(frozen=True, slots=True)
class Recipe:
    """The game, the size of its net, the seed of all dice and weights, and the stages."""

    game: str
    hidden: int
    seed: int
    stages: tuple[Stage, ...]
    name: str = field(default="", compare=False)
    """The file it was read from."""

    @property
    def plain(self) -> dict[str, Any]:
        """All that a net depends on, as plain data."""
        stages = [{"kind": type(stage).__name__.lower(), **asdict(stage)} for stage in self.stages]
        return {"game": self.game, "hidden": self.hidden, "seed": self.seed, "stage": stages}

    @property
    def games(self) -> int:
        """How many games are played in all."""
        return sum(stage.games for stage in self.stages)

    def first(self, stage: int) -> int:
        """The number of the first game of a stage: no two stages share dice."""
        return sum(each.games for each in self.stages[:stage])


def read_recipe(path: Path) -> Recipe:
    """The recipe in a TOML file. Raises `OptionError` for one that cannot be followed."""
    content = read_config(path)
    stages = content.pop("stage", [])
    return filled(Recipe, content, path, stages=_stages(path, stages), name=path.name)


def _stages(path: Path, entries: object) -> tuple[Stage, ...]:
    if not is_list(entries) or not entries:
        raise bad(path, Message("lab-no-stage"))
    several = enumerate(entries, 1)
    stages = tuple(_stage(f"{path}, [[stage]] {number}", each) for number, each in several)
    if isinstance(stages[0], Fit):
        raise bad(
            path,
            Message("lab-first-stage"),
        )
    return stages


def _stage(where: str, entry: object) -> Stage:
    if not is_table(entry):
        raise bad(where, Message("lab-no-table"))
    table = {**entry}
    kind = table.pop("kind", None)
    if kind == "lessons":
        return _lessons(where, table)
    if kind != "fit":
        raise bad(
            where,
            Message("lab-stage-kind", kind=kind),
        )
    rolling = table.pop("rolling", None)
    return filled(
        Fit, table, where, rolling=None if rolling is None else filled(Rolling, rolling, f"{where}, rolling")
    )


def _lessons(where: str, table: dict[str, Any]) -> Lessons:
    lessons = filled(Lessons, table, where)
    if lessons.among is not None and lessons.among < lessons.after + lessons.games:
        raise bad(
            where,
            Message("lab-among"),
        )
    return lessons
