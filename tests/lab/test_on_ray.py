"""A real Ray on the loopback: the same results as in this process, a worker killed or not.

And what is said where a cluster is not to be joined.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import Popen
from types import SimpleNamespace

import pytest

from academie.engine.dice.bridge import ONE_PLY
from academie.engine.dice.nets import shipped
from academie.kernel import OptionError
from academie.lab.arena import pairs
from academie.lab.contestant import Match, contestant
from academie.lab.play import Run, play
from academie.lab.training.recipe import Fit, Lessons, Measuring, Recipe
from academie.lab.training.run import Training
from academie.lab.workers import Tasks, ThreadWorkers, in_order
from academie.lab.workers_ray import RayWorkers
from bench.family import family, worker_process


@pytest.fixture
def workers() -> Iterator[RayWorkers]:
    with RayWorkers(2) as workers:
        # Ray ends its processes without waiting for them, which Python remarks upon.
        started = [each for each in gc.get_objects() if isinstance(each, Popen)]
        yield workers
    for each in started:
        each.kill()
        each.wait(30)


def a_match(parts: int, size: int) -> Tasks[Match, tuple[int, int, int], list[tuple[float, float]]]:
    players = Match(contestant("niveau-5", "trictrac"), contestant("simple", "trictrac"))
    return Tasks(pairs, players, [(7, size * part, size * (part + 1)) for part in range(parts)])


def kill_one(name: str, killed: list[int], patience: float = 30.0) -> None:
    """Kills the first worker seen at work."""
    until = time.monotonic() + patience
    while time.monotonic() < until and not killed:
        for pid in worker_process(name)[:1]:
            os.kill(pid, signal.SIGKILL)
            killed.append(pid)
        time.sleep(0.01)


def a_killed_worker_loses_no_shard(workers: RayWorkers, tmp_path: Path) -> None:
    run = Run("toute-table", shipped("toute-table"), seed=3, games=240, shard=40, looking=ONE_PLY)
    here, there = tmp_path / "here", tmp_path / "there"
    killed = list[int]()
    killer = threading.Thread(target=kill_one, args=("shard", killed))
    killer.start()
    told = [*play(run, there, workers)]
    killer.join()
    assert len(killed) == 1
    assert told == [0, 40, 80, 120, 160, 200, 240]
    assert [*play(run, here, ThreadWorkers())] == told
    assert files(there) == files(here)


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def a_match_is_as_in_this_process(workers: RayWorkers) -> None:
    tasks = a_match(parts=4, size=3)
    assert [*in_order(workers.run(tasks))] == [*in_order(ThreadWorkers().run(tasks))]


def a_training_is_as_in_this_process(workers: RayWorkers, tmp_path: Path) -> None:
    """The same net and curves, and the card counts the processor time of the workers."""
    fit = Fit(games=40, rate=0.01, last_rate=0.001, epochs=2, batch=64, chunk=10)
    stages = (Lessons(games=20, fast=0.02, slow=0.01, chunk=20), fit)
    recipe = Recipe("plein", 4, 3, stages, Measuring(games=80, held_out=4, choices=4))
    before = workers.elsewhere
    for name, staff in (("ray", workers), ("threads", ThreadWorkers())):
        list(Training(recipe, tmp_path / name, staff).follow())
    for made in ("net.safetensors", "curves.jsonl"):
        assert (tmp_path / "ray" / made).read_bytes() == (tmp_path / "threads" / made).read_bytes()
    card = json.loads((tmp_path / "ray" / "card.json").read_bytes())
    assert card["seconds"] > workers.elsewhere - before > 0
    assert card["sessions"][0]["workers"] == "2 RayWorkers"


def every_socket_is_on_the_loopback(workers: RayWorkers) -> None:
    assert workers.workers == 2
    heard = [address for pid in family(os.getpid()) for address in listening(pid)]
    assert heard
    assert all(address in {"0100007F", "0000000000000000FFFF00000100007F"} for address in heard)


def listening(pid: int) -> list[str]:
    """Where a process listens, as the system writes addresses."""
    try:
        inodes = {str(link.readlink()) for link in Path(f"/proc/{pid}/fd").iterdir()}
    except OSError:
        return []
    lines = [line.split() for name in ("tcp", "tcp6") for line in _table(name)]
    return [
        fields[1].partition(":")[0]
        for fields in lines
        if fields[3] == "0A" and f"socket:[{fields[9]}]" in inodes
    ]


def _table(name: str) -> list[str]:
    return Path(f"/proc/net/{name}").read_text().splitlines()[1:]


def what_goes_wrong_in_a_task_is_told(workers: RayWorkers) -> None:
    with pytest.raises(AttributeError):
        [*workers.run(Tasks(pairs, 3, [(1, 0, 1)]))]  # type: ignore[arg-type]


@pytest.mark.night  # Ray ends a node whose agent has not begun within 15 s, as on a busy machine it has not
def test_ray(workers: RayWorkers, tmp_path: Path) -> None:
    """All in one test: Ray takes seconds to begin, and tests of a file may be shared out."""
    a_killed_worker_loses_no_shard(workers, tmp_path)
    a_match_is_as_in_this_process(workers)
    a_training_is_as_in_this_process(workers, tmp_path)
    every_socket_is_on_the_loopback(workers)
    what_goes_wrong_in_a_task_is_told(workers)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (ConnectionError("Failed to connect"), "no Ray cluster answers at head: "),
        (TimeoutError("timed out"), "no Ray cluster answers at head: "),
        (RuntimeError("Version mismatch: another Ray"), "Version mismatch: another Ray"),
        (FileNotFoundError("no session there"), "no session there"),
    ],
    ids=lambda each: type(each).__name__,
)
def test_only_what_does_not_answer_is_no_cluster(
    wrong: Exception, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of anything else that keeps it from joining, Ray's own words are told."""

    def init(*asked: object, **options: object) -> None:
        raise wrong

    monkeypatch.setattr("academie.lab.workers_ray.JOINING", {})
    monkeypatch.setattr("academie.lab.workers_ray.import_module", lambda name: SimpleNamespace(init=init))
    with pytest.raises(OptionError, match=f"^{told}"), RayWorkers(1, "head"):
        pass
