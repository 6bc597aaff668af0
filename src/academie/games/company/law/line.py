"""People who take turns at parties: the loser goes behind those who wait, the first of them takes his seat.

Source: ACAD-B ch. II.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from academie.games.company.law.company import Ended, Person
from academie.games.company.law.rotation import MOST_PEOPLE, persons
from academie.games.tables.law.track import Pair, put
from academie.kernel import IllegalAction, OptionError, Seat, other
from academie.words import Message


class PlayedPartie(NamedTuple):
    """A partie that was played, and what it was worth."""

    winner: Person
    loser: Person
    stakes: int


@dataclass(frozen=True, slots=True)
class Line:
    """Who plays and who waits, the next to enter first."""

    table: Pair[Person]
    waiting: tuple[Person, ...]

    @property
    def people(self) -> int:
        return len(self.table) + len(self.waiting)

    def after(self, loser: Seat) -> Line:
        """The line once the loser has made way."""
        enters, *rest = (*self.waiting, self.table[loser])
        return Line(put(self.table, loser, enters), tuple(rest))

    def loser(self, result: Ended) -> Seat:
        """The seat of the loser, who makes way. Raises `IllegalAction` for a partie that nobody has won."""
        if result.winner is None:
            raise IllegalAction(Message("company-needs-winner"))
        return other(result.winner)

    def played(self, result: Ended) -> PlayedPartie:
        """The partie as it is recorded."""
        loser = self.loser(result)
        return PlayedPartie(self.table[other(loser)], self.table[loser], result.stakes)


def line(people: int, least: int) -> Line:
    """The company in its order, the first two at the table. Raises `OptionError` for too few or too many."""
    if not least <= people <= MOST_PEOPLE:
        raise OptionError(Message("company-needs-people", least=least, most=MOST_PEOPLE, people=people))
    first, second, *rest = persons(*range(people))
    return Line((first, second), tuple(rest))


def checked_parties(parties: int) -> int:
    """The number of parties. Raises `OptionError` if it is less than one."""
    if parties < 1:
        raise OptionError(Message("company-needs-parties", parties=parties))
    return parties
