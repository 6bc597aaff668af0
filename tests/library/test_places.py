"""Every citation of the project is in the notation of places, and is worded in every language."""

import importlib
import json
import pkgutil
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path

import pytest

import academie.games
from academie.games.dominoes.arbiter.faults import PLACES as OF_DOMINOES
from academie.kernel import Citation, Source
from academie.kernel.place import read_place
from academie.library.rulebook import rules_pages
from academie.registry import registry
from academie.sources import ACAD_D, SIGLA
from academie.words import Language, Message

ROOT = Path(__file__).parents[2]
ENDINGS = {".json": json.loads, ".toml": tomllib.loads}
WORDED_BETTER = {"part 3 no. 35-36", "third partie, first renvoi, move 15"}
"""Places whose English is not as they are written."""


def inside(value: object, depth: int = 0) -> Iterator[Citation]:
    """The citations in a value of a module: by themselves, in collections, by their works, in dataclasses."""
    if isinstance(value, Citation):
        yield value
    elif depth > 4 or isinstance(value, str):
        return
    elif isinstance(value, Mapping):
        for key, item in value.items():
            if isinstance(key, Source) and isinstance(item, str):
                yield Citation(key, item)
            yield from inside(item, depth + 1)
    elif isinstance(value, (tuple, list, frozenset)):
        for item in value:
            yield from inside(item, depth + 1)
    elif is_dataclass(value) and not isinstance(value, type):
        for each in fields(value):
            yield from inside(getattr(value, each.name), depth + 1)


@cache
def of_code() -> frozenset[Citation]:
    """What modules of games have: readings, events, faults and rulings, options."""
    found = {Citation(ACAD_D, place) for place in OF_DOMINOES.values()}
    for each in pkgutil.walk_packages(academie.games.__path__, "academie.games."):
        found.update(*map(inside, vars(importlib.import_module(each.name)).values()))
    for game in registry:
        for rules in (*game.rulesets, *game.law.former):
            found.update(switch.citation for _, switch in rules.switches())
        for rules in game.rulesets:
            for option in game.agreements(rules):
                found.update(inside((option.citation, option.readings)))
    return frozenset(found)


def of_file(value: object, siglum: str = "") -> Iterator[Citation]:
    """The citations in a file of data; a source holds for what is inside."""
    if isinstance(value, dict):
        siglum = value.get("source", siglum)
        if isinstance(value.get("place"), str):
            yield Citation(SIGLA[siglum], value["place"])
        if isinstance(value.get("cite"), str):
            of, _, place = value["cite"].partition(" ")
            remark = Message(value["remark"]) if "remark" in value else None
            yield Citation(SIGLA[of], place, remark)
        for item in value.values():
            yield from of_file(item, siglum)
    elif isinstance(value, list):
        for item in value:
            yield from of_file(item, siglum)


@cache
def of_data() -> frozenset[Citation]:
    """Conformance with errata and rulings, claims, lessons, positions; the rules as their reader has them."""
    found = {
        citation
        for page in rules_pages()
        for section in page.sections
        for article in section.articles
        for citation in article.citations
    }
    for folder in ("conformance", "studies"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in ENDINGS and path.parent.name != "puzzles":
                found.update(of_file(ENDINGS[path.suffix](path.read_text(encoding="utf-8"))))
    return frozenset(found)


def test_all_are_found() -> None:
    assert len(of_code()) > 380
    assert len(of_data()) > 480


@pytest.mark.parametrize("found", [of_code, of_data])
def test_every_place_is_read_and_its_english_is_as_it_is_written(
    found: Callable[[], frozenset[Citation]],
) -> None:
    for citation in found():
        assert read_place(citation.place) or citation.remark, citation
        if citation.place not in WORDED_BETTER:
            assert citation.in_(Language.ENGLISH) == str(citation)


@pytest.mark.parametrize("found", [of_code, of_data])
def test_every_citation_differs_in_french_where_it_has_words(
    found: Callable[[], frozenset[Citation]],
) -> None:
    """A message that only English has would be said in English."""
    for citation in found():
        if citation.remark is not None:
            assert citation.where(Language.FRENCH) != citation.where(Language.ENGLISH), citation
