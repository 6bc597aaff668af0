"""`academie learn` as a person runs it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from academie.drawing import text_board
from academie.library.lessons import Casts, Count, Lesson, Question, lesson, lessons
from academie.library.lessons.setting import counts_result, reached
from academie.notation import notation_of
from academie.words import Language
from tests.commands.terminal import academie


@pytest.fixture(autouse=True)
def notebook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "academie" / "lessons.json"


def answers(id_: str) -> list[str]:
    """What a learner types who knows everything."""
    return [
        " ".join(getattr(step, "stated", ()))
        if isinstance(step, Casts)
        else getattr(step, "stated", ("",))[0]
        for step in lesson(id_).steps
    ]


def test_all_lessons_are_listed() -> None:
    said = academie("learn")
    assert said.code == 0
    assert all(each.slug in said.out for each in lessons())


def test_a_lesson_taken_to_its_end(notebook: Path) -> None:
    said = academie("learn", "trictrac", "1", typed="\n".join(answers("trictrac-01-marche")) + "\n")
    assert said.code == 0
    assert "Lesson finished." in said.out
    assert json.loads(notebook.read_text()) == {"trictrac-01-marche": 7}


def test_a_lesson_left_goes_on_where_it_was(notebook: Path) -> None:
    said = academie("learn", "trictrac", "01-marche", typed="\n0/6 0/2\nq\n")
    assert said.code == 1
    assert json.loads(notebook.read_text()) == {"trictrac-01-marche": 2}
    again = academie("learn", "trictrac", "--lang", "fr", typed="q\n")
    assert "3/7" in again.out
    assert "tout d'une" in again.out


def test_the_end_of_the_file_leaves_no_mess(notebook: Path) -> None:
    said = academie("learn", "trictrac", "1")
    assert said.code == 1
    assert "next time it resumes here" in said.out
    assert not notebook.exists()


def test_a_wrong_answer_says_why_and_the_hint_and_the_answer_can_be_asked_for() -> None:
    typed = "\n0/8\n0/7\n?\n!\nq\n"
    said = academie("learn", "trictrac", "1", typed=typed)
    assert "Not yet." in said.out
    assert "Your answer – men played: 1." in said.out
    assert "is not legal here" in said.out
    assert "One man goes from the talon to ○6" in said.out
    assert "Answer: ○T→○2 ○T→○6" in said.out


def test_what_an_answer_brought_is_told_with_its_article() -> None:
    said = academie("learn", "trictrac", "04-deux-tables", typed="\n4\nq\n")
    assert "jan de deux tables" in said.out
    assert "[LEP, part 1 ch. II § 5-7]" in said.out


def test_faults_at_a_table_with_hands_are_not_given_away() -> None:
    said = academie("learn", "trictrac", "18-ecoles", typed="jeton 4\nq\n")
    assert "may claim an école" not in said.out


@pytest.mark.parametrize("of", [pytest.param(each, id=each.id) for each in lessons()])
def test_nothing_is_marked_before_it_is_counted(of: Lesson) -> None:
    """Until it is, the scores beside the board are those before the last act, and no event is told."""
    typed = "\n".join("!" if isinstance(step, Question) else "" for step in of.steps) + "\n"
    said = academie("learn", of.game, of.slug, typed=typed).out
    steps = re.split(rf"^.* \d+/{len(of.steps)} ─+$", said, flags=re.MULTILINE)[1:]
    assert len(steps) == len(of.steps)
    for number, (step, text) in enumerate(zip(of.steps, steps, strict=True), 1):
        if isinstance(step, Count) and counts_result(step):
            asked, _, told = text.partition("Answer: ")
            before, _, after = reached(step.setting)
            assert scores(asked) == scores(text_board(before, Language.ENGLISH)), f"step {number}"
            events = [notation_of(of.game).describe(event, Language.ENGLISH) for event in after.events]
            assert not any(event in asked for event in events), f"step {number}"
            assert step.more or all(event in told.replace("\n", " ") for event in events), f"step {number}"


def scores(text: str) -> list[str]:
    return re.findall(r"\d+ points?[^,\n]*, \d+ holes?", text)


def test_a_notebook_that_is_not_one(notebook: Path) -> None:
    notebook.parent.mkdir()
    notebook.write_text("[]")
    said = academie("learn")
    assert said.code == 2
    assert "is no lesson log" in said.err


@pytest.mark.parametrize("words", [("whist",), ("trictrac", "99"), ("trictrac", "nonsense")])
def test_what_there_is_not(words: tuple[str, ...]) -> None:
    assert academie("learn", *words).code == 2


def test_stats_count_lessons_positions_and_themes() -> None:
    """Manoury has 104 positions and Philidor 48 lines."""
    said = academie("study", "stats")
    assert said.code == 0
    assert str(sum(len(each.steps) for each in lessons())) in said.out
    assert any("104" in line for line in said.out.splitlines() if "Manoury" in line)
    assert any("63" in line for line in said.out.splitlines() if "Cours complet" in line)
    assert any("48" in line for line in said.out.splitlines() if "Philidor" in line)
