"""What happens in a company at trictrac: on the board, on the sheet, and round the table.

Seats are those of the people, from 0; White and Black are the two who have the board.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from academie.games.company.law import Marque, Unit
from academie.games.company.law.transfers import Why
from academie.games.tables.law.track import Pair
from academie.kernel import Event, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class AtBoard(Event):
    """An event on the board, of the person on `seat`; `event` is the same for White or Black."""

    event: Event
    at: Pair[Seat]
    """Who is White and who Black."""

    @property
    def called(self) -> str:
        return self.event.called


@dataclass(frozen=True, slots=True, kw_only=True)
class MarqueWritten(Event):
    """`seat` has won a marqué, which is written down on the loser."""

    marque: Marque


@dataclass(frozen=True, slots=True, kw_only=True)
class Owed(Event):
    """The account of `payers`, `seat` being the first of them, owes that of `payees` so many jetons."""

    payers: tuple[Seat, ...]
    payees: tuple[Seat, ...]
    jetons: int
    why: Why


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchanged(Event):
    """Those of `enters`, `seat` being the first of them, sit down in place of those who rise."""

    rises: tuple[Seat, ...]
    enters: tuple[Seat, ...]
    at: Pair[Seat]
    """Who is White and who Black from now on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Staked(Event):
    """`seat` sits down and stakes; so much lies in the poule then."""

    pot: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PouleEnded(Event):
    """`seat` has taken the poule; or, if `shared`, the evening is over and it is shared by all."""

    pot: int
    shared: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Paid(Event):
    """`seat` pays `payee` at the end."""

    payee: Seat
    amount: Fraction
    unit: Unit
