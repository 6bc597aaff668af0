"""How hard a puzzle is, from what can be measured of it. The numbers are meant to read as ratings do:
a beginner's puzzles lie about a thousand, those of the strong about two thousand.
"""

from __future__ import annotations

from typing import Final

LEAST: Final = 600
MOST: Final = 2600


def dames_rating(*, depth: int, given: int, legal: int) -> int:
    """700, and 110 for each ply the search must look ahead to find the play and keep to it, 60 for each piece
    given, 15 for each legal move up to twenty.
    """
    return _within(700 + 110 * depth + 60 * given + 15 * min(legal, 20))


def trictrac_rating(*, chance: float, simple: bool, one_ply: bool, legal: int) -> int:
    """900, and 500 times the chance that the lowest level misses the play, 200 if the simple player misses
    it, 300 if a look of one ply does, 12 for each legal play up to thirty.
    """
    missed = 500 * (1 - chance) + 200 * (not simple) + 300 * (not one_ply)
    return _within(900 + missed + 12 * min(legal, 30))


def _within(rating: float) -> int:
    return round(max(LEAST, min(MOST, rating)))
