"""Years: a book is given the year that it bears, or that its own words argue for, and no other."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from academie.commands.passages import show_works
from academie.edition import Book, passages
from academie.kernel import Source
from academie.library.datasets.card import card
from academie.library.linked_data import to_json_ld
from academie.library.markdown import in_each_language
from academie.library.tei import to_tei
from academie.registry import registry
from academie.server.library.routes.passages import source_view
from academie.sources import METZ, SOURCES
from academie.words import Language, languages
from tests.server.support.phrases import text_of

ROOT = Path(__file__).parents[2]
TEI = "{http://www.tei-c.org/ns/1.0}"
UNFOUNDED = re.compile(r"(?<![-_\w.])(1698|1749|1802)(?![\w]|\.\d)")
"""Years that no book read here bears for itself; those in ids of rule sets and nets are names."""
ARGUED = {"studies.md", "studies.fr.md"}
"""The pages that say why the Metz book read here is not that of 1802."""
BARE = re.compile(r"\b(book|source|each)\.year\b")
METZ_TOLD = re.compile(r"^(?:\| METZ \||\* \*\*METZ\*\*).*$", re.MULTILINE)
LATER = {"en": "about 1858 or later", "fr": "vers 1858 ou plus tard", "nl": "omstreeks 1858 of later"}
"""When the Metz book read here is from, as people are told."""
BOOKS = [pytest.param(book, id=book.id) for book in passages().books]


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.siglum)
def test_no_title_of_a_work_bears_such_a_year(source: Source) -> None:
    for language in languages():
        assert not UNFOUNDED.search(f"{source.called.in_(language)}, {source.year}")


def test_titles_of_rule_sets_name_a_treatise_and_no_such_year() -> None:
    titles = [rules.title.in_(each) for game in registry for rules in game.rulesets for each in languages()]
    assert any("second treatise" in title for title in titles)
    assert not [title for title in titles if UNFOUNDED.search(title)]


@pytest.mark.parametrize("book", BOOKS)
def test_no_header_and_no_linked_data_give_such_a_year(book: Book) -> None:
    header = ElementTree.fromstring(to_tei(book, "1.2.3")).find(f"{TEI}teiHeader")
    assert header is not None
    assert not UNFOUNDED.search(ElementTree.tostring(header, encoding="unicode"))
    works = [node for node in json.loads(to_json_ld(book, "1.2.3"))["@graph"] if "bookEdition" in node]
    assert len(works) == len(book.sources)
    assert not UNFOUNDED.search(json.dumps(works, ensure_ascii=False))


def test_the_metz_book_is_of_about_1858_or_later() -> None:
    """A change "more than fifty years" after 1802, and Morphy's eight games "recently", which were in 1858.

    Source: METZ preface § 2, 5.
    """
    (book,) = (each for each in passages().books if METZ in each.sources)
    dates = [*ElementTree.fromstring(to_tei(book, "1.2.3")).iter(f"{TEI}date")]
    assert [(date.attrib, date.text) for date in dates] == [({"notBefore": "1858"}, LATER["fr"])]
    (work,) = (node for node in json.loads(to_json_ld(book, "1.2.3"))["@graph"] if "bookEdition" in node)
    assert work["datePublished"] == "1858/.."


@pytest.mark.parametrize("language", languages(), ids=lambda language: language.value)
def test_the_metz_book_is_told_to_be_so_wherever_its_year_is(
    language: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    later = LATER[language.value]
    assert METZ.dated.in_(language) == later
    assert "1858" not in METZ.called.in_(language), "the year is told beside the title"
    assert text_of(source_view(METZ).dated).in_(language) == later
    show_works([each for each in passages().by_id.values() if each.source == METZ], language)
    assert later in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("page", ["games.md", "rules/dames.md"])
def test_pages_tell_so_too(page: str) -> None:
    for language, file in in_each_language(ROOT / "docs" / page):
        (told,) = METZ_TOLD.findall(file.read_text(encoding="utf-8"))
        assert LATER[language.value] in told
        assert told.count("1858") == 1


def test_the_card_of_the_data_tells_so_too() -> None:
    assert f"| METZ | {LATER['en']} |" in card((), "1.2.3")


def test_pages_of_the_browser_tell_years_in_words() -> None:
    pages = [*(ROOT / "web" / "app" / "src").rglob("*.svelte")]
    assert pages
    assert not [page.name for page in pages if BARE.search(page.read_text(encoding="utf-8"))]


def test_no_page_gives_such_a_year() -> None:
    pages = [*(ROOT / "docs").rglob("*.md"), ROOT / "README.md", ROOT / "README.fr.md", ROOT / "CHANGELOG.md"]
    told = [*(ROOT / "studies" / "lessons").rglob("*.toml"), *(ROOT / "studies" / "sources").iterdir()]
    found = {
        f"{file.relative_to(ROOT)}: {line.strip()[:120]}"
        for file in (*pages, *told)
        if file.name not in ARGUED
        for line in file.read_text(encoding="utf-8").splitlines()
        if UNFOUNDED.search(line)
    }
    assert not found
