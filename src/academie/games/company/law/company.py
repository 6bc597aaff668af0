"""What every form of company shares: who sits at the table, how a game ended, accounts and payments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import NamedTuple, NewType, Protocol, Self

from academie.games.tables.law.track import Pair
from academie.games.trictrac.law.coup import Form, refait_at_once
from academie.games.trictrac.law.state import TrictracState
from academie.kernel import BLACK, WHITE, IllegalAction, OptionValue, RuleSet, Seat
from academie.words import Message


@dataclass(frozen=True, slots=True)
class Ended:
    """The result of one partie or marqué, by seat."""

    form: Form
    holes: Pair[int]
    runs: Pair[int] = (0, 0)
    """How many of his holes each made since the other's last."""
    leaver: Seat | None = None
    """Who ended the marqué by going away; nobody where equal holes ended it at once."""
    stakes: int = 1
    """What the partie was worth: two in grande bredouille, where that is agreed."""

    @property
    def winner(self) -> Seat | None:
        """Who has more holes; nobody in a refait."""
        white, black = self.holes
        if white == black:
            return None
        return WHITE if white > black else BLACK


def ended(partie: TrictracState) -> Ended:
    """How the partie or marqué ended. Raises `IllegalAction` while it goes on."""
    outcome = partie.outcome
    if outcome is None:
        raise IllegalAction(Message("company-not-ended"))
    stakes = max(1, *(int(gain) for gain in outcome.returns))
    went = partie.form is Form.MARQUE and not refait_at_once(partie.board, partie.score)
    leaver = partie.thrower if went else None
    return Ended(partie.form, partie.score.holes, partie.score.runs, leaver, stakes)


Person = NewType("Person", int)
"""One of the company, by the order agreed on or drawn by lot at the start, from 0."""


class Exchange(NamedTuple):
    """Who gets up from the table and who sits down."""

    rises: tuple[Person, ...]
    enters: tuple[Person, ...]


@dataclass(frozen=True, slots=True)
class Seating:
    """What is played next, by whom, and who throws first."""

    form: Form
    persons: Pair[Person]
    first: Seat | None = None
    """Who has the dice; if nobody, they are thrown for."""
    advisers: Pair[tuple[Person, ...]] = ((), ())
    """By seat, who may advise and keep from écoles the one who plays."""

    @property
    def white(self) -> Person:
        return self.persons[WHITE]

    @property
    def black(self) -> Person:
        return self.persons[BLACK]

    @property
    def options(self) -> dict[str, OptionValue]:
        """What the game of trictrac is to be started with."""
        options: dict[str, OptionValue] = {"form": self.form.value}
        if self.first is not None:
            options["first"] = "white" if self.first == WHITE else "black"
        return options

    def seat_of(self, person: Person) -> Seat | None:
        """The seat of a person; `None` if idle."""
        return Seat(self.persons.index(person)) if person in self.persons else None

    def exchange(self, then: Seating) -> Exchange:
        """Who makes way for whom before `then` can begin."""
        return Exchange(
            tuple(person for person in self.persons if person not in then.persons),
            tuple(person for person in then.persons if person not in self.persons),
        )


class Unit(Enum):
    """What accounts are kept in, or paid in."""

    JETON = "jeton"
    FICHE = "fiche"
    STAKE = "stake"


@dataclass(frozen=True, slots=True)
class Account:
    """The account of one person, or of partners together; all balances sum to zero."""

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
        """What the person gains; negative for a loss."""
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
        raise IllegalAction(Message("company-other-form", played=table.form.value))
    return table


def payments_for(balances: Sequence[Fraction]) -> tuple[Payment, ...]:
    """Fewer payments than people that settle balances which sum to zero."""
    left = [*balances]
    payments: list[Payment] = []
    for _ in left:
        payer, payee = left.index(min(left)), left.index(max(left))
        amount = min(-left[payer], left[payee])
        if amount == 0:
            break
        left[payer] += amount
        left[payee] -= amount
        payments.append(Payment(Person(payer), Person(payee), amount))
    return tuple(payments)
