"""`academie practice` as a person runs it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from academie.games.trictrac.study.exercises import near
from academie.practice.puzzles import Puzzle, puzzles
from academie.practice.puzzles.puzzle import to_line
from academie.practice.repetition import BEGINNING
from tests.commands.terminal import academie


@pytest.fixture(autouse=True)
def notebook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "academie" / "practice.json"


def first(game: str) -> Puzzle:
    """What a newcomer is asked: the puzzle nearest to where levels begin."""
    return min(puzzles(game), key=lambda each: (abs(each.rating - BEGINNING), each.id))


@pytest.mark.parametrize("game", ["dames", "trictrac"])
def test_a_puzzle_solved_is_remembered(game: str, notebook: Path) -> None:
    asked = first(game)
    said = academie("practice", "--game", game, "--count", "1", typed=f"{asked.best}\n")
    assert said.code == 0
    assert "Right." in said.out
    assert "1 answered; 0 to see again; 1 day in a row." in said.out
    kept = json.loads(notebook.read_text())
    assert set(kept["cards"]) == {asked.id}
    assert kept["levels"][game]["rating"] > BEGINNING


def test_a_wrong_play_is_told_what_was_better(notebook: Path) -> None:
    asked = first("dames")
    said = academie("practice", "--game", "dames", "--lang", "fr", typed=f"99-99\n{asked.second}\nq\n")
    assert "Ce n’est pas le meilleur." in said.out
    assert asked.best in said.out
    assert json.loads(notebook.read_text())["levels"]["dames"]["right"] == 0


def test_who_leaves_at_once_leaves_no_mess(notebook: Path) -> None:
    assert "0 answered" in academie("practice", "--theme", "damer", typed="q\n").out
    assert not notebook.exists()
    assert academie("practice", "--theme", "nothing").code == 2


def test_a_notebook_that_is_not_ours_is_refused(notebook: Path) -> None:
    notebook.parent.mkdir(parents=True)
    notebook.write_text("[]")
    said = academie("practice")
    assert (said.code, "is no practice log" in said.err) == (2, True)


def test_throws_are_counted(notebook: Path) -> None:
    said = academie("practice", "marking", "--seed", "5", "--count", "2", typed="nothing\n0 0\n99 99\n")
    assert said.code == 0
    assert "Type two numbers, such as 4 0." in said.out
    assert json.loads(notebook.read_text())["levels"]["marking"]["asked"] == 2
    assert near(5, BEGINNING).dice


def test_the_spread_is_drawn(tmp_path: Path) -> None:
    drawn = tmp_path / "spread.svg"
    assert academie("practice", "marking", "--census", "40", "--svg", str(drawn)).code == 0
    assert "How hard 40 throws are to count" in drawn.read_text()


def test_puzzles_are_found_broken_off_and_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    assert academie("practice", "generate", "dames", "--count", "2", "--file", str(path)).code == 0
    two = path.read_text().splitlines()
    assert len(two) == 2
    assert academie("practice", "generate", "dames", "--count", "3", "--file", str(path)).code == 2
    assert (
        academie("practice", "generate", "dames", "--count", "2", "--resume", "--file", str(path)).code == 0
    )
    assert path.read_text().splitlines() == two
    assert academie("practice", "generate", "echecs", "--file", str(path)).code == 2


def test_what_does_not_hold_is_dropped(tmp_path: Path) -> None:
    """A puzzle whose best play is exchanged for the next best does not hold."""
    sound = max(puzzles("dames"), key=lambda each: each.margin)
    swapped = to_line(sound).replace(f'"best": "{sound.best}"', f'"best": "{sound.second}"')
    path = tmp_path / "doubtful.jsonl"
    path.write_text(f"{to_line(sound)}\n{swapped}\n")
    said = academie("practice", "check", "dames", "--file", str(path))
    assert (said.code, "1 of 2 hold" in said.out) == (1, True)
    assert academie("practice", "check", "dames", "--drop", "--file", str(path)).code == 0
    assert path.read_text() == to_line(sound) + "\n"
