"""The law by source: what each rule set of a game holds on every point, by the rule sets themselves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from academie.kernel import Citation, RuleSet
from academie.registry import registry
from academie.words import Text


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

    What is only another game's, or another party's, is left out.
    """
    rulesets: tuple[RuleSet, ...] = registry[game].rulesets
    points = [_point(name, own) for name, own in _holders(rulesets) if own]
    return tuple(sorted(points, key=lambda point: not point.disputed))


def _holders(rulesets: tuple[RuleSet, ...]) -> Iterator[tuple[str, tuple[RuleSet, ...]]]:
    """Each point, and the rule sets in which it decides something."""
    held = [dict(ruleset.switches()) for ruleset in rulesets]
    for name in held[0]:
        own = (each for each, points in zip(rulesets, held, strict=True) if not points[name].elsewhere)
        yield name, tuple(own)


def _point(name: str, rulesets: tuple[RuleSet, ...]) -> Point:
    held: dict[Text, list[tuple[RuleSet, Citation]]] = {}
    for ruleset in rulesets:
        switch = dict(ruleset.switches())[name]
        held.setdefault(ruleset.in_words(name), []).append((ruleset, switch.citation))
    holdings = tuple(Holding(value, tuple(by)) for value, by in held.items())
    return Point(name, rulesets[0].title_of(name), holdings)
