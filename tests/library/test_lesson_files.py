"""What the reader of lessons refuses, saying where."""

from __future__ import annotations

from pathlib import Path

import pytest

from academie.kernel import NotationError
from academie.library import catalogue
from academie.library.lessons import Lesson, Play, judge
from academie.library.lessons.reading import read_lesson
from academie.registry import registry

HEAD = """
minutes = 1
source = "LEP"
place = "part 1 ch. I"
title = { fr = "Essai", en = "Trial" }
about = { fr = "Un essai.", en = "A trial." }
[[steps]]
kind = "play"
position = "0x15/0x15 white"
acts = ["6-2"]
fr = "Jouez."
en = "Play."
answer = "0/8"
hint = { fr = "Tout d'une.", en = "One man." }
"""
GOOD = 'asks = [{ of = "moved", is = 1 }]'


def read(folder: Path, text: str) -> Lesson:
    file = folder / "01-essai.toml"
    file.write_text(text, encoding="utf-8")
    sources = {edition.source.siglum: edition.source for edition in catalogue().editions}
    return read_lesson(file, registry["trictrac"], sources)


def test_a_lesson_is_read(tmp_path: Path) -> None:
    of = read(tmp_path, HEAD + GOOD)
    assert of.id == "trictrac-01-essai"
    step = of.steps[0]
    assert isinstance(step, Play)
    assert judge(step, "0/8").right
    assert judge(step, "0/6 0/2").words[-1] == step.hint


@pytest.mark.parametrize(
    ("asks", "said"),
    [
        ('asks = [{ of = "moved", is = 1, at = 3 }]', "unexpected keyword argument 'at'"),
        ('asks = [{ of = "men", is = 1 }]', "missing a required argument: 'at'"),
        ('asks = [{ of = "beauty", is = 1 }]', "no measure 'beauty'"),
        ('asks = [{ of = "moved", best = "fairest" }]', "fairest"),
        (GOOD + '\nwhy = "because"', "unknown keys: why"),
        ("", "asks"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(tmp_path: Path, asks: str, said: str) -> None:
    with pytest.raises(NotationError) as wrong:
        read(tmp_path, HEAD + asks)
    assert "trictrac/01-essai.toml" in str(wrong.value)
    assert "step 1" in str(wrong.value)
    assert said in str(wrong.value)


def test_a_step_without_its_translation_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotationError, match="en"):
        read(tmp_path, HEAD.replace('en = "Play."\n', "") + GOOD)
