"""What is listed of every game. The rule sets of our own games are read from a file, not from their laws.

Loading fifteen laws takes longer than the rest of `academie games`. `make rules-pages` writes the file by
`python -m academie.commands.games_census FILE`.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from academie.kernel import Game, RuleSet, Source, Text
from academie.kernel.data import data_root
from academie.registry import OURS, registry
from academie.sources import ACADEMIE, SOURCES
from academie.testing.data import Coverage, coverage

if TYPE_CHECKING:
    from academie.testing.random_games import Length


class ListedRules(NamedTuple):
    """A rule set as lists show it."""

    id: str
    title: Text
    sources: tuple[Source, ...]
    """The works it cites, our own readings left out."""

    def plain(self) -> dict[str, object]:
        """The rule set as plain data."""
        sigla = [source.siglum for source in self.sources]
        return {"id": self.id, "title": self.title._asdict(), "sources": sigla}


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
            "title": self.game.title._asdict(),
            "package": self.package,
            "rulesets": [rules.plain() for rules in self.rulesets],
            "sources": [source._asdict() for source in self.sources],
            "seats": [*self.game.seats],
            "chance": self.game.chance,
            "hidden": self.game.hides,
            "tests": {**self.evidence._asdict(), "studies": self.studies},
            "length": None if self.length is None else self.length._asdict(),
        }


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
        return ListedRules(entry["id"], Text(**entry["title"]), cites)

    content = json.loads((files("academie.games") / "rulesets.json").read_text(encoding="utf-8"))
    return {key: tuple(map(listed, entries)) for key, entries in content.items()}


def rules_file_text() -> str:
    """The content of the file of rule sets, by the laws."""
    content = {game.key: [rules.plain() for rules in rules_by_law(game)] for game in registry}
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(rules_file_text(), encoding="utf-8")
