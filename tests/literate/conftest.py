"""Collects the blocks of the rule pages as tests; README.md says how a page is written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from academie.registry import registry
from tests.literate import dames, dominos, hands, plain, trictrac
from tests.literate.blocks import Block, blocks_in

CHECKS: Final[dict[str, Callable[[dict[str, str]], list[str]]]] = {
    **{game.key: partial(plain.check, game.key) for game in registry},
    "trictrac": trictrac.check,
    "trictrac by hand": hands.check,
    "dames": dames.check,
    "dominos": dominos.check,
    "dominos by hand": dominos.check_by_hand,
    "dominos complete": dominos.check_complete,
}
"""Every game of the registry by the plain words; those below the first line have more words of their own."""


def pytest_collect_file(parent: pytest.Collector, file_path: Path) -> pytest.Collector | None:
    """Every Markdown page here is a file of tests."""
    return Page.from_parent(parent, path=file_path) if file_path.suffix == ".md" else None


class Page(pytest.File):
    """A page of rules."""

    def collect(self) -> Iterator[pytest.Item]:
        for block in blocks_in(self.path.read_text(encoding="utf-8"), frozenset(CHECKS)):
            key = block.game.split()[0]
            yield Rule.from_parent(self, name=f"{key}:{block.title}:{block.line}", block=block)


class Unlike(Exception):
    """The law answers otherwise than the page."""


class Rule(pytest.Item):
    """A block of a page."""

    def __init__(self, *, block: Block, **kwargs: object) -> None:
        super().__init__(**kwargs)  # type: ignore[arg-type]
        self.block = block

    def runtest(self) -> None:
        if problems := CHECKS[self.block.game](self.block.fields):
            raise Unlike("\n".join(problems))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException]) -> str:  # type: ignore[override]
        return f"{self.path.name}, line {self.block.line}, {self.block.title}\n{excinfo.value}"

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, self.block.line - 1, self.block.title
