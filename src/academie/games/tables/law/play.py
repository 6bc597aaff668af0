"""The play of a throw: which men move, and what bearing off obliges to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from academie.games.tables.law.track import Move
from academie.kernel import Action
from academie.words import Message

Moves = tuple[Move, ...]


class Bearoff(Enum):
    """What a number that would take a man exactly to the bande obliges to."""

    FREE = "free"
    """Lift or play inside, as one likes."""
    EXACT = "exact"
    """What falls exactly is lifted."""
    INSIDE_FIRST = "inside-first"
    """Nothing is lifted while the number can be played inside."""
    INSIDE_UNLESS_KEEPING = "inside-unless-keeping"
    """Likewise, but for what alone keeps the plein of the retour."""


BEAROFF_WORDS: Final = {
    Bearoff.FREE: Message("tables-bearoff-free"),
    Bearoff.EXACT: Message("tables-bearoff-exact"),
    Bearoff.INSIDE_FIRST: Message("tables-bearoff-inside-first"),
    Bearoff.INSIDE_UNLESS_KEEPING: Message("tables-bearoff-inside-unless-keeping"),
}


@dataclass(frozen=True, slots=True)
class Play(Action):
    """The men moved by one throw, as their net movement on the thrower's own track.

    A man playing both numbers is one move; no move at all is a throw that cannot be played. Two ways
    of touching the men that end in the same position are the same play.
    """

    moves: Moves = ()


def net(one: Move, two: Move) -> Moves:
    """The two moves as what changes on the board: a man relayed by another has moved once."""
    if one.end == two.start:
        return (Move(one.start, two.end),)
    if two.end == one.start:
        return (Move(two.start, one.end),)
    return (one, two) if one <= two else (two, one)
