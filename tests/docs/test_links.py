"""What `mkdocs build --strict` cannot see: links of the pages at the root, and who has a French twin."""

import re
from pathlib import Path

import pytest

from academie.library.rulebook import rules_page
from academie.registry import registry
from tests.docs.shell import ROOT

LINK = re.compile(r"\]\((?!https?://|#)([^)#]+)(?:#[^)]*)?\)")
FOR_PEOPLE = ("index", "games", "lessons", "practice", "levels", "analysis", "dice", "studies", "claims")


@pytest.mark.parametrize("page", sorted(ROOT.glob("*.md")), ids=lambda page: page.name)
def test_links_of_the_pages_at_the_root_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (ROOT / target).exists(), target


def test_pages_for_people_are_in_both_languages() -> None:
    rules = {f"rules/{rules_page(game.key).key}" for game in registry}
    for name in (*FOR_PEOPLE, *rules, "law/by-source", "law/agreements", "law/coverage", "../README"):
        assert (ROOT / "docs" / f"{name}.md").exists(), name
        assert (ROOT / "docs" / f"{name}.fr.md").exists(), name


def test_no_french_page_is_without_its_english_twin() -> None:
    for french in (ROOT / "docs").rglob("*.fr.md"):
        assert french.with_name(french.name.replace(".fr.md", ".md")).exists(), french


def test_nothing_is_fetched_from_elsewhere() -> None:
    """The site works offline: no fonts, scripts or styles but its own."""
    settings = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert "font: false" in settings
    assert "http" not in settings
