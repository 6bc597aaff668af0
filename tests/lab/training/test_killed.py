"""Trainings killed at random moments, by the signal that cannot be caught: the same bytes as unbroken."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from tests.commands.running import COMMAND, running

ROOT: Final = Path(__file__).parents[3]
KILLS: Final = 5
NETS: Final = """game = "plein"
hidden = 4
seed = 3
[measure]
games = 20
held_out = 4
choices = 4
[[stage]]
kind = "lessons"
games = 160
fast = 0.02
slow = 0.01
chunk = 10
[[stage]]
kind = "fit"
games = 60
chunk = 2
rate = 0.01
last_rate = 0.001
epochs = 4
batch = 64
"""
DRAUGHTS: Final = """game = "dames"
ruleset = "dames/fmjd"
seed = 3
shard = 2
opening = [4, 8]
even = 60
[fitting]
epochs = 4
[[generation]]
games = 60
nodes = 400
[[generation]]
games = 60
nodes = 400
"""
KINDS: Final = {"nets": NETS, "draughts": DRAUGHTS}
MADE: Final = ("net.safetensors", "generation-*.safetensors", "*.weights", "curves.jsonl")
"""What must not tell that the work was broken off."""


def made(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for name in MADE for path in folder.glob(name)}


def parts(folder: Path) -> int:
    """How many steps have been kept: a number that grows as the work goes on."""
    card = folder / "card.json"
    return int(json.loads(card.read_bytes())["games"]) if card.exists() else 0


def killed(asked: list[str], folder: Path, chance: random.Random, begun: Callable[[], bool]) -> None:
    """Runs the command until it has begun, and for a random while longer."""
    with running(*asked[1:], program=(asked[0],)) as work:
        work.wait_for(begun)
        time.sleep(chance.uniform(0.0, 0.4))
        assert work.process.poll() is None, "the work was over too soon to be killed"
        work.process.kill()
        assert work.process.wait(30) == -9


def broken_off(asked: list[str], folder: Path, seed: int) -> dict[str, Any]:
    """Kills the work five times, each time while it does something new, and lets it end; its card."""
    chance = random.Random(seed)
    for _ in range(KILLS):
        before = parts(folder)
        killed(asked, folder, chance, lambda: parts(folder) > before)  # noqa: B023 - asked within this turn
    subprocess.run(asked, check=True, capture_output=True, timeout=900)
    card: dict[str, Any] = json.loads((folder / "card.json").read_bytes())
    return card


@pytest.mark.night
@pytest.mark.parametrize("kind", KINDS)
def test_a_training_killed_five_times_ends_with_the_same_bytes(kind: str, tmp_path: Path) -> None:
    recipe, whole, broken = tmp_path / "recipe.toml", tmp_path / "whole", tmp_path / "broken"
    recipe.write_text(KINDS[kind], "utf-8")
    train = [COMMAND, "lab", "train", str(recipe), "--out"]
    subprocess.run([*train, str(whole)], check=True, capture_output=True, timeout=900)
    card = broken_off([*train, str(broken)], broken, seed=1)
    assert made(whole)
    assert made(broken) == made(whole)
    assert card["resumptions"] == KILLS
    assert card["finished"] is True
    assert [each["to"] for each in card["sessions"]] == sorted(each["to"] for each in card["sessions"])
    assert card["seconds"] == pytest.approx(sum(each["seconds"] for each in card["sessions"]), abs=0.01)


@pytest.mark.night
def test_a_policy_of_ones_own_killed_five_times_ends_with_the_same_bytes(tmp_path: Path) -> None:
    example = [sys.executable, str(ROOT / "examples" / "own_policy.py")]
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    subprocess.run([*example, str(whole), "60"], check=True, capture_output=True, timeout=900)
    card = broken_off([*example, str(broken), "60"], broken, seed=2)
    names = ("policy-000060", "curves.jsonl")
    assert [(broken / name).read_bytes() for name in names] == [(whole / name).read_bytes() for name in names]
    assert card["resumptions"] == KILLS
