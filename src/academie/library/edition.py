"""The books the library draws from."""

from __future__ import annotations

from dataclasses import dataclass

from academie.kernel import Source, Text


@dataclass(frozen=True, slots=True)
class Edition:
    """A source as it was read: which edition, by whom, what it is, and what of it the library has."""

    source: Source
    author: str
    """As the book names him; empty where it does not."""
    edition: Text
    about: Text
    reproduced: Text
