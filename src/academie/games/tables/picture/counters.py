"""What shows the score on the board itself: a fichet a player for his holes, jetons for his points.

Source: LEP part 1 ch. I, for where each number of points is marked.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from academie.drawing.svg import Element, Vec, circle, group
from academie.games.tables.law.track import Pair
from academie.games.tables.picture.board import HOLE_DEPTH
from academie.games.tables.picture.geometry import DATA, MIDDLE, View, column_x, look
from academie.games.tables.picture.men import SEAT_NAMES, SEATS
from academie.kernel import WHITE, Seat

_JETON: Final = DATA["jeton"]
_FICHET: Final = DATA["fichet"]
JETONS: Final[int] = _JETON["count"]
MARKS: Final[Mapping[int, float]] = {int(points): x for points, x in DATA["points"].items()}
"""Where points are marked, from the talon: the tips of the third and fifth flèches, either side of the bar,
the last bande."""


class Counter(NamedTuple):
    """What one player shows: points by one or two jetons, holes by a fichet."""

    points: int
    holes: int
    jetons: int
    """How many he marks with; none while he has no points."""


def counters(view: View, shown: Pair[Counter], jetons: int = JETONS) -> Element:
    """Both fichets, the jetons in use, and those of so many that wait beside the talons."""
    waiting = jetons - sum(counter.jetons for counter in shown)
    return group(
        (
            *(fichet(view, seat, shown[seat].holes) for seat in SEATS),
            *(jeton(spot, SEAT_NAMES[seat]) for seat in SEATS for spot in marked(view, seat, shown[seat])),
            *(jeton(spot, "none") for spot in resting(view, waiting)),
        ),
        data_part="counters",
    )


def fichet(view: View, seat: Seat, holes: int) -> Element:
    """The fichet in the hole it has reached, starting again after the twelfth."""
    column = (holes - 1) % 12 if holes else -1
    spot = view.column(column, seat, HOLE_DEPTH)
    parts = (
        circle(spot, _FICHET["radius"], **look("fichet", SEAT_NAMES[seat])),
        circle(spot, _FICHET["head"], **look("fichet-head", SEAT_NAMES[seat])),
    )
    return group(parts, data_fichet=SEAT_NAMES[seat], data_holes=holes)


def marked(view: View, seat: Seat, counter: Counter) -> Iterator[Vec]:
    """Where the jetons of one player lie; a second one half covers the first, away from bar and bande."""
    for index in range(counter.jetons):
        aside = _JETON["aside"] * index * (1 if counter.points == 8 else -1)
        y = MIDDLE.y + (_JETON["lane"] if seat == WHITE else -_JETON["lane"])
        yield view.turn(Vec(MARKS[counter.points] + aside, y))


def resting(view: View, jetons: int) -> Iterator[Vec]:
    """Where the jetons lie that nobody uses: on the bande between the talons."""
    for index in range(jetons):
        y = MIDDLE.y + (index - (jetons - 1) / 2) * _JETON["step"]
        yield view.turn(Vec(column_x(-1), y))


def jeton(spot: Vec, user: str) -> Element:
    """One jeton."""
    parts = (
        circle(spot, _JETON["radius"], **look("jeton")),
        circle(spot, _JETON["radius"] * _JETON["groove"], **look("jeton-groove")),
    )
    return group(parts, data_jeton=user)
