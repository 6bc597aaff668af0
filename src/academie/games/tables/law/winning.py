"""Winning a game of the tables, for one stake or for more."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from academie.games.tables.law.pair import put
from academie.kernel import Event, Outcome, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class GameWon(Event):
    """`seat` has won; `stakes` is two for the double."""

    stakes: int


def won_by(winner: Seat, stakes: int, reason: str) -> Outcome:
    """The outcome in which the winner takes the stakes from the other."""
    return Outcome(put((Fraction(-stakes), Fraction(-stakes)), winner, Fraction(stakes)), reason)
