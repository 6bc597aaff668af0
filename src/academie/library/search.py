"""A search for studies by theme, place, pieces on the board, and words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from unicodedata import combining, normalize

from academie.library.catalogue import catalogue, piece_count, pieces
from academie.library.study import Study


@dataclass(frozen=True, slots=True, kw_only=True)
class Search:
    """What to look for; what is left out does not matter."""

    game: str | None = None
    source: str | None = None
    chapter: str | None = None
    theme: str | None = None
    least: int | None = None
    """The least number of pieces."""
    most: int | None = None
    kind: str | None = None
    """A kind of piece that must stand on the board, e.g. `king`."""
    words: str = ""
    """Words that must all occur in the texts of a study, in either language."""


def search(wanted: Search) -> tuple[Study, ...]:
    """The studies found, in the library's order.

    Raises `UnknownName` for an unknown theme, source or chapter.
    """
    library = catalogue()
    chapter = None if wanted.chapter is None else library.chapter(wanted.chapter)
    words = folded(wanted.words).split()
    return tuple(
        study
        for study in library.find(theme=wanted.theme, source=wanted.source, pieces=wanted.most)
        if (wanted.game is None or study.game == wanted.game)
        and (chapter is None or library.chapter_of(study) == chapter)
        and (wanted.least is None or piece_count(study) >= wanted.least)
        and (wanted.kind is None or pieces(study)[wanted.kind] > 0)
        and all(word in _texts(study) for word in words)
    )


@cache
def _texts(study: Study) -> str:
    """All texts of a study, in both languages, without capitals and accents."""
    library = catalogue()
    edition = library.edition(study.citation.source.siglum)
    themes = [library.theme(theme).title for theme in study.themes]
    texts = (
        study.title,
        edition.source.called,
        study.claim.said,
        library.chapter_of(study).title,
        *themes,
        *study.notes,
    )
    parts = (study.id, str(study.citation), edition.author)
    return folded(" ".join((*parts, *(f"{text.fr} {text.en}" for text in texts))))


def folded(text: str) -> str:
    """The text without capitals and accents."""
    return "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))
