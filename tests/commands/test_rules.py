"""`academie rules` in the terminal and as Markdown, and the pages of the documentation it makes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from academie.commands.app import app
from academie.commands.output import out
from academie.commands.rules_page import PICTURES, file_name, markdown, pictures
from academie.library.rulebook import Page, rules_pages
from academie.registry import registry
from academie.words import WRITTEN

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
    for language in WRITTEN:
        text = (DOCS / file_name(page, language)).read_text(encoding="utf-8")
        assert text == markdown(page, language), "run `make rules-pages`"
        for name, svg in pictures(page, language).items():
            assert (DOCS / PICTURES / name).read_text(encoding="utf-8") == svg, "run `make rules-pages`"


def test_nothing_else_lies_among_them() -> None:
    names = {file_name(page, language) for page in rules_pages() for language in WRITTEN}
    drawn = {name for page in rules_pages() for language in WRITTEN for name in pictures(page, language)}
    assert {each.name for each in DOCS.iterdir()} == {*names, PICTURES}
    assert {each.name for each in (DOCS / PICTURES).iterdir()} == drawn


@pytest.mark.parametrize("game", [game.key for game in registry])
def test_what_may_be_agreed_on_is_listed_in_either_language(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(out, "width", 80)
    for lang in WRITTEN:
        said = runner.invoke(app, ["rules", game, "--agreements", "--lang", lang.value])
        assert said.exit_code == 0
        assert max(map(len, said.output.splitlines())) <= 80
        for option in registry[game].agreements():
            assert f"\n{option.name}" in said.output


def test_an_agreement_tells_what_each_author_says() -> None:
    said = runner.invoke(app, ["rules", "trictrac", "--agreements", "--lang", "en"])
    assert "grande_bredouille=run: twelve holes in a row" in said.output
    for siglum in ("LEP", "ACAD-A", "ACAD-B"):
        assert f"[{siglum}, " in said.output.partition("grande_bredouille")[2]


def test_agreements_are_told_to_programs_by_rule_set() -> None:
    said = runner.invoke(app, ["rules", "trictrac", "--agreements", "--ruleset", "acad-1749", "--json"])
    told = json.loads(said.output)
    assert told["ruleset"].startswith("trictrac/acad-1749")
    (grande,) = (each for each in told["agreements"] if each["name"] == "grande_bredouille")
    assert {"run", "none-taken"} & {each["value"] for each in grande["values"]}
    assert grande["title"].keys() == {"fr", "en"}


def test_agreements_need_a_game_and_json_needs_agreements() -> None:
    assert runner.invoke(app, ["rules", "--agreements"]).exit_code == 2
    assert runner.invoke(app, ["rules", "plein", "--json"]).exit_code == 2
