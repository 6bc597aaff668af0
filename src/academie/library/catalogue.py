"""The whole library: its editions, themes and studies, and how they are found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeVar

from academie.kernel import Facet, Source, UnknownName, instead
from academie.library import reading
from academie.library.edition import Chapter, Edition, Theme
from academie.library.play import play_of
from academie.library.study import Study
from academie.registry import registry
from academie.words import Message

T = TypeVar("T")

ReadExamples = Callable[[str, reading.Entry, Mapping[str, Source]], Iterator[Study]]
"""Makes studies of a file of worked examples, given its name, its content and the sources."""
EXAMPLES: Final[Facet[ReadExamples]] = Facet("examples")


@dataclass(frozen=True, slots=True)
class Catalogue:
    """Every edition, theme and study; editions by siglum, studies by source and in their book's order."""

    editions: tuple[Edition, ...]
    themes: tuple[Theme, ...]
    studies: tuple[Study, ...]

    def study(self, id_: str) -> Study:
        """The study of that id, e.g. `man-9`. Raises `UnknownName`."""
        return named(self.studies, id_.lower(), lambda study: study.id)

    def edition(self, siglum: str) -> Edition:
        """The edition of that siglum, in capitals or not. Raises `UnknownName`."""
        return named(self.editions, siglum.upper(), lambda edition: edition.source.siglum)

    def theme(self, id_: str) -> Theme:
        """The theme of that id. Raises `UnknownName`."""
        return named(self.themes, id_.lower(), lambda theme: theme.id)

    def chapter(self, id_: str) -> Chapter:
        """The chapter of that id, e.g. `man-vi`. Raises `UnknownName`."""
        chapters = [chapter for edition in self.editions for chapter in edition.chapters]
        return named(chapters, id_.lower(), lambda chapter: chapter.id)

    def chapter_of(self, study: Study) -> Chapter:
        """The chapter of a study."""
        chapters = self.edition(study.citation.source.siglum).chapters
        return next(chapter for chapter in chapters if chapter.holds(study.citation.place))

    def beside(self, study: Study) -> tuple[Study | None, Study | None]:
        """The studies before and after one in its book, if there are."""
        book = self.find(source=study.citation.source.siglum)
        at = book.index(study)
        return (book[at - 1] if at > 0 else None), (book[at + 1] if at + 1 < len(book) else None)

    def index(self) -> Mapping[Theme, tuple[Study, ...]]:
        """The studies by theme."""
        return {theme: self.find(theme=theme.id) for theme in self.themes}

    def find(
        self, *, theme: str | None = None, source: str | None = None, pieces: int | None = None
    ) -> tuple[Study, ...]:
        """The studies of a theme, of a source, with at most that many pieces on the board.

        Raises `UnknownName` for an unknown theme or source.
        """
        wanted = None if theme is None else self.theme(theme).id
        siglum = None if source is None else self.edition(source).source.siglum
        return tuple(
            study
            for study in self.studies
            if (wanted is None or wanted in study.themes)
            and (siglum is None or study.citation.source.siglum == siglum)
            and (pieces is None or piece_count(study) <= pieces)
        )


def named(items: Sequence[T], name: str, name_of: Callable[[T], str]) -> T:
    """The item of that name. Raises `UnknownName` with those like it."""
    for item in items:
        if name_of(item) == name:
            return item
    known = instead(name, tuple(map(name_of, items)))
    raise UnknownName(Message("library-no-item", name=name, known=known))


def piece_count(study: Study) -> int:
    """How many pieces stand on the board."""
    return pieces(study).total()


def pieces(study: Study) -> Counter[str]:
    """How many pieces of each kind stand on the board."""
    return play_of(study).pieces(study.position)


@cache
def catalogue() -> Catalogue:
    """The library as it is shipped, read once."""
    read = (reading.edition(reading.load("sources", name)) for name in reading.names("sources"))
    editions = sorted(read, key=lambda edition: edition.source.siglum)
    sources = {edition.source.siglum: edition.source for edition in editions}
    files = (reading.load("positions", name) for name in reading.names("positions"))
    studies = [study for file in files for study in reading.studies(file, sources)]
    worked = [study for name in reading.names("examples") for study in _examples(name, sources)]
    themes = map(reading.theme, reading.load("themes")["themes"])
    return Catalogue(tuple(editions), tuple(themes), (*studies, *worked))


def _examples(name: str, sources: Mapping[str, Source]) -> Iterator[Study]:
    """The worked examples of a file, read by the game they belong to."""
    file = reading.load("examples", name)
    return EXAMPLES.of(registry[file["game"]])(name, file, sources)
