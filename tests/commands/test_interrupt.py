"""Long commands: they show progress from the first second on, and Ctrl-C ends them at once."""

from __future__ import annotations

import json
import os
import pty
import random
import re
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from academie.games.draughts import GAME as DAMES
from academie.games.draughts.text.pdn import read_pdn
from academie.kernel import Record, State
from academie.notation.formats import write_file
from academie.testing import choose
from tests.commands.running import COMMAND, PATIENCE, Running, running

AT_ONCE = 2.0
"""Seconds after Ctrl-C within which a command must end: one is meant, the other is for a busy machine."""
SOON = 5.0
"""Seconds within which something must be shown: one is meant, likewise."""
LESSONS = """game = "plein"
hidden = 8
seed = 5

[[stage]]
kind = "lessons"
games = 1_000_000
fast = 0.01
slow = 0.001
chunk = {chunk}
"""
OFTEN = (
    sys.executable,
    "-c",
    "import academie.commands.progress as shown; shown.EVERY = 0.3; "
    "from academie.commands import main; main()",
)
"""The command with a plain line of progress every third of a second."""


def ended_at_once(work: Running) -> None:
    """Interrupts, and checks how the command ends."""
    took = work.interrupt()
    assert work.process.returncode == 130, work.err
    assert "Traceback" not in work.err
    assert took < AT_ONCE, f"lived on for {took:.1f} s"


def lines_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []


def long_match(path: Path | None, pairs: int) -> list[str]:
    kept = [] if path is None else ["--out", str(path)]
    return ["lab", "match", "niveau-5", "simple", "--games", "200000", "--pairs", str(pairs), *kept]


def long_game() -> Record[Any]:
    """A game of draughts that takes many seconds to analyse."""
    chance = random.Random(1)
    record: Record[Any] = Record(DAMES, DAMES.default.id)
    state: State[Any] = record.start()
    while len(record.acts) < 50:
        act = choose(state, chance)
        state, record = state.apply(act), record.with_act(act)
    return record


def test_a_match_is_interrupted_within_a_task_and_says_that_nothing_is_kept() -> None:
    with running(*long_match(None, 50_000), "--lang", "en") as work:
        work.wait_for(lambda: bool(work.lines))
        time.sleep(2.0)
        ended_at_once(work)
    assert work.lines[0][0] < SOON
    assert work.lines[0][1] == "games: started"
    assert work.lines[-1][1] == "Interrupted: nothing is kept; with --out FILE a match can be resumed."


def test_an_interrupted_match_shows_how_it_stands_and_is_resumed(tmp_path: Path) -> None:
    book = tmp_path / "match.jsonl"
    asked = long_match(book, 2)
    parts = list[dict[str, Any]]()
    for _ in range(2):
        before = parts
        with running(*asked, "--lang", "en") as work:
            work.wait_for(lambda: len(lines_of(book)) > len(before) + 2)  # noqa: B023 - asked within this turn
            ended_at_once(work)
        parts = lines_of(book)
        assert "niveau-5 v simple" in work.out
        assert f"kept in {book}. To resume, run the same command again" in work.err
        assert parts[: len(before)] == before
    assert [part["first"] for part in parts[1:]] == [*range(0, 2 * len(parts) - 2, 2)]


def test_a_match_of_engines_is_interrupted_within_a_move(tmp_path: Path) -> None:
    book, program = tmp_path / "match.jsonl", Path(sys.executable).with_name("academie")
    asked = ["lab", "match", "dames:best", f"hub:{program}", "--time", "120", "--out", str(book)]
    with running(*asked, "--lang", "en") as work:
        work.wait_for(book.exists)
        time.sleep(2.0)
        ended_at_once(work)
    assert len(lines_of(book)) == 1
    assert f"kept in {book}. To resume, run the same command again" in work.err


@pytest.mark.parametrize("game", ["trictrac", "dominos"])
def test_a_corpus_is_interrupted_within_a_shard(game: str, tmp_path: Path) -> None:
    asked = ("lab", "corpus", game, "--games", "100000", "--out", str(tmp_path / game))
    with running(*asked, "--lang", "en") as work:
        work.wait_for((tmp_path / game / "shards").exists)
        time.sleep(1.0)
        ended_at_once(work)
    assert "To resume, run the same command again" in work.err


