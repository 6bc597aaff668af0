"""What a throw is worth to each player, jan by jan, by one treatise."""

from __future__ import annotations

from typing import NamedTuple

from tests.oracle.acad.board import (
    COIN,
    GRAND,
    OTHER_COIN,
    OUT,
    PETIT,
    RETOUR,
    Position,
    is_plein,
    within_reach,
)
from tests.oracle.acad.plays import Dice, Play, moved
from tests.oracle.acad.readings import Treatise

TABLES = {"petit_jan": PETIT, "grand_jan": GRAND, "jan_de_retour": RETOUR}


class Gain(NamedTuple):
    """Points of one jan: to the player who threw or to the adversary."""

    jan: str
    to_thrower: bool
    points: int


def is_doublet(dice: Dice) -> bool:
    """Whether both dice show the same number."""
    return dice[0] == dice[1]


def four_or_six(dice: Dice) -> int:
    """Four points by a simple throw, six by a doublet: the value of most jans."""
    return 6 if is_doublet(dice) else 4


def gains(position: Position, dice: Dice, plays: list[Play], number: int, treatise: Treatise) -> list[Gain]:
    """All that a player's throw of this number since the men were set up gives before one of its plays.

    The last man out is paid after the play, by `sortie`.
    """
    return [
        *opening(position, dice, number),
        *hits(position, dice),
        *coin_hit(position, dice),
        *pleins(position, dice, plays, treatise),
        *unplayed(plays, treatise),
    ]


def opening(position: Position, dice: Dice, number: int) -> list[Gain]:
    """The jans of the first throws: trois coups, deux tables, mézéas and the two contre-jans.

    That nobody makes deux tables twice (A ch. II) follows: none of its plays leaves only two men down.
    """
    men = position.mine
    down = sorted(point for point in range(1, OUT) for _ in range(men[point]))
    taken = bool(position.adversaries(OTHER_COIN))
    found = []
    if number == 3 and len(down) == 4 and sorted((*down, *dice)) == [1, 2, 3, 4, 5, 6]:
        found.append(Gain("jan_de_trois_coups", True, 4))
    if len(down) != 2 or men[OUT]:
        return found
    both_coins = (COIN, OTHER_COIN)
    struck = any(
        (one + dice[0], other + dice[1]) in (both_coins, both_coins[::-1])
        for one, other in (down, down[::-1])
    )
    if struck and not men[COIN]:
        found.append(against(taken, "jan_de_deux_tables", four_or_six(dice)))
    if men[COIN] == 2 and 1 in dice:
        found.append(against(taken, "jan_de_mezeas", four_or_six(dice)))
    return found


def against(taken: bool, jan: str, points: int) -> Gain:
    """A jan, or the contre-jan when the adversary has taken his coin."""
    return Gain(f"contre_{jan}", False, points) if taken else Gain(jan, True, points)


def hits(position: Position, dice: Dice) -> list[Gain]:
    """What each uncovered man of the adversary gives, to the thrower or by jan qui ne peut.

    It is never both: a man that hits by one number stands on what would be the passage of the other.
    """
    found = []
    for target in range(24):
        if position.adversaries(target) != 1:
            continue
        ways, false_ways = ways_to_hit(position, target, dice)
        value = value_of_a_way(target, dice)
        if ways:
            found.append(Gain("dame_battue", True, ways * value))
        if false_ways:
            found.append(Gain("dame_battue_a_faux", False, value))
    return found


def ways_to_hit(position: Position, target: int, dice: Dice) -> tuple[int, int]:
    """How many ways a man is hit truly, and whether it is hit falsely by both numbers joined."""
    men = position.mine
    ways = sum(1 for number in {*dice} if target >= number and men[target - number])
    start = target - sum(dice)
    if start < 0 or not men[start]:
        return ways, 0
    open_passage = any(position.adversaries(start + number) < 2 for number in dice)
    return (ways + 1, 0) if open_passage else (ways, 1)


