"""Nets made by recipes: what is learned helps, what is broken off goes on, JAX and the twin say the same."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from academie.engine.core import net_words
from academie.engine.dice.nets import card, shipped
from academie.engine.dice.selfplay import self_play, teach
from academie.kernel import OptionError
from academie.lab.recipes import TRAINING
from academie.lab.training.fitting import fitted
from academie.lab.training.net import phase_states, read_net, spread, words, write_net
from academie.lab.training.recipe import Fit, Lessons, Recipe, read_recipe
from academie.lab.training.run import Training
from academie.lab.workers import ThreadWorkers
from academie.registry import registry

RECIPE = Recipe(
    "toute-table",
    hidden=6,
    seed=3,
    stages=(
        Lessons(games=30, fast=0.02, slow=0.01, chunk=10),
        Fit(games=6, rate=0.01, last_rate=0.001, epochs=2, batch=32, trace=0.7, chunk=3),
    ),
)


def fresh(game: str, hidden: int | tuple[int, ...]) -> bytes:
    """A net that knows nothing, of the encoding that the shipped one has."""
    encoding = card(shipped(game)).encoding if game == "toute-table" else None
    return teach(game, None, hidden=hidden, series=(5, 0, 0), rates=(0.0, 0.0), encoding=encoding)


@pytest.mark.parametrize("game", ["toute-table", "trictrac"])
def test_the_twin_and_jax_say_the_same(game: str) -> None:
    played = self_play(game, shipped(game), seed=9, first=0, last=1)
    for net in (shipped(game), fresh(game, 20)):
        phases, _ = read_net(net)
        said = net_words(net, played.offsets, played.inputs, played.values)
        first = 0
        for weights, states in zip(phases, phase_states(played, phases), strict=True):
            seen = spread(played, states, weights.hidden.shape[0], first)
            assert np.abs(said[states] - np.asarray(words(weights, seen))).max(initial=0.0) < 1e-5
            first += weights.hidden.shape[0]
    assert (
        np.abs(net_words(shipped(game), played.offsets, played.inputs, played.values) - played.words).max()
        < 1e-6
    )


NETS = [game.key for game in registry if {"dice", TRAINING.name} <= game.facets.keys()]


@pytest.mark.parametrize("game", NETS)
def test_a_net_comes_back_from_its_bytes(game: str) -> None:
    net = shipped(game)
    assert write_net(*read_net(net)) == net
    assert card(net).game == game


def test_a_fit_comes_nearer_to_the_truth() -> None:
    net = fresh("toute-table", 8)
    played = self_play("toute-table", net, seed=1, first=0, last=8)
    plan = Fit(games=8, rate=0.01, last_rate=0.001, epochs=3, batch=64)
    losses = [lost for _, lost in fitted(read_net(net)[0], played, plan, 1)]
    assert losses[-1] < losses[0]


def test_what_is_broken_off_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = Training(RECIPE, tmp_path / "whole", ThreadWorkers())
    counts = [*whole.follow()]
    assert counts == [0, 10, 20, 30, 30, 33, 36]
    for stop in (2, 2, 2, 9):
        parts = Training(RECIPE, tmp_path / "parts", ThreadWorkers())
        list(islice(parts.follow(), stop))
    assert parts.path.read_bytes() == whole.path.read_bytes()
    assert card(whole.path.read_bytes()).encoding == "course-1"
    assert [*Training(RECIPE, tmp_path / "whole", ThreadWorkers()).follow()] == [36], (
        "there is nothing left to do"
    )


def test_lessons_slow_down() -> None:
    plan = Lessons(games=100, fast=0.1, slow=0.02, power=2)
    assert [plan.rate(done) for done in (0, 50, 100)] == pytest.approx([0.1, 0.04, 0.02])


@pytest.mark.parametrize("path", sorted(Path("configs/nets").glob("*.toml")), ids=lambda path: path.stem)
def test_every_recipe_can_be_followed(path: Path) -> None:
    recipe = read_recipe(path)
    assert path.stem == recipe.game or path.stem.startswith(f"{recipe.game}-"), "named after its game"
    assert replace(recipe, stages=()).games == 0 < recipe.games


def test_a_recipe_names_its_law(tmp_path: Path) -> None:
    path = tmp_path / "recipe.toml"
    recipe = 'game = "trictrac"\nruleset = "{}"\nhidden = 1\nseed = 1\n[[stage]]\nkind = "lessons"\n'
    stage = "games = 1\nfast = 0.1\nslow = 0.1\n"
    path.write_text(recipe.format("trictrac/acad-1698") + stage, encoding="utf-8")
    assert read_recipe(path).rules == registry["trictrac"].ruleset("trictrac/acad-1698")
    path.write_text(recipe.format("trictrac/none") + stage, encoding="utf-8")
    with pytest.raises(OptionError, match="trictrac/acad-1698"):
        read_recipe(path)


def test_a_recipe_that_cannot_be_followed_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "recipe.toml"
    for wrong in (
        "",
        'game = "dames"\nhidden = 1\nseed = 1\nstage = []',
        'game = "toc"\n[[stage]]\nkind = "luck"',
    ):
        path.write_text(wrong, encoding="utf-8")
        with pytest.raises(OptionError):
            read_recipe(path)
