"""Every line of a book held against a rule set."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from academie.kernel import Citation, RuleSet, Text
from academie.library.line import Moves, Way
from academie.library.plays import play_of
from academie.library.study import Study


@dataclass(frozen=True, slots=True)
class Refusal:
    """A move that a rule set forbids, counted from 1; what is legal instead, why, and by which article."""

    study: Study
    way: Way
    move: int
    text: str
    legal: Moves
    why: Text
    article: Citation


@dataclass(frozen=True, slots=True)
class Tally:
    """How the lines of a book fare by one rule set."""

    rules: RuleSet
    positions: int
    lines: int
    variations: int
    moves: int
    """The moves of the main lines."""
    refused_lines: tuple[Refusal, ...]
    refused_variations: tuple[Refusal, ...]

    @property
    def refused(self) -> tuple[Refusal, ...]:
        return (*self.refused_lines, *self.refused_variations)

    @property
    def lost(self) -> int:
        """How many moves cannot be played: the forbidden ones, and all that follow them."""
        return sum(len(refused.way.moves) - refused.move + 1 for refused in self.refused)

    @property
    def legal_lines(self) -> int:
        return self.lines - len(self.refused_lines)

    @property
    def legal_variations(self) -> int:
        return self.variations - len(self.refused_variations)


def tally(studies: Iterable[Study], rules: RuleSet, reach: RuleSet) -> Tally:
    """The lines of the studies by `rules`.

    A variation counts by itself: the moves that lead to it are made by `reach`, which must allow every line.
    """
    shelf = tuple(studies)
    ways = [(study, way) for study in shelf for way in study.line.ways() if way.moves]
    lines = [(study, way) for study, way in ways if way.variation is None]
    variations = [(study, way) for study, way in ways if way.variation is not None]
    return Tally(
        rules=rules,
        positions=len(shelf),
        lines=len(lines),
        variations=len(variations),
        moves=sum(len(way.moves) for _, way in lines),
        refused_lines=_refused(lines, rules, reach),
        refused_variations=_refused(variations, rules, reach),
    )


def _refused(ways: Iterable[tuple[Study, Way]], rules: RuleSet, reach: RuleSet) -> tuple[Refusal, ...]:
    found = (refusal(study, way, rules, reach) for study, way in ways)
    return tuple(refused for refused in found if refused is not None)


def refusal(study: Study, way: Way, rules: RuleSet, reach: RuleSet) -> Refusal | None:
    """The first move of the way's own that `rules` forbid, or nothing if they allow them all."""
    play = play_of(study)
    begun = play.replay(play.board(way.setup or study.position), way.moves[: way.at], reach)
    played = play.replay(begun.positions[-1], way.moves[way.at :], rules)
    if played.refused is None:
        return None
    why, article = play.why(played.positions[-1], played.refused, rules)
    nth = way.at + len(played.moves) + 1
    return Refusal(study, way, nth, played.refused, played.legal, why, article)


def expected(rules: RuleSet, refused: Refusal) -> bool:
    """Whether the library says itself that those rules forbid the move."""
    if refused.way.variation is not None:
        return refused.way.variation.fails
    breach = refused.study.breach
    return breach is not None and (breach.ruleset, breach.move) == (rules.id, refused.move)
