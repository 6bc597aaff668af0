"""What lies on the board beside the men: a fichet a player for his holes, jetons for his points, the dice.

Source: LEP part 1 ch. I and ACAD-B ch. VI, for where each number of points is marked.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from academie.drawing.svg import Element, Vec, group, use, words
from academie.drawing.theme import token
from academie.games.tables.law.track import Pair
from academie.games.tables.picture.geometry import (
    BAR,
    DATA,
    HALF_WIDTH,
    MIDDLE,
    PITCH,
    Place,
    View,
    column_of,
    column_x,
)
from academie.games.tables.picture.men import SEAT_NAMES, SEATS
from academie.kernel import WHITE, RuleSet, Seat

_JETON: Final = DATA["jeton"]
_FICHET: Final = DATA["fichet"]
_DIE: Final = DATA["die"]
JETONS: Final[int] = _JETON["count"]
Marks = Mapping[int, float]
"""Where points are marked, from the talon."""
_BY_LAW: Final[Mapping[str, Marks]] = {
    law: {int(points): x for points, x in places.items()} for law, places in DATA["points"].items()
}
MARKS: Final = _BY_LAW["lep"]
"""The tips of the third and fifth flèches, either side of the bar, the last bande."""

HALF: Final[float] = _DIE["half"]
COLUMNS: Final = (7, 8, 9, 6, 10, 1, 2, 0, 3, 4)
"""Where the first die may lie, the best first, for who sits at the talons' left."""


def marks_by(rules: RuleSet) -> Marks:
    """Where a rule set has points marked: those of the Académie otherwise than Lepeintre's."""
    return _BY_LAW.get(rules.name.partition("-")[0], MARKS)


class Counter(NamedTuple):
    """What one player shows: points by one or two jetons, holes by a fichet."""

    points: int
    holes: int
    jetons: int
    """How many he marks with; none while he has no points."""


def counters(view: View, shown: Pair[Counter], jetons: int = JETONS, marks: Marks = MARKS) -> Element:
    """Both fichets, the jetons in use, and those of so many that wait beside the talons."""
    waiting = jetons - sum(counter.jetons for counter in shown)
    return group(
        (
            *(fichet(view, seat, shown[seat].holes) for seat in SEATS),
            *(
                jeton(view.turn(spot), SEAT_NAMES[seat])
                for seat in SEATS
                for spot in marked(seat, shown[seat], marks)
            ),
            *(jeton(view.turn(spot), "none") for spot in resting(waiting)),
        ),
        data_part="counters",
    )


def fichet(view: View, seat: Seat, holes: int) -> Element:
    """The fichet in the hole it has reached, starting again after the twelfth."""
    size = _FICHET["size"] / 100
    peg = use(f"fichet{'b' if seat else 'w'}", view.hole(seat, holes), size, leaning(view, seat, holes))
    return group((peg,), data_fichet=SEAT_NAMES[seat], data_holes=holes)


def leaning(view: View, seat: Seat, holes: int) -> float:
    """Which way a fichet leans: outwards from the board, in degrees clockwise from upwards."""
    lean: float = _FICHET["lean"]
    if holes:
        return 180 - lean if view.below(seat) else lean
    beside = lean - 130 if seat == WHITE else lean - 90
    return beside + 180 if view.flip else beside


def marked(seat: Seat, counter: Counter, marks: Marks = MARKS) -> Iterator[Vec]:
    """Where the jetons of one player lie in White's view; a second one half covers the first.

    It lies towards the middle of its table.
    """
    if not counter.jetons:
        return
    x = marks[counter.points]
    middle = MIDDLE.x + (-1 if x < MIDDLE.x else 1) * (BAR + HALF_WIDTH) / 2
    aside = _JETON["aside"] if x < middle else -_JETON["aside"]
    y = MIDDLE.y + (_JETON["lane"] if seat == WHITE else -_JETON["lane"])
    yield from (Vec(x + aside * nth, y) for nth in range(counter.jetons))


def resting(jetons: int) -> Iterator[Vec]:
    """Where the jetons lie that nobody uses, in White's view: against the bande between the talons."""
    yield from (Vec(_JETON["reserve"] + _JETON["aside"] * nth, MIDDLE.y) for nth in range(jetons))


def jeton(spot: Vec, user: str) -> Element:
    """One jeton."""
    return group((use("jeton", spot, _JETON["radius"] / 100),), data_jeton=user)


class Cast(NamedTuple):
    """A throw, with who made it."""

    faces: Sequence[int]
    seat: Seat

    @property
    def seed(self) -> int:
        """A number that is the same for the same throw, so that a replay shows the same picture."""
        seed = self.seat + 1
        for face in self.faces:
            seed = seed * 7 + face
        return seed


class Lying(NamedTuple):
    """A die where it lies in White's view, and how it is turned, in degrees."""

    at: Vec
    turn: float


def dice(view: View, lain: Sequence[Lying], faces: Sequence[int], again: int = 0) -> Element:
    """The throw as it lies, hardly turned, as print has it; and how often it is played, if more than once."""
    most = DATA["print"]["turn"]
    drawn = [
        group((use(f"die{face}", view.turn(at), HALF / 100, max(-most, min(most, turn))),), data_die=face)
        for face, (at, turn) in zip(faces, lain, strict=True)
    ]
    if again and lain:
        spot = view.turn(lain[-1].at).plus(_DIE["again"], 0)
        drawn.append(
            words(spot, f"×{again + 1}", DATA["man"]["tally"], fill=token("fieldink"), font_weight="bold")
        )
    return group(drawn, data_part="dice")


def lying(cast: Cast, men: Mapping[Place, int], jetons: Sequence[Vec] = ()) -> list[Lying]:
    """Where the dice lie: on the middle line, in columns of one table, no high stack or jeton there."""
    whole = [column for column in COLUMNS if column // 6 == (column + len(cast.faces) - 1) // 6]
    found = [[*_laid(cast, column)] for column in whole]
    free = (dice for dice in found if all(_is_free(at, men, jetons) for at, _ in dice))
    return next(free, found[0])


def _laid(cast: Cast, first: int) -> Iterator[Lying]:
    seed = cast.seed
    for nth in range(len(cast.faces)):
        shaken = seed * (nth + 3) % _DIE["jitter"]
        up = -_DIE["lane"] if (seed + nth) % 2 == 0 else _DIE["lane"]
        at = Vec(column_x(first + nth) + _DIE["aside"] * (nth + 1) - shaken, MIDDLE.y + up)
        if cast.seat != WHITE:
            at = Vec(2 * MIDDLE.x - at.x, 2 * MIDDLE.y - at.y)
        yield Lying(at, _DIE["least"] + seed * (5 + 6 * nth) % (_DIE["span"] + 1))


def _is_free(at: Vec, men: Mapping[Place, int], jetons: Sequence[Vec]) -> bool:
    """Whether a die may lie there: no stack beside it comes so far, and no jeton lies near."""
    stacked = any(
        count > _DIE["men"] and abs(column_x(column_of(place)) - at.x) < PITCH / 2 + HALF
        for place, count in men.items()
    )
    return not stacked and all(abs(jeton.x - at.x) > _DIE["clear"] for jeton in jetons)
