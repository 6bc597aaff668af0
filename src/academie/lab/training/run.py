"""A recipe followed stage by stage, saved on the way, and resumed where it was interrupted."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np

from academie.engine.dice.bridge import ONE_PLY
from academie.engine.dice.selfplay import SELF_PLAY, Played, shipped_net, teach
from academie.lab.contestant import contestant
from academie.lab.curves import PASSES, Point
from academie.lab.play import Run, play
from academie.lab.recipes import RunFolder, made_by
from academie.lab.shards import each_shard, write_whole
from academie.lab.training.fitting import Fitting
from academie.lab.training.measure import measured
from academie.lab.training.net import read_net, write_net
from academie.lab.training.recipe import Fit, Lessons, Recipe, read_recipe
from academie.lab.workers import Workers
from academie.registry import registry

NET: Final = "net.safetensors"
STANDING: Final = "standing.json"
FITTED: Final = "fit.npz"
"""How far the fit to the shards beside it has come."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a recipe has been followed: stages done, and games of the next."""

    stage: int = 0
    done: int = 0


class Training:
    """A recipe followed in a folder, where it resumes.

    Raises `OptionError` for a folder that follows another recipe.
    """

    def __init__(self, recipe: Recipe, folder: Path, workers: Workers) -> None:
        self._recipe = recipe
        self._folder = folder
        self._workers = workers
        against = {} if recipe.measure is None else {"against": recipe.measure.against}
        self._run = RunFolder(folder, recipe, workers, game=recipe.game, **against)
        self._standing = _read(folder / STANDING)
        self._settle()

    @property
    def path(self) -> Path:
        """The file of the net as it is now."""
        return self._folder / NET

    @property
    def points(self) -> Sequence[Point]:
        """What the curves have so far."""
        return self._run.curves.points

    def follow(self) -> Iterator[int]:
        """The number of games done, at first and after every chunk, until the net is made."""
        return self._run.followed(self._steps(), lambda: self.path)

    def _steps(self) -> Iterator[int]:
        self._measure()
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
            self._keep(self._taught(plan, done), (), done)
            yield self._games

    def _taught(self, plan: Lessons, last: int) -> bytes:
        """The net after the lessons up to that number of games of this stage."""
        recipe, first = self._recipe, self._standing.done
        return teach(
            recipe.game,
            self._before(),
            hidden=recipe.hidden,
            encoding=recipe.encoding,
            series=(recipe.seed, recipe.first(self._standing.stage) + first, last - first),
            rates=(plan.rate(first), plan.rate(last)),
            rules=recipe.rules,
        )

    def _before(self) -> bytes | None:
        """The net that the next lessons begin with; nothing for a new one."""
        if self.path.exists():
            return self.path.read_bytes()
        return shipped_net(self._recipe.game, self._recipe.encoding) if self._recipe.shipped else None

    def _fit(self, plan: Fit) -> Iterator[int]:
        """Play what is not played yet, then fit; an interrupted fit resumes after its last pass."""
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
            teacher=plan.teacher,
            rules=recipe.rules,
        )
        shards = self._shards(number)
        for done in play(run, shards, self._workers):
            yield recipe.first(number) + done
        self._keep(*self._fitted(run, plan, shards), plan.games)

    def _shards(self, stage: int) -> Path:
        """Where the games of a fit are kept."""
        return self._folder / f"stage-{stage}"

    def _fitted(self, run: Run, plan: Fit, shards: Path) -> tuple[bytes, list[float]]:
        """The net after all passes over the shards, each pass saved, and the loss of each."""
        phases, about = read_net(run.net)
        stages = range(max(0, self._standing.stage - plan.again), self._standing.stage + 1)
        kept_games = [part for stage in stages for part in each_shard(self._shards(stage))]
        fitting = Fitting(phases, joined(kept_games), plan, run.seed)
        kept = shards / FITTED
        if kept.exists():
            fitting.resume(kept.read_bytes())
        self._add_losses(fitting.losses)
        for _ in fitting.passes():
            write_whole(kept, fitting.kept())
            self._add_losses(fitting.losses)
        return write_net(fitting.phases, about), fitting.losses

    def _add_losses(self, losses: Sequence[float]) -> None:
        """Add the loss after each pass to the curves; what is there is not added again."""
        before = self._recipe.passes(self._standing.stage)
        self._run.curves.add(*(Point(PASSES, before + nth, lost) for nth, lost in enumerate(losses, 1)))

    def _measure(self) -> None:
        """Add to the curves what the net is worth now, if that is asked and not known."""
        how, games = self._recipe.measure, self._games
        if how is not None and self.path.exists() and not self._run.curves.has("error", games):
            self._run.curves.add(
                *measured(self._recipe.game, self.path.read_bytes(), games, how, self._workers)
            )

    def _keep(self, net: bytes, losses: Sequence[float], done: int) -> None:
        """Save the net, with how it was made on its card, and how far the work has come; then measure it.

        The net has another name until the standing is saved, so that the two belong together whenever the
        process is killed.
        """
        standing = Standing(self._standing.stage, done)
        phases, about = read_net(net)
        made = self._made(standing, losses)
        write_whole(self._waiting(standing), write_net(phases, replace(about, made=made)))
        self._stand(standing)
        self._settle()
        self._measure()

    def _waiting(self, standing: Standing) -> Path:
        """The file of the net of a standing before it becomes the net."""
        return self._folder / f".{NET}.{standing.stage}-{standing.done}"

    def _settle(self) -> None:
        waiting = self._waiting(self._standing)
        if waiting.exists():
            waiting.replace(self.path)

    def _made(self, standing: Standing, losses: Sequence[float]) -> str:
        """How the net of a standing was made, with the loss after each pass of the last fit."""
        recipe = self._recipe
        games = recipe.first(standing.stage) + standing.done
        errors = ", loss above the least possible after each pass " if losses else ""
        return (
            f"{made_by(recipe.name, recipe.plain)}, seed {recipe.seed}, "
            f"stage {standing.stage + 1} of {len(recipe.stages)}, {games} games of {recipe.games}"
            + errors
            + " ".join(f"{lost:.5f}" for lost in losses)
        )

    def _next_stage(self) -> None:
        """Save the generation to a file of its own."""
        generation = self._folder / f"generation-{self._standing.stage}.safetensors"
        write_whole(generation, self.path.read_bytes())
        self._stand(Standing(self._standing.stage + 1, 0))

    def _stand(self, standing: Standing) -> None:
        write_whole(self._folder / STANDING, json.dumps(asdict(standing)).encode("utf-8"))
        self._standing = standing


def _read(path: Path) -> Standing:
    """How far the work of a folder has come."""
    kept: dict[str, int] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return Standing(kept.get("stage", 0), kept.get("done", 0))


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
    if recipe.measure is not None:
        contestant(recipe.measure.against, recipe.game)
    # Without the compiled core this fails, before a folder is made.
    SELF_PLAY.of(registry[recipe.game])
    return Training(recipe, folder, workers), recipe.games
