"""Weights of draughts learnt from games: as the engine reads them, and the same when broken off."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from academie.engine.core import DraughtsEngine
from academie.games.draughts.core import core_rules
from academie.games.draughts.law import DAMES
from academie.games.draughts.players.trained import pack, read_numbers, shipped_file, unpack
from academie.games.draughts.training import Generation, Recipe, Training, read_recipe
from academie.games.draughts.training.fit import Fitting, fit_weights, loss_of
from academie.games.draughts.training.games import (
    Sample,
    SelfPlay,
    expected_share,
    from_parquet,
    play,
    shard,
    to_parquet,
)
from academie.kernel import OptionError
from academie.lab.workers import ThreadWorkers

CONFIGS = Path(__file__).parents[3] / "configs"
RUN = SelfPlay("dames/fmjd", seed=3, games=6, shard=2, nodes=50, opening=(4, 8), even=60)
SMALL = Recipe("dames/fmjd", 3, 2, (4, 8), 60, Fitting(epochs=2), (Generation(6, 50), Generation(4, 50)))
RULES = core_rules(DAMES.default)


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> Sample:
    folder = tmp_path_factory.mktemp("games")
    assert [*play(RUN, folder, ThreadWorkers())] == [0, 2, 4, 6]
    return from_parquet(sorted(folder.glob("*.parquet")))


def test_a_shard_is_read_as_it_was_written(sample: Sample, tmp_path: Path) -> None:
    (tmp_path / "one").write_bytes(to_parquet(sample))
    again = from_parquet([tmp_path / "one"])
    assert np.array_equal(again.boards, sample.boards)
    assert np.array_equal(again.games, sample.games)
    assert np.array_equal(again.scores, sample.scores)
    assert np.array_equal(again.results, sample.results)


def test_what_is_played_is_not_played_again(tmp_path: Path) -> None:
    assert [*play(RUN, tmp_path, ThreadWorkers())][-1] == RUN.games
    (tmp_path / "shard-00001.parquet").unlink()
    assert [*play(RUN, tmp_path, ThreadWorkers())] == [4, 6]
    assert (tmp_path / "shard-00001.parquet").read_bytes() == shard(RUN, 1)
    with pytest.raises(OptionError):
        next(play(replace(RUN, seed=4), tmp_path, ThreadWorkers()))


def test_a_board_is_learnt_from_once(sample: Sample) -> None:
    columns = sample.boards, sample.games, sample.scores, sample.results
    twice = Sample(*(np.concatenate([each, each]) for each in columns))
    once, both = sample.lessons(0.006, 0.6), twice.lessons(0.006, 0.6)
    assert len(once.boards) == len(np.unique(sample.boards, axis=0)) < len(twice)
    assert np.array_equal(once.boards, both.boards)
    assert np.allclose(once.aims, both.aims)
    assert np.array_equal(2 * once.times, both.times)


def test_what_is_aimed_at_comes_from_later_in_the_game() -> None:
    even = np.zeros(5, np.int32)  # each predicts a share of one half
    boards = np.array([[1, 2, 0, turn] for turn in (0, 1, 0, 0, 1)], np.uint64)
    games, results = np.array([7, 7, 7, 8, 8], np.uint64), np.array([1, -1, 1, 0, 0], np.int8)
    three = Sample(boards, games, even, results)
    assert three.aims(0.006, 0.5).tolist() == [0.5 + 0.5 / 8, 0.5 - 0.5 / 4, 0.5 + 0.5 / 2, 0.5, 0.5]
    assert three.aims(0.006, 1.0).tolist() == three.shares.tolist()
    assert three.aims(0.006, 0.0).tolist() == [0.5] * 5


def test_learning_tells_better_how_games_end(sample: Sample) -> None:
    how = Fitting(epochs=12, rate=4.0, decay=1.0)
    fits = [*fit_weights(RULES, sample, how)]
    first, last = (loss_by_engine(numbers, sample, how.k) for numbers in (fits[0], fits[-1]))
    assert last < first < loss_of(np.zeros(len(sample), np.int32), sample.shares, how.k)


def test_what_is_learnt_is_near_what_it_begins_with(sample: Sample) -> None:
    begin = read_numbers(shipped_file("fmjd") or b"")
    near = Fitting(epochs=2, rate=4.0, spread=0.01)
    one, *_ = fit_weights(RULES, sample, near, begin=begin)
    patterns = len(one) - 500  # the counts come last, and are free
    assert np.abs(one - begin)[:patterns].max() <= 40  # ten hundredths
    other, *_ = fit_weights(RULES, sample, near)
    assert np.abs(other - begin)[:patterns].max() > 400
    with pytest.raises(ValueError, match="pairs"):
        next(fit_weights(RULES, sample, near, begin=begin[:-2]))


def loss_by_engine(numbers: NDArray[np.int16], sample: Sample, k: float) -> float:
    """The loss as the scores of an engine with those weights have it."""
    weights = unpack(pack(numbers, 100, "of a test", losing=False))
    scores = DraughtsEngine(RULES, megabytes=1, trained=[weights]).scores(sample.boards)
    return loss_of(scores, sample.shares, k)


def test_a_score_foretells_the_share_won() -> None:
    low, even, high = expected_share(np.array([-30_000, 0, 30_000], dtype=np.int32), 0.006)
    assert low < 1e-4
    assert even == 0.5
    assert high > 1 - 1e-4


def test_a_recipe_is_followed_and_gone_on_with(tmp_path: Path) -> None:
    training = Training(SMALL, tmp_path, ThreadWorkers())
    assert [*training.follow()] == [0, 2, 4, 6, 6, 8, 10]
    made = training.path.read_bytes()
    assert made.startswith(b"academie-patterns 3 100 winning dames/fmjd, seed 3, generation 2")
    training.path.unlink()
    assert [*training.follow()] == [6, 10]
    assert training.path.read_bytes() == made


def test_the_recipe_of_the_house_is_read(tmp_path: Path) -> None:
    recipe = read_recipe(CONFIGS / "draughts.toml")
    assert recipe.games == sum(generation.games for generation in recipe.generations)
    wrong = tmp_path / "wrong.toml"
    wrong.write_text('ruleset = "dames/fmjd"', encoding="utf-8")
    with pytest.raises(OptionError):
        read_recipe(wrong)
