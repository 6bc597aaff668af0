"""The golden data: its cases, how many each game has, and what the law answers to them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from academie.kernel import Citation, Source
from academie.kernel.data import data_root
from academie.sources import SOURCES


class Answer(NamedTuple):
    """The treatise's figures beside the law's, in words, and whether the law passes."""

    expected: str
    found: str
    agrees: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """One example of a treatise compared with the law."""

    id: str
    citation: Citation
    topic: str
    expected: str
    found: str
    agrees: bool


Case = Mapping[str, Any]

SIGLA: Final[Mapping[str, Source]] = {source.siglum: source for source in SOURCES}


def conformance_root() -> Traversable:
    """Return the folder of the golden data."""
    return data_root("conformance")


def load(name: str) -> Case:
    """Return one file of golden data, e.g. `scoring/trictrac-throws`."""
    text = conformance_root().joinpath(f"{name}.json").read_text(encoding="utf-8")
    content: Case = json.loads(text)
    return content


def cases(name: str) -> list[Case]:
    """Return the cases of one file, each with the kind the file gives."""
    content = load(name)
    return [{"kind": content["kind"], **case} for case in content["cases"]]


def played_games() -> list[str]:
    """Return the keys of the games with a file of examples that are whole plays."""
    files = (file.name for file in conformance_root().joinpath("played").iterdir())
    return sorted(name.removesuffix(".json") for name in files if name.endswith(".json"))


def citation(case: Case) -> Citation:
    """Return the passage a case rests on."""
    return Citation(SIGLA[case["source"]], case["place"])


class Coverage(NamedTuple):
    """How much golden data a game is tested by."""

    cases: int
    """Examples, sums, errata and rulings of the books, and positions whose moves were counted by others."""
    playthroughs: int


def coverage(key: str) -> Coverage:
    """Return how much golden data there is of a game; zero of an unknown one."""
    cases, playthroughs = _counts()
    return Coverage(cases[key], playthroughs[key])


@cache
def _counts() -> tuple[Counter[str], Counter[str]]:
    """Cases and playthroughs by game."""
    found = [*_files(conformance_root())]
    cases = (game for file in found for game in _cases_of(file))
    texts = (file.read_text(encoding="utf-8") for file in found if file.name.endswith(".txt"))
    return Counter(cases), Counter(text.removeprefix("# ").partition("/")[0] for text in texts)


def _cases_of(file: Traversable) -> Iterator[str]:
    """Yield the game of each case in a file, if it holds cases."""
    if file.name.endswith(".json"):
        yield from _games_of(json.loads(file.read_text(encoding="utf-8")))
    elif file.name.endswith(".perft"):
        lines = file.read_text(encoding="utf-8").splitlines()
        yield from (
            line.removeprefix("rules ").partition("/")[0] for line in lines if line.startswith("rules ")
        )


def _files(folder: Traversable) -> Iterator[Traversable]:
    """Yield every file of the folder and of those in it."""
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _files(entry)
        else:
            yield entry


def _games_of(content: dict[str, Any]) -> Iterator[str]:
    """Yield the game of each case: its own, else that of its file; data of no game is skipped."""
    for case in content.get("cases", ()):
        game = case.get("game", content.get("game"))
        if isinstance(game, str):
            yield game