def value_of_a_way(target: int, dice: Dice) -> int:
    """Four or six in a table of a petit jan, two or four in one of a grand jan (A ch. III, B ch. V)."""
    if 6 <= target < 18:
        return 4 if is_doublet(dice) else 2
    return four_or_six(dice)


def coin_hit(position: Position, dice: Dice) -> list[Gain]:
    """The adversary's empty coin struck by two men, one's own coin being taken (A ch. IV, B ch. V and IX)."""
    men = position.mine
    if men[COIN] < 2 or position.adversaries(OTHER_COIN):
        return []
    free = [*men]
    free[COIN] -= 2
    for number in dice:
        free[OTHER_COIN - number] -= 1
    if min(free[OTHER_COIN - number] for number in dice) < 0:
        return []
    return [Gain("coin_battu", True, four_or_six(dice))]


def pleins(position: Position, dice: Dice, plays: list[Play], treatise: Treatise) -> list[Gain]:
    """The plein made, by each way, or kept."""
    for jan, table in TABLES.items():
        if not within_reach(position.mine, table):
            continue
        standing_after = [play for play in plays if is_plein(play.men, table)]
        if is_plein(position.mine, table):
            if standing_after:
                return [Gain(f"{jan}_conserve", True, four_or_six(dice))]
        elif standing_after:
            ways = ways_to_fill(position, table, standing_after, treatise)
            return [Gain(jan, True, ways * four_or_six(dice))]
        elif treatise.filling_in_passing_pays and any(in_passing(position, table, play) for play in plays):
            return [Gain(jan, True, four_or_six(dice))]
    return []


def in_passing(position: Position, table: range, play: Play) -> bool:
    """Whether a plein stands after one of the two numbers and not after both."""
    return any(is_plein(moved(position.mine, step.start, step.end), table) for step in play.steps)


def ways_to_fill(position: Position, table: range, plays: list[Play], treatise: Treatise) -> int:
    """One way, or as many as there are men that come onto the last half-case (A ch. II, B ch. XI)."""
    men = position.mine
    short = [point for point in table if men[point] < 2]
    if len(short) > 1 or men[short[0]] == 0:
        return 1
    target = short[0]
    ways = {
        step.number
        for play in plays
        if not play.tout_d_une
        for step in play.steps
        if step.end == target and (is_spare(position, step.start, table) or treatise.refilled_case_is_a_way)
    }
    return max(len(ways) + both_numbers_fill(position, target, plays, treatise), 1)


def is_spare(position: Position, start: int, table: range) -> bool:
    """Whether a man on the flèche is none of those that make the plein."""
    return start not in table or position.mine[start] > 2


def both_numbers_fill(position: Position, target: int, plays: list[Play], treatise: Treatise) -> bool:
    """Whether one man comes onto the last half-case with both numbers."""
    men, numbers = position.mine, [step.number for step in plays[0].steps]
    if treatise.way_judged_by_outcome:
        start = target - sum(numbers)
        there = len(numbers) == 2 and start >= 0 and men[start] > 0
        return there and any(play.men == moved(men, start, target) for play in plays)
    return any(play.tout_d_une and play.steps[1].end == target for play in plays)


def unplayed(plays: list[Play], treatise: Treatise) -> list[Gain]:
    """Two points to the adversary for each number that no man can play (tarifs of A and B)."""
    if sum(plays[0].men[:OUT]) == 0 and not treatise.number_without_man_is_lost:
        return []
    missing = 2 - len(plays[0].steps)
    return [Gain("dame_non_jouee", False, 2 * missing)] if missing else []


def sortie(play: Play, dice: Dice) -> list[Gain]:
    """What the play gives that lifts the last man (A ch. II and VI, B ch. XII)."""
    return [] if any(play.men[:OUT]) else [Gain("sortie", True, four_or_six(dice))]
