"""A party of trictrac à écrire: an agreed number of marqués, whoever plays them.

Source: LEP part 1 ch. VI.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations
from typing import Self

from academie.games.company.law.company import (
    Account,
    Ended,
    Payment,
    Person,
    Seating,
    Settlement,
    Unit,
    seated,
)
from academie.games.company.law.rotation import TETE_A_TETE, Rotation
from academie.games.company.law.rules import LEP_1818, EcrireRules, NextDice, Price, Refait
from academie.games.company.law.transfers import Side, Transfer, Why, balances, between, closing
from academie.games.tables.law.track import Pair
from academie.games.trictrac.law.coup import Form
from academie.kernel import IllegalAction, OptionError, Seat, other
from academie.words import Message


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


@dataclass(frozen=True, slots=True)
class Written:
    """A marqué on the sheet: who played it, and what it was worth."""

    persons: Pair[Person]
    marque: Marque

    @property
    def winner(self) -> Person:
        return self.persons[self.marque.winner]

    @property
    def loser(self) -> Person:
        return self.persons[other(self.marque.winner)]


@dataclass(frozen=True, slots=True)
class Ecrire:
    """The party so far. Raises `OptionError` for a number of marqués that gives the sides unequal shares."""

    rotation: Rotation = TETE_A_TETE
    marques: int = 8
    rules: EcrireRules = LEP_1818
    fiches: int | None = None
    """The queue, where another is agreed than the rules have."""
    written: tuple[Written, ...] = ()
    refaits: int = 0
    """How often the marqué being played has been started again."""
    leaver: Person | None = None
    """Who went away last."""

    def __post_init__(self) -> None:
        if self.marques <= 0 or self.marques % len(self.sides):
            accounts = len(self.sides)
            raise OptionError(Message("company-marques-uneven", marques=self.marques, accounts=accounts))

    @property
    def sides(self) -> tuple[tuple[Person, ...], ...]:
        """Who shares each account."""
        return self.rotation.sides

    @property
    def people(self) -> int:
        return sum(map(len, self.sides))

    @property
    def over(self) -> bool:
        return len(self.written) == self.marques

    def table(self) -> Seating:
        if self.over:
            raise IllegalAction(Message("company-marques-all-played", marques=self.marques))
        nth = len(self.written)
        pair = self.rotation.pair(nth, self._first_loser())
        return Seating(
            Form.MARQUE, pair, self._dice(nth, pair), (self._advisers(pair[0]), self._advisers(pair[1]))
        )

    def _first_loser(self) -> Seat | None:
        return other(self.written[0].marque.winner) if self.written else None

    def _dice(self, nth: int, pair: Pair[Person]) -> Seat | None:
        if self.rotation.dice:
            return self.rotation.dice[nth % len(self.rotation.dice)]
        if self.leaver not in pair or self.rules.next_dice.value is NextDice.THROWN:
            return None
        return Seat(pair.index(self.leaver))

    def _advisers(self, player: Person) -> tuple[Person, ...]:
        """His partner, who looks on."""
        if not self.rules.partner_advises:
            return ()
        return tuple(person for person in self.sides[self.side(player)] if person != player)

    def side(self, person: Person) -> Side:
        """The account the person plays for."""
        return Side(next(index for index, holders in enumerate(self.sides) if person in holders))

    def after(self, result: Ended) -> Self:
        table = seated(self, result)
        leaver = None if result.leaver is None else table.persons[result.leaver]
        won = marque(result, self.refaits, self.rules)
        if won is None:
            return replace(self, refaits=self.refaits + 1, leaver=leaver)
        written = (*self.written, Written(table.persons, won))
        return replace(self, written=written, refaits=0, leaver=leaver)

    def marked(self) -> tuple[Transfer, ...]:
        """What the marqués alone have brought, in their order."""
        return tuple(item for written in self.written for item in self.brought(written))

    def brought(self, written: Written) -> tuple[Transfer, ...]:
        """What one marqué brings: its points, and in a company à tourner the consolation of the idle."""
        winner, loser = self.side(written.winner), self.side(written.loser)
        points = Transfer(loser, winner, written.marque.points, Why.MARQUE)
        if not self.rules.idle_consolation:
            return (points,)
        idle = (Side(side) for side in range(len(self.sides)) if side not in {winner, loser})
        return points, *(Transfer(loser, side, written.marque.consolation, Why.IDLE) for side in idle)

    def won(self) -> tuple[int, ...]:
        """How many marqués each side has made."""
        return self._count([item.winner for item in self.written])

    def lost(self) -> tuple[int, ...]:
        """How many marqués each side was marked with."""
        return self._count([item.loser for item in self.written])

    def _count(self, people: list[Person]) -> tuple[int, ...]:
        return tuple(sum(person in holders for person in people) for holders in self.sides)

    def transfers(self) -> tuple[Transfer, ...]:
        """All that is owed: the marqués, and once they are all played the postillons and queues."""
        marked = self.marked()
        if not self.over:
            return marked
        points = balances(marked, len(self.sides))
        fiches = self.rules.queue.value if self.fiches is None else self.fiches
        return *marked, *closing(points, self.won(), self.lost(), fiches, self.rules)

    def accounts(self) -> tuple[Account, ...]:
        gained = balances(self.transfers(), len(self.sides))
        return tuple(map(Account, self.sides, self.won(), map(Fraction, gained)))

    def settle(self) -> Settlement:
        if not self.over:
            played = len(self.written)
            raise IllegalAction(Message("company-marques-left", played=played, marques=self.marques))
        unit = Unit.FICHE if self.rules.price.value is Price.FICHE else Unit.JETON
        payments = [
            payment
            for one, two in combinations(map(Side, range(len(self.sides))), 2)
            for payment in self._paid(one, two)
        ]
        return Settlement(unit, tuple(payments))

    def _paid(self, one: Side, two: Side) -> list[Payment]:
        """What passes between the persons of two sides.

        Each partner plays for the whole: a chouette settles with both, and two against two by couples.
        """
        amount = self._bill(one, two)
        if amount == 0:
            return []
        payer, payee = (one, two) if amount > 0 else (two, one)
        payers, payees = self.sides[payer], self.sides[payee]
        return [
            Payment(payers[nth % len(payers)], payees[nth % len(payees)], Fraction(abs(amount)))
            for nth in range(max(len(payers), len(payees)))
        ]

    def _bill(self, payer: Side, payee: Side) -> int:
        """What one side pays another: the difference of what is marked, and the queue."""
        transfers = self.transfers()
        tail = between((item for item in transfers if item.why is Why.QUEUE), payer, payee)
        difference = between(transfers, payer, payee) - tail
        if self.rules.price.value is Price.JETON:
            return difference + tail
        whole = fiches(abs(difference), self.rules)
        return (whole if difference > 0 else -whole) + tail // self.rules.jetons_a_fiche.value


def fiches(jetons: int, rules: EcrireRules) -> int:
    """The jetons in whole fiches: five or more over make one, fewer are let go."""
    whole, rest = divmod(jetons, rules.jetons_a_fiche.value)
    return whole + (rest >= rules.fiche_from.value)
