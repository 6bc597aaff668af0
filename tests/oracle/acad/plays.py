"""Every lawful play of a throw, by one treatise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.oracle.acad.board import (
    COIN,
    GRAND,
    HOME,
    OTHER_COIN,
    OUT,
    PETIT,
    RETOUR,
    Men,
    Position,
    is_plein,
    standing,
    within_reach,
)
from tests.oracle.acad.readings import Treatise

Dice = tuple[int, int]


class Step(NamedTuple):
    """A man moved by one number; taken par puissance, the coin is reached by one less."""

    number: int
    start: int
    end: int


class Play(NamedTuple):
    """The steps of a play, whether one man made both, and the men after it."""

    steps: tuple[Step, ...]
    tout_d_une: bool
    men: Men


class Table(NamedTuple):
    """What does not change while a throw is played: where men may stand and pass, what is owed, by whom."""

    standing: frozenset[int]
    passing: frozenset[int]
    exact_leaves: bool
    """Whether a man that strikes the border exactly must leave: only once the retour is broken (B ch. V)."""
    may_lift: bool
    """Whether a man may go out in this throw by the ordinary law, once all are in."""
    treatise: Treatise


def moved(men: Men, start: int, end: int) -> Men:
    """The men after one of them has gone from a flèche to another, or out."""
    after = list(men)
    after[start] -= 1
    after[min(end, OUT)] += 1
    return tuple(after)


def lawful(position: Position, dice: Dice, treatise: Treatise) -> list[Play]:
    """The plays a throw allows: both numbers if they can be, else the larger that can (tarifs of A and B)."""
    table = survey(position, treatise)
    found = greatest(position, dice, table)
    if treatise.bande_keeps_retour and is_plein(position.mine, RETOUR):
        needed = not any(is_plein(play.men, RETOUR) for play in found)
        home = all_in(position.mine)
        only = treatise.bande_only_when_needed if home else treatise.early_bande_only_when_needed
        if needed or not only:
            found += onto_the_bande(position.mine, dice, table)
    return bound(position.mine, found) if treatise.plein_binds else found


def survey(position: Position, treatise: Treatise) -> Table:
    """Where men may stand and where they may pass in this position."""
    passing = {point for point in range(24) if not position.adversaries(point)}
    if not treatise.pass_through_own_coin and not position.mine[COIN]:
        passing.discard(COIN)
    if not treatise.pass_through_other_coin:
        passing.discard(OTHER_COIN)
    exact_leaves = treatise.exact_man_must_leave and not is_plein(position.mine, RETOUR)
    may_lift = treatise.lift_after_entering or all_in(position.mine)
    return Table(standing(position), frozenset(passing), exact_leaves, may_lift, treatise)


def greatest(position: Position, dice: Dice, table: Table) -> list[Play]:
    """The plays that satisfy the duty to play, the privilege of the bande aside."""
    men = position.mine
    whole = [*coin_pairs(position, dice, table)]
    for numbers in {dice, (dice[1], dice[0])}:
        whole += in_order(men, numbers, table)
    if whole:
        return whole
    for number in sorted({*dice}, reverse=True):
        found = [Play((step,), False, moved(men, step.start, step.end)) for step in steps(men, number, table)]
        if found:
            return found
    return [Play((), False, men)]


def in_order(men: Men, numbers: Dice, table: Table) -> Iterator[Play]:
    """The plays of both numbers in this order by men that each move lawfully alone."""
    first, second = numbers
    for step in steps(men, first, table):
        after = moved(men, step.start, step.end)
        if after[OUT] == sum(men):
            yield Play((step,), False, after)
            continue
        for other in steps(after, second, table):
            if after[other.start] - (other.start == step.end):
                yield Play((step, other), False, moved(after, other.start, other.end))
    for start in range(24):
        yield from by_one_man(men, start, numbers, table)


def by_one_man(men: Men, start: int, numbers: Dice, table: Table) -> Iterator[Play]:
    """The play tout d'une of the man on a flèche, resting where its first number leads."""
    first, second = numbers
    rest = start + first
    if not men[start] or rest not in table.passing or not may_leave(men, start):
        return
    if must_lift(men, first, table):
        return
    after = moved(men, start, rest)
    end = rest + second
    if end >= OUT and start < HOME and not table.treatise.entering_man_goes_on_out:
        return
    if lifts(after, rest, second, table) if end >= OUT else stands(after, rest, second, table):
        steps_made = (Step(first, start, rest), Step(second, rest, min(end, OUT)))
        yield Play(steps_made, True, moved(after, rest, end))


