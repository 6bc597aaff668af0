"""Every passage of law: what carries it, what test would fail without it, what page tells it, or why not."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from academie.edition import Index, Passage, cited_passages, passages
from academie.kernel import Citation
from academie.kernel.data import data_root
from academie.kernel.errors import NotationError
from academie.sources import SIGLA
from academie.tracing.uses import Use, UseKind, uses_by_passage
from academie.words import Message

FOLDER: Final = "coverage"
LITERATE: Final = Path(__file__).parents[3] / "tests" / "literate"
"""The rules as Markdown that runs: in a checkout only."""
WORDLESS: Final = frozenset({"board", "execution", "heading"})
"""What a book sets out without saying anything by it."""
_TWICE: Final = re.compile(r"\.checks\.|\.(law|games)(\.rules)?\.[A-Z][A-Z0-9_]+\.\w+(\.citation)?$")
"""Values that hold again what a rule set says, or that only check it."""
_SECTION: Final = re.compile(r"^## (.+)$", re.MULTILINE)
_CITED: Final = re.compile(r"\(((?:[A-Z]{3,}(?:-[A-Z])?|MAN) [^()]*)\)")


@dataclass(frozen=True, slots=True)
class Entry:
    """What was found by reading, of a passage and of all inside it that has no entry of its own."""

    rules: tuple[str, ...] = ()
    """Values of the code, as `trictrac.arbiter.faults:Kind.TOUCHED` below `academie.games`."""
    tests: tuple[str, ...] = ()
    """Ids of cases, sections of literate pages (`dominos § Domino`), or tests as pytest names them."""
    reason: Message | None = None
    """Why nothing carries it, or nothing tests what does."""


@dataclass(frozen=True, slots=True)
class Row:
    """One passage of law, or one sentence of a numbered rule, and what became of it."""

    id: str
    passage: Passage
    rules: tuple[str, ...]
    tests: tuple[str, ...]
    pages: tuple[str, ...]
    reason: Message | None

    @property
    def numbered(self) -> bool:
        """Whether it is of a rule that the book numbers, or sets out one by one."""
        return self.passage.kind == "rule" or self.passage.sentences > 0

    @property
    def open(self) -> bool:
        """Whether it lacks a rule or a test, and a reason why."""
        return self.reason is None and not (self.rules and self.tests)


@cache
def coverage() -> tuple[Row, ...]:
    """The passages of law of all books, in their order."""
    index = passages()
    law = {each for file in _files() for each in file["law"]}
    return tuple(
        row
        for book in index.books
        for passage in book.passages
        if law & {each.id for each in index.path(passage)}
        for row in _rows(index, passage)
    )


@cache
def entries() -> Mapping[str, Entry]:
    """What was found by reading, by the ids of passages and sentences."""
    return {
        id_: Entry(
            tuple(entry.get("rules", ())),
            tuple(entry.get("tests", ())),
            Message(f"coverage-{entry['reason']}") if "reason" in entry else None,
        )
        for file in _files()
        for entry in file["entries"]
        for id_ in entry["of"]
    }


@cache
def _files() -> tuple[Mapping[str, Any], ...]:
    """What was found by reading, a file a work."""
    folder = data_root("studies") / FOLDER
    items = sorted(folder.iterdir(), key=lambda each: each.name)
    return tuple(json.loads(item.read_text(encoding="utf-8")) for item in items)


def _rows(index: Index, passage: Passage) -> Iterator[Row]:
    """The passage if it has words of its own: by sentences where they are told apart."""
    if passage.kind in WORDLESS or (passage.kind != "rule" and index.parts(passage)):
        return
    cited = uses_by_passage().get(passage.id, ())
    pages = _once(_told(index, passage), _named(cited, UseKind.PAGE))
    for id_ in index.sentences(passage) or (passage.id,):
        entry = _entry(index, passage, id_)
        found = (_named(cited, UseKind.LAW), (*_named(cited, UseKind.CASE), *_literate().get(passage.id, ())))
        by_hand = passage.kind == "rule" and (entry.rules or entry.tests or entry.reason)
        rules, tests = ((), ()) if by_hand else found
        yield Row(id_, passage, _once(entry.rules, rules), _once(entry.tests, tests), pages, entry.reason)


def _told(index: Index, passage: Passage) -> tuple[str, ...]:
    """The pages on the law that go through the rules of a chapter one by one."""
    held = {each.id for each in index.path(passage)}
    told = (file.get("told", {}) for file in _files())
    return tuple(page for pages in told for page, ids in pages.items() if held & {*ids})


def _entry(index: Index, passage: Passage, id_: str) -> Entry:
    """Of the nearest that has one: the sentence, the passage, then whatever holds it."""
    around = (each.id for each in reversed([*index.path(passage)]))
    return next((entries()[each] for each in (id_, *around) if each in entries()), Entry())


def _named(cited: Iterable[Use], kind: UseKind) -> tuple[str, ...]:
    return tuple(
        dict.fromkeys(_short(use) for use in cited if use.kind is kind and not _TWICE.search(use.where))
    )


def _short(use: Use) -> str:
    """Its name without what all of its kind share, nor which of several rule sets."""
    if use.kind is UseKind.LAW and use.where.startswith("games."):
        return use.where.removeprefix("games.")
    if use.kind is UseKind.LAW:
        return f"{use.where.partition('/')[0]} {use.where.partition(' ')[2]}"
    if use.kind is UseKind.CASE:
        return use.where.rpartition(" ")[2]
    return use.where.removeprefix("rules/")


def _once(*names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for each in names for name in each))


@cache
def _literate() -> Mapping[str, tuple[str, ...]]:
    """The sections of literate pages by the passages that they cite in parentheses."""
    found: dict[str, list[str]] = {}
    for file in sorted(LITERATE.glob("*.md")):
        _, *sections = _SECTION.split(file.read_text(encoding="utf-8"))
        for title, body in zip(sections[::2], sections[1::2], strict=True):
            for passage in _cited_in(body):
                found.setdefault(passage.id, []).append(f"{file.stem} § {title}")
    return {id_: _once(tuple(names)) for id_, names in found.items()}


def _cited_in(text: str) -> Iterator[Passage]:
    for group in _CITED.findall(text):
        siglum, place = "", list[str]()
        for part in [*" ".join(group.split()).split("; "), "END "]:
            first, _, rest = part.partition(" ")
            if first in SIGLA or first == "END":
                yield from _at(siglum, "; ".join(place))
                siglum, place = first, [rest]
            else:
                place.append(part)


def _at(siglum: str, place: str) -> tuple[Passage, ...]:
    """The passages of a place as prose cites it; none if it is worded otherwise than places are."""
    if siglum not in SIGLA:
        return ()
    try:
        return cited_passages(Citation(SIGLA[siglum], place))
    except NotationError:
        return ()
