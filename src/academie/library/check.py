"""The lines of a book: which of their moves a rule set forbids, and how each half-move is known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from academie.kernel import Citation, RuleSet
from academie.library.half_move import HalfMove, Standing
from academie.library.line import Moves, Way
from academie.library.play import play_of
from academie.library.study import Study
from academie.words import Text


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
    """How many lines of a book one rule set allows."""

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
    book = tuple(studies)
    ways = [(study, way) for study in book for way in study.line.ways() if way.moves]
    lines = [(study, way) for study, way in ways if way.variation is None]
    variations = [(study, way) for study, way in ways if way.variation is not None]
    return Tally(
        rules=rules,
        positions=len(book),
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
    """The first move of a way that `rules` forbid, if there is one, after those of the line it leaves."""
    play = play_of(study)
    reached = play.replay(play.board(way.setup or study.position), way.moves[: way.at], reach)
    played = play.replay(reached.positions[-1], way.moves[way.at :], rules)
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


@dataclass(frozen=True, slots=True)
class ReadMove:
    """A half-move that needed reading, with where it is and what is played."""

    study: Study
    renvoi: str
    """The name of its variation; empty in the main line."""
    half_move: HalfMove
    used: str


@dataclass(frozen=True, slots=True)
class Census:
    """The half-moves of a book, those of its main lines and each variation's own."""

    half_moves: int
    read: tuple[ReadMove, ...]

    @property
    def as_printed(self) -> int:
        """How many are as printed."""
        return self.half_moves - len(self.read)

    def by_standing(self) -> Counter[Standing]:
        """How many of the others there are of each kind."""
        return Counter(found.half_move.standing for found in self.read)


def census(studies: Iterable[Study]) -> Census:
    """The half-moves of the studies."""
    book = tuple(studies)
    lines = [line for study in book for _, line in study.line.lines()]
    return Census(sum(len(line.moves) for line in lines), tuple(_read(book)))


def _read(studies: Iterable[Study]) -> Iterator[ReadMove]:
    for study in studies:
        for renvoi, line in study.line.lines():
            for half_move in line.read:
                yield ReadMove(study, renvoi, half_move, line.moves[half_move.at - 1])
