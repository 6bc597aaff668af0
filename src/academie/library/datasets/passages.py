"""The tables of the edition: every passage of the books, and what it says in our words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.edition import passages
from academie.edition.passage import address
from academie.library.datasets.dataset import Column, Dataset, Kind, Row, citing
from academie.words import Message


def _passages() -> Iterator[Row]:
    index = passages()
    for book in index.books:
        for passage in book.passages:
            yield {
                "id": passage.id,
                "book": book.id,
                "source": passage.source.siglum,
                "year": passage.source.year,
                "place": index.place(passage),
                "kind": passage.kind,
                "within": passage.within,
                "title": passage.title or None,
                "page": passage.page,
                "sentences": passage.sentences,
                "letters": passage.letters or None,
                "modifies": passage.modifies,
                "study": passage.study,
                "address": address(passage.id),
            }


PASSAGES: Final = Dataset(
    "passages",
    Message("library-dataset-passages"),
    (
        Column("id", Kind.TEXT, Message("library-column-passage")),
        Column("book", Kind.TEXT, Message("library-column-book")),
        *citing(),
        Column("kind", Kind.TEXT, Message("library-column-passage-kind")),
        Column("within", Kind.TEXT, Message("library-column-within"), True),
        Column("title", Kind.TEXT, Message("library-column-printed-title"), True),
        Column("page", Kind.NUMBER, Message("library-column-page"), True),
        Column("sentences", Kind.NUMBER, Message("library-column-sentences")),
        Column("letters", Kind.NUMBER, Message("library-column-letters"), True),
        Column("modifies", Kind.TEXT, Message("library-column-modifies"), True),
        Column("study", Kind.TEXT, Message("library-column-of-study"), True),
        Column("address", Kind.TEXT, Message("library-column-address")),
    ),
    _passages,
    Message("library-about-passages"),
)


def _paraphrases() -> Iterator[Row]:
    index = passages()
    for passage in index.by_id.values():
        for id_ in index.sentences(passage) or (passage.id,):
            if (said := index.paraphrase(id_)) is not None:
                yield {
                    "id": id_,
                    "passage": passage.id,
                    "fr": said.fr,
                    "en": said.en,
                    "address": address(id_),
                }


PARAPHRASES: Final = Dataset(
    "paraphrases",
    Message("library-dataset-paraphrases"),
    (
        Column("id", Kind.TEXT, Message("library-column-paraphrased")),
        Column("passage", Kind.TEXT, Message("library-column-passage")),
        Column("fr", Kind.TEXT, Message("library-column-paraphrase-fr")),
        Column("en", Kind.TEXT, Message("library-column-paraphrase-en")),
        Column("address", Kind.TEXT, Message("library-column-address")),
    ),
    _paraphrases,
    Message("library-about-paraphrases"),
)
