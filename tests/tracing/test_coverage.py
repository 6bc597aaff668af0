"""What carries and tests each passage of law is there, and nothing is left open."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from pkgutil import resolve_name
from typing import cast

import pytest

from academie.commands.coverage import page
from academie.edition import passages
from academie.library.markdown import in_each_language
from academie.tracing.coverage import Row, coverage, entries
from academie.words import Language, languages

ROOT = Path(__file__).parents[2]
RULES = {"LEP": 78, "MAN": 43, "METZ": 22, "ACAD-D": 26}
"""How many rules each book numbers."""


@pytest.mark.parametrize(("language", "file"), in_each_language(ROOT / "docs" / "law" / "coverage.md"))
def test_the_page_is_current(language: Language, file: Path) -> None:
    assert file.read_text(encoding="utf-8") == page(coverage(), language), "run `make law-coverage`"


def test_every_numbered_rule_is_there_by_sentence() -> None:
    found: dict[str, set[str]] = {}
    for row in coverage():
        if row.passage.kind == "rule":
            found.setdefault(row.passage.source.siglum, set()).add(row.passage.id)
    assert {siglum: len(rules) for siglum, rules in found.items()} == RULES
    laws = {row.passage.id for row in coverage() if row.id.startswith("ACAD-B.XVIII.")}
    assert len(laws) == 37
    index = passages()
    wanted = {
        id_
        for book in index.books
        for passage in book.passages
        if passage.kind == "rule"
        for id_ in index.sentences(passage) or (passage.id,)
    }
    assert wanted <= {row.id for row in coverage()}


def test_each_has_a_rule_and_a_test_or_a_reason() -> None:
    assert [row.id for row in coverage() if row.open] == []


def test_numbered_rules_were_read_one_by_one() -> None:
    """What is said of a rule is said of it, not of its chapter."""
    unread = [row.id for row in coverage() if row.passage.kind == "rule" and not _read(row)]
    assert unread == []


def _read(row: Row) -> bool:
    return row.id in entries() or row.passage.id in entries()


def test_what_is_said_to_carry_passages_is_in_the_code() -> None:
    for rule in {rule for entry in entries().values() for rule in entry.rules}:
        resolve_name(f"academie.games.{rule}")


def test_what_is_said_to_test_them_is_among_the_tests() -> None:
    named = {test for entry in entries().values() for test in entry.tests}
    assert {test for test in named if not _exists(test)} == set()


def test_ids_are_of_passages_and_reasons_have_words() -> None:
    for id_, entry in entries().items():
        passages().find(id_)
        assert entry.rules or entry.tests or entry.reason
        if entry.reason is not None:
            assert all(entry.reason.in_(language) for language in languages())


def _exists(test: str) -> bool:
    page_, section, title = test.partition(" § ")
    if section:
        file = ROOT / "tests" / "literate" / f"{page_}.md"
        return file.exists() and f"## {title}" in file.read_text(encoding="utf-8").splitlines()
    path, _, node = test.partition("::")
    if path.endswith(".py"):
        return (ROOT / "tests" / path).exists() and _has(path, tuple(filter(None, node.split("::"))))
    return test in _cases()


def _has(path: str, names: tuple[str, ...]) -> bool:
    body: list[ast.stmt] = ast.parse((ROOT / "tests" / path).read_text(encoding="utf-8")).body
    for name in names:
        found = [
            each for each in body if isinstance(each, ast.FunctionDef | ast.ClassDef) and each.name == name
        ]
        if not found:
            return False
        body = found[0].body
    return True


@cache
def _cases() -> frozenset[str]:
    """The ids of all examples and cases."""
    files = (ROOT / "conformance").rglob("*.json")
    return frozenset(
        chain.from_iterable(_ids(json.loads(file.read_text(encoding="utf-8"))) for file in files)
    )


def _ids(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        entry = cast("dict[str, object]", value)
        if isinstance(name := entry.get("id"), str):
            yield name
        yield from chain.from_iterable(map(_ids, entry.values()))
    elif isinstance(value, list):
        yield from chain.from_iterable(map(_ids, cast("list[object]", value)))
