"""How a net is made, as a file tells it: lessons first, then fits, each from the net before."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from academie.engine.dice.selfplay import Rolling
from academie.kernel import OptionError, Text


@dataclass(frozen=True, slots=True)
class Lessons:
    """Differences in time: after every throw the net learns what it says a throw later.

    Source: R. Sutton, Learning to predict by the methods of temporal differences, 1988, with lambda 0.
    """

    games: int
    fast: float
    slow: float
    power: float = 1.0
    """How soon it slows down: evenly at 1."""
    among: int | None = None
    """The games over which the rate falls, where fewer are played."""
    after: int = 0
    """How many of those are taken as played before."""
    chunk: int = 2_000
    """So many games between two times the net is kept."""

    def rate(self, done: int) -> float:
        """How fast it learns once so many games are done."""
        share = (self.after + done) / (self.among or self.games)
        return self.slow + (self.fast - self.slow) * float((1 - share) ** self.power)


@dataclass(frozen=True, slots=True)
class Fit:
    """Games of the net against itself, and a fit to what came of them, passed over so many times."""

    games: int
    rate: float
    last_rate: float
    epochs: int = 3
    batch: int = 1_024
    trace: float = 1.0
    """How much of the truth comes from the end: lambda."""
    rolling: Rolling | None = None
    """Truth by playing out instead."""
    chunk: int = 500


Stage = Lessons | Fit


@dataclass(frozen=True, slots=True)
class Recipe:
    """The game, how large its net is, what all dice and weights come from, and the stages."""

    game: str
    hidden: int
    seed: int
    stages: tuple[Stage, ...]

    @property
    def games(self) -> int:
        """How many games are played in all."""
        return sum(stage.games for stage in self.stages)

    def first(self, stage: int) -> int:
        """The number of the first game of a stage: no two stages share dice."""
        return sum(each.games for each in self.stages[:stage])


def read_recipe(path: Path) -> Recipe:
    """The recipe a TOML file tells. Raises `OptionError` for one that cannot be followed."""
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    try:
        stages = tuple(_stage(dict(told)) for told in content.pop("stage"))
        recipe = Recipe(stages=stages, **content)
    except (KeyError, TypeError) as wrong:
        raise OptionError(Text(f"{path} : {wrong}", f"{path}: {wrong}")) from None
    if not stages:
        raise OptionError(Text(f"{path} : aucun net de {recipe.game}", f"{path}: no net of {recipe.game}"))
    return recipe


def _stage(told: dict[str, Any]) -> Stage:
    kind = told.pop("kind")
    if kind == "lessons":
        return Lessons(**told)
    if kind != "fit":
        raise KeyError(kind)
    rolling = told.pop("rolling", None)
    return Fit(rolling=None if rolling is None else Rolling(**rolling), **told)
