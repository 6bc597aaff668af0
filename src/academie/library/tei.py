"""A book passage by passage as TEI P5: its divisions with their ids and places, what each says in our words.

A gap stands for the author's words, unless a transcription is installed and asked for. The id of a passage is
its `xml:id`, its place is `n`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from academie.edition import Book, Doubt, Index, Passage, apparatus, author_text, passages
from academie.edition.passage import address
from academie.kernel import Source
from academie.library.catalogue import catalogue
from academie.words import Message, Text

NAMESPACE: Final = "http://www.tei-c.org/ns/1.0"
ID: Final = "{http://www.w3.org/XML/1998/namespace}id"
LANGUAGE: Final = "{http://www.w3.org/XML/1998/namespace}lang"
LANGUAGES: Final = {"fr": "Français", "en": "English"}
OURS: Final = "ours"
"""Who says what a paraphrase says, by `xml:id`."""
LICENCE: Final = "https://www.apache.org/licenses/LICENSE-2.0"


def to_tei(book: Book, version: str, *, with_texts: bool = False) -> str:
    """The book as a TEI document. The same data give the same text."""
    root = Element("TEI", {"xmlns": NAMESPACE, ID: book.id})
    root.append(_header(book, version))
    text = SubElement(root, "text", {LANGUAGE: "fr"})
    body = SubElement(text, "body")
    writer = _Writer(passages(), with_texts)
    for passage in book.passages:
        if passage.within is None:
            body.append(writer.division(passage))
    if doubts := [*_apparatus(book)]:
        division = SubElement(SubElement(text, "back"), "div", type="apparatus")
        SubElement(division, "listApp").extend(doubts)
    indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + tostring(root, encoding="unicode") + "\n"


class _Writer:
    """Writes passages as elements, with the author's words where they are wanted and there."""

    def __init__(self, index: Index, with_texts: bool) -> None:
        self._index = index
        self._with_texts = with_texts

    def division(self, passage: Passage) -> Element:
        """A passage as `div`: one that holds others, or stands beside one that does."""
        element = Element("div", {**self._named(passage), "type": _word(passage.kind)})
        if passage.title:
            SubElement(element, "head").text = passage.title
        parts = self._index.parts(passage)
        if parts:
            element.extend(self._notes(passage))
            if passage.sentences:
                SubElement(element, "ab", type="sentences").extend(self._sentences(passage))
        else:
            self._said(SubElement(element, "ab"), passage)
        deeper = any(map(self._index.parts, parts))
        element.extend(map(self.division if deeper else self._block, parts))
        return element

    def _block(self, passage: Passage) -> Element:
        if passage.kind == "paragraph":
            element = Element("p", self._named(passage))
        else:
            element = Element("ab", {**self._named(passage), "type": _word(passage.kind)})
        if passage.title:
            SubElement(element, "title").text = passage.title
        self._said(element, passage)
        return element

    def _named(self, passage: Passage) -> dict[str, str]:
        attributes = {ID: passage.id, "n": self._index.place(passage)}
        if passage.modifies is not None:
            attributes["corresp"] = f"#{passage.modifies}"
        return {name: value for name, value in attributes.items() if value}

    def _said(self, element: Element, passage: Passage) -> None:
        words = author_text(passage.id) if self._with_texts else None
        if words is None:
            size = {"unit": "letters", "quantity": str(passage.letters)} if passage.letters else {}
            SubElement(element, "gap", {"reason": "editorial", **size})
        else:
            SubElement(element, "seg", {"type": "author", "rend": "pre"}).text = words
        element.extend(self._notes(passage))
        element.extend(self._sentences(passage))

    def _notes(self, passage: Passage) -> Iterator[Element]:
        if passage.page is not None:
            yield _written("note", str(passage.page), type="page")
        if passage.study is not None:
            yield _written("note", passage.study, type="study")
        if not passage.sentences:
            yield from _paraphrase(self._index.paraphrase(passage.id))

    def _sentences(self, passage: Passage) -> Iterator[Element]:
        for id_ in self._index.sentences(passage):
            sentence = Element("seg", {ID: id_, "type": "sentence"})
            sentence.extend(_paraphrase(self._index.paraphrase(id_)))
            yield sentence


