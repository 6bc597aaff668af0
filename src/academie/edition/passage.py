"""A passage of a book: a chapter, a paragraph, a rule, one sentence of a rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from academie.kernel import Source


class Anchor(NamedTuple):
    """A few letters of a passage, as a digest, by which it is found again in any transcription."""

    at: int
    """How many letters of the passage come before."""
    digest: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Passage:
    """Where a passage stands. Its words are not kept; ours for it are in `studies/paraphrases`."""

    id: str
    """For ever the same, e.g. `LEP.r54` or `ACAD-B.X.p34`; a sentence of it has `.s1` behind it."""
    source: Source
    kind: str
    """What it is in the book: chapter, paragraph, rule, position, entry, ..."""
    within: str | None
    """The passage that it is a part of."""
    step: str
    """Its own step of the place, in the notation of places; empty if only its chapter can be cited."""
    root: bool
    """Whether places begin with its step: *rule 54*, whatever chapter it is in."""
    title: str
    """As printed, in French; empty where it has none."""
    lines: tuple[int, int]
    """The first and last line of the transcription that was read."""
    skip: tuple[tuple[int, int], ...] = ()
    """Lines among them that are no part of it, such as notes at the foot of a page."""
    page: int | None = None
    """The printed page it begins on, where the book shows or names it."""
    near_page: int | None = None
    """The same as reckoned from the pages around it."""
    sentences: int = 0
    """How many sentences are told apart: those of numbered rules."""
    letters: int = 0
    anchors: tuple[Anchor, ...] = ()
    modifies: str | None = None
    """The rule that it takes back, softens or sharpens."""
    study: str | None = None
    """The study of the library that has its board and moves."""


def address(id_: str) -> str:
    """Where the page of a passage or of a sentence is, on any server and for ever."""
    return f"/passage/{id_}"
