"""`academie rules` in the terminal and as Markdown, and the pages of the documentation it makes."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from academie.commands.app import app
from academie.commands.rules_page import PICTURES, file_name, markdown, pictures
from academie.kernel import Language
from academie.library.rulebook import Page, rules_pages

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "rules"
EVERY = [pytest.param(each, id=each.key) for each in rules_pages()]
runner = CliRunner()


def test_a_page_is_read_in_the_terminal_in_either_language() -> None:
    french = runner.invoke(app, ["rules", "plein", "--lang", "fr"])
    assert french.exit_code == 0
    assert "1. But et tablier" in french.output
    assert "La loi selon les sources" in french.output
    english = runner.invoke(app, ["rules", "plein", "--lang", "en"])
    assert "1. Object and board" in english.output


def test_pages_are_listed_and_what_is_not_there_is_said() -> None:
    assert "tour-a-tour" in runner.invoke(app, ["rules", "--lang", "en"]).output
    assert runner.invoke(app, ["rules", "whist"]).exit_code == 2


def test_a_page_is_written_with_its_drawings(tmp_path: Path) -> None:
    file = tmp_path / "regles.md"
    assert runner.invoke(app, ["rules", "toc", "--lang", "fr", "--markdown", str(file)]).exit_code == 0
    assert file.read_text(encoding="utf-8").startswith("# Toc\n")
    assert {each.name for each in (tmp_path / PICTURES).iterdir()} == {"toc-1.fr.svg", "toc-2.fr.svg"}


@pytest.mark.parametrize("page", EVERY)
def test_the_pages_of_the_documentation_are_current(page: Page) -> None:
    for language in Language:
        text = (DOCS / file_name(page, language)).read_text(encoding="utf-8")
        assert text == markdown(page, language), "run `make rules-pages`"
        for name, svg in pictures(page, language).items():
            assert (DOCS / PICTURES / name).read_text(encoding="utf-8") == svg, "run `make rules-pages`"


def test_nothing_else_lies_among_them() -> None:
    names = {file_name(page, language) for page in rules_pages() for language in Language}
    drawn = {name for page in rules_pages() for language in Language for name in pictures(page, language)}
    assert {each.name for each in DOCS.iterdir()} == {*names, PICTURES}
    assert {each.name for each in (DOCS / PICTURES).iterdir()} == drawn
