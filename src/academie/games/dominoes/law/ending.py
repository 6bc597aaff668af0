"""When a party is over, who has won it, and what each has won or lost in stakes.

Source: ACAD-D ch. II-IX.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final, NamedTuple

from academie.games.dominoes.law.counting import Scores
from academie.games.dominoes.law.events import Why
from academie.games.dominoes.law.options import Agreement
from academie.games.dominoes.law.rules import Aim, DominoRules
from academie.kernel import Outcome, Seat

WHY: Final[Mapping[Aim, Why]] = {
    Aim.POINTS: Why.POINTS,
    Aim.ROUNDS: Why.ROUNDS,
    Aim.STAKES: Why.STAKES,
    Aim.LAST: Why.LAST,
}


class Ending(NamedTuple):
    """A party that is over: why, and which side alone has won or lost it; none where stakes decide."""

    why: Why
    side: int | None


def ended(scores: Scores, rules: DominoRules, accord: Agreement) -> Ending | None:
    """The end of the party, if these accounts are one.

    Where most points lose, nobody has lost while two have as many: another coup decides.
    """
    aim, most = rules.aim.value, max(scores)
    if aim is Aim.STAKES:
        return Ending(Why.STAKES, None) if sum(scores) >= accord.goal * accord.players else None
    if most < accord.goal or scores.count(most) > 1:
        return None
    return Ending(WHY[aim], scores.index(most))


def pot(scores: Scores, accord: Agreement) -> int:
    """How many stakes lie in the pot, or are about to be put there."""
    return accord.players - sum(scores) % accord.players


def outcome(ending: Ending, scores: Scores, rules: DominoRules, accord: Agreement) -> Outcome:
    """What each seat has won: stakes taken back, the stakes of the others, or those he pays."""
    if ending.side is None:
        return Outcome(tuple(Fraction(taken - accord.goal) for taken in scores), ending.why.value)
    alone = [rules.side(Seat(seat)) == ending.side for seat in range(accord.players)]
    # The winners share what the losers stake; where one pays, he pays a stake to each.
    share = Fraction(alone.count(False), alone.count(True))
    sign = -1 if ending.why is Why.LAST else 1
    return Outcome(tuple(sign * share if one else Fraction(-sign) for one in alone), ending.why.value)
