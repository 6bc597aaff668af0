"""Learning to judge positions of draughts, generation by generation; broken off, it goes on where it was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from academie.engine.core import DraughtsEngine
from academie.games.draughts.core import core_rules
from academie.games.draughts.law import DAMES
from academie.games.draughts.training.fit import fitted
from academie.games.draughts.training.games import play, unpacked
from academie.games.draughts.training.layout import at_first, written
from academie.games.draughts.training.recipe import Recipe, read_recipe
from academie.games.draughts.training.sample import Sample, steepness
from academie.lab.recipes import keep_recipe, made_by
from academie.lab.shards import SUFFIX, write_whole
from academie.lab.workers import Workers

HELD_OUT: Final = 12
"""One shard in that many is not learnt from, and measures how well the rest was learnt."""


class Training:
    """A recipe followed in a folder: games and weights that stand there are not made again.

    Raises `OptionError` for a folder that follows another recipe.
    """

    def __init__(self, recipe: Recipe, folder: Path, workers: Workers) -> None:
        keep_recipe(folder, recipe.plain)
        self._recipe = recipe
        self._folder = folder
        self._workers = workers
        self._rules = core_rules(DAMES.ruleset(recipe.rules))

    @property
    def path(self) -> Path:
        """The weights of the last generation."""
        return self._weights(len(self._recipe.generations) - 1)

    def follow(self) -> Iterator[int]:
        """How many games are played, at first and after every shard, until the weights are learnt."""
        before, trained = 0, None
        for number, generation in enumerate(self._recipe.generations):
            for done in play(self._recipe.run(number, trained), self._shards(number), self._workers):
                yield before + done
            kept = self._weights(number)
            if not kept.exists():
                write_whole(kept, self._learnt(number))
            before, trained = before + generation.games, kept.read_bytes()

    def _shards(self, number: int) -> Path:
        return self._folder / f"generation-{number + 1}"

    def _weights(self, number: int) -> Path:
        return self._folder / f"generation-{number + 1}.weights"

    def _learnt(self, last: int) -> bytes:
        """The weights learnt from the games of the generations up to that one."""
        folders = [self._shards(number) for number in range(last + 1)]
        shards = [path for folder in folders for path in sorted(folder.glob(f"*{SUFFIX}"))]
        sample = unpacked([path for nth, path in enumerate(shards) if nth % HELD_OUT])
        held_out, recipe = unpacked(shards[::HELD_OUT]), self._recipe
        *_, (weights, loss) = fitted(
            self._rules, sample, held_out, at_first(), recipe.fitting.at(self._hundredth(held_out))
        )
        games = sum(each.games for each in recipe.generations[: last + 1])
        by = made_by(recipe.name, recipe.plain)
        note = (
            f"{recipe.rules}, seed {recipe.seed}, generation {last + 1} of {len(recipe.generations)}, "
            f"{games} games, {len(sample)} boards"
        )
        return written(weights, f"{note}, loss {loss:.4f} on {len(held_out)} others, {by}")

    def _hundredth(self, sample: Sample) -> float:
        """What a hundredth of a man is worth, so that learnt scores mean the same as those made by hand."""
        by_hand = DraughtsEngine(self._rules, megabytes=1)
        return steepness(by_hand.scores(sample.boards), sample.shares)


def begin(config: Path, folder: Path, workers: Workers) -> tuple[Training, int]:
    """The work a recipe of weights of draughts asks for, and how many games it takes."""
    recipe = read_recipe(config)
    return Training(recipe, folder, workers), recipe.games
