"""How much of the golden data speaks of each game, counted where it lies: in the wheel or the checkout."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from academie.testing.data import conformance_root


class Evidence(NamedTuple):
    """What a game is held against."""

    cases: int
    """Examples, sums, errata and rulings of the books, and positions whose moves others have counted."""
    playthroughs: int


def evidence(key: str) -> Evidence:
    """The golden data of a game; none for a game there is nothing of."""
    cases, playthroughs = _counts()
    return Evidence(cases[key], playthroughs[key])


@cache
def _counts() -> tuple[Counter[str], Counter[str]]:
    """Cases and playthroughs by game."""
    found = [*_files(conformance_root())]
    cases = (game for file in found for game in _cases_of(file))
    told = (file.read_text(encoding="utf-8") for file in found if file.name.endswith(".txt"))
    return Counter(cases), Counter(text.removeprefix("# ").partition("/")[0] for text in told)


def _cases_of(file: Traversable) -> Iterator[str]:
    """The game of each case in a file, if it holds cases."""
    if file.name.endswith(".json"):
        yield from _games_of(json.loads(file.read_text(encoding="utf-8")))
    elif file.name.endswith(".perft"):
        lines = file.read_text(encoding="utf-8").splitlines()
        yield from (
            line.removeprefix("rules ").partition("/")[0] for line in lines if line.startswith("rules ")
        )


def _files(folder: Traversable) -> Iterator[Traversable]:
    """Every file of the folder and of those in it."""
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _files(entry)
        else:
            yield entry


def _games_of(content: dict[str, Any]) -> Iterator[str]:
    """The game of each case: its own, else that of its file; data that is of no game is passed over."""
    for case in content.get("cases", ()):
        game = case.get("game", content.get("game"))
        if isinstance(game, str):
            yield game