def _paraphrase(said: Text | None) -> Iterator[Element]:
    if said is not None:
        yield from _both("note", said, type="paraphrase", resp=f"#{OURS}")


def _word(kind: str) -> str:
    """A kind as one word, as TEI wants it."""
    return kind.replace(" ", "-")


def _header(book: Book, version: str) -> Element:
    header = Element("teiHeader")
    described = SubElement(header, "fileDesc")
    works = ", ".join(source.called.fr for source in book.sources)
    titles = SubElement(described, "titleStmt")
    titles.extend(_both("title", Message("library-tei-title", works=works)))
    ours = SubElement(titles, "respStmt", {ID: OURS})
    ours.extend(_both("resp", Message("edition-paraphrase")))
    SubElement(ours, "name").text = "Académie"
    SubElement(SubElement(described, "editionStmt"), "edition", n=version).text = f"Académie {version}"
    published = SubElement(described, "publicationStmt")
    SubElement(published, "publisher").text = "The Académie authors"
    licence = SubElement(SubElement(published, "availability"), "licence", target=LICENCE)
    licence.extend(_both("p", Message("library-tei-licence")))
    listed = SubElement(SubElement(described, "sourceDesc"), "listBibl")
    listed.extend(map(_bibl, book.sources))
    encoding = SubElement(header, "encodingDesc")
    SubElement(encoding, "projectDesc").extend(_both("p", Message("library-tei-project")))
    where = Message("library-tei-addresses", address=address("ID"))
    SubElement(encoding, "refsDecl").extend(_both("p", where))
    languages = SubElement(SubElement(header, "profileDesc"), "langUsage")
    languages.extend(_written("language", name, ident=code) for code, name in LANGUAGES.items())
    return header


def _bibl(source: Source) -> Element:
    edition = catalogue().edition(source.siglum)
    element = Element("bibl", {ID: f"source.{source.siglum}"})
    if edition.author:
        SubElement(element, "author").text = edition.author
    SubElement(element, "title").text = source.called.fr
    SubElement(element, "edition").text = edition.edition.fr
    attribute = "notBefore" if source.or_later else "when"
    SubElement(element, "date", {attribute: str(source.year)}).text = source.dated.fr
    return element


def _apparatus(book: Book) -> Iterator[Element]:
    """The doubts that one of the book's passages is concerned by."""
    here = {passage.id for passage in book.passages}
    for doubt in apparatus():
        if any(_whole(id_, here) in here for id_ in doubt.passages):
            yield _app(doubt, here)


def _app(doubt: Doubt, here: set[str]) -> Element:
    """The reading that is followed as lemma, the others beside it, each with the passages that have it."""
    element = Element("app", {ID: f"doubt.{doubt.id}", **_pointers(doubt.passages, here)})
    for key in sorted(doubt.readings, key=lambda each: each != doubt.chosen):
        witnesses = (each.passages for each in doubt.witnesses if each.reading == key)
        found = _pointers((id_ for ids in witnesses for id_ in ids), here)
        reading = SubElement(element, "lem" if key == doubt.chosen else "rdg", {"n": key, **found})
        reading.extend(_both("seg", doubt.readings[key]))
    element.extend(_both("note", doubt.about, type="about"))
    element.extend(_both("note", doubt.grounds, type="grounds"))
    return element


def _pointers(ids: Iterable[str], here: set[str]) -> dict[str, str]:
    """Passages of this book by their `xml:id`, those of others by their addresses."""
    found = " ".join(f"#{id_}" if _whole(id_, here) in here else address(id_) for id_ in dict.fromkeys(ids))
    return {"corresp": found} if found else {}


def _whole(id_: str, here: set[str]) -> str:
    """The passage that an id means, if it is that of a sentence."""
    holder, _, last = id_.rpartition(".s")
    return holder if last.isdecimal() and holder in here else id_


def _both(tag: str, said: Text, **attributes: str) -> Iterator[Element]:
    """An element in French, and one in English."""
    for language, text in said.both().items():
        yield _written(tag, text, **attributes, **{LANGUAGE: language})


def _written(tag: str, text: str, **attributes: str) -> Element:
    """An element with that text alone."""
    element = Element(tag, attributes)
    element.text = text
    return element