@pytest.mark.night
def test_a_corpus_that_is_killed_goes_on_to_the_same_bytes(tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    asked = ["lab", "corpus", "jacquet", "--games", "600", "--seed", "3", "--out"]
    with running(*asked, str(killed)) as work:
        work.wait_for((killed / "shards" / "shard-00000.parquet").exists)
        work.process.kill()
        work.process.wait(PATIENCE)
    assert not (killed / "games.parquet").exists()
    for folder, workers in ((killed, "1"), (whole, "2")):
        done = subprocess.run(
            [COMMAND, *asked, str(folder), "--workers", workers], check=False, timeout=5 * PATIENCE
        )
        assert done.returncode == 0
    for name in ("games.parquet", "croissant.json", "SHA256SUMS"):
        assert (killed / name).read_bytes() == (whole / name).read_bytes()


def test_training_is_interrupted_within_a_chunk(tmp_path: Path) -> None:
    recipe, folder = tmp_path / "plein.toml", tmp_path / "net"
    recipe.write_text(LESSONS.format(chunk=1_000_000), "utf-8")
    with running("lab", "train", str(recipe), "--out", str(folder), "--lang", "en") as work:
        work.wait_for(folder.exists)
        time.sleep(1.0)
        ended_at_once(work)
    assert work.lines[0][0] < SOON
    assert f"kept in {folder}. To resume, run the same command again" in work.err


@pytest.mark.night
def test_interrupted_training_is_resumed(tmp_path: Path) -> None:
    recipe, folder = tmp_path / "plein.toml", tmp_path / "net"
    recipe.write_text(LESSONS.format(chunk=50), "utf-8")
    standing = folder / "standing.json"

    def done() -> int:
        return int(json.loads(standing.read_text("utf-8"))["done"]) if standing.exists() else 0

    for _ in range(2):
        before = done()
        with running("lab", "train", str(recipe), "--out", str(folder)) as work:
            work.wait_for(lambda: done() > before)  # noqa: B023 - asked within this turn only
            ended_at_once(work)
        assert (folder / "net.safetensors").exists()


def test_the_analysis_of_a_position_is_interrupted_and_shows_what_is_found() -> None:
    asked = ("analyse", "W:W31-50:B1-20", "--game", "dames", "--ponder", "9", "--lang", "en")
    with running(*asked, program=OFTEN) as work:
        work.wait_for(lambda: " of " in work.err)
        ended_at_once(work)
    assert work.lines[0][0] < SOON
    assert "Value" in work.out
    assert "this is what has been found so far" in work.err


def test_the_analysis_of_a_game_is_interrupted_and_writes_what_is_done(tmp_path: Path) -> None:
    source, kept = tmp_path / "game.pdn", tmp_path / "kept.pdn"
    write_file(source, long_game())
    asked = ("analyse", str(source), "--save", str(kept), "--ponder", "8", "--lang", "en")
    with running(*asked, program=OFTEN) as work:
        work.wait_for(lambda: " of " in work.err)
        ended_at_once(work)
    assert "this is what is done" in work.err
    (game,) = read_pdn(kept.read_text("utf-8"))
    assert len(game.line.nodes) == 50


def counted(work: Running) -> list[int]:
    """The games counted in lines of progress, in French."""
    found = (re.search(r": ([\d\u202f]+) sur 200\u202f000, ", line) for _, line in work.lines)
    return [int(each[1].replace("\u202f", "")) for each in found if each is not None]


def test_progress_goes_on_line_by_line_where_nobody_watches() -> None:
    with running(*long_match(None, 2), "--lang", "fr", program=OFTEN) as work:
        work.wait_for(lambda: len(counted(work)) > 2)
        ended_at_once(work)
    counts = counted(work)
    assert work.lines[0][1] == "parties : début"
    assert counts == sorted(counts)
    assert counts[-1] > 0


def test_a_terminal_shows_a_bar_with_a_total() -> None:
    ours, theirs = pty.openpty()
    shown = b""
    with subprocess.Popen(
        [COMMAND, *long_match(None, 2)],
        stdout=subprocess.DEVNULL,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "100"},
    ) as work:
        os.close(theirs)
        until = time.monotonic() + PATIENCE
        while b"/200000" not in shown and time.monotonic() < until:
            shown += os.read(ours, 4096)
        work.kill()
    os.close(ours)
    assert b"/200000" in shown


@pytest.mark.night
def test_a_plain_line_comes_about_every_ten_seconds() -> None:
    with running(*long_match(None, 2)) as work:
        work.wait_for(lambda: len(work.lines) == 3)
        ended_at_once(work)
    first, second, third = (when for when, _ in work.lines[:3])
    assert 9 < second - first < 14
    assert 9 < third - second < 14


@pytest.mark.parametrize(
    ("arguments", "unit", "told"),
    [
        (("claims", "--again", "--results", "{folder}/found.json"), "statements", "what is done is kept"),
        (("games", "--measure", "1000000"), "games", "these are the games measured so far"),
        (("practice", "generate", "dames", "--file", "{folder}/p.jsonl"), "puzzles", "--resume continues"),
        (("practice", "check", "dames"), "puzzles", "this is what was judged so far"),
    ],
)
def test_counted_work_is_shown_without_a_terminal_and_ends_at_once(
    tmp_path: Path, arguments: tuple[str, ...], unit: str, told: str
) -> None:
    asked = [each.format(folder=tmp_path) for each in arguments]
    with running(*asked, "--lang", "en", program=OFTEN) as work:
        work.wait_for(lambda: " of " in work.err)
        ended_at_once(work)
    assert work.lines[0][1] == f"{unit}: started"
    assert told in work.err


def joining(port: int) -> tuple[str, ...]:
    return ("lab", "match", "niveau-5", "simple", "--address", f"127.0.0.1:{port}", "--lang", "en")


def test_a_cluster_that_is_not_there_is_missed_soon() -> None:
    with socket.create_server(("", 0)) as taken:
        port = int(taken.getsockname()[1])
    with running(*joining(port)) as work:
        assert work.process.wait(15.0) == 2
    assert work.lines[-1][1].startswith(f"Error: no Ray cluster answers at 127.0.0.1:{port}")


@pytest.mark.night  # it loads Ray, which takes longer than all else
def test_what_listens_and_says_nothing_is_no_cluster_soon() -> None:
    with socket.create_server(("", 0)) as silent, running(*joining(int(silent.getsockname()[1]))) as work:
        assert work.process.wait(15.0) == 2
    assert work.lines[-1][1].startswith("Error: no Ray cluster answers at 127.0.0.1:")


def test_joining_what_says_nothing_is_interrupted_at_once() -> None:
    with socket.create_server(("", 0)) as silent, running(*joining(int(silent.getsockname()[1]))) as work:
        silent.settimeout(PATIENCE)
        silent.accept()[0].close()
        time.sleep(2.0)
        ended_at_once(work)
