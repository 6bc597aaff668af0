"""The pictures of the documentation are what `make docs-pictures` draws."""

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from academie.commands.app import app
from tests.docs.shell import ROOT

RECIPE = re.findall(
    r"^\t\$\(BIN\)/academie (.* --svg docs/pictures/.*)$",
    (ROOT / "Makefile").read_text(encoding="utf-8"),
    re.MULTILINE,
)


@pytest.mark.parametrize("line", RECIPE)
def test_a_picture_is_current(line: str, tmp_path: Path) -> None:
    words = shlex.split(line)
    place = words.index("--svg") + 1
    kept, words[place] = ROOT / words[place], str(tmp_path / "drawn.svg")
    assert CliRunner().invoke(app, words).exit_code == 0
    drawn = (tmp_path / "drawn.svg").read_text(encoding="utf-8")
    assert kept.read_text(encoding="utf-8") == drawn, "run `make docs-pictures`"
