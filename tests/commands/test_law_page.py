"""The page of the law by source is current, tells every disagreement, and says which readings are ours."""

from pathlib import Path

import pytest

from academie.commands.rules_page import LAW_FILE, law_page, write_law_page
from academie.library.markdown import in_each_language
from academie.library.rulebook import points_of
from academie.registry import registry
from academie.words import Language

DOCS = Path(__file__).parents[2] / "docs" / "law"


@pytest.mark.parametrize(("language", "file"), in_each_language(DOCS / LAW_FILE))
def test_the_page_is_current(language: Language, file: Path) -> None:
    assert file.read_text(encoding="utf-8") == law_page(language), "run `make rules-pages`"


def test_every_game_and_every_disagreement_stands_on_it() -> None:
    page = law_page(Language.ENGLISH)
    for game in registry:
        assert f"## {game.title.en}\n" in page
        assert all(point.title.en in page for point in points_of(game.key) if point.disputed)


def test_what_the_treatises_dispute_is_told_with_both_sides() -> None:
    """LEP rule 40 against ACAD-B ch. X: whether the petit jan may be broken for the coin."""
    page = law_page(Language.ENGLISH)
    rows = [
        line
        for line in page.splitlines()
        if "LEP, rule 40" in line or "ACAD-B, ch. X § 23; ch. XVIII § 28" in line
    ]
    assert len(rows) == 2


def test_it_is_written_in_both_languages(tmp_path: Path) -> None:
    write_law_page(tmp_path)
    assert {file.name for file in tmp_path.iterdir()} == {"by-source.md", "by-source.fr.md"}
    assert "Nos lectures" in (tmp_path / "by-source.fr.md").read_text(encoding="utf-8")
