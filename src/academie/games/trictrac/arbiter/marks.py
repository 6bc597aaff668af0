"""What one player's jetons and fichet show, and what marking has claimed by moving them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from academie.games.tables.law.track import Pair
from academie.games.trictrac.law.marking import HOLE, Score, gain
from academie.kernel import Seat, other

PLACES: Final = range(0, HOLE, 2)
"""Where a jeton can stand."""
MOST_HOLES: Final = 99
"""How far a fichet can go, round the board and round again."""


@dataclass(frozen=True, slots=True)
class Marks:
    """One side of the board's edge. `behind` is an older jeton left standing when another was taken."""

    points: int = 0
    holes: int = 0
    double: bool = False
    """Whether a second jeton shows his bredouille."""
    behind: int = 0
    pavillon: bool = False


def marked(before: Marks, now: Marks) -> int:
    """The points claimed by moving from one to the other, by jeton and fichet alike.

    Two holes may be one partie in bredouille: only the twelves behind the holes count, so that mistaking
    simple for double is never an école. Source: LEP rules 52-54.
    """
    parties = max(0, now.holes - before.holes + 1) // 2
    start = 0 if now.behind else before.points
    return HOLE * parties + now.points - start


def as_score(marks: Pair[Marks], run: Seat | None, runs: Pair[int]) -> Score:
    """The score the two sides show; a jeton left behind is not counted."""
    return Score((marks[0].points, marks[1].points), (marks[0].holes, marks[1].holes), run, runs)


def from_score(score: Score, old: Pair[Marks]) -> Pair[Marks]:
    """The two sides showing a score rightly: the second to score in bredouille has two jetons."""
    return _side(score, Seat(0), old), _side(score, Seat(1), old)


def _side(score: Score, seat: Seat, old: Pair[Marks]) -> Marks:
    both = min(score.points) > 0
    return replace(
        old[seat],
        points=score.points[seat],
        holes=score.holes[seat],
        double=both and score.bredouille == seat,
        behind=0,
    )


def expected_marks(
    marks: Pair[Marks], run: Seat | None, runs: Pair[int], seat: Seat, points: int
) -> Pair[Marks]:
    """What both sides should show once `seat` has marked `points`."""
    return from_score(gain(as_score(marks, run, runs), seat, points).score, marks)


def needs_double(marks: Pair[Marks], seat: Seat) -> bool:
    """Whether bredouille must be shown by two jetons: only when the adversary has points too."""
    return marks[seat].points > 0 and marks[other(seat)].points > 0
