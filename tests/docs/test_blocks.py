"""Every block of code on every page runs: Python in the order of the page, commands by the real program."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from sybil import Document, Region
from sybil.evaluators.doctest import DocTestEvaluator
from sybil.parsers.abstract.doctest import DocTestStringParser
from sybil.parsers.markdown import CodeBlockParser, PythonCodeBlockParser

from tests.docs.shell import ROOT, page_folder, run_block
from tests.rings import unless

__all__ = ["page_folder"]

FLAGS: Final = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
RUN: Final = frozenset({"python", "pycon", "sh", "console"})
SHOWN: Final = frozenset({"text", "json", "abnf", "toml"})
"""Languages of blocks that are only looked at."""
PAGES: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *ROOT.glob("studies/**/*.md")])
_FENCE: Final = re.compile(r"^ *```(\w*)$(.*?)^ *```$", re.MULTILINE | re.DOTALL)


def transcripts(document: Document) -> Iterator[Region]:
    """The examples of blocks that show a session of Python."""
    for block in CodeBlockParser("pycon", lambda example: None)(document):
        for region in DocTestStringParser(DocTestEvaluator(FLAGS))(block.parsed, document.path):
            region.adjust(block, block.parsed)
            yield region


PARSERS: Final = (
    PythonCodeBlockParser(doctest_optionflags=FLAGS),
    transcripts,
    CodeBlockParser("sh", run_block),
    CodeBlockParser("console", run_block),
)


def languages(page: Path) -> set[str]:
    return {language for language, _ in _FENCE.findall(page.read_text(encoding="utf-8"))}


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def needed(page: Path) -> tuple[pytest.MarkDecorator, ...]:
    """The programs that the blocks of a page start: chess is played by Stockfish."""
    plays = "academie play echecs" in page.read_text("utf-8")
    return (pytest.mark.needs("stockfish"),) if plays else ()


@pytest.mark.parametrize(
    "page",
    # The French twin of a page runs the same blocks.
    [
        pytest.param(page, id=name(page), marks=(*unless(not page.name.endswith(".fr.md")), *needed(page)))
        for page in PAGES
        if languages(page) & RUN
    ],
)
@pytest.mark.usefixtures("page_folder")
def test_the_blocks_of_a_page_run(page: Path) -> None:
    for example in Document.parse(str(page), *PARSERS):
        example.evaluate()


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_block_says_what_it_is(page: Path) -> None:
    assert languages(page) <= RUN | SHOWN
