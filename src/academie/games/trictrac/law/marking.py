"""Points, holes and bredouille.

Source: ACAD-A ch. I § 14-16; ACAD-B ch. VII § 1, 3-4; LEP part 1 ch. I § 2-3, 31, ch. VII § 4.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from academie.games.tables.law.track import Pair, put, swapped
from academie.kernel import Seat, other

HOLE: Final = 12


@dataclass(frozen=True, slots=True)
class Score:
    """What jetons and fichets show, by seat."""

    points: Pair[int] = (0, 0)
    holes: Pair[int] = (0, 0)
    bredouille: Seat | None = None
    """Whose points have run without the adversary scoring since the first of them."""
    runs: Pair[int] = (0, 0)
    """How many holes each has made since the other made one."""

    def mirrored(self) -> Score:
        bredouille = None if self.bredouille is None else other(self.bredouille)
        return Score(swapped(self.points), swapped(self.holes), bredouille, swapped(self.runs))


NOTHING_MARKED: Final = Score()


class Gain(NamedTuple):
    """What marking brought: the score after it, and the holes, each as one or two."""

    score: Score
    holes: tuple[int, ...]


def gain(score: Score, seat: Seat, points: int, cap: int | None = None) -> Gain:
    """The score once `seat` has marked `points`, all he has of one throw on one side.

    Holes beyond `cap`, if there is one, are not counted: the partie is over.
    """
    if points == 0:
        return Gain(score, ())
    run = run_of(score, seat)
    total = score.points[seat] + points
    holes = holes_in(total, in_bredouille=run == seat)
    marked = put(score.points, seat, total % HOLE)
    if not holes:
        return Gain(replace(score, points=marked, bredouille=run), ())
    made = score.holes[seat] + sum(holes)
    rest = Score(
        points=wipe(marked, other(seat)),
        holes=put(score.holes, seat, made if cap is None else min(cap, made)),
        bredouille=seat if total % HOLE else None,
        runs=put(put(score.runs, seat, score.runs[seat] + sum(holes)), other(seat), 0),
    )
    return Gain(rest, holes)


def run_of(score: Score, seat: Seat) -> Seat | None:
    """Whose run it is as `seat` begins to mark: his if he had nothing, nobody's if he breaks the other's."""
    if score.points[seat] == 0:
        return seat
    return None if score.bredouille == other(seat) else score.bredouille


def holes_in(total: int, *, in_bredouille: bool) -> tuple[int, ...]:
    """The holes that points make: the first is double only in bredouille, those that follow always.

    Source: ACAD-B ch. VII § 3-4; LEP part 1 ch. VII § 4-5.
    """
    return (2 if in_bredouille else 1, *(2,) * (total // HOLE - 1)) if total >= HOLE else ()


def wipe(points: Pair[int], seat: Seat) -> Pair[int]:
    """The points after a hole has taken away all that `seat` had."""
    return put(points, seat, 0)


def gone_away(score: Score) -> Score:
    """The score of one who goes away: holes stay, the points of both are wiped. Source: ACAD-A ch. I § 17."""
    return replace(score, points=(0, 0), bredouille=None)
