"""Self-play: shards that are there wholly or not at all, the same whatever happens to a run."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from academie.engine.dice.bridge import ONE_PLY
from academie.engine.dice.nets import shipped
from academie.engine.dice.selfplay import self_play
from academie.kernel import OptionError
from academie.lab.play import Run, play, read_run
from academie.lab.shards import MANIFEST, each_shard, unpacked
from academie.lab.workers import ThreadWorkers


def run(games: int = 7, seed: int = 3) -> Run:
    return Run("toute-table", shipped("toute-table"), seed, games, shard=3, looking=ONE_PLY)


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_a_run_broken_off_goes_on_to_the_same_bytes(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    assert [*play(run(), whole, ThreadWorkers())] == [0, 3, 6, 7]
    going = play(run(), broken, ThreadWorkers())
    assert [next(going), next(going)] == [0, 3]
    del going
    (broken / ".shard-00001.parquet.1").write_bytes(b"half")  # as a killed run leaves it
    first, *_ = play(run(), broken, ThreadWorkers(2))
    assert first == 3
    (broken / ".shard-00001.parquet.1").unlink()
    assert files(broken) == files(whole)


def test_another_run_is_refused(tmp_path: Path) -> None:
    next(play(run(), tmp_path, ThreadWorkers()))
    with pytest.raises(OptionError):
        next(play(run(seed=4), tmp_path, ThreadWorkers()))


def test_the_manifest_tells_what_the_games_depend_on(tmp_path: Path) -> None:
    next(play(run(), tmp_path, ThreadWorkers()))
    told = json.loads((tmp_path / MANIFEST).read_text())
    assert told["ruleset"] == "toute-table/acad-1806.2"
    assert (told["seed"], told["games"], told["games_a_shard"]) == (3, 7, 3)
    assert len(told["net"]) == 64
    assert told["encoding"]


def test_a_shard_holds_what_was_played(tmp_path: Path) -> None:
    [*play(run(), tmp_path, ThreadWorkers())]
    kept = unpacked(tmp_path / "shard-00001.parquet")
    played = self_play("toute-table", run().net, seed=3, first=3, last=6)
    for name in ("offsets", "inputs", "values", "words", "outcome", "game", "side"):
        assert np.array_equal(getattr(kept, name), getattr(played, name)), name
    assert sum(len({*shard.game.tolist()}) for shard in each_shard(tmp_path)) == 7


def test_a_run_is_asked_by_a_file(tmp_path: Path) -> None:
    asked = tmp_path / "run.toml"
    asked.write_text('game = "trictrac"\nseed = 1\ngames = 10\nshard = 5\nplies = 2\n', encoding="utf-8")
    found = read_run(asked)
    assert (found.shards, found.looking.plies, found.net) == (2, 2, shipped("trictrac"))
    asked.write_text('game = "trictrac"\nseed = 1\ngame_s = 10\n', encoding="utf-8")
    with pytest.raises(OptionError):
        read_run(asked)


@pytest.mark.parametrize("path", sorted(Path("configs/lab").glob("play-*.toml")), ids=lambda path: path.stem)
def test_the_runs_that_come_with_the_house_can_be_asked_for(path: Path) -> None:
    assert read_run(path).shards > 1
