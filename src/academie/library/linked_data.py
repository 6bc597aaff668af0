"""A book passage by passage as JSON-LD: passages in the words of schema.org, paraphrases as annotations.

Web Annotation Data Model, W3C 2017, for the paraphrases: each describes the passage at its permanent address.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from academie.edition import Book, Index, Passage, passages
from academie.edition.passage import address
from academie.kernel import Source
from academie.library.catalogue import catalogue
from academie.words import Text

Node = Mapping[str, Any]
CONTEXT: Final = {
    "@vocab": "https://schema.org/",
    "oa": "http://www.w3.org/ns/oa#",
    "rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    "dc": "http://purl.org/dc/elements/1.1/",
}
"""Written out, so that the file is understood without asking anybody."""
WIKIDATA: Final = "http://www.wikidata.org/entity/"
SUBJECTS: Final = {"PHIL": "Q718"}
"""What works are about, by siglum, in Wikidata: chess. Others are left out until they are looked up."""
CHAPTERS: Final = frozenset({"chapter", "part", "treatise", "preface", "appendix", "section"})
"""Kinds of passages that schema.org calls chapters."""


def to_json_ld(book: Book, version: str) -> str:
    """The book as a JSON-LD document. Addresses are those of the server that it is put on."""
    graph = [_book(book, version), *map(_work, book.sources)]
    for position, passage in enumerate(book.passages, 1):
        graph.extend(_passage(passages(), passage, position))
    return json.dumps({"@context": CONTEXT, "@graph": graph}, ensure_ascii=False, indent=1) + "\n"


def _book(book: Book, version: str) -> Node:
    return {
        "@id": f"#{book.id}",
        "@type": "Book",
        "identifier": book.id,
        "name": [source.called.fr for source in book.sources],
        "inLanguage": "fr",
        "hasPart": [{"@id": f"#{source.siglum}"} for source in book.sources],
        "sdPublisher": f"Académie {version}",
        "sdLicense": {"@id": "https://www.apache.org/licenses/LICENSE-2.0"},
    }


def _work(source: Source) -> Node:
    edition = catalogue().edition(source.siglum)
    node: dict[str, Any] = {
        "@id": f"#{source.siglum}",
        "@type": "CreativeWork",
        "identifier": source.siglum,
        "name": source.called.fr,
        # An interval without an end, by ISO 8601-2.
        "datePublished": f"{source.year}/.." if source.or_later else str(source.year),
        "bookEdition": _said(edition.edition),
    }
    if edition.author:
        node["author"] = edition.author
    if source.siglum in SUBJECTS:
        node["about"] = {"@id": WIKIDATA + SUBJECTS[source.siglum]}
    return node


def _passage(index: Index, passage: Passage, position: int) -> Iterator[Node]:
    within = f"#{passage.source.siglum}" if passage.within is None else address(passage.within)
    node: dict[str, Any] = {
        "@id": address(passage.id),
        "@type": "Chapter" if passage.kind in CHAPTERS else "CreativeWork",
        "identifier": passage.id,
        "genre": passage.kind,
        "position": position,
        "isPartOf": {"@id": within},
    }
    told = {
        "name": passage.title,
        "alternateName": index.place(passage),
        "pageStart": passage.page,
        "subjectOf": passage.study and {"@id": f"/library/{passage.study}"},
        "isBasedOn": passage.modifies and {"@id": address(passage.modifies)},
    }
    yield {**node, **{name: value for name, value in told.items() if value}}
    sentences = index.sentences(passage)
    for number, id_ in enumerate(sentences, 1):
        yield {
            "@id": address(id_),
            "@type": "CreativeWork",
            "identifier": id_,
            "genre": "sentence",
            "position": number,
            "isPartOf": {"@id": address(passage.id)},
        }
    for id_ in sentences or (passage.id,):
        if (said := index.paraphrase(id_)) is not None:
            yield _annotation(id_, said)


def _annotation(id_: str, said: Text) -> Node:
    return {
        "@id": f"{address(id_)}#paraphrase",
        "@type": "oa:Annotation",
        "oa:motivatedBy": {"@id": "oa:describing"},
        "oa:hasTarget": {"@id": address(id_)},
        "oa:hasBody": [
            {"@type": "oa:TextualBody", "dc:language": language, "rdf:value": text}
            for language, text in said.both().items()
        ],
    }


def _said(text: Text) -> list[Node]:
    return [{"@language": language, "@value": said} for language, said in text.both().items()]
