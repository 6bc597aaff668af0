"""`academie lab`: work that can be broken off, and what it says."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from academie.lab.shards import unpacked
from tests.commands.terminal import academie

POSITION = "0x13,6,8/0x12,6,11x2 white"
BEGUN = "from academie.commands.app import main; main()"


def test_naming_the_commands_loads_nothing_heavy() -> None:
    heavy = "{'ray', 'jax', 'pyarrow', 'matplotlib', 'academie_core'}"
    asked = (
        "import sys; from typer.testing import CliRunner; from academie.commands.app import app;"
        "assert CliRunner().invoke(app, ['lab', '--help']).exit_code == 0;"
        f"sys.exit(str({heavy} & {{*sys.modules}}) if {heavy} & {{*sys.modules}} else 0)"
    )
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr


def test_a_match_is_kept_told_and_drawn(tmp_path: Path) -> None:
    book, svg = tmp_path / "match.jsonl", tmp_path / "ladder.svg"
    asked = ("lab", "match", "niveau-5", "simple", "--games", "8", "--pairs", "2", "--out", str(book))
    told = json.loads(academie(*asked, "--json").out)
    assert (told["games"], told["verdict"], told["ratio"]) == (8, "open", None)
    assert json.loads(book.with_suffix(".summary.json").read_text()) == told
    said = academie(*asked, "--lang", "fr")
    assert said.code == 0
    assert "niveau-5 v simple (trictrac): 8 games" in said.out
    assert academie("lab", "steps", str(book), "--svg", str(svg)).code == 0
    assert "<svg" in svg.read_text()
    assert academie(*asked, "--seed", "2").code == 2


def test_a_test_says_who_is_stronger() -> None:
    said = academie(
        "lab", "match", "niveau-5", "simple", "--games", "80", "--elo", "0", "300", "--lang", "fr"
    )
    assert "le premier est plus fort" in said.out


def test_a_position_is_played_out_alike_by_one_and_by_two() -> None:
    one = academie("lab", "rollout", POSITION, POSITION, "--games", "36", "--json").out
    two = academie("lab", "rollout", POSITION, POSITION, "--games", "36", "--workers", "2", "--json").out
    assert one == two
    first, second = json.loads(one)
    assert first == second
    assert first["games"] == 36


@pytest.mark.parametrize(
    "asked",
    [
        ("match", "nobody", "simple"),
        ("match", "net:/no/such/net", "simple"),
        ("rollout", "nonsense"),
        ("study", "nothing"),
        ("play", "/no/such/file.toml", "--out", "x"),
        ("steps", "/no/such/file", "--svg", "x"),
    ],
)
def test_what_is_not_there_is_told(asked: tuple[str, ...]) -> None:
    assert academie("lab", *asked).code == 2


def broken_off(folder: Path, by: signal.Signals, games: int) -> tuple[int, bytes, list[str]]:
    """A run that is sent a signal once two shards stand: how it ended, what it said, and how it is asked."""
    config = folder.with_suffix(".toml")
    config.write_text(f'game = "plein"\nseed = 1\ngames = {games}\nshard = 20\n', encoding="utf-8")
    asked = ["lab", "play", str(config), "--out", str(folder)]
    begun = [sys.executable, "-c", BEGUN, *asked]
    with subprocess.Popen(begun, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as running:
        until = time.monotonic() + 60
        while time.monotonic() < until and len([*folder.glob("shard-*")]) < 2:
            time.sleep(0.02)
        running.send_signal(by)
        _, said = running.communicate(timeout=60)
    return running.returncode, said, asked


def test_breaking_off_leaves_finished_shards(tmp_path: Path) -> None:
    folder = tmp_path / "out"
    code, said, _ = broken_off(folder, signal.SIGINT, games=100_000)
    assert (code, b"Traceback" in said) == (130, False), said
    shards = sorted(folder.glob("*.parquet"))
    assert len(shards) >= 2
    assert all(len({*unpacked(shard).game.tolist()}) == 20 for shard in shards)
    assert not [*folder.glob(".shard-*")]


@pytest.mark.night
def test_a_run_that_is_killed_goes_on_to_the_same_bytes(tmp_path: Path) -> None:
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    code, _, asked = broken_off(killed, signal.SIGKILL, games=400)
    assert code == -signal.SIGKILL
    assert len([*killed.glob("shard-*")]) < 20
    assert academie(*asked).code == 0
    assert academie(*asked[:-1], str(whole)).code == 0
    assert shards_of(killed) == shards_of(whole)


def shards_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("shard-*")}


@pytest.mark.night
def test_a_ladder_is_kept_told_and_made_a_page(tmp_path: Path) -> None:
    kept = tmp_path / "ladder" / "plein.jsonl"
    levels = [each for number in range(1, 7) for each in ("--only", f"niveau-{number}")]
    asked = ("lab", "ladder", "plein", "--games", "2", *levels, "--out", str(kept))
    told = json.loads(academie(*asked, "--json").out)
    assert {each["name"] for each in told["players"]} == {f"niveau-{number}" for number in range(1, 7)}
    assert told["games"] == 90
    said = academie(*asked, "--lang", "fr")
    assert "au-dessus du niveau" in said.out
    assert academie("lab", "ladders", str(kept.parent), "--write", str(tmp_path / "ladder.md")).code == 0
    assert "niveau-6" in (tmp_path / "ladder.fr.md").read_text(encoding="utf-8")
    assert academie("lab", "ladder", "poule", "--out", str(tmp_path / "x")).code == 2


SWITCH = """
seed = 2
[[game]]
game = "plein"
ruleset = "plein/acad-1806"
games = 4
shard = 2
positions = 1
training = { games = 10, fast = 0.01, slow = 0.005 }
[[game.switch]]
points = { larger_first = false }
"""


def test_a_rule_is_switched_measured_and_made_a_page(tmp_path: Path) -> None:
    plan, folder, page = tmp_path / "plan.toml", tmp_path / "out", tmp_path / "switches.md"
    plan.write_text(SWITCH, encoding="utf-8")
    done = academie("lab", "rules", str(plan), "--out", str(folder), "--page", str(page))
    assert done.code == 0
    assert "summary.json" in done.out
    first = page.read_text(encoding="utf-8")
    assert "If only one number can be played, it is the larger" in first
    page.unlink()
    again = ("lab", "rules", "--summary", str(folder / "summary.json"), "--page", str(page), "--lang", "fr")
    assert academie(*again).code == 0
    assert page.read_text(encoding="utf-8") == first
    assert academie("lab", "rules").code == 2
