"""What one marqué of trictrac à écrire is worth.

Source: LEP part 1 ch. VI, part 3 no. 61-64.
"""

from __future__ import annotations

from dataclasses import dataclass

from academie.games.company.law.ended import Ended
from academie.games.company.law.rules import EcrireRules, Refait
from academie.kernel import Seat, other


@dataclass(frozen=True, slots=True)
class Marque:
    """A marqué that was won, as it is written down."""

    winner: Seat
    holes: int
    against: int
    """The loser's holes, taken off once, whatever the bredouille."""
    multiplier: int
    consolation: int
    """Multiplied already, as it is paid."""
    refaits: int = 0

    @property
    def gross(self) -> int:
        """Holes and consolation, multiplied, before the loser's holes are taken off."""
        return self.multiplier * self.holes + self.consolation

    @property
    def points(self) -> int:
        """What is marked on the loser."""
        return self.gross - self.against


def multiplier(run: int, rules: EcrireRules) -> int:
    """How many times a marqué counts that ended on `run` holes in a row: one, two, four and so on.

    Holes of the loser before that run do not matter; one after it has ended it.
    """
    doubled = 1 << run // rules.bredouille_every.value
    cap = rules.bredouille_cap.value
    return doubled if cap is None else min(cap, doubled)


def consolation(times: int, refaits: int, rules: EcrireRules) -> int:
    """The consolation of a marqué that counts `times` over, after so many refaits."""
    grown = 1 + refaits if rules.refait.value is Refait.LINEAR else 1 << refaits
    return times * rules.consolation.value * grown


def marque(result: Ended, refaits: int, rules: EcrireRules) -> Marque | None:
    """The marqué as it is to be written; none for a refait, which is played again."""
    winner = result.winner
    if winner is None:
        return None
    times = multiplier(result.runs[winner], rules)
    return Marque(
        winner,
        result.holes[winner],
        result.holes[other(winner)],
        times,
        consolation(times, refaits, rules),
        refaits,
    )
