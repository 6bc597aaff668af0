"""Who plays each marqué: one class a form of company, numbering the marqués from 0.

Source: LEP part 1 ch. VI.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Protocol

from academie.games.company.law.company import Person
from academie.games.tables.law.track import Pair, put
from academie.kernel import BLACK, WHITE, OptionError, Seat, other
from academie.words import Message

Sides = tuple[tuple[Person, ...], ...]

MOST_PEOPLE: Final = 6


def persons(*places: int) -> tuple[Person, ...]:
    """The persons in those places of the order."""
    return tuple(Person(place) for place in places)


class Rotation(Protocol):
    """An order of playing. It hangs on results once only: on who lost the first marqué."""

    dice: ClassVar[tuple[Seat, ...]]
    """Who has the first throw, marqué by marqué in a cycle, where the form of company decides it."""

    @property
    def sides(self) -> Sides:
        """Who wins and loses together; each side has one account."""
        ...

    def pair(self, marque: int, first_loser: Seat | None) -> Pair[Person]:
        """Who plays that marqué; `first_loser` is known from the second on."""
        ...


@dataclass(frozen=True, slots=True)
class TeteATete:
    """Two people, who play every marqué."""

    dice: ClassVar[tuple[Seat, ...]] = ()

    @property
    def sides(self) -> Sides:
        return persons(0), persons(1)

    def pair(self, marque: int, first_loser: Seat | None) -> Pair[Person]:
        del marque, first_loser
        return Person(0), Person(1)


TETE_A_TETE: Final = TeteATete()


@dataclass(frozen=True, slots=True)
class Chouette:
    """One, always White, against two who play two marqués each in turn.

    He has the dice in the first of the two, the adversary in the second. Who of the partners begins they
    have drawn by lot.
    """

    dice: ClassVar[tuple[Seat, ...]] = (WHITE, BLACK)

    begins: int = 1
    """Which of the partners plays the first two marqués, as they drew it."""

    @property
    def sides(self) -> Sides:
        return persons(0), persons(1, 2)

    def pair(self, marque: int, first_loser: Seat | None) -> Pair[Person]:
        del first_loser
        return Person(0), Person(1 + (marque // 2 + self.begins - 1) % 2)


@dataclass(frozen=True, slots=True)
class DeuxContreDeux:
    """Two partners against two, 0 and 1 on White's side, 2 and 3 on Black's.

    Who loses the first marqué makes way for his partner; from then on each plays two in a row, the winner
    having the first for one of his, so that each meets both adversaries; the last marqué is left for the
    one who made way first.
    """

    dice: ClassVar[tuple[Seat, ...]] = ()

    @property
    def sides(self) -> Sides:
        return persons(0, 1), persons(2, 3)

    def pair(self, marque: int, first_loser: Seat | None) -> Pair[Person]:
        white, black = ((marque + (1 if seat == first_loser else 0)) // 2 % 2 for seat in (WHITE, BLACK))
        return self.sides[WHITE][white], self.sides[BLACK][black]


@dataclass(frozen=True, slots=True)
class ATourner:
    """Three people or more, each for himself.

    Who loses the first marqué makes way for the third; from then on each that enters plays two in a row,
    the second against the next to enter, and takes the seat of the one who rises.
    """

    dice: ClassVar[tuple[Seat, ...]] = ()

    people: int = 3

    def __post_init__(self) -> None:
        if not 3 <= self.people <= MOST_PEOPLE:
            raise OptionError(Message("company-needs-people", least=3, most=MOST_PEOPLE, people=self.people))

    @property
    def sides(self) -> Sides:
        return tuple(persons(place) for place in range(self.people))

    def pair(self, marque: int, first_loser: Seat | None) -> Pair[Person]:
        if marque == 0 or first_loser is None:
            return Person(0), Person(1)
        order = persons(other(first_loser), *range(2, self.people), first_loser)
        stays, enters = (order[turn % self.people] for turn in (marque - 1, marque))
        free = first_loser if marque % 2 else other(first_loser)
        return put((stays, stays), free, enters)
