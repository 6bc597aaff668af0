"""Where a man may stand, where he may rest in passing, and when he may leave the board."""

from __future__ import annotations

from typing import NamedTuple

from academie.games.tables.law.play import Bearoff
from academie.games.tables.law.track import FLECHES, OFF, Point, Track, can_make, full
from academie.games.trictrac.law.position import ADVERSE_COIN, COIN, Coup, Table


class Ground(NamedTuple):
    """The board as one throw finds it: it depends on the adversary, who does not move meanwhile."""

    coup: Coup
    landing: tuple[bool, ...]
    """Whether a man may stay on each flèche (a lone man on the coin is refused for the play as a whole)."""
    resting: tuple[bool, ...]
    """Whether a man playing both numbers may pause on each flèche."""


def ground(coup: Coup) -> Ground:
    """The ground of a throw."""
    closed = adverse_tables_closed(coup)
    empty = tuple(not coup.his_at(point) for point in range(FLECHES))
    landing = tuple(
        empty[point] and point != ADVERSE_COIN and not any(point in table for table in closed)
        for point in range(FLECHES)
    )
    resting = tuple(empty[point] and may_rest(coup, point) for point in range(FLECHES))
    return Ground(coup, landing, resting)


def adverse_tables_closed(coup: Coup) -> list[range]:
    """The adverse tables no man may stay in, because the adversary can still make that plein.

    Source: ACAD-A ch. VI § 16, 22; LEP part 1 ch. I § 38, ch. V § 2-3, rule 38.
    """
    closed: list[range] = []
    if can_make(coup.his, Table.GRAND.base):
        closed.append(range(ADVERSE_COIN, Table.RETOUR.base))
    if can_make(coup.his, Table.PETIT.base):
        closed.append(range(Table.RETOUR.base, FLECHES))
    return closed


def may_rest(coup: Coup, point: Point) -> bool:
    """Whether a flèche free of adverse men serves as a rest: all do, but for empty coins by some laws.

    Source: ACAD-A ch. VI § 16, 22.
    """
    if point == ADVERSE_COIN or (point == COIN and not coup.mine[COIN]):
        return coup.rules.rest_on_empty_coin.value
    return True


def outside(men: Track) -> int:
    """How many men have not come into the jan de retour."""
    return sum(men[: Table.RETOUR.base])


def may_lift(floor: Ground, men: Track, start: Point, number: int) -> bool:
    """Whether the man on `start` may be borne off by `number`, the men standing as in `men`.

    Source: ACAD-B ch. XII § 2, 5; LEP part 1 ch. V § 14-15, rules 72-73; ACAD-A ch. VI § 24-25.
    """
    if start not in Table.RETOUR or not home(floor.coup, men):
        return False
    if start + number < OFF or (start + number > OFF and any(men[Table.RETOUR.base : start])):
        return False
    if floor.coup.rules.bearoff.value in {Bearoff.INSIDE_FIRST, Bearoff.INSIDE_UNLESS_KEEPING}:
        return not playable_inside(floor, men, number)
    return True


def home(coup: Coup, men: Track) -> bool:
    """Whether the men are all where lifting may begin."""
    if coup.rules.enter_and_lift:
        return outside(men) == 0
    return outside(coup.mine) == 0


def must_lift(coup: Coup, men: Track, start: Point, number: int) -> bool:
    """Whether the law has the man that `number` takes exactly to the bande lifted rather than another moved.

    Not while the plein of the retour stands, which comes first. Source: ACAD-B ch. V § 33, ch. XII § 5.
    """
    exact = OFF - number
    return (
        coup.rules.bearoff.value is Bearoff.EXACT
        and start != exact
        and men[exact] > 0
        and home(coup, men)
        and not full(coup.mine, Table.RETOUR.base)
    )


def playable_inside(floor: Ground, men: Track, number: int) -> bool:
    """Whether `number` can be played without leaving the jan de retour."""
    return any(
        men[point] and floor.landing[point + number] for point in range(Table.RETOUR.base, FLECHES - number)
    )
