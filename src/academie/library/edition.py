"""The books the library draws from, and the themes of their studies."""

from __future__ import annotations

from dataclasses import dataclass

from academie.kernel import Source
from academie.words import Text


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of a book that has studies; `places` are how citations of it begin."""

    id: str
    """The siglum of the source and a word, e.g. `man-vi`."""
    title: Text
    places: tuple[str, ...]

    def holds(self, place: str) -> bool:
        """Whether a passage is in it, by how it begins; whole words are compared."""
        return any(
            place == start or place.startswith((f"{start} ", f"{start},", f"{start};"))
            for start in self.places
        )


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
