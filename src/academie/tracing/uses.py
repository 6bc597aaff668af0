"""Every citation there is, with what cites it."""

from __future__ import annotations

import importlib
import json
import pkgutil
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final, cast

import academie.games
from academie.edition import Passage, cited_passages
from academie.kernel import Citation, Source
from academie.kernel.data import data_root
from academie.kernel.errors import NotationError
from academie.library.rulebook import rules_pages
from academie.registry import registry
from academie.sources import SIGLA
from academie.words import Message

DEEPEST: Final = 4
"""How deep collections are looked into for citations."""
READERS: Final = {".json": json.loads, ".toml": tomllib.loads}
UNCITED: Final = frozenset({"puzzles", "passages", "paraphrases", "coverage"})
"""Folders whose files cite nothing."""
UNREAD: Final = frozenset({"training", "encoding"})
"""Parts of games that cite nothing and need libraries which a server is not installed with."""


class UseKind(Enum):
    """What it is that cites."""

    LAW = "law"
    """A value of a rule set, an option, an event, a fault or a ruling."""
    PAGE = "page"
    """An article of a page of rules."""
    CASE = "case"
    """A worked example, a ruling or an erratum that the law is tested by."""
    CLAIM = "claim"
    LESSON = "lesson"
    STUDY = "study"


@dataclass(frozen=True, slots=True)
class Use:
    """One thing that cites one place."""

    kind: UseKind
    where: str
    """The name of a value of the code, an article of a page, or a file and the entry in it."""
    citation: Citation


OF_FOLDERS: Final[Mapping[str, UseKind]] = {
    "conformance": UseKind.CASE,
    "studies/claims": UseKind.CLAIM,
    "studies/lessons": UseKind.LESSON,
    "studies/positions": UseKind.STUDY,
    "studies/examples": UseKind.STUDY,
}


@cache
def uses() -> tuple[Use, ...]:
    """All there are, those of the law first."""
    return tuple(dict.fromkeys((*_of_code(), *_of_rulesets(), *_of_pages(), *_of_data())))


@cache
def uses_by_passage() -> Mapping[str, tuple[Use, ...]]:
    """What cites each passage by its id. A citation of no place of the book is left out."""
    found: dict[str, list[Use]] = {}
    for use in uses():
        for passage in passages_of(use) or ():
            found.setdefault(passage.id, []).append(use)
    return {id_: tuple(uses) for id_, uses in found.items()}


def passages_of(use: Use) -> tuple[Passage, ...] | None:
    """The passages it cites, none if its work has no index; `None` if the book has no such place."""
    try:
        return cited_passages(use.citation)
    except NotationError:
        return None


def _of_code() -> Iterator[Use]:
    """What modules of games hold: readings, events, faults and rulings."""
    for each in pkgutil.walk_packages(academie.games.__path__, "academie.games."):
        if UNREAD & {*each.name.split(".")}:
            continue
        module = importlib.import_module(each.name)
        home = each.name.removeprefix("academie.")
        # Constants; names in small letters are what a module remembers.
        for name in filter(_is_constant, getattr(module, "__annotations__", ())):
            for path, citation in _inside(getattr(module, name, None)):
                yield Use(UseKind.LAW, f"{home}.{name}{path}", citation)


def _is_constant(name: str) -> bool:
    return name.strip("_").isupper()


def _of_rulesets() -> Iterator[Use]:
    for game in registry:
        for rules in (*game.rulesets, *game.law.former):
            for name, switch in rules.switches():
                yield Use(UseKind.LAW, f"{rules.id} {name}", switch.citation)
        for rules in game.rulesets:
            for option in game.agreements(rules):
                for _, citation in _inside((option.citation, option.readings)):
                    yield Use(UseKind.LAW, f"{rules.id} option {option.name}", citation)


def _of_pages() -> Iterator[Use]:
    for page in rules_pages():
        for section in page.sections:
            for number, article in enumerate(section.articles, 1):
                for citation in article.citations:
                    yield Use(UseKind.PAGE, f"rules/{page.key} {section.key} {number}", citation)


def _of_data() -> Iterator[Use]:
    for folder, kind in OF_FOLDERS.items():
        first, *rest = folder.split("/")
        root = data_root(first).joinpath(*rest)
        for path, file in _files(root, folder):
            content = READERS[f".{path.rpartition('.')[2]}"](file.read_text(encoding="utf-8"))
            for where, citation in _in_file(content, path.rpartition(".")[0]):
                yield Use(kind, where, citation)


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for item in sorted(folder.iterdir(), key=lambda each: each.name):
        within = f"{path}/{item.name}"
        if item.is_dir():
            if item.name not in UNCITED:
                yield from _files(item, within)
        elif item.name.endswith(tuple(READERS)):
            yield within, item


def _in_file(value: object, where: str, siglum: str = "") -> Iterator[tuple[str, Citation]]:
    """The citations in a file of data; a source holds for what is inside, and so does the id of an entry."""
    if isinstance(value, dict):
        entry = cast(Mapping[str, Any], value)
        siglum = entry.get("source", siglum)
        name = entry.get("id", entry.get("number"))
        if name is not None:
            where = f"{where.partition(' ')[0]} {name}"
        if isinstance(entry.get("place"), str):
            yield where, Citation(SIGLA[siglum], entry["place"])
        if isinstance(entry.get("cite"), str):
            of, _, place = entry["cite"].partition(" ")
            yield where, Citation(SIGLA[of], place, Message(entry["remark"]) if "remark" in entry else None)
        for item in entry.values():
            yield from _in_file(item, where, siglum)
    elif isinstance(value, list):
        for item in cast(list[object], value):
            yield from _in_file(item, where, siglum)


def _inside(value: object, path: str = "", depth: int = 0) -> Iterator[tuple[str, Citation]]:
    """The citations in a value of a module: by themselves, in collections, by their works, in dataclasses."""
    if isinstance(value, Citation):
        yield path, value
    elif depth > DEEPEST or isinstance(value, str):
        return
    elif isinstance(value, Mapping):
        for key, item in cast(Mapping[object, object], value).items():
            if isinstance(key, Source) and isinstance(item, str):
                yield path, Citation(key, item)
            yield from _inside(item, path if isinstance(key, Source) else f"{path}[{_named(key)}]", depth + 1)
    elif isinstance(value, (tuple, list, frozenset)):
        for item in cast(Iterable[object], value):
            yield from _inside(item, path, depth + 1)
    elif is_dataclass(value) and not isinstance(value, type):
        for each in fields(value):
            yield from _inside(getattr(value, each.name), f"{path}.{each.name}", depth + 1)


def _named(key: object) -> str:
    return key.name if isinstance(key, Enum) else str(key)
