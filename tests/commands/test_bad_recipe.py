"""Recipes that cannot be followed: one sentence that names the file and what is accepted, exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands.terminal import academie

STAGE = '[[stage]]\nkind = "lessons"\ngames = 2\nfast = 0.1\nslow = 0.1\n'
HEAD = 'game = "plein"\nhidden = 4\nseed = 1\n'
DAMES = 'game = "dames"\nruleset = "dames/fmjd"\nseed = 1\nshard = 2\nopening = [1, 2]\neven = 60\n'
FITTING = "[fitting]\nepochs = 1\n"
GENERATION = "[[generation]]\ngames = 6\nnodes = 10\n"
TRAINED: dict[str, tuple[str, str]] = {
    "no TOML": ("game = \n", "is not valid TOML"),
    "bytes": ("\udcff", "is not valid TOML"),
    "empty": ("", "the key game is missing"),
    "no stage": (HEAD, "at least one [[stage]] is needed"),
    "unknown key": (f"{HEAD}colour = 3\n{STAGE}", "unknown key colour; there are: game, hidden, seed"),
    "missing key": (f'game = "plein"\nseed = 1\n{STAGE}', "the key hidden is missing"),
    "unknown game": (
        f'game = "whist"\nhidden = 4\nseed = 1\n{STAGE}',
        "no net can be trained for whist; there are: ",
    ),
    "text for a number": (
        f'game = "plein"\nhidden = "many"\nseed = 1\n{STAGE}',
        "hidden must be a whole number, not 'many'",
    ),
    "negative seed": (f'game = "plein"\nhidden = 4\nseed = -1\n{STAGE}', "seed cannot be negative; it is −1"),
    "stage is no table": (f"{HEAD}stage = [3]\n", "[[stage]] 1: a table is needed"),
    "unknown kind": (
        f'{HEAD}[[stage]]\nkind = "luck"\n',
        '[[stage]] 1: kind must be "lessons" or "fit", not \'luck\'',
    ),
    "unknown key of a stage": (
        f"{HEAD}{STAGE}speed = 1\n",
        "[[stage]] 1: unknown key speed; there are: games, fast",
    ),
    "no games": (f"{HEAD}{STAGE}".replace("games = 2", "games = 0"), "games must be at least 1, not 0"),
    "among too few": (f"{HEAD}{STAGE}among = 1\n", "among must be at least after + games"),
    "a fit first": (
        f'{HEAD}[[stage]]\nkind = "fit"\ngames = 2\nrate = 0.1\nlast_rate = 0.1\n',
        "the first [[stage]] must be of lessons",
    ),
    "rolling": (
        f'{HEAD}{STAGE}[[stage]]\nkind = "fit"\ngames = 2\nrate = 0.1\nlast_rate = 0.1\nrolling = 3\n',
        "rolling: a table is needed",
    ),
    "draughts, unknown key": (
        f"{DAMES}colour = 1\n{FITTING}{GENERATION}",
        "unknown key colour; there are: game, ruleset",
    ),
    "draughts, no fitting": (f"{DAMES}{GENERATION}", "the key fitting is missing"),
    "draughts, unknown key of a generation": (
        f"{DAMES}{FITTING}{GENERATION}depth = 3\n",
        "[[generation]] 1: unknown key depth",
    ),
    "draughts, opening": (
        f"{DAMES}{FITTING}{GENERATION}".replace("[1, 2]", "[2]"),
        "opening must be [at least, at most], not [2]",
    ),
    "draughts, shard": (
        f"{DAMES}{FITTING}{GENERATION}".replace("shard = 2", "shard = 0"),
        "shard must be at least 1, not 0",
    ),
    "draughts, rule set": (f"{DAMES}{FITTING}{GENERATION}".replace("dames/fmjd", "dames/mine"), "mine"),
}
PLAYED: dict[str, tuple[str, str]] = {
    "no TOML": ("[", "is not valid TOML"),
    "no game": ("seed = 1\n", "the key game is missing"),
    "unknown key": ('game = "plein"\nseed = 1\ngames = 2\nshard = 1\ncolour = 1\n', "unknown key colour"),
    "plies": ('game = "plein"\nseed = 1\ngames = 2\nshard = 1\nplies = 9\n', "plies must be from 1 to 4"),
    "shard": ('game = "plein"\nseed = 1\ngames = 2\nshard = 0\n', "shard must be at least 1"),
}


def refused(path: Path, content: str, *asked: str) -> str:
    """What is said of a file with that content."""
    path.write_bytes(content.encode("utf-8", "surrogateescape"))
    said = academie(*asked)
    assert said.code == 2, said.err
    assert "__init__" not in said.err
    (line,) = [line for line in said.err.splitlines() if line.startswith("Error")]
    assert str(path) in line or "mine" in line
    return line


@pytest.mark.parametrize(("content", "wrong"), TRAINED.values(), ids=[*TRAINED])
def test_a_bad_recipe_is_told_in_one_sentence(content: str, wrong: str, tmp_path: Path) -> None:
    path, folder = tmp_path / "recipe.toml", tmp_path / "net"
    assert wrong in refused(path, content, "lab", "train", str(path), "--out", str(folder))
    assert not folder.exists()


@pytest.mark.parametrize(("content", "wrong"), PLAYED.values(), ids=[*PLAYED])
def test_a_bad_run_is_told_in_one_sentence(content: str, wrong: str, tmp_path: Path) -> None:
    path = tmp_path / "run.toml"
    assert wrong in refused(path, content, "lab", "play", str(path), "--out", str(tmp_path / "games"))


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        ("[", "is not valid TOML"),
        ("colour = 1\n", "unknown key colour"),
        ('games = "plein"\n', "a list of games"),
    ],
)
def test_a_bad_study_is_told_in_one_sentence(content: str, wrong: str, tmp_path: Path) -> None:
    path = tmp_path / "study.toml"
    assert wrong in refused(path, content, "lab", "study", "opening", "--config", str(path))


def test_a_recipe_that_is_not_there_is_told(tmp_path: Path) -> None:
    said = academie("lab", "train", str(tmp_path / "none.toml"), "--out", str(tmp_path / "net"))
    assert said.code == 2
    assert "none.toml" in said.err.splitlines()[-1]


def test_a_folder_of_another_recipe_is_told(tmp_path: Path) -> None:
    path, folder = tmp_path / "recipe.toml", tmp_path / "net"
    path.write_text(HEAD + STAGE, "utf-8")
    assert academie("lab", "train", str(path), "--out", str(folder)).code == 0
    path.write_text((HEAD + STAGE).replace("seed = 1", "seed = 2"), "utf-8")
    said = academie("lab", "train", str(path), "--out", str(folder))
    assert said.code == 2
    assert f"{folder} was begun with another recipe" in said.err


def test_a_fit_to_fewer_states_than_a_batch(tmp_path: Path) -> None:
    path = tmp_path / "recipe.toml"
    fit = '[[stage]]\nkind = "fit"\ngames = 1\nrate = 0.1\nlast_rate = 0.1\nepochs = 1\nbatch = 100_000\n'
    path.write_text(HEAD + STAGE + fit, "utf-8")
    assert academie("lab", "train", str(path), "--out", str(tmp_path / "net")).code == 0
