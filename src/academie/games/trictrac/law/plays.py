"""The plays of a throw: every legal one that uses as many numbers as can be used.

Source: ACAD-A ch. II note 1, ch. VI § 24, ch. IX no. 26; ACAD-B ch. X § 17, ch. XI § 13, ch. XV no. 40;
LEP part 1 ch. I § 8, 10, 38, ch. II § 10, 12.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from academie.games.tables.law.play import Bearoff, Moves, Play, net
from academie.games.tables.law.throw import Throw
from academie.games.tables.law.track import FLECHES, OFF, Move, Point, Track, full, moved
from academie.games.trictrac.law.movement import Ground, ground, may_lift, must_lift, outside
from academie.games.trictrac.law.position import ADVERSE_COIN, COIN, Coup, Table


def early_lift(coup: Coup) -> tuple[Move, ...]:
    """The man the privilege lets go, or nothing; he rests in the plein itself, so nothing can bar him."""
    start = OFF - coup.throw.total
    if not coup.rules.early_lift_to_keep or not outside(coup.mine) or not coup.mine[start]:
        return ()
    go = (Move(start, OFF),)
    keeps = full(coup.mine, Table.RETOUR.base) and full(moved(coup.mine, go), Table.RETOUR.base)
    return go if keeps else ()


Numbers = tuple[int, ...]


class Plays(NamedTuple):
    """What can be done with a throw."""

    plays: tuple[Play, ...]
    unplayed: Numbers
    """The numbers no play can use."""


def find_plays(coup: Coup) -> Plays:
    """The number-maximal plays of the throw, sorted; a single empty play when nothing moves."""
    found = possible(coup)
    best = number_maximal(coup, found)
    if not best:
        return Plays((Play(),), coup.throw.numbers)
    plays = tuple(Play(moves) for moves in sorted(best))
    return Plays(plays, unplayed(coup, best))


def number_maximal(coup: Coup, found: dict[Moves, Numbers]) -> dict[Moves, Numbers]:
    """Those that play both numbers if any can; else those that play the larger of the two that can."""
    if not found:
        return found
    most = max(len(numbers) for numbers in found.values())
    if most == 1:
        largest = max(found.values())
        return {moves: numbers for moves, numbers in found.items() if numbers == largest}
    men = sum(coup.mine)
    return {
        moves: numbers for moves, numbers in found.items() if len(numbers) == most or lifts_all(moves, men)
    }


def lifts_all(moves: Moves, men: int) -> bool:
    """Whether nothing is left to play a second number with."""
    return sum(move.end == OFF for move in moves) == men


def unplayed(coup: Coup, best: dict[Moves, Numbers]) -> Numbers:
    """The numbers the best plays leave over, none being owed once the last man is off."""
    men = sum(coup.mine)
    if any(len(numbers) == 2 or lifts_all(moves, men) for moves, numbers in best.items()):
        return ()
    (played,) = next(iter(best.values()))
    return (coup.throw.low if played == coup.throw.high else coup.throw.high,)


def possible(coup: Coup) -> dict[Moves, Numbers]:
    """Every legal play as net moves, with the numbers it plays, be they one or two."""
    found: dict[Moves, Numbers] = {}
    floor = ground(coup)
    for order in coup.throw.orders:
        for moves, numbers in in_order(floor, order):
            if leaves_coin_whole(coup.mine, moves) and len(numbers) > len(found.get(moves, ())):
                found[moves] = numbers
    for privileged in (puissance(coup), early_lift(coup)):
        if privileged and leaves_coin_whole(coup.mine, privileged):
            found[privileged] = coup.throw.numbers
    return found | lifts_to_keep(coup, found)


def lifts_to_keep(coup: Coup, found: dict[Moves, Numbers]) -> dict[Moves, Numbers]:
    """The plays that lift what could be played inside, where they alone keep the plein of the retour.

    The exception is read of both halves of the sentence: a man played in one go over the bande, and men
    lifted by one number each. Source: ACAD-A ch. II § 37 with note 1.
    """
    base = Table.RETOUR.base
    if coup.rules.bearoff.value is not Bearoff.INSIDE_UNLESS_KEEPING:
        return {}
    if outside(coup.mine) or not full(coup.mine, base):
        return {}
    if any(full(moved(coup.mine, moves), base) for moves in number_maximal(coup, found)):
        return {}
    law = coup.rules
    free = possible(replace(coup, rules=replace(law, bearoff=replace(law.bearoff, value=Bearoff.FREE))))
    return {
        moves: numbers
        for moves, numbers in free.items()
        if len(numbers) == 2 and full(moved(coup.mine, moves), base)
    }


def in_order(floor: Ground, order: tuple[int, int]) -> Iterator[tuple[Moves, Numbers]]:
    """The plays of the two numbers in that order, the first of them alone included."""
    first, second = order
    mine = floor.coup.mine
    for start in occupied(mine):
        for end in ends(floor, mine, start, first, pausing=True):
            between = moved(mine, (Move(start, end),))
            stays = end == OFF or floor.landing[end]
            if stays:
                yield (Move(start, end),), (first,)
            for then in occupied(between) if stays else (end,):
                same = then == end and between[end] == 1
                if same and not floor.resting[end]:
                    continue
                for last in ends(floor, between, then, second, pausing=False):
                    if last == OFF and same and not _may_leave_in_one_go(floor.coup, start):
                        continue
                    yield net(Move(start, end), Move(then, last)), floor.coup.throw.numbers


def _may_leave_in_one_go(coup: Coup, start: Point) -> bool:
    """Whether one man may enter the retour and leave it by the same throw.

    By ACAD-A only to keep the plein, which `early_lift` sees to (ch. II with note 1).
    """
    return start in Table.RETOUR or coup.rules.bearoff.value is not Bearoff.INSIDE_UNLESS_KEEPING


def occupied(men: Track) -> list[Point]:
    """The flèches where men stand."""
    return [point for point in range(FLECHES) if men[point]]


def ends(floor: Ground, men: Track, start: Point, number: int, *, pausing: bool) -> tuple[Point, ...]:
    """Where `number` may take a man from `start`, to stay or to pause: nowhere, a flèche, or the bande."""
    end = start + number
    if end >= OFF:
        return (OFF,) if may_lift(floor, men, start, number) else ()
    allowed = floor.landing[end] or (pausing and floor.resting[end])
    return (end,) if allowed and not must_lift(floor.coup, men, start, number) else ()


def leaves_coin_whole(men: Track, moves: Moves) -> bool:
    """Whether the coin ends empty or with two men or more: one enters and leaves it with two.

    Source: ACAD-A ch. I § 8, ch. IV § 3; ACAD-B ch. VIII § 3, 7; LEP part 1 ch. II § 10, ch. V § 7.
    """
    there = men[COIN]
    for start, end in moves:
        there += (end == COIN) - (start == COIN)
    return there != 1


def takes_coin(coup: Coup, moves: Moves) -> bool:
    """Whether the play makes the coin."""
    return coup.mine[COIN] == 0 and sum(move.end == COIN for move in moves) == 2


def pair_to(coup: Coup, point: Point, men: Track) -> Moves:
    """Two men that the two numbers take straight to `point`, or nothing."""
    starts = [point - number for number in coup.throw.numbers]
    able = men[starts[0]] >= 2 if coup.throw.doublet else all(men[start] for start in starts)
    return tuple(sorted(Move(start, point) for start in starts)) if able else ()


def puissance(coup: Coup) -> Moves:
    """The coin taken by power: two men that could reach the adverse coin stop short on one's own.

    Both coins must be empty and the coin out of natural reach. Source: ACAD-A ch. II § 14, ch. IV § 3;
    ACAD-B ch. VIII § 5, 8, ch. XVIII § 30; LEP part 1 ch. II § 12.
    """
    if not power_allowed(coup) or coup.throw.low == 1:
        return ()
    return tuple(Move(move.start, COIN) for move in pair_to(coup, ADVERSE_COIN, coup.mine))


def power_allowed(coup: Coup) -> bool:
    """Whether the coin is to be had by power at all."""
    return not coup.mine[COIN] and not coup.his[COIN] and not pair_to(coup, COIN, coup.mine)


def numbers_of(throw: Throw) -> tuple[int, ...]:
    """The numbers a façon may use: each die, and both together."""
    return (throw.high, throw.total) if throw.doublet else (throw.high, throw.low, throw.total)
