"""A folder follows one recipe, and the card of a net says by which it was made."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from academie import __version__
from academie.engine.dice.nets import card
from academie.games.draughts.training import Generation
from academie.games.draughts.training import Recipe as DraughtsRecipe
from academie.games.draughts.training import Training as DraughtsTraining
from academie.games.draughts.training.fit import Fitting
from academie.kernel import OptionError
from academie.lab.recipes import begin_training
from academie.lab.training.recipe import Fit, Lessons, Recipe
from academie.lab.training.run import Training
from academie.lab.workers import ThreadWorkers
from academie.words import Language

RECIPE = Recipe(
    "plein", hidden=4, seed=3, stages=(Lessons(games=6, fast=0.02, slow=0.01, chunk=2),), name="mine.toml"
)
OTHERS = (
    replace(RECIPE, game="toc"),
    replace(RECIPE, hidden=5),
    replace(RECIPE, seed=4),
    replace(RECIPE, stages=(replace(RECIPE.stages[0], games=8),)),
    replace(RECIPE, stages=(*RECIPE.stages, Fit(games=2, rate=0.01, last_rate=0.001))),
)
DRAUGHTS = DraughtsRecipe(
    "dames/fmjd", 3, 2, (4, 8), 60, Fitting(epochs=2), (Generation(6, 50),), name="draughts.toml"
)
FILE = """game = "plein"
hidden = 4
seed = {seed}
[[stage]]
kind = "lessons"
games = 6
fast = 0.02
slow = 0.01
chunk = 2
"""


@pytest.mark.parametrize(
    "other", OTHERS, ids=["toc", "plein:hidden", "plein:seed", "plein:games", "plein:stages"]
)
def test_a_folder_begun_with_another_recipe_is_refused(other: Recipe, tmp_path: Path) -> None:
    list(islice(Training(RECIPE, tmp_path, ThreadWorkers()).follow(), 2))
    net = (tmp_path / "net.safetensors").read_bytes()
    with pytest.raises(OptionError, match="begun with another recipe") as refused:
        Training(other, tmp_path, ThreadWorkers())
    assert "--out" in refused.value.text.in_(Language.ENGLISH)
    assert (tmp_path / "net.safetensors").read_bytes() == net


def test_a_folder_that_does_not_say_its_recipe_is_refused(tmp_path: Path) -> None:
    (tmp_path / "standing.json").write_text('{"stage": 0, "done": 2, "seconds": 0.1}', "utf-8")
    with pytest.raises(OptionError, match="begun with another recipe"):
        Training(RECIPE, tmp_path, ThreadWorkers())


def test_a_recipe_of_draughts_fitted_otherwise_is_refused(tmp_path: Path) -> None:
    DraughtsTraining(DRAUGHTS, tmp_path, ThreadWorkers())
    DraughtsTraining(replace(DRAUGHTS, name="moved.toml"), tmp_path, ThreadWorkers())
    with pytest.raises(OptionError, match="begun with another recipe"):
        DraughtsTraining(replace(DRAUGHTS, fitting=Fitting(epochs=3)), tmp_path, ThreadWorkers())


def test_work_that_is_done_is_nobody_elses(tmp_path: Path) -> None:
    recipe = replace(DRAUGHTS, generations=(Generation(6, 50), Generation(4, 50)))
    list(islice(DraughtsTraining(recipe, tmp_path, ThreadWorkers()).follow(), 6))
    list(DraughtsTraining(recipe, tmp_path, ThreadWorkers()).follow())
    kept = (tmp_path / "card.json").read_bytes()
    told = json.loads(kept)
    assert [(each["from"], each["to"]) for each in told["sessions"]] == [(0, 8), (8, 10)]
    assert (told["games"], told["finished"], told["weights"]) == (10, True, "generation-2.weights")
    assert [*DraughtsTraining(recipe, tmp_path, ThreadWorkers()).follow()] == [6, 10]
    assert (tmp_path / "card.json").read_bytes() == kept


def test_the_card_tells_this_run(tmp_path: Path) -> None:
    path, folder = tmp_path / "mine.toml", tmp_path / "net"
    path.write_text(FILE.format(seed=3), "utf-8")
    training, games = begin_training(path, folder, ThreadWorkers())
    cards = list[str]()
    for done in training.follow():
        if done:
            cards.append(card(training.path.read_bytes()).made)
    by = rf"academie {re.escape(__version__)} lab train mine\.toml \(sha256 [0-9a-f]{{12}}\)"
    said = rf"{by}, seed 3, stage 1 of 1, "
    assert games == 6
    assert [re.fullmatch(said + r"(\d+) games of 6", made) is not None for made in cards] == [True] * 3
    assert [made.rpartition(", ")[2] for made in cards] == [f"{done} games of 6" for done in (2, 4, 6)]
    assert card((folder / "generation-0.safetensors").read_bytes()).made == cards[-1]


def test_recipes_of_one_name_are_told_apart(tmp_path: Path) -> None:
    cards = list[str]()
    for seed in (3, 4):
        path = tmp_path / "mine.toml"
        path.write_text(FILE.format(seed=seed), "utf-8")
        training, _ = begin_training(path, tmp_path / str(seed), ThreadWorkers())
        list(training.follow())
        cards.append(card(training.path.read_bytes()).made)
    assert cards[0].partition("sha256 ")[2][:12] != cards[1].partition("sha256 ")[2][:12]


def test_a_process_killed_while_it_keeps_the_net_loses_nothing(tmp_path: Path) -> None:
    """Killed after the net is written and before the standing is, or just after: it goes on alike."""
    whole, killed = (Training(RECIPE, tmp_path / name, ThreadWorkers()) for name in ("whole", "killed"))
    list(whole.follow())
    list(islice(killed.follow(), 2))
    folder = tmp_path / "killed"
    early = folder / ".net.safetensors.0-4"
    early.write_bytes(b"written whole, its standing not")
    Training(RECIPE, folder, ThreadWorkers())
    assert card((folder / "net.safetensors").read_bytes()).made.endswith("2 games of 6")
    late = folder / ".net.safetensors.0-2"
    (folder / "net.safetensors").rename(late)
    list(Training(RECIPE, folder, ThreadWorkers()).follow())
    assert (folder / "net.safetensors").read_bytes() == whole.path.read_bytes()
    assert not [*folder.glob(".net*")]
