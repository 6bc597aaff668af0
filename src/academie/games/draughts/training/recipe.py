"""How an evaluation of draughts is made: all that it depends on, read from a TOML file."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from academie.games.draughts.law import DAMES
from academie.games.draughts.training.fit import Fitting
from academie.games.draughts.training.games import SelfPlay
from academie.kernel import Text
from academie.lab.config import bad, filled, read_config


@dataclass(frozen=True, slots=True)
class Generation:
    """Games of one strength, from which the next weights are learnt."""

    games: int
    nodes: int


@dataclass(frozen=True, slots=True)
class Recipe:
    """Generations of games, each played with the weights learnt from those before it."""

    rules: str
    seed: int
    shard: int
    opening: tuple[int, int]
    fitting: Fitting
    generations: tuple[Generation, ...]
    name: str = field(default="", compare=False)
    """The file it was read from."""

    @property
    def plain(self) -> dict[str, Any]:
        """All that the weights depend on, as plain data."""
        content = asdict(self)
        del content["name"]
        return content

    @property
    def games(self) -> int:
        """How many games are played in all."""
        return sum(generation.games for generation in self.generations)

    def run(self, number: int, trained: bytes | None) -> SelfPlay:
        """What is to be played for one generation."""
        asked = self.generations[number]
        seed = self.seed + number
        return SelfPlay(self.rules, seed, asked.games, self.shard, asked.nodes, self.opening, trained)


@dataclass(frozen=True, slots=True)
class _File:
    """The file as it is written."""

    game: str
    ruleset: str
    seed: int
    shard: int
    opening: list[int]
    fitting: dict[str, Any]
    generation: list[Any]


def read_recipe(path: Path) -> Recipe:
    """The recipe of a file. Raises `OptionError` for what is no recipe, `UnknownName` for a rule set."""
    file = filled(_File, read_config(path), path)
    several = enumerate(file.generation, 1)
    recipe = Recipe(
        DAMES.ruleset(file.ruleset).id,
        file.seed,
        file.shard,
        _opening(path, file.opening),
        filled(Fitting, file.fitting, f"{path}, [fitting]", seed=file.seed),
        tuple(filled(Generation, each, f"{path}, [[generation]] {number}") for number, each in several),
        path.name,
    )
    if not recipe.generations or recipe.generations[0].games <= recipe.shard:
        raise bad(
            path,
            Text(
                "trop peu de parties : la première [[generation]] en joue plus d'un shard",
                "too few games: the first [[generation]] must play more than one shard",
            ),
        )
    return recipe


def _opening(path: Path, bounds: list[Any]) -> tuple[int, int]:
    """At least and at most how many moves."""
    if len(bounds) != 2 or not all(type(each) is int for each in bounds) or not 0 <= bounds[0] <= bounds[1]:
        raise bad(
            path,
            Text(
                f"opening doit être [au moins, au plus], non {bounds}",
                f"opening must be [at least, at most], not {bounds}",
            ),
        )
    return bounds[0], bounds[1]
