"""All pages of rules."""

from __future__ import annotations

from functools import cache

from academie.kernel import UnknownName
from academie.library.rulebook import reading
from academie.library.rulebook.page import Page
from academie.registry import registry
from academie.sources import SOURCES


@cache
def rules_pages() -> tuple[Page, ...]:
    """Every page, in the order of the registry; read once."""
    sources = {source.siglum: source for source in SOURCES}
    order = [game.key for game in registry]
    pages = (reading.page(file, sources) for file in reading.files())
    return tuple(sorted(pages, key=lambda page: order.index(page.games[0])))


def rules_page(game: str) -> Page:
    """The page that tells the rules of a game. Raises `UnknownName` if there is none."""
    for page in rules_pages():
        if game in page.games:
            return page
    told = (key for page in rules_pages() for key in page.games)
    raise UnknownName(f"no rules of {game!r}; there are some of: {', '.join(told)}")
