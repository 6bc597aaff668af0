"""The table of citations: everything of the project that rests on a book, and on which passages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.library.datasets import Column, Dataset, Kind, Row
from academie.library.datasets.dataset import citing
from academie.tracing.uses import passages_of, uses
from academie.words import Language, Message


def _citations() -> Iterator[Row]:
    for use in uses():
        source = use.citation.source
        yield {
            "id": f"{use.where}: {use.citation}",
            "kind": use.kind.value,
            "where": use.where,
            "source": source.siglum,
            "year": source.year,
            "place": use.citation.place,
            "in_words_fr": use.citation.where(Language.FRENCH),
            "in_words_en": use.citation.where(Language.ENGLISH),
            "passages": [passage.id for passage in passages_of(use) or ()],
        }


CITATIONS: Final = Dataset(
    "citations",
    Message("library-dataset-citations"),
    (
        Column("id", Kind.TEXT, Message("library-column-use")),
        Column("kind", Kind.TEXT, Message("library-column-use-kind")),
        Column("where", Kind.TEXT, Message("library-column-where")),
        *citing(),
        Column("in_words_fr", Kind.TEXT, Message("library-column-in-words-fr")),
        Column("in_words_en", Kind.TEXT, Message("library-column-in-words-en")),
        Column("passages", Kind.TEXTS, Message("library-column-cited")),
    ),
    _citations,
    Message("library-about-citations"),
)
