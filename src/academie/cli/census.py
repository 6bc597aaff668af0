"""What there is to say of every game in the registry."""

from __future__ import annotations

from dataclasses import dataclass

from academie.kernel import Game, RuleSet, Source
from academie.library import catalogue
from academie.registry import OURS, registry
from academie.sources import ACADEMIE
from academie.testing.data import Coverage, coverage
from academie.testing.random_games import Length


@dataclass(frozen=True, slots=True)
class Entry:
    """One game: where it comes from, who plays it, and what it is held against."""

    game: Game
    sources: tuple[Source, ...]
    """The works its rule sets rest on, our own readings left out."""
    evidence: Coverage
    studies: int
    length: Length | None = None
    package: str = OURS
    """The distribution it comes from."""

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
            "rulesets": [
                {
                    "id": rules.id,
                    "title": rules.title._asdict(),
                    "sources": [source.siglum for source in cited(rules)],
                }
                for rules in self.game.rulesets
            ],
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
    """What there is to say of one game, its length apart."""
    sources = dict.fromkeys(source for rules in game.rulesets for source in cited(rules))
    studies = sum(study.game == game.key for study in catalogue().studies)
    return Entry(game, tuple(sources), coverage(game.key), studies, package=registry.package(game.key))


def cited(rules: RuleSet) -> list[Source]:
    """The works the switches of a rule set cite, each once, our own readings left out."""
    sources = dict.fromkeys(switch.citation.source for _, switch in rules.switches())
    return [source for source in sources if source != ACADEMIE]
