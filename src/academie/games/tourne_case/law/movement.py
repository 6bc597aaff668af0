"""How men go at tourne-case.

A track counts the men of one player: 0 is outside, where he enters from, 1 to 12 are the flèches of his own
side, and 12 is his coin. Flèche `n` of one player faces flèche `n` of the other.
Source: ACAD Tourne-case ch. V-VII.
"""

from __future__ import annotations

from typing import Final

from academie.games.tables.law.play import Play
from academie.games.tables.law.throw import Throw
from academie.games.tables.law.track import Move, Point, Track, moved
from academie.games.tourne_case.law.rules import TourneCaseRules

OUTSIDE: Final[Point] = 0
COIN: Final[Point] = 12


def number_of(dice: Throw) -> int:
    """The number that is played: the lower, and of a doublet one. Source: ch. V."""
    return dice.low


def plays(men: Track, number: int, rules: TourneCaseRules) -> tuple[Play, ...]:
    """What can be done with the number: one man moved by it, or nothing if none can be."""
    starts = [start for start in range(COIN) if men[start] and may_go(men, start, number)]
    if rules.leader_first:
        starts = starts[-1:]
    return tuple(Play((Move(start, start + number),)) for start in starts) or (Play(),)


def may_go(men: Track, start: Point, number: int) -> bool:
    """Whether a man of `start` can play the number: he passes none of his own and joins none but on the coin.

    The coin is reached exactly, for there is nothing beyond it. Source: ch. V-VI.
    """
    end = start + number
    return end <= COIN and not any(men[start + 1 : end]) and (end == COIN or not men[end])


def hits(his: Track, end: Point) -> bool:
    """Whether a man that comes to `end` hits the adverse man across the board; none is hit on a coin.

    Source: ch. VI-VII.
    """
    return end != COIN and his[end] > 0


def sent_back(men: Track, point: Point) -> Track:
    """The men once the one on `point` is hit: he has to enter again. Source: ch. VI."""
    return moved(men, (Move(point, OUTSIDE),))
