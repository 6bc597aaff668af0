"""The pictures of the documentation are what `make docs-pictures` draws."""

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from academie.cli.app import app
from tests.docs.shell import ROOT

RECIPE = re.findall(
    r"^\t\$\(BIN\)/academie (.* --svg docs/pictures/.*)$",
    (ROOT / "Makefile").read_text(encoding="utf-8"),
    re.MULTILINE,
)


def test_every_picture_is_drawn_by_a_command_but_the_sign_of_the_house() -> None:
    drawn = {
        word.rpartition("/")[2] for line in RECIPE for word in shlex.split(line) if word.endswith(".svg")
    }
    assert {file.name for file in (ROOT / "docs" / "pictures").iterdir()} == {*drawn, "favicon.svg"}


@pytest.mark.parametrize("line", RECIPE)
def test_a_picture_is_current(line: str, tmp_path: Path) -> None:
    words = shlex.split(line)
    place = words.index("--svg") + 1
    kept, words[place] = ROOT / words[place], str(tmp_path / "drawn.svg")
    assert CliRunner().invoke(app, words).exit_code == 0
    drawn = (tmp_path / "drawn.svg").read_text(encoding="utf-8")
    assert kept.read_text(encoding="utf-8") == drawn, "run `make docs-pictures`"
