"""The index of passages: every book from its first chapter to its last sentence of law."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, Final

from academie.edition.passage import Anchor, Passage
from academie.kernel import Source
from academie.kernel.data import data_root
from academie.kernel.errors import UnknownName
from academie.sources import SIGLA
from academie.words import Content, Message, Text

FOLDER: Final = "passages"
IN_OUR_WORDS: Final = "paraphrases"


@dataclass(frozen=True)
class Book:
    """One transcription that was read; it may hold several works, as the Académie of 1806 does."""

    id: str
    sources: tuple[Source, ...]
    lines: int
    letters: int
    """How many letters the transcription has, accents and all else aside."""
    passages: tuple[Passage, ...]
    """In the order of the book, what holds others before them."""


@dataclass(frozen=True)
class Index:
    """Every passage by its id."""

    books: tuple[Book, ...]

    @cached_property
    def by_id(self) -> Mapping[str, Passage]:
        return {passage.id: passage for book in self.books for passage in book.passages}

    @cached_property
    def _parts(self) -> Mapping[str | Source, tuple[Passage, ...]]:
        found: dict[str | Source, list[Passage]] = {}
        for passage in self.by_id.values():
            found.setdefault(passage.within or passage.source, []).append(passage)
        return {holder: tuple(parts) for holder, parts in found.items()}

    @cached_property
    def _neighbours(self) -> Mapping[str, tuple[Passage | None, Passage | None]]:
        found: dict[str, tuple[Passage | None, Passage | None]] = {}
        for book in self.books:
            around = [None, *book.passages, None]
            found |= {each.id: (around[at], around[at + 2]) for at, each in enumerate(book.passages)}
        return found

    def find(self, id_: str) -> Passage:
        """The passage of an id; a sentence belongs to its passage. Raises `UnknownName`."""
        holder, _, last = id_.rpartition(".s")
        wanted = holder if last.isdecimal() and holder in self.by_id else id_
        passage = self.by_id.get(wanted)
        if passage is None or (wanted != id_ and not 1 <= int(last) <= passage.sentences):
            raise UnknownName(Message("edition-no-passage", id=id_))
        return passage

    def book_of(self, passage: Passage) -> Book:
        return next(book for book in self.books if passage.source in book.sources)

    def path(self, passage: Passage) -> Iterator[Passage]:
        """What holds the passage, the largest first, and the passage itself."""
        if passage.within is not None:
            yield from self.path(self.by_id[passage.within])
        yield passage

    def parts(self, holder: Passage | Source) -> tuple[Passage, ...]:
        """The passages right inside one, or the largest divisions of a work."""
        return self._parts.get(holder.id if isinstance(holder, Passage) else holder, ())

    def inside(self, holder: Passage | Source) -> Iterator[Passage]:
        """All passages inside one, those on the same level before those deeper."""
        level = self.parts(holder)
        while level:
            yield from level
            level = tuple(part for passage in level for part in self.parts(passage))

    def around(self, passage: Passage) -> tuple[Passage | None, Passage | None]:
        """The passages before and after in the book."""
        return self._neighbours[passage.id]

    def place(self, passage: Passage) -> str:
        """Where it is, in the notation of places; that of its chapter if it cannot be told apart."""
        steps: list[str] = []
        for each in self.path(passage):
            steps = [*([] if each.root else steps), *([each.step] if each.step else [])]
        return ", ".join(steps).replace(", §", " §")

    def sentences(self, passage: Passage) -> tuple[str, ...]:
        """The ids of its sentences, where they are told apart."""
        return tuple(f"{passage.id}.s{at + 1}" for at in range(passage.sentences))

    def paraphrase(self, id_: str) -> Text | None:
        """What a passage says, in our words; of a rule all its sentences. Raises `UnknownName`."""
        passage = self.find(id_)
        ids = (id_,) if id_ != passage.id else (self.sentences(passage) or (id_,))
        told = [_paraphrases()[each] for each in ids if each in _paraphrases()]
        if not told:
            return None
        return Content(**{language: " ".join(each[language] for each in told) for language in told[0]})


@cache
def passages() -> Index:
    """The passages of all books, read once."""
    return Index(tuple(map(_book, ("acad-1806", "lepeintre-1818", "manoury-1787", "metz"))))


@cache
def _paraphrases() -> Mapping[str, Mapping[str, str]]:
    found: dict[str, Mapping[str, str]] = {}
    for book in passages().books:
        found |= _load(IN_OUR_WORDS, book.id)
    return found


def _load(folder: str, name: str) -> Mapping[str, Any]:
    text = (data_root("studies") / folder / f"{name}.json").read_text(encoding="utf-8")
    content: Mapping[str, Any] = json.loads(text)
    return content


def _book(name: str) -> Book:
    file = _load(FOLDER, name)
    sources = tuple(SIGLA[siglum] for siglum in file["sources"])
    whole = file["transcription"]
    return Book(name, sources, whole["lines"], whole["letters"], tuple(map(_passage, file["passages"])))


def _passage(entry: Mapping[str, Any]) -> Passage:
    first, last = entry["lines"]
    return Passage(
        id=entry["id"],
        source=SIGLA[entry["id"].partition(".")[0]],
        kind=entry["kind"],
        within=entry.get("in"),
        step=entry.get("step", ""),
        root=entry.get("root", False),
        title=entry.get("title", ""),
        lines=(first, last),
        skip=tuple((start, end) for start, end in entry.get("skip", ())),
        page=entry.get("page"),
        near_page=entry.get("near_page"),
        sentences=entry.get("sentences", 0),
        letters=entry.get("letters", 0),
        anchors=tuple(Anchor(at, digest) for at, digest in entry.get("anchors", ())),
        modifies=entry.get("modifies"),
        study=entry.get("study"),
    )
