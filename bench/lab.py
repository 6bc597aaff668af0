"""What Ray costs self-play and training, beside the bare loop; and what a killed worker costs: nothing.

Shares of processor time tell the truth on a busy machine too; games a second by the clock need a quiet one.
"""

from __future__ import annotations

import argparse
import os
import signal
import time
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Final, NamedTuple

from academie.engine.dice.bridge import ONE_PLY
from academie.engine.dice.nets import shipped
from academie.lab.play import Run, play, shard
from academie.lab.training.recipe import Fit, Lessons, Recipe
from academie.lab.training.run import Training
from academie.lab.workers import Tasks, ThreadWorkers, Workers
from academie.lab.workers_ray import RayWorkers
from bench.family import family, worker_process

SECOND: Final = 1.0
WORKERS: Final = (1, 2)


class NodeLimit(NamedTuple):
    """What a shard took where it was played."""

    games: int
    wall: float
    cpu: float


class Measured(NamedTuple):
    """Some shards played by workers: games a second, and of all the processor time the share in the games."""

    rate: float
    share: float
    overhead: float
    """What a task costs beside its work, in milliseconds of processor."""

    def __str__(self) -> str:
        return (
            f"{self.rate:6.1f} games/s, {100 * self.share:5.1f} % of processor time in the games, "
            f"{1000 * self.overhead:.1f} ms of it a task beside them"
        )


def a_run(game: str, size: int) -> Run:
    return Run(game, shipped(game), seed=1818, games=1_000_000, shard=size, looking=ONE_PLY)


def timed_shard(run: Run, number: int) -> NodeLimit:
    """Plays a shard and forgets it."""
    wall, cpu = time.perf_counter(), time.process_time()
    shard(run, number)
    return NodeLimit(run.shard, time.perf_counter() - wall, time.process_time() - cpu)


def a_second(game: str) -> Run:
    """Shards of about a second of processor."""
    small = a_run(game, 20)
    timed_shard(small, 0)
    spent = timed_shard(small, 1)
    return replace(small, shard=max(1, round(20 * SECOND / spent.cpu)))


def bare(run: Run, tasks: int, loops: int) -> float:
    """Games a second of so many bare loops at once: shards one after another in this process."""
    since = time.perf_counter()
    for _ in ThreadWorkers(loops).run(Tasks(timed_shard, run, range(tasks))):
        pass
    return run.shard * tasks / (time.perf_counter() - since)


def by(workers: Workers, run: Run, tasks: int) -> Measured:
    """The same by workers, every process of ours counted."""
    [*workers.run(Tasks(timed_shard, run, range(2 * workers.workers)))]
    before, since = family(os.getpid()), time.perf_counter()
    spent = [each for _, each in workers.run(Tasks(timed_shard, run, range(tasks)))]
    took, after = time.perf_counter() - since, family(os.getpid())
    total = sum(cpu - before.get(pid, 0.0) for pid, cpu in after.items())
    inside = sum(each.cpu for each in spent)
    return Measured(run.shard * tasks / took, inside / total, (total - inside) / tasks)


def killed(workers: Workers, run: Run) -> str:
    """A run of which a worker is killed once a shard stands: nothing is lost, and the bytes are the same."""
    with TemporaryDirectory() as one, TemporaryDirectory() as other:
        [*play(run, Path(one), ThreadWorkers())]
        going = play(run, Path(other), workers)
        while next(going) == 0:
            pass
        stood = _files(Path(other))
        victims = list[int]()
        killer = Thread(target=_kill, args=(victims,))
        killer.start()
        for _ in going:
            pass
        killer.join()
        kept = all(_files(Path(other)).get(name) == content for name, content in stood.items())
        same = _files(Path(one)) == _files(Path(other))
    return f"worker {victims} killed: finished shards kept: {kept}; all shards the same bytes: {same}"


class Trained(NamedTuple):
    """A training: the seconds it took, those of processor of all our processes, and the net."""

    wall: float
    cpu: float
    net: bytes


def trained(run: Run, tasks: int, workers: Workers) -> Trained:
    """Lessons for a start, so many shards of self-play, and a fit to them."""
    fit = Fit(games=tasks * run.shard, rate=0.002, last_rate=0.0001, chunk=run.shard)
    recipe = Recipe(run.game, 40, 7, (Lessons(games=run.shard, fast=0.015, slow=0.01), fit))
    before, since = sum(family(os.getpid()).values()), time.perf_counter()
    with TemporaryDirectory() as folder:
        training = Training(recipe, Path(folder), workers)
        for _ in training.follow():
            pass
        took = time.perf_counter() - since
        return Trained(took, sum(family(os.getpid()).values()) - before, training.path.read_bytes())


def training(run: Run, tasks: int, workers: Workers) -> str:
    """A training on Ray beside the same in this process."""
    trained(run, 1, workers)
    bare, ours = trained(run, tasks, ThreadWorkers(workers.workers)), trained(run, tasks, workers)
    return (
        f"training of {tasks} shards: {bare.cpu:.1f} s of processor bare, {ours.cpu:.1f} on Ray; "
        f"{ours.wall / bare.wall:.2f} of the bare time; same bytes: {ours.net == bare.net}"
    )


def _kill(victims: list[int]) -> None:
    while not victims:
        for pid in worker_process("shard")[:1]:
            os.kill(pid, signal.SIGKILL)
            victims.append(pid)


def _files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("shard-*")}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="trictrac")
    parser.add_argument("--tasks", type=int, default=20, help="tasks of a second each, a worker")
    asked = parser.parse_args()
    run = a_second(asked.game)
    print(f"{asked.game}: {run.shard} games a task, a second of processor", flush=True)
    for number in WORKERS:
        with RayWorkers(number) as workers:
            # The bare loop before and after, so that what else the machine does falls on both alike.
            half = asked.tasks * number // 2
            before = bare(run, half, number)
            ours = by(workers, run, 2 * half)
            rate = (before + bare(run, half, number)) / 2
            print(f"{number} bare:   {rate:6.1f} games/s")
            print(f"{number} on Ray: {ours}; {ours.rate / rate:.2f} of as many bare loops", flush=True)
            print(f"{number} {training(run, 2 * half, workers)}", flush=True)
            if number == WORKERS[-1]:
                print(killed(workers, replace(run, games=8 * run.shard)), flush=True)


if __name__ == "__main__":
    main()
