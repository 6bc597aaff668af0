"""The books the library draws from."""

from __future__ import annotations

from dataclasses import dataclass

from academie.kernel import Source, Text


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of a book that has studies; `places` are how citations of it begin."""

    id: str
    """The siglum of the source and a word, e.g. `man-vi`."""
    title: Text
    places: tuple[str, ...]

    def holds(self, place: str) -> bool:
        """Whether a passage is in it: one that begins so, with nothing more of the word."""
        return any(
            place == begun or place.startswith((f"{begun} ", f"{begun},", f"{begun};"))
            for begun in self.places
        )


@dataclass(frozen=True, slots=True)
class Edition:
    """A source as it was read: which edition, by whom, what it is, and what of it the library has."""

    source: Source
    author: str
    """As the book names him; empty where it does not."""
    edition: Text
    about: Text
    reproduced: Text
    chapters: tuple[Chapter, ...] = ()
    """Those that have studies, in the book's order."""
