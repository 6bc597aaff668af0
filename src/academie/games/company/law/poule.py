"""The poule: everybody stakes on sitting down, and who beats all the others takes what lies there.

Source: LEP part 1 ch. VI.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import takewhile
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
from academie.games.company.law.rules import POULE, PouleRules
from academie.games.trictrac.law.coup import Form
from academie.kernel import IllegalAction, Seat
from academie.words import Message


@dataclass(frozen=True, slots=True)
class Poule:
    """The poule so far. The loser goes behind those who wait; who takes his place stakes."""

    line: Line
    parties: int
    """The most the evening has time for: if nobody has taken the poule by then, it is shared."""
    rules: PouleRules
    staked: tuple[int, ...]
    played_parties: tuple[PlayedPartie, ...] = ()

    @property
    def people(self) -> int:
        return self.line.people

    @property
    def pot(self) -> int:
        """What lies in the pool, in stakes."""
        return sum(self.staked)

    @property
    def taker(self) -> Person | None:
        """Who has won as many parties as he has people against him."""
        if not self.played_parties:
            return None
        last = self.played_parties[-1].winner
        return last if self.wins(last) >= self.people - 1 else None

    @property
    def over(self) -> bool:
        return self.taker is not None or len(self.played_parties) >= self.parties

    def wins(self, person: Person) -> int:
        """How many parties count for him: those since his last loss, or all, as the rules say."""
        if not self.rules.in_succession:
            return sum(played.winner == person for played in self.played_parties)
        his = (played for played in reversed(self.played_parties) if person in played[:2])
        return sum(1 for _ in takewhile(lambda played: played.winner == person, his))

    def table(self) -> Seating:
        if self.over:
            raise IllegalAction(Message("company-poule-over"))
        return Seating(Form.PARTIE, self.line.table)

    def after(self, result: Ended) -> Self:
        seated(self, result)
        loser = self.line.loser(result)
        played = replace(self, played_parties=(*self.played_parties, self.line.played(result)))
        return played if played.over else played._entered(loser)

    def _entered(self, seat: Seat) -> Self:
        """The next of those who wait sits down and stakes."""
        then = self.line.after(seat)
        enters = then.table[seat]
        owes = 1 if self.rules.stakes_again or self.staked[enters] == 0 else 0
        staked = tuple(put + owes * (person == enters) for person, put in enumerate(self.staked))
        return replace(self, line=then, staked=staked)

    def shares(self) -> tuple[Fraction, ...]:
        """What each takes out of the pool: nothing while it is played for."""
        if not self.over:
            return (Fraction(0),) * self.people
        if self.taker is None:
            return (Fraction(self.pot, self.people),) * self.people
        return tuple(Fraction(self.pot if person == self.taker else 0) for person in range(self.people))

    def accounts(self) -> tuple[Account, ...]:
        return tuple(
            Account((Person(person),), self.wins(Person(person)), share - self.staked[person])
            for person, share in enumerate(self.shares())
        )

    def settle(self) -> Settlement:
        if not self.over:
            raise IllegalAction(Message("company-poule-open"))
        return Settlement(Unit.STAKE, payments_for([account.balance for account in self.accounts()]))


def poule(people: int, parties: int, rules: PouleRules = POULE) -> Poule:
    """A poule of three to six people, the first two seated. Raises `OptionError` for other numbers."""
    staked = tuple(1 if person < 2 else 0 for person in range(people))
    return Poule(line(people, least=3), checked_parties(parties), rules, staked)
