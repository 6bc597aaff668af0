"""The board as one throw finds it, and the steps a man can make on it by one number."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from academie.games.race.law.acts import HAND
from academie.games.race.law.rules import Aim, Contact, Entry, RaceRules
from academie.games.tables.law.play import Bearoff
from academie.games.tables.law.track import FLECHES, MEN, OFF, TABLE, Move, Point, Track

HOME: Point = FLECHES - TABLE
"""The first flèche of the table one leaves by."""


INSIDE = (Bearoff.INSIDE_FIRST, Bearoff.INSIDE_UNLESS_KEEPING)
"""Nobody keeps a plein at a running game, so that these are the same."""


class Movement(NamedTuple):
    """How men move, as plain values of the rules."""

    closed_by: int
    """How many adverse men close a flèche."""
    hits: bool
    last: Point
    lifts: bool
    alone: range
    """The flèches that hold one man of one's own."""
    enter_on_own: bool
    entry: Entry
    """What a player enters who is hors du jeu."""
    bearoff: Bearoff
    courier: bool
    larger_first: bool


@cache
def movement_of(rules: RaceRules) -> Movement:
    """How men move by those rules."""
    fills = rules.aim.value is Aim.PLEIN
    return Movement(
        closed_by=1 if rules.contact.value is Contact.BLOCK else 2,
        hits=rules.contact.value is Contact.HIT,
        last=FLECHES // 2 - 1 if fills else FLECHES - 1,
        lifts=not fills,
        alone=rules.one_a_fleche.value,
        enter_on_own=rules.enter_on_own.value,
        entry=rules.must_enter.value,
        bearoff=rules.bearoff.value,
        courier=rules.courier.value,
        larger_first=rules.larger_first.value,
    )


class Occupancy(NamedTuple):
    """Where the adversary's men stand, counted on the thrower's way: they do not move meanwhile."""

    movement: Movement
    his: Track


class Stand(NamedTuple):
    """The thrower's men in the course of a play, and where he has hit."""

    men: Track
    hand: int
    hits: tuple[Point, ...] = ()


def steps(occupancy: Occupancy, stand: Stand, number: int) -> Iterator[tuple[Move, Stand]]:
    """Every move of one man by `number`, with what it leads to.

    Men in hand come first; then the courier, until he is home (LEP, jacquet); then any man. Once all are
    home, a man whom the number lifts exactly may have to be lifted, or the number to be played inside first.
    """
    movement, his = occupancy
    men = stand.men
    if stand.hand:
        end = number - 1
        if his[end] < movement.closed_by and (movement.enter_on_own or not men[end]):
            yield Move(HAND, end), entered(occupancy, stand, end)
        return
    points = [point for point, count in enumerate(men) if count]
    exact = OFF - number
    home = movement.lifts and bool(points) and points[0] >= HOME
    if movement.bearoff is Bearoff.EXACT and home and men[exact]:
        points = [exact]
    elif movement.bearoff in INSIDE and home:
        home = not any(his[start + number] < movement.closed_by for start in points if start < exact)
    for start in points if not movement.courier or courier_home(men) else points[-1:]:
        end = start + number
        if end > movement.last:
            if home and (end == OFF or start == points[0]):
                yield Move(start, OFF), Stand(shifted(men, start), 0, stand.hits)
        elif his[end] < movement.closed_by and not (men[end] and end in movement.alone):
            hits = hit(occupancy, stand, end) if his[end] else stand.hits
            yield Move(start, end), Stand(shifted(men, start, end), 0, hits)


def courier_home(men: Track) -> bool:
    """Whether the first man has come home: until then the fourteen others stand on the talon."""
    return men[0] < MEN - 1 or any(men[HOME:])


def entered(occupancy: Occupancy, stand: Stand, end: Point) -> Stand:
    """The men after one in hand has entered, hitting there."""
    men = stand.men
    return Stand((*men[:end], men[end] + 1, *men[end + 1 :]), stand.hand - 1, hit(occupancy, stand, end))


def hit(occupancy: Occupancy, stand: Stand, point: Point) -> tuple[Point, ...]:
    """The flèches hit once a man has come to `point`."""
    if occupancy.movement.hits and occupancy.his[point] and point not in stand.hits:
        return tuple(sorted((*stand.hits, point)))
    return stand.hits


def shifted(men: Track, start: Point, end: Point | None = None) -> Track:
    """The men after one has left `start`, for `end` or for good."""
    moved = [*men]
    moved[start] -= 1
    if end is not None:
        moved[end] += 1
    return tuple(moved)


def left_by_own(men: Track) -> int:
    """How many entries a player's own men leave him, where none enters on his like."""
    return men[:TABLE].count(0)


def waits(occupancy: Occupancy, stand: Stand) -> bool:
    """Whether the law holds a player back who is *hors du jeu*, with more men in hand than open entries.

    Source: ACAD Revertier ch. IX.
    """
    bound = occupancy.movement.entry is not Entry.EVERY and not occupancy.movement.enter_on_own
    return bound and stand.hand > left_open(occupancy, stand.men)


def left_open(occupancy: Occupancy, men: Track) -> int:
    """How many of these the adversary leaves open too."""
    entries = zip(men[:TABLE], occupancy.his[:TABLE], strict=True)
    return sum(not mine and his < occupancy.movement.closed_by for mine, his in entries)
