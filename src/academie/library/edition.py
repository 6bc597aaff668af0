"""The books the library draws from, and the themes of their studies."""

from __future__ import annotations

from dataclasses import dataclass

from academie.edition import cited_passages, passages
from academie.kernel import Citation, Source
from academie.words import Text


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of a book that has studies."""

    id: str
    """The siglum of the source and a word, e.g. `man-vi`."""
    title: Text
    source: Source
    places: tuple[str, ...]
    """The passages it is made of."""

    def holds(self, place: str) -> bool:
        """Whether a place of the source is in it: the first passage named there, which has the position."""
        own = {passage for each in self.places for passage in cited_passages(Citation(self.source, each))}
        first, *_ = cited_passages(Citation(self.source, place))
        return not own.isdisjoint(passages().path(first))


@dataclass(frozen=True, slots=True)
class Edition:
    """The edition of a source that was read: its author, what it is, and what of it the library has."""

    source: Source
    author: str
    """As the book names him; empty where it does not."""
    edition: Text
    about: Text
    reproduced: Text
    chapters: tuple[Chapter, ...] = ()
    """Those that have studies, in the book's order."""


@dataclass(frozen=True, slots=True)
class Theme:
    """A subject under which studies are found, by its French name without accents."""

    id: str
    title: Text
    about: Text
