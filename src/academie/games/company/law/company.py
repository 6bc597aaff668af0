"""What every form of company can be asked, so that one table can serve them all."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import NamedTuple, Protocol, Self

from academie.games.company.law.ended import Ended
from academie.games.company.law.seating import Person, Seating
from academie.kernel import IllegalAction, RuleSet


class Unit(Enum):
    """What accounts are kept in, or paid in."""

    JETON = "jeton"
    FICHE = "fiche"
    STAKE = "stake"


@dataclass(frozen=True, slots=True)
class Account:
    """What stands for one person, or for partners together; all balances sum to nought."""

    holders: tuple[Person, ...]
    won: int
    """Marqués or parties."""
    balance: Fraction


class Payment(NamedTuple):
    """What one person hands to another at the end."""

    payer: Person
    payee: Person
    amount: Fraction


@dataclass(frozen=True, slots=True)
class Settlement:
    """Who pays whom; each pair at most once, and never nothing."""

    unit: Unit
    payments: tuple[Payment, ...]

    def gain(self, person: Person) -> Fraction:
        """What the person takes home; negative if he leaves money behind."""
        got = sum((item.amount for item in self.payments if item.payee == person), Fraction(0))
        return got - sum((item.amount for item in self.payments if item.payer == person), Fraction(0))


class Company(Protocol):
    """People at one trictrac board: who sits now, and what each result brings. Never changes."""

    @property
    def rules(self) -> RuleSet:
        """By what they settle."""
        ...

    @property
    def people(self) -> int:
        """How many they are."""
        ...

    @property
    def over(self) -> bool:
        """Whether nothing is left to be played."""
        ...

    def table(self) -> Seating:
        """Who plays next. Raises `IllegalAction` once it is over."""
        ...

    def after(self, result: Ended) -> Self:
        """The company once the result is recorded. Raises `IllegalAction` for one that cannot be its next."""
        ...

    def accounts(self) -> tuple[Account, ...]:
        """How everybody stands, all dues of the end included once it is over."""
        ...

    def settle(self) -> Settlement:
        """What is paid. Raises `IllegalAction` before it is over."""
        ...


def seated(company: Company, result: Ended) -> Seating:
    """Who has played that result. Raises `IllegalAction` if it is not what was to be played."""
    table = company.table()
    if result.form is not table.form:
        raise IllegalAction(f"a {table.form.value} is being played, not a {result.form.value}")
    return table
