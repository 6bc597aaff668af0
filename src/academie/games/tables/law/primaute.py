"""Drawing for the dé: one die each, and the higher has the first throw; equal dice are thrown again.

Source: ACAD-B ch. II; ACAD Plain ch. II; LEP part 1 ch. I.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import Final

from academie.games.tables.law.throw import FACES
from academie.kernel import BLACK, WHITE, Action, Event, Seat
from academie.words import Message


class FirstThrow(Enum):
    """What winning the first dice gives."""

    PLAYS_IT = "plays-it"
    """The first throw of the partie is the dice that decided who has it."""
    RIGHT_ONLY = "right-only"
    """Only the right to throw afresh."""


FIRST_THROW: Final = Message("tables-first-throw")
FIRST_THROW_WORDS: Final = {
    FirstThrow.PLAYS_IT: Message("tables-first-throw-plays-it"),
    FirstThrow.RIGHT_ONLY: Message("tables-first-throw-right-only"),
}


class FirstDoublet(Enum):
    """What equal first dice bring."""

    AGAIN = "again"
    """They are thrown again."""
    OTHER = "other"
    """The other player takes the dice in turn."""


FIRST_DOUBLET: Final = Message("tables-first-doublet")
FIRST_DOUBLET_WORDS: Final = {
    FirstDoublet.AGAIN: Message("tables-first-doublet-again"),
    FirstDoublet.OTHER: Message("tables-first-doublet-other"),
}


@dataclass(frozen=True, slots=True)
class FirstDice(Action):
    """One die each for the first throw."""

    white: int
    black: int

    def mirrored(self) -> FirstDice:
        return FirstDice(self.black, self.white)

    @property
    def higher(self) -> Seat | None:
        """Whose die is the higher; nobody's if they are equal."""
        if self.white == self.black:
            return None
        return WHITE if self.white > self.black else BLACK


@dataclass(frozen=True, slots=True, kw_only=True)
class Primaute(Event):
    """`seat` has won the first throw."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DoubletVoid(Event):
    """The first dice were equal: `seat` takes them in turn."""


FIRST_DICE: Final = tuple(FirstDice(white, black) for white in FACES for black in FACES)
FIRST_CHANCES: Final = tuple((dice, Fraction(1, len(FIRST_DICE))) for dice in FIRST_DICE)
