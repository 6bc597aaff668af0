"""Turn about: the winner stays and plays all the others, until he is beaten.

Source: ACAD-B ch. II.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Self

from academie.games.company.law.company import (
    Account,
    Ended,
    Person,
    Seating,
    Settlement,
    Unit,
    payments_for,
    seated,
)
from academie.games.company.law.line import Line, PlayedPartie, checked_parties, line
from academie.games.company.law.rules import TOUR_A_TOUR, TourRules
from academie.games.trictrac.law.coup import Form
from academie.kernel import IllegalAction
from academie.words import Message


@dataclass(frozen=True, slots=True)
class TourATour:
    """Parties for a stake each, the loser paying the winner, two in grande bredouille where it is agreed."""

    line: Line
    parties: int
    rules: TourRules = TOUR_A_TOUR
    played_parties: tuple[PlayedPartie, ...] = ()

    @property
    def people(self) -> int:
        return self.line.people

    @property
    def over(self) -> bool:
        return len(self.played_parties) >= self.parties

    def table(self) -> Seating:
        if self.over:
            raise IllegalAction(Message("company-parties-all-played", parties=self.parties))
        return Seating(Form.PARTIE, self.line.table)

    def after(self, result: Ended) -> Self:
        seated(self, result)
        played_parties = (*self.played_parties, self.line.played(result))
        return replace(self, line=self.line.after(self.line.loser(result)), played_parties=played_parties)

    def accounts(self) -> tuple[Account, ...]:
        return tuple(self._account(Person(person)) for person in range(self.people))

    def _account(self, person: Person) -> Account:
        won = [played.stakes for played in self.played_parties if played.winner == person]
        lost = [played.stakes for played in self.played_parties if played.loser == person]
        return Account((person,), len(won), Fraction(sum(won) - sum(lost)))

    def settle(self) -> Settlement:
        if not self.over:
            played = len(self.played_parties)
            raise IllegalAction(Message("company-parties-left", played=played, parties=self.parties))
        return Settlement(Unit.STAKE, payments_for([account.balance for account in self.accounts()]))


def tour_a_tour(people: int, parties: int, rules: TourRules = TOUR_A_TOUR) -> TourATour:
    """Two to six people, the first two seated. Raises `OptionError` for other numbers."""
    return TourATour(line(people, rules.fewest.value), checked_parties(parties), rules)
