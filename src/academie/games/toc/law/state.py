"""A partie of toc: trictrac in everything but the marking.

Source: ACAD Toc ch. I-V.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from academie.games.tables.law.pair import put
from academie.games.tables.law.winning import GameWon
from academie.games.toc.law.events import HolesMarked
from academie.games.toc.law.rules import Several, TocRules
from academie.games.trictrac.law.jans import Jan, Scored
from academie.games.trictrac.law.marking import Score
from academie.games.trictrac.law.state import TrictracState
from academie.kernel import Citation, Event, Seat, other
from academie.sources import ACAD

MARKING: Final = Citation(ACAD, "Toc ch. V")


@dataclass(frozen=True, slots=True, repr=False)
class TocState(TrictracState):
    """A state of toc: no points, each event a hole."""

    rules: TocRules
    double: bool = False
    """Whether it was agreed that *la double* goes."""

    doubled: ClassVar[str] = "double"

    def worth(self, items: tuple[Scored, ...]) -> int:
        """What one side has of a throw, in holes."""
        counted = tuple(item for item in items if self._counts(item))
        if self.rules.several.value is Several.EACH:
            return sum(self._holes((item,)) for item in counted)
        return self._holes(counted) if counted else 0

    def _counts(self, item: Scored) -> bool:
        return item.jan is not Jan.NOMBRE_NON_JOUE or self.rules.impuissance_hole.value

    def _holes(self, items: tuple[Scored, ...]) -> int:
        """Two, where the double goes, by a doublet or by more façons than one; else one."""
        assert self.dice is not None
        facons = sum(max(1, len(item.facons)) for item in items)
        return 2 if self.double and (self.dice.doublet or facons > 1) else 1

    def _mark(self, seat: Seat, worth: int) -> TocState:
        """The holes marked. At the first hole a double is shown as two; else none beyond the last counts."""
        made = self.score.holes[seat] + worth
        total = made if self.goal == 1 else min(self.goal, made)
        runs = put(put(self.score.runs, seat, self.score.runs[seat] + worth), other(seat), 0)
        score = Score(holes=put(self.score.holes, seat, total), runs=runs)
        event = HolesMarked(seat=seat, citation=MARKING, holes=worth, total=total)
        return replace(self, score=score, last_events=(*self.last_events, event))

    def _stakes(self, winner: Seat) -> int:
        """Two for the double at the first hole; over several holes it is two holes, and the stake is one."""
        return 2 if self.double and self.goal == 1 and self.score.holes[winner] > 1 else 1

    def _winning(self, seat: Seat) -> Event:
        return GameWon(seat=seat, citation=MARKING, stakes=self._stakes(seat))
