"""How what a throw scores is counted and marked: in points at trictrac, in holes at toc."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Protocol

from academie.games.tables.law.throw import Throw
from academie.games.trictrac.law.events import Marked, PartieWon
from academie.games.trictrac.law.jans.jan import Scored
from academie.games.trictrac.law.marking import Score, gain
from academie.games.trictrac.law.rules import GrandeBredouille, TrictracRules
from academie.kernel import Event, Places, Seat, Source, cite_by, other
from academie.sources import ACAD_A, ACAD_B, LEP

ORDER_OF_COUP: Final[Places] = {ACAD_B: "ch. VI § 10-11", ACAD_A: "ch. I § 16", LEP: "part 1 ch. VII § 4"}
END: Final[Places] = {LEP: "part 3 no. 43", ACAD_A: "ch. I § 12", ACAD_B: "ch. XIII § 1"}

Triple = tuple[bool, bool, bool]


class Tally(Protocol):
    """How a side's share of a throw is marked. Worths are in the unit of the tally, points or holes."""

    @property
    def in_points(self) -> bool:
        """Whether jetons count points before fichets count holes."""
        ...

    @property
    def doubled(self) -> str:
        """The word for a partie won for two stakes."""
        ...

    @property
    def core(self) -> Triple | None:
        """Marking in holes as the compiled core takes it; `None` for points."""
        ...

    def worth(self, scored: tuple[Scored, ...], dice: Throw) -> int:
        """What one side has of a throw."""
        ...

    def mark(self, score: Score, seat: Seat, worth: int, goal: int | None) -> tuple[Score, Event]:
        """The score once `seat` has marked its share, and the event; holes beyond `goal` are not counted."""
        ...

    def stakes(self, score: Score, winner: Seat, goal: int, rules: TrictracRules) -> int:
        """How many stakes a partie is won for."""
        ...

    def won(self, seat: Seat, stakes: int) -> Event:
        """The event of the last hole."""
        ...


@dataclass(frozen=True, slots=True)
class Points:
    """Points by the tarif, twelve of them a hole."""

    @property
    def in_points(self) -> bool:
        return True

    @property
    def doubled(self) -> str:
        return "grande-bredouille"

    @property
    def core(self) -> None:
        return None

    def worth(self, scored: tuple[Scored, ...], dice: Throw) -> int:
        del dice
        return sum(item.points for item in scored)

    def mark(self, score: Score, seat: Seat, worth: int, goal: int | None) -> tuple[Score, Event]:
        after, holes = gain(score, seat, worth, goal)
        wiped = score.points[other(seat)] if holes else 0
        event = Marked(
            seat=seat,
            citation=cite_by(ACAD_B, ORDER_OF_COUP),
            points=worth,
            rest=after.points[seat],
            holes=holes,
            wiped=wiped,
        )
        return after, event

    def stakes(self, score: Score, winner: Seat, goal: int, rules: TrictracRules) -> int:
        """Two for a grande bredouille where it is agreed, else one.

        Source: ACAD-A ch. I § 12; ACAD-B ch. XIII § 1, 4; LEP part 1 ch. VI § 2.
        """
        match rules.grande_bredouille.value:
            case GrandeBredouille.OFF:
                return 1
            case GrandeBredouille.NONE_TAKEN:
                return 2 if score.holes[other(winner)] == 0 else 1
            case GrandeBredouille.RUN:
                return 2 if score.runs[winner] >= goal else 1

    def won(self, seat: Seat, stakes: int) -> Event:
        return PartieWon(seat=seat, citation=cite_by(LEP, END), stakes=stakes)


POINTS: Final = Points()


def told_by(authority: Source, event: Event) -> Event:
    """The event of marking points or of winning, as that treatise tells of it; others as they are."""
    match event:
        case Marked():
            return replace(event, citation=cite_by(authority, ORDER_OF_COUP))
        case PartieWon():
            return replace(event, citation=cite_by(authority, END))
        case _:
            return event