def steps(men: Men, number: int, table: Table) -> list[Step]:
    """Each man that the number moves to a flèche where it may be left, or out."""
    found = []
    for start in range(24):
        if men[start] and may_leave(men, start):
            end = start + number
            if end >= OUT:
                if lifts(men, start, number, table):
                    found.append(Step(number, start, OUT))
            elif stands(men, start, number, table):
                found.append(Step(number, start, end))
    return found


def may_leave(men: Men, start: int) -> bool:
    """Whether one man may leave alone: from the coin only a surcase does."""
    return start != COIN or men[COIN] > 2


def stands(men: Men, start: int, number: int, table: Table) -> bool:
    """Whether a man may be left where the number leads it: on the coin only beside two others."""
    end = start + number
    if end == COIN:
        return men[COIN] >= 2
    return end in table.standing and not must_lift(men, number, table)


def must_lift(men: Men, number: int, table: Table) -> bool:
    """Whether a man strikes the border exactly and so must go out (B ch. XII)."""
    return table.exact_leaves and men[OUT - number] > 0 and all_in(men)


def all_in(men: Men) -> bool:
    """Whether no man is left before the table of the jan de retour."""
    return not any(men[:HOME])


def lifts(men: Men, start: int, number: int, table: Table) -> bool:
    """Whether the number takes a man out by the ordinary law, all men being in the last table."""
    if not (table.may_lift and all_in(men)):
        return False
    rearmost = next(point for point in RETOUR if men[point])
    if table.treatise.lift_when_inside_is_blocked:
        inside = [point for point in RETOUR if men[point] and point + number in table.standing]
        if start + number == OUT and not inside:
            return True
    if table.treatise.inside_first:
        return start == rearmost
    return start + number == OUT or start == rearmost


def coin_pairs(position: Position, dice: Dice, table: Table) -> Iterator[Play]:
    """The two men that take the coin together, or leave it together."""
    men = position.mine
    if men[COIN] == 2:
        ends = [COIN + number for number in dice]
        if all(end in table.standing for end in ends):
            yield pair(men, dice, (COIN, COIN), (ends[0], ends[1]))
    if men[COIN]:
        return
    starts = (COIN - dice[0], COIN - dice[1])
    if two_men(men, starts):
        yield pair(men, dice, starts, (COIN, COIN))
    elif not position.adversaries(OTHER_COIN):
        starts = (OTHER_COIN - dice[0], OTHER_COIN - dice[1])
        if two_men(men, starts):
            yield pair(men, dice, starts, (COIN, COIN))


def two_men(men: Men, starts: tuple[int, int]) -> bool:
    """Whether a different man stands for each of two starts."""
    first, second = starts
    return men[first] >= 2 if first == second else bool(men[first] and men[second])


def pair(men: Men, dice: Dice, starts: tuple[int, int], ends: tuple[int, int]) -> Play:
    """The play of two men at once, each by one number."""
    made = tuple(map(Step, dice, starts, ends))
    for step in made:
        men = moved(men, step.start, step.end)
    return Play(made, False, men)


def onto_the_bande(men: Men, dice: Dice, table: Table) -> list[Play]:
    """The plays that keep the jan de retour by a man striking the bande exactly (A ch. II, note; ch. VI)."""
    found = []
    for first, second in {dice, (dice[1], dice[0])}:
        start, rest = OUT - first - second, OUT - second
        if men[start] and rest in table.passing:
            made = (Step(first, start, rest), Step(second, rest, OUT))
            found.append(Play(made, True, moved(men, start, OUT)))
        for step in bande_steps(men, first, table):
            after = moved(men, step.start, step.end)
            found += [
                Play((step, other), False, moved(after, other.start, other.end))
                for other in bande_steps(after, second, table)
            ]
    return [play for play in found if is_plein(play.men, RETOUR)]


def bande_steps(men: Men, number: int, table: Table) -> list[Step]:
    """The ordinary steps of a number and the exact one onto the bande."""
    found = steps(men, number, table)
    exact = OUT - number
    home = table.may_lift and all_in(men)
    if men[exact] and (home or not table.treatise.early_lift_tout_d_une_only):
        found.append(Step(number, exact, OUT))
    return found


def bound(men: Men, plays: list[Play]) -> list[Play]:
    """The plays that make or keep a plein, if there are any; else all."""
    for table in (PETIT, GRAND, RETOUR):
        if not within_reach(men, table):
            continue
        kept = [play for play in plays if is_plein(play.men, table)]
        if kept:
            return kept
    return plays
