"""Who sits at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, NewType

from academie.games.tables.law.pair import Pair
from academie.games.trictrac.law.coup import Form
from academie.kernel import BLACK, WHITE, OptionValue, Seat

Person = NewType("Person", int)
"""One of the company, by the order agreed on or drawn by lot at the start, from nought."""


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
    """Who has the dice; where it is nobody, they are thrown for."""
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
        """Where he sits; nowhere, if he is idle."""
        return Seat(self.persons.index(person)) if person in self.persons else None

    def exchange(self, then: Seating) -> Exchange:
        """Who makes way for whom before `then` can begin."""
        return Exchange(
            tuple(person for person in self.persons if person not in then.persons),
            tuple(person for person in then.persons if person not in self.persons),
        )
