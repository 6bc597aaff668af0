"""The law by source: what each rule set of a game holds on every point, by the rule sets themselves."""

from __future__ import annotations

from dataclasses import dataclass

from academie.kernel import Citation, RuleSet, Text
from academie.registry import registry


@dataclass(frozen=True, slots=True)
class Holding:
    """What some rule sets hold on a point, each by its authority."""

    value: Text
    held: tuple[tuple[RuleSet, Citation], ...]

    @property
    def citations(self) -> tuple[Citation, ...]:
        """The authorities, each once."""
        return tuple(dict.fromkeys(citation for _, citation in self.held))


@dataclass(frozen=True, slots=True)
class Point:
    """A point of the law, with all that is held on it; more than one holding is a disagreement."""

    name: str
    title: Text
    holdings: tuple[Holding, ...]

    @property
    def disputed(self) -> bool:
        """Whether the rule sets differ."""
        return len(self.holdings) > 1


def points_of(game: str) -> tuple[Point, ...]:
    """Every point of a game's law, those first on which its rule sets differ. Raises `UnknownName`.

    What is only another game's is left out.
    """
    rulesets: tuple[RuleSet, ...] = registry[game].rulesets
    own = [name for name, switch in rulesets[0].switches() if not switch.elsewhere]
    points = [_point(name, rulesets) for name in own]
    return tuple(sorted(points, key=lambda point: not point.disputed))


def _point(name: str, rulesets: tuple[RuleSet, ...]) -> Point:
    held: dict[Text, list[tuple[RuleSet, Citation]]] = {}
    for ruleset in rulesets:
        switch = dict(ruleset.switches())[name]
        held.setdefault(ruleset.in_words(name), []).append((ruleset, switch.citation))
    holdings = tuple(Holding(value, tuple(by)) for value, by in held.items())
    return Point(name, rulesets[0].title_of(name), holdings)
