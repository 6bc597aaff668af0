"""The board as each player counts it: 0 the talon, 11 the coin, 12 the adversary's coin, 24 out."""

from __future__ import annotations

from typing import NamedTuple

COIN = 11
OTHER_COIN = 12
HOME = 18
OUT = 24
PETIT = range(6)
GRAND = range(6, 12)
RETOUR = range(18, 24)

Men = tuple[int, ...]
"""How many men stand on each of 24 flèches, then how many are out: 25 numbers."""


class Position(NamedTuple):
    """The men of the player who threw and those of the adversary, each counted from their own talon."""

    mine: Men
    theirs: Men

    def adversaries(self, point: int) -> int:
        """How many men of the adversary stand on a flèche counted from the player's talon."""
        return self.theirs[23 - point]


def can_make(men: Men, table: range) -> bool:
    """Whether enough men stand on or behind each flèche of the table for two to come on each."""
    behind = sum(men[: table.start])
    for needed, point in enumerate(table, start=1):
        behind += men[point]
        if behind < 2 * needed:
            return False
    return True


def is_plein(men: Men, table: range) -> bool:
    """Whether each flèche of the table has two men: ACAD-A ch. VIII, plein; ACAD-B ch. V."""
    return min(men[table.start : table.stop]) >= 2


def within_reach(men: Men, table: range) -> bool:
    """Whether two men more could make a plein of the table, and a throw moves no more."""
    return sum(men[table.start : table.stop]) >= 10


def standing(position: Position) -> frozenset[int]:
    """The flèches, both coins aside, on which a man of the player may be left.

    None with a man of the adversary; none in a table of his that he can still fill (ACAD-A ch. II and VI,
    ACAD-B ch. XVIII).
    """
    points = {*range(11), *range(13, 24)}
    if can_make(position.theirs, GRAND):
        points -= {*range(13, 18)}
    if can_make(position.theirs, PETIT):
        points -= {*RETOUR}
    return frozenset(point for point in points if not position.adversaries(point))
