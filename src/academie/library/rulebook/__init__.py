"""The rules of each game on one page, its diagrams held against the law, and the law by source."""

from academie.library.rulebook.agreements import agreement
from academie.library.rulebook.difference import Holding, Point, points_of
from academie.library.rulebook.page import Article, Diagram, Page, Section, Trial
from academie.library.rulebook.reading import explaining_articles, rules_page, rules_pages

__all__ = [
    "Article",
    "Diagram",
    "Holding",
    "Page",
    "Point",
    "Section",
    "Trial",
    "agreement",
    "explaining_articles",
    "points_of",
    "rules_page",
    "rules_pages",
]
