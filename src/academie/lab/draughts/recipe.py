"""How an evaluation of draughts is made: all that it depends on, read from a TOML file."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from academie.kernel import OptionError, Text
from academie.lab.draughts.fit import Fitting
from academie.lab.draughts.games import SelfPlay
from academie.rules.draughts import DAMES


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

    @property
    def games(self) -> int:
        """How many games are played in all."""
        return sum(generation.games for generation in self.generations)

    def run(self, number: int, trained: bytes | None) -> SelfPlay:
        """What is to be played for one generation."""
        asked = self.generations[number]
        seed = self.seed + number
        return SelfPlay(self.rules, seed, asked.games, self.shard, asked.nodes, self.opening, trained)


def read_recipe(path: Path) -> Recipe:
    """The recipe of a file. Raises `OptionError` for what is no recipe, `UnknownName` for a rule set."""
    content: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    try:
        low, high = content["opening"]
        recipe = Recipe(
            DAMES.ruleset(content["ruleset"]).id,
            content["seed"],
            content["shard"],
            (low, high),
            Fitting(seed=content["seed"], **content["fitting"]),
            tuple(Generation(**each) for each in content["generation"]),
        )
    except (KeyError, TypeError, ValueError) as wrong:
        raise OptionError(Text(f"{path} : {wrong}", f"{path}: {wrong}")) from None
    if not recipe.generations or recipe.generations[0].games <= recipe.shard:
        raise OptionError(Text(f"{path} : trop peu de parties", f"{path}: too few games"))
    return recipe
