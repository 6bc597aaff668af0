"""What is listed of every game. The rule sets of our own games are read from a file, not from their laws.

Loading fifteen laws takes longer than the rest of `academie games`. `make rules-pages` writes the file by
`python -m academie.commands.games_census FILE`.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from academie.kernel import Game, RuleSet, Source
from academie.kernel.data import data_root
from academie.registry import OURS, registry
from academie.sources import ACADEMIE, SOURCES
from academie.words import Content, Text

if TYPE_CHECKING:
    from academie.testing.random_games import Length


class Coverage(NamedTuple):
    """How much golden data a game is tested by."""

    cases: int
    """Examples, cases, sums, errata and rulings of the books, and positions whose moves others counted."""
    playthroughs: int


class ListedRules(NamedTuple):
    """A rule set as lists show it."""

    id: str
    title: Text
    sources: tuple[Source, ...]
    """The works it cites, our own readings left out."""

    def plain(self) -> dict[str, object]:
        """The rule set as plain data."""
        sigla = [source.siglum for source in self.sources]
        return {"id": self.id, "title": self.title.both(), "sources": sigla}


@dataclass(frozen=True, slots=True)
class Entry:
    """One game: where it comes from, how it is played, and what it is tested with."""

    game: Game
    rulesets: tuple[ListedRules, ...]
    evidence: Coverage
    studies: int
    length: Length | None = None
    package: str = OURS
    """The distribution it comes from."""

    @property
    def sources(self) -> tuple[Source, ...]:
        """The works its rule sets rest on, each once, our own readings left out."""
        return tuple(dict.fromkeys(source for rules in self.rulesets for source in rules.sources))

    @property
    def ours(self) -> bool:
        """Whether it is one of our own games."""
        return self.package == OURS

    def plain(self) -> dict[str, object]:
        """The entry as plain data."""
        return {
            "key": self.game.key,
            "title": self.game.title.both(),
            "package": self.package,
            "rulesets": [rules.plain() for rules in self.rulesets],
            "sources": [_plain_source(source) for source in self.sources],
            "seats": [*self.game.seats],
            "chance": self.game.chance,
            "hidden": self.game.hides,
            "tests": {**self.evidence._asdict(), "studies": self.studies},
            "length": None if self.length is None else self.length._asdict(),
        }


def _plain_source(source: Source) -> dict[str, object]:
    fields = source._asdict().items()
    return {name: value.both() if isinstance(value, Text) else value for name, value in fields}


def census() -> list[Entry]:
    """Our own games in the order of the registry, then those of other packages."""
    return [entry(game) for game in registry.everything()]


def entry(game: Game) -> Entry:
    """The entry of one game, without its length."""
    rulesets = _rules_file().get(game.key) or rules_by_law(game)
    return Entry(game, rulesets, coverage(game.key), _studies()[game.key], package=registry.package(game.key))


def rules_by_law(game: Game) -> tuple[ListedRules, ...]:
    """The rule sets of a game, its law loaded."""
    return tuple(ListedRules(rules.id, rules.title, cited(rules)) for rules in game.rulesets)


def cited(rules: RuleSet) -> tuple[Source, ...]:
    """The works the switches of a rule set cite, each once, our own readings left out."""
    sources = dict.fromkeys(switch.citation.source for _, switch in rules.switches())
    return tuple(source for source in sources if source != ACADEMIE)


def coverage(key: str) -> Coverage:
    """Return how much golden data there is of a game; zero of an unknown one."""
    cases, playthroughs = _counts()
    return Coverage(cases[key], playthroughs[key])


@cache
def _counts() -> tuple[Counter[str], Counter[str]]:
    """Cases and playthroughs by game."""
    found = [*_files(data_root("conformance"))]
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


@cache
def _studies() -> Counter[str]:
    """The number of studies of each game, counted in the files: building them takes long."""
    counts: Counter[str] = Counter()
    for folder, items in (("positions", "studies"), ("examples", "examples")):
        for file in data_root("studies").joinpath(folder).iterdir():
            if file.name.endswith(".json"):
                content = json.loads(file.read_text(encoding="utf-8"))
                counts[content["game"]] += len(content[items])
    return counts


@cache
def _rules_file() -> Mapping[str, tuple[ListedRules, ...]]:
    """The rule sets of our own games, by the key of the game."""
    sources = {source.siglum: source for source in SOURCES}

    def listed(entry: Mapping[str, Any]) -> ListedRules:
        cites = tuple(sources[siglum] for siglum in entry["sources"])
        return ListedRules(entry["id"], Content(**entry["title"]), cites)

    content = json.loads((files("academie.games") / "rulesets.json").read_text(encoding="utf-8"))
    return {key: tuple(map(listed, entries)) for key, entries in content.items()}


def rules_file_text() -> str:
    """The content of the file of rule sets, by the laws."""
    content = {game.key: [rules.plain() for rules in rules_by_law(game)] for game in registry}
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(rules_file_text(), encoding="utf-8")
