"""The page of all findings is what the findings shipped make of it."""

from pathlib import Path

import pytest

from academie.claims.ledger import shipped
from academie.claims.page import page, pictures, write_page
from academie.library.markdown import in_each_language
from academie.library.statement import statements
from academie.words import Language, languages

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize(("language", "file"), in_each_language(DOCS / "claims.md"))
def test_the_page_is_current(language: Language, file: Path) -> None:
    assert file.read_text(encoding="utf-8") == page(shipped(), language), "run `make claims`"


def test_its_pictures_are_current() -> None:
    drawn = pictures(shipped())
    assert {file.name for file in (DOCS / "claims").iterdir()} == {*drawn}
    for name, svg in drawn.items():
        assert (DOCS / "claims" / name).read_text(encoding="utf-8") == svg, "run `make claims`"
    assert {"ar-23.svg", "man-58-b.svg", "gam-best.svg"} <= {*drawn}


def test_every_statement_has_its_line_in_both_languages() -> None:
    for language in languages():
        told = page(shipped(), language)
        for item in statements():
            assert f"| {item.id} |" in told
            assert item.said.in_(language) in told


def test_pictures_no_longer_wanted_go(tmp_path: Path) -> None:
    folder = tmp_path / "claims"
    folder.mkdir()
    (folder / "old.svg").write_text("", encoding="utf-8")
    write_page(tmp_path / "claims.md", shipped())
    assert not (folder / "old.svg").exists()
    assert (tmp_path / "claims.md").exists()
    assert (tmp_path / "claims.fr.md").exists()
