"""The books passage by passage: where each stands, what it says in our words, and where it is in doubt."""

from academie.edition.apparatus import Doubt, Point, Witness, apparatus, doubt, doubts_about, touches
from academie.edition.index import Book, Index, passages
from academie.edition.passage import Passage
from academie.edition.places import cited_passages
from academie.edition.texts import author_text

__all__ = [
    "Book",
    "Doubt",
    "Index",
    "Passage",
    "Point",
    "Witness",
    "apparatus",
    "author_text",
    "cited_passages",
    "doubt",
    "doubts_about",
    "passages",
    "touches",
]
