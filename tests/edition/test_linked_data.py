"""Books as JSON-LD: every passage at its permanent address, in its place, with our words on it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from academie.edition import passages
from academie.library.linked_data import to_json_ld

STUDIES = Path(__file__).parents[2] / "studies"
BOOKS = {book.id: book for book in passages().books}
by_book = pytest.mark.parametrize("name", BOOKS)


@cache
def graph(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(to_json_ld(BOOKS[name], "1.2.3"))["@graph"]
    return found


@by_book
def test_every_passage_is_a_part_of_what_holds_it(name: str) -> None:
    by_id = {node["@id"]: node for node in graph(name)}
    assert len(by_id) == len(graph(name))
    for entry in json.loads((STUDIES / "passages" / f"{name}.json").read_text())["passages"]:
        node = by_id[f"/passage/{entry['id']}"]
        siglum = entry["id"].partition(".")[0]
        holder = f"/passage/{entry['in']}" if "in" in entry else f"#{siglum}"
        assert node["isPartOf"]["@id"] == holder
        assert holder in by_id
        assert node.get("name") == entry.get("title")
        assert node.get("pageStart") == entry.get("page")


@by_book
def test_each_paraphrase_is_an_annotation_of_its_passage(name: str) -> None:
    found = {
        node["oa:hasTarget"]["@id"].removeprefix("/passage/"): {
            body["dc:language"]: body["rdf:value"] for body in node["oa:hasBody"]
        }
        for node in graph(name)
        if node["@type"] == "oa:Annotation"
    }
    assert found == json.loads((STUDIES / "paraphrases" / f"{name}.json").read_text())


@by_book
def test_every_name_is_one_of_the_context(name: str) -> None:
    """Whatever has a colon is of a vocabulary that the file says; nothing is asked of the network."""
    whole = json.loads(to_json_ld(BOOKS[name], "1.2.3"))
    known = whole["@context"].keys()
    used = {key.partition(":")[0] for node in whole["@graph"] for key in node if ":" in key}
    assert used <= known
    assert all(isinstance(value, str) for value in whole["@context"].values())
