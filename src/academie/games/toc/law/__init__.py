"""Toc: trictrac whose every event is worth a hole, or two. Source: ACAD Toc ch. V."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from academie.games.tables.law.throw import Throw
from academie.games.tables.law.track import put
from academie.games.tables.law.turns import GameWon
from academie.games.toc.law.rules import FORMER, RULESETS, Several, TocOptions, TocRules, TwoHoles
from academie.games.trictrac.law import begin
from academie.games.trictrac.law.acts import TrictracAction
from academie.games.trictrac.law.coup import Board
from academie.games.trictrac.law.jans import Jan, Scored
from academie.games.trictrac.law.marking import Score
from academie.games.trictrac.law.rules import TrictracRules
from academie.games.trictrac.law.state import TrictracState
from academie.games.trictrac.law.tally import Triple
from academie.kernel import Citation, Event, Law, Options, Seat, other
from academie.sources import ACAD

__all__ = ["TOC", "Holes", "HolesMarked", "Toc", "TocRules", "tally_of"]

MARKING: Final = Citation(ACAD, "Toc ch. V § 1")


@dataclass(frozen=True, slots=True, kw_only=True)
class HolesMarked(Event):
    """`seat` has marked `holes` and now has `total`."""

    holes: int
    total: int


@dataclass(frozen=True, slots=True)
class Holes:
    """The tally of toc."""

    double: bool = False
    """Whether a doublet, or more façons than one, marks two."""
    each: bool = False
    """Whether every event of a throw has its own hole, or its own two."""
    unplayed: bool = True
    """Whether a number that cannot be played gives the adversary a hole."""

    @property
    def in_points(self) -> bool:
        return False

    @property
    def doubled(self) -> str:
        return "double"

    @property
    def core(self) -> Triple:
        return self.double, self.each, self.unplayed

    def worth(self, scored: tuple[Scored, ...], dice: Throw) -> int:
        counted = tuple(item for item in scored if self.unplayed or item.jan is not Jan.NOMBRE_NON_JOUE)
        if self.each:
            return sum(self._holes((item,), dice) for item in counted)
        return self._holes(counted, dice) if counted else 0

    def _holes(self, items: tuple[Scored, ...], dice: Throw) -> int:
        """Two by a doublet or by more façons than one, where those mark two; else one."""
        facons = sum(max(1, len(item.facons)) for item in items)
        return 2 if self.double and (dice.doublet or facons > 1) else 1

    def mark(self, score: Score, seat: Seat, worth: int, goal: int | None) -> tuple[Score, Event]:
        """At the first hole a double is shown as two; else none beyond the last counts."""
        made = score.holes[seat] + worth
        total = made if goal in {None, 1} else min(goal or made, made)
        runs = put(put(score.runs, seat, score.runs[seat] + worth), other(seat), 0)
        after = Score(holes=put(score.holes, seat, total), runs=runs)
        return after, HolesMarked(seat=seat, citation=MARKING, holes=worth, total=total)

    def stakes(self, score: Score, winner: Seat, goal: int, rules: TrictracRules) -> int:
        """Two for the double at the first hole; over several holes it is two holes, and the stake is one."""
        del rules
        return 2 if self.double and goal == 1 and score.holes[winner] > 1 else 1

    def won(self, seat: Seat, stakes: int) -> Event:
        return GameWon(seat=seat, citation=MARKING, stakes=stakes)


def tally_of(rules: TocRules, goal: int, *, double: bool) -> Holes:
    """The tally of a partie of so many holes, with *la double* where it was agreed.

    Over several holes two are marked by the coup alone. Source: ACAD Toc ch. V.
    """
    by_the_coup = rules.two_holes.value is TwoHoles.BY_THE_COUP and goal > 1
    return Holes(double or by_the_coup, rules.several.value is Several.EACH, rules.impuissance_hole.value)


class Toc(Law[TrictracAction, TocRules]):
    """Trictrac marked in holes."""

    key = "toc"
    rulesets = RULESETS
    former = FORMER
    options_class = TocOptions

    def start(self, ruleset: TocRules | None = None, options: Options | None = None) -> TrictracState:
        rules, said = self.agreed(TocOptions, ruleset, options)
        goal = rules.holes_to_win.value if said.holes is None else said.holes
        return begin(Board(rules, goal=goal), said, tally_of(rules, goal, double=said.double))


TOC: Final = Toc()
