"""A recipe followed stage by stage, saved on the way, and resumed where it was interrupted."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np

from academie.engine.dice.bridge import ONE_PLY
from academie.engine.dice.selfplay import SELF_PLAY, Played, teach
from academie.lab.play import Run, play
from academie.lab.recipes import keep_recipe, made_by
from academie.lab.shards import each_shard, write_whole
from academie.lab.training.net import fitted, read_net, write_net
from academie.lab.training.recipe import Fit, Lessons, Recipe, read_recipe
from academie.lab.workers import Workers
from academie.registry import registry

NET: Final = "net.safetensors"
STANDING: Final = "standing.json"


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a recipe has been followed: stages done, games of the next, processor time."""

    stage: int = 0
    done: int = 0
    seconds: float = 0.0


class Training:
    """A recipe followed in a folder, where it resumes.

    Raises `OptionError` for a folder that follows another recipe.
    """

    def __init__(self, recipe: Recipe, folder: Path, workers: Workers) -> None:
        self._recipe = recipe
        self._folder = folder
        self._workers = workers
        keep_recipe(folder, recipe.plain)
        self._standing = _read(folder / STANDING)
        self._settle()

    @property
    def path(self) -> Path:
        """The file of the net as it is now."""
        return self._folder / NET

    def follow(self) -> Iterator[int]:
        """The number of games done, at first and after every chunk, until the net is made."""
        yield self._games
        while self._standing.stage < len(self._recipe.stages):
            stage = self._recipe.stages[self._standing.stage]
            if self._standing.done < stage.games:
                yield from self._lessons(stage) if isinstance(stage, Lessons) else self._fit(stage)
            self._next_stage()

    @property
    def _games(self) -> int:
        return self._recipe.first(self._standing.stage) + self._standing.done

    def _lessons(self, plan: Lessons) -> Iterator[int]:
        while self._standing.done < plan.games:
            done = min(self._standing.done + plan.chunk, plan.games)
            before = time.process_time()
            self._keep(self._taught(plan, done), done, time.process_time() - before)
            yield self._games

    def _taught(self, plan: Lessons, last: int) -> bytes:
        """The net after the lessons up to that number of games of this stage."""
        recipe, first = self._recipe, self._standing.done
        return teach(
            recipe.game,
            self.path.read_bytes() if self.path.exists() else None,
            hidden=recipe.hidden,
            series=(recipe.seed, recipe.first(self._standing.stage) + first, last - first),
            rates=(plan.rate(first), plan.rate(last)),
        )

    def _fit(self, plan: Fit) -> Iterator[int]:
        """Play what is not played yet, then fit; an interrupted fit starts again."""
        recipe, number = self._recipe, self._standing.stage
        run = Run(
            game=recipe.game,
            net=self.path.read_bytes(),
            seed=recipe.seed + number,
            games=plan.games,
            shard=plan.chunk,
            looking=ONE_PLY,
            trace=plan.trace,
            rolling=plan.rolling,
        )
        shards = self._folder / f"stage-{number}"
        before = time.process_time()
        for done in play(run, shards, self._workers):
            yield recipe.first(number) + done
        weights, about = read_net(run.net)
        *_, (weights, _) = fitted(weights, joined([*each_shard(shards)]), plan, run.seed)
        self._keep(write_net(weights, about), plan.games, time.process_time() - before)

    def _keep(self, net: bytes, done: int, seconds: float) -> None:
        """Save the net, with how it was made on its card, and how far the work has come.

        The net has another name until the standing is saved, so that the two belong together whenever the
        process is killed.
        """
        standing = Standing(self._standing.stage, done, self._standing.seconds + seconds)
        weights, about = read_net(net)
        write_whole(self._waiting(standing), write_net(weights, replace(about, made=self._made(standing))))
        self._stand(standing)
        self._settle()

    def _waiting(self, standing: Standing) -> Path:
        """The file of the net of a standing before it becomes the net."""
        return self._folder / f".{NET}.{standing.stage}-{standing.done}"

    def _settle(self) -> None:
        waiting = self._waiting(self._standing)
        if waiting.exists():
            waiting.replace(self.path)

    def _made(self, standing: Standing) -> str:
        """How the net of a standing was made."""
        recipe = self._recipe
        games = recipe.first(standing.stage) + standing.done
        return (
            f"{made_by(recipe.name, recipe.plain)}, seed {recipe.seed}, "
            f"stage {standing.stage + 1} of {len(recipe.stages)}, {games} games of {recipe.games}"
        )

    def _next_stage(self) -> None:
        """Save the generation to a file of its own."""
        generation = self._folder / f"generation-{self._standing.stage}.safetensors"
        write_whole(generation, self.path.read_bytes())
        self._stand(Standing(self._standing.stage + 1, 0, self._standing.seconds))

    def _stand(self, standing: Standing) -> None:
        write_whole(self._folder / STANDING, json.dumps(asdict(standing)).encode("utf-8"))
        self._standing = standing


def _read(path: Path) -> Standing:
    """How far the work of a folder has come."""
    return Standing(**json.loads(path.read_text(encoding="utf-8"))) if path.exists() else Standing()


def joined(parts: Sequence[Played]) -> Played:
    """The states of several shards together."""
    begins = np.cumsum([0, *(len(part.inputs) for part in parts)], dtype=np.uint64)
    offsets = [part.offsets[:-1] + begin for part, begin in zip(parts, begins, strict=False)]
    return Played(
        offsets=np.concatenate([*offsets, begins[-1:]]),
        inputs=np.concatenate([part.inputs for part in parts]),
        values=np.concatenate([part.values for part in parts]),
        words=np.concatenate([part.words for part in parts]),
        outcome=np.concatenate([part.outcome for part in parts]),
        game=np.concatenate([part.game for part in parts]),
        side=np.concatenate([part.side for part in parts]),
    )


def begin(config: Path, folder: Path, workers: Workers) -> tuple[Training, int]:
    """The training that the recipe of a net asks for, and how many games it takes."""
    recipe = read_recipe(config)
    # Without the compiled core this fails, before a folder is made.
    SELF_PLAY.of(registry[recipe.game])
    return Training(recipe, folder, workers), recipe.games
